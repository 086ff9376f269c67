import type { Route } from "next";
import { focusScenes } from "@/components/art/scenes/registry";
import { BeforeStart } from "@/components/sections/offer/before-start";
import { Prose } from "@/components/sections/offer/blocks";
import { counted } from "@/components/sections/offer/counted";
import { Definitions } from "@/components/sections/offer/definitions";
import { Plan } from "@/components/sections/offer/plan";
import { TitledList } from "@/components/sections/offer/titled-list";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { OpeningFigure } from "@/components/sections/shared/opening-figure";
import { PageHero } from "@/components/sections/shared/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { Questions } from "@/components/sections/shared/questions";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { LineRun, SpineSheet } from "@/components/sections/shared/spine";
import { Split } from "@/components/sections/shared/split";
import { Sheet } from "@/components/ui/sheet";
import type { Focus, MoreLink, StartLabels } from "@/content/schema";

interface FocusPageProps {
  focus: Focus & { slug: string };
  /** The name as it is set at the head of the page. */
  lines: string[];
  above: Crumb[];
  contactRoute: Route;
  startLabels: StartLabels;
  /** The services that take part, with what each does here. */
  services: PageLink[];
  /** Industries that this field applies to. */
  industries: PageLink[];
  /** Where there are more industries than these. */
  moreIndustries?: MoreLink;
  neighbours: NeighboursOfPage;
}

const sheet = (number: number) => `Sheet ${number} of 9`;

/** A business problem across industries: how to recognise it, why the usual fix fails, and how we go at it on the page's line. */
export function FocusPage(props: FocusPageProps) {
  const { focus, lines, above, contactRoute, neighbours } = props;
  const { slug, name, icon, hero, drawing, symptoms, usualFix, approach } = focus;
  return (
    <article>
      <PageHero
        above={above}
        name={name}
        lines={lines}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      />
      <LineRun>
        <OpeningFigure scene={focusScenes[slug]} icon={icon} text={drawing} id={slug} />
        <Sheet name="Symptoms" note={sheet(2)}>
          <SheetHead heading={symptoms.heading} lead={symptoms.lead} size="d2" />
          <TitledList items={symptoms.items} columns={symptoms.items.length % 3 === 0 ? 3 : 2} mark="box" />
        </Sheet>
        <Sheet name="The usual fix" note={sheet(3)} className="mt-s9">
          <Split heading={usualFix.heading}>
            <Prose paragraphs={usualFix.paragraphs} />
          </Split>
        </Sheet>
      </LineRun>
      <SpineSheet
        joined
        name="How we go about it"
        note={sheet(4)}
        heading={approach.heading}
        lead={approach.lead}
        steps={approach.steps}
      />
      <Project {...props} />
      <Neighbours {...neighbours} />
      <ClosingSection closing={focus.closing} route={contactRoute} />
    </article>
  );
}

/** Three columns, but for a list whose last row would hold one link. */
const columnsFor = ({ length }: readonly unknown[]) => (length % 3 === 1 ? 2 : 3);

/** Who takes part, the first thirty days, the risks, the questions. */
function Project({ focus, startLabels, services, industries, moreIndustries }: FocusPageProps) {
  const { firstDays, risks } = focus;
  return (
    <>
      <Sheet name="Who takes part" note={sheet(5)} className="mt-s9">
        <SheetHead
          heading={`${counted([{ count: services.length, one: "service" }])} take part, in ${counted([
            { count: industries.length, one: "industry", many: "industries", isOpen: moreIndustries !== undefined },
          ]).toLowerCase()}`}
          size="d2"
        />
        <div className="grid gap-y-10 px-mar">
          <PageLinks heading="Services that take part" links={services} columns={columnsFor(services)} />
          <PageLinks
            heading="Industries it applies to"
            links={industries}
            more={moreIndustries}
            columns={columnsFor(industries)}
            folded
          />
        </div>
      </Sheet>
      <Sheet name="First thirty days" note={sheet(6)} className="mt-s9">
        <SheetHead heading={firstDays.heading} lead={firstDays.lead} size="d2" />
        <Plan unit={firstDays.unit} total={firstDays.total} rows={firstDays.rows} />
      </Sheet>
      <div className="table-top mt-s9">
        <Sheet name="Risks" note={sheet(7)}>
          <Split heading={risks.heading}>
            <Definitions
              columns={["What can go wrong", "What we do about it"]}
              items={risks.items.map(({ risk, held }) => ({ name: risk, text: held }))}
            />
          </Split>
        </Sheet>
      </div>
      <Sheet name="Before you start" note={sheet(8)} className="mt-s9">
        <BeforeStart start={focus.start} labels={startLabels} />
      </Sheet>
      <Sheet name="Questions" note={sheet(9)} className="mt-s9">
        <Split heading="Asked before starting">
          <Questions inColumn group={`${focus.slug}-questions`} questions={focus.questions} />
        </Split>
      </Sheet>
    </>
  );
}
