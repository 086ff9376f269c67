import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { serviceStations } from "@/components/art/stations/registry";
import type { Crumb } from "@/components/sections/breadcrumbs";
import { ClosingSection } from "@/components/sections/closing-section";
import { Ownership } from "@/components/sections/ownership";
import { PageHero } from "@/components/sections/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/page-links";
import { Plan } from "@/components/sections/plan";
import { Proof } from "@/components/sections/proof";
import { Questions } from "@/components/sections/questions";
import { RuledTable } from "@/components/sections/ruled-table";
import { Scope } from "@/components/sections/scope";
import { SheetHead } from "@/components/sections/sheet-head";
import { Stations } from "@/components/sections/stations";
import { TitledList } from "@/components/sections/titled-list";
import { Sheet } from "@/components/ui/sheet";
import type { Service } from "@/content/schema";

interface ServicePageProps {
  service: Service & { slug: string };
  above: Crumb[];
  contactRoute: Route;
  related: PageLink[];
  /** Focus areas that this service takes part in. */
  focus: PageLink[];
}

/** A service: what it is, what one gets, the proof, the plan, the measures, what one owns at the end, and the way in. */
export function ServicePage({ service, above, contactRoute, related, focus }: ServicePageProps) {
  const { hero, stations, deliverables, scope, proof, plan, measures, ownership, questions, closing } = service;
  const sheets = numbered(9);
  return (
    <article data-tone={service.tone}>
      <PageHero
        above={above}
        name={service.name}
        lines={hero.nameLines}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      >
        <Stations text={service.drawing} stations={stations} drawings={serviceStations[service.slug]} />
      </PageHero>
      <Sheet name="What you get" note={sheets(1)}>
        <SheetHead heading={deliverables.heading} lead={deliverables.lead} />
        <div className="grid-12 gap-y-10">
          <ArtUse sheet="services" name={service.slug} className="w-full max-w-[34rem] md:col-span-5" />
          <ol className="md:col-span-7">
            {service.card.features.map((feature, index) => (
              <li key={feature} className="flex gap-4 border-t border-line py-4 text-h3 font-semibold">
                <span className="w-6 flex-none font-note text-note">{index + 1}</span>
                {feature}
              </li>
            ))}
          </ol>
        </div>
        <div className="pt-s8">
          <TitledList
            items={deliverables.items.map(({ title, text, points }) => ({ title, text, extra: <Points points={points} /> }))}
          />
        </div>
      </Sheet>
      <Sheet name="What we take on" note={sheets(2)} className="mt-s9">
        <SheetHead heading={scope.heading} />
        <Scope takeOn={scope.takeOn} decline={scope.decline} />
      </Sheet>
      <Sheet name="Proof" note={sheets(3)} className="mt-s9">
        <SheetHead heading={proof.heading} lead={proof.lead} />
        <Proof proof={proof} />
      </Sheet>
      <Sheet name="Programme" note={sheets(4)} className="mt-s9">
        <SheetHead heading={plan.heading} lead={plan.lead} />
        <Plan unit={plan.unit} total={plan.total} rows={plan.rows} />
      </Sheet>
      <Sheet name="Measures" note={sheets(5)} className="mt-s9">
        <SheetHead heading={measures.heading} lead={measures.lead} />
        <div className="px-mar">
          <RuledTable
            caption={measures.heading}
            columns={["Measure", "Often found", "Agreed target", "Read from"]}
            rows={measures.rows.map(({ measure, oftenFound, target, readFrom }) => ({
              cells: [measure, oftenFound, target, readFrom],
            }))}
          />
        </div>
      </Sheet>
      <Sheet name="What you own" note={sheets(6)} className="mt-s9">
        <Ownership heading={ownership.heading} items={ownership.items} tools={service.tools} />
      </Sheet>
      <Sheet name="Questions" note={sheets(7)} className="mt-s9">
        <SheetHead heading="Asked before signing" size="d2" />
        <Questions group={`${service.slug}-questions`} questions={questions} />
      </Sheet>
      <Sheet name="Next to it" note={sheets(8)} className="mt-s9">
        <SheetHead heading={`Where ${service.shortName} meets the rest`} size="d2" />
        <PageLinks links={[...related, ...focus]} />
      </Sheet>
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

const numbered = (total: number) => (sheet: number) => `Sheet ${sheet + 1} of ${total}`;

function Points({ points }: { points: string[] }) {
  return (
    <ul className="mt-4 grid gap-1.5 text-[0.9375rem]">
      {points.map((point) => (
        <li key={point} className="flex gap-3 before:mt-[0.6em] before:h-px before:w-4 before:flex-none before:bg-ink">
          {point}
        </li>
      ))}
    </ul>
  );
}
