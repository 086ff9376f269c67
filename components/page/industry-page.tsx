import type { Route } from "next";
import { industryScenes } from "@/components/art/scenes/registry";
import type { Crumb } from "@/components/sections/breadcrumbs";
import { ClosingSection } from "@/components/sections/closing-section";
import { DayChart } from "@/components/sections/day-chart";
import { NumberToScale } from "@/components/sections/number-to-scale";
import { OpeningFigure } from "@/components/sections/opening-figure";
import { PageHero } from "@/components/sections/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/page-links";
import { Questions } from "@/components/sections/questions";
import { SheetHead } from "@/components/sections/sheet-head";
import { TitledList } from "@/components/sections/titled-list";
import { RichText } from "@/components/ui/rich-text";
import { Sheet } from "@/components/ui/sheet";
import type { Industry } from "@/content/schema";

interface IndustryPageProps {
  industry: Industry & { slug: string };
  above: Crumb[];
  contactRoute: Route;
  services: PageLink[];
  focus: PageLink[];
}

/** One trade: its hours, its systems and their hard parts, its rules, and where projects in it go wrong. */
export function IndustryPage({ industry, above, contactRoute, services, focus }: IndustryPageProps) {
  const { hero, drawing, number, hours, day, systems, standards, integrations, pitfalls, questions, closing } = industry;
  return (
    <article>
      <PageHero
        above={above}
        name={industry.name}
        lines={[industry.name]}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      >
        <OpeningFigure
          scene={industryScenes[industry.slug]}
          icon={industry.icon}
          text={drawing}
          id={`${industry.slug}-drawing`}
        />
      </PageHero>
      <Sheet name="The day" note="Sheet 2 of 9">
        <SheetHead heading={day.heading} />
        <div className="grid-12 gap-y-8">
          <div className="grid gap-5 text-lead md:col-span-7">
            {day.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </div>
        <DayChart rows={[{ label: industry.name, hours }]} />
        <p className="px-mar pt-4 font-note text-note text-ink-2">{hours.note}</p>
      </Sheet>
      <NumberToScale number={number} />
      <Sheet name="Systems" note="Sheet 4 of 9" className="mt-s9">
        <SheetHead heading={systems.heading} lead={systems.lead} />
        <TitledList
          columns={3}
          items={systems.items.map(({ title, text, hardPart }) => ({
            title,
            text,
            extra: (
              <p className="mt-3 border-l-[3px] border-p-f pl-4">
                <b className="block font-note text-note font-medium">The hard part</b>
                {hardPart}
              </p>
            ),
          }))}
        />
      </Sheet>
      <Sheet name="Rules" note="Sheet 5 of 9" className="mt-s9">
        <SheetHead heading={standards.heading} />
        <TitledList items={standards.items.map(({ name, text }) => ({ title: name, text }))} />
      </Sheet>
      <Sheet name="Connections" note="Sheet 6 of 9" className="mt-s9">
        <SheetHead heading={integrations.heading} size="d2" />
        <TitledList columns={3} items={integrations.items.map(({ name, text }) => ({ title: name, text }))} />
      </Sheet>
      <Sheet name="Where it goes wrong" note="Sheet 7 of 9" className="mt-s9">
        <SheetHead heading={pitfalls.heading} />
        <TitledList items={pitfalls.items} />
      </Sheet>
      <Sheet name="Who takes part" note="Sheet 8 of 9" className="mt-s9">
        <SheetHead heading={`What ${industry.name} asks of us`} size="d2" />
        <PageLinks links={[...services, ...focus]} />
      </Sheet>
      <Sheet name="Questions" note="Sheet 9 of 9" className="mt-s9">
        <SheetHead heading="Asked before starting" size="d2" />
        <Questions group={`${industry.slug}-questions`} questions={questions} />
      </Sheet>
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}
