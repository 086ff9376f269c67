import type { Route } from "next";
import { industryScenes } from "@/components/art/scenes/registry";
import { BeforeStart } from "@/components/sections/offer/before-start";
import { Prose } from "@/components/sections/offer/blocks";
import { counted } from "@/components/sections/offer/counted";
import { DayChart } from "@/components/sections/offer/day-chart";
import { Definitions } from "@/components/sections/offer/definitions";
import { NumberToScale } from "@/components/sections/offer/number-to-scale";
import { Systems } from "@/components/sections/offer/systems";
import { TitledList } from "@/components/sections/offer/titled-list";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { OpeningFigure } from "@/components/sections/shared/opening-figure";
import { PageHero } from "@/components/sections/shared/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { Questions } from "@/components/sections/shared/questions";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Split } from "@/components/sections/shared/split";
import { Fold } from "@/components/ui/fold";
import { Sheet } from "@/components/ui/sheet";
import type { Industry, StartLabels } from "@/content/schema";

interface IndustryPageProps {
  industry: Industry & { slug: string };
  /** The name as it is set at the head of the page. */
  lines: string[];
  above: Crumb[];
  contactRoute: Route;
  startLabels: StartLabels;
  services: PageLink[];
  focus: PageLink[];
  neighbours: NeighboursOfPage;
}

const sheet = (number: number) => `Sheet ${number} of 9`;

/** One trade: its hours, its systems and their hard parts, its rules, and where projects in it go wrong. */
export function IndustryPage({
  industry,
  lines,
  above,
  contactRoute,
  startLabels,
  services,
  focus,
  neighbours,
}: IndustryPageProps) {
  const { slug, name, hero, drawing, number, closing } = industry;
  return (
    <article>
      <PageHero
        above={above}
        name={name}
        lines={lines}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      >
        <OpeningFigure scene={industryScenes[slug]} icon={industry.icon} text={drawing} id={slug} />
      </PageHero>
      <Trade industry={industry} />
      <NumberToScale number={number} />
      <Rules industry={industry} />
      <Sheet name="Who takes part" note={sheet(7)} className="mt-s9">
        <SheetHead
          heading={`${counted([
            { count: services.length, one: "service" },
            { count: focus.length, one: "focus\u00a0area" },
          ])} apply`}
          size="d2"
        />
        <div className="grid gap-x-gut gap-y-10 px-mar md:grid-cols-2">
          <PageLinks heading="Services" links={services} />
          <PageLinks heading="Focus areas" links={focus} />
        </div>
      </Sheet>
      <Sheet name="Before you start" note={sheet(8)} className="mt-s9">
        <BeforeStart start={industry.start} labels={startLabels} />
      </Sheet>
      <Sheet name="Questions" note={sheet(9)} className="mt-s9">
        <Split heading="Asked before starting">
          <Questions inColumn group={`${slug}-questions`} questions={industry.questions} />
        </Split>
      </Sheet>
      <Neighbours {...neighbours} />
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

/** The trade's day and its systems. */
function Trade({ industry: { name, hours, day, systems } }: Pick<IndustryPageProps, "industry">) {
  return (
    <>
      <Sheet name="The day" note={sheet(2)}>
        <Split heading={day.heading}>
          <Prose paragraphs={day.paragraphs} />
        </Split>
        <DayChart rows={[{ label: name, hours }]} />
      </Sheet>
      <Sheet name="Systems" note={sheet(3)} className="mt-s9">
        <SheetHead heading={systems.heading} lead={systems.lead} size="d2" />
        <Systems items={systems.items} />
      </Sheet>
    </>
  );
}

/** Standards, connections, and where projects go wrong. */
function Rules({ industry: { standards, integrations, pitfalls } }: Pick<IndustryPageProps, "industry">) {
  return (
    <>
      <Sheet name="Rules" note={sheet(4)} className="mt-s9">
        <Split heading={standards.heading}>
          <Definitions columns={["Name", "What it asks"]} items={standards.items} />
        </Split>
      </Sheet>
      <Sheet name="Connections" note={sheet(5)} className="mt-s9">
        <SheetHead heading={integrations.heading} size="d2" />
        <Fold label={`Show all ${integrations.items.length}`} summaryClassName="mx-mar">
          <TitledList
            columns={integrations.items.length % 3 === 0 ? 3 : 2}
            items={integrations.items.map((item) => ({ title: item.name, text: item.text }))}
          />
        </Fold>
      </Sheet>
      <div className="table-top mt-s9">
        <Sheet name="Where it goes wrong" note={sheet(6)}>
          <SheetHead heading={pitfalls.heading} size="d2" />
          <TitledList items={pitfalls.items} mark="cross" />
        </Sheet>
      </div>
    </>
  );
}
