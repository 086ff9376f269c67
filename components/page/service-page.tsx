import type { Route } from "next";
import { servicePlates } from "@/components/art/plates/registry";
import { serviceStations } from "@/components/art/stations/registry";
import { BeforeStart } from "@/components/sections/offer/before-start";
import { CardFigure } from "@/components/sections/offer/card-figure";
import { counted } from "@/components/sections/offer/counted";
import { Deliverables } from "@/components/sections/offer/deliverables";
import { Ownership } from "@/components/sections/offer/ownership";
import { Plan } from "@/components/sections/offer/plan";
import { Proof } from "@/components/sections/offer/proof";
import { type RelatedService, RelatedServices } from "@/components/sections/offer/related-services";
import { RuledTable } from "@/components/sections/offer/ruled-table";
import { Scope } from "@/components/sections/offer/scope";
import { Stations } from "@/components/sections/offer/stations";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { PageHero } from "@/components/sections/shared/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { Questions } from "@/components/sections/shared/questions";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Split } from "@/components/sections/shared/split";
import { Sheet } from "@/components/ui/sheet";
import type { MoreLink, Service, StartLabels } from "@/content/schema";
import type { TechnologyTile } from "@/content/technologies";

interface ServicePageProps {
  service: Service & { slug: string };
  above: Crumb[];
  contactRoute: Route;
  startLabels: StartLabels;
  tools: TechnologyTile[];
  related: RelatedService[];
  /** Focus areas and industries that this service takes part in. */
  focus: PageLink[];
  industries: PageLink[];
  /** Where there are more industries than these. */
  moreIndustries?: MoreLink;
  neighbours: NeighboursOfPage;
}

const sheet = (number: number) => `Sheet ${number} of 10`;

/** A service: what it is, what one gets, the proof, the plan, the measures, what one owns at the end, and the way in. */
export function ServicePage(props: ServicePageProps) {
  const { service, above, contactRoute, startLabels, related, focus, industries, moreIndustries, neighbours } = props;
  const { name, shortName, slug, hero, closing } = service;
  return (
    <article data-tone={service.tone}>
      <PageHero
        above={above}
        name={name}
        lines={hero.nameLines}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      >
        <Stations id={slug} text={service.drawing} stations={service.stations} sheet={serviceStations[slug] && slug} />
      </PageHero>
      <Offer service={service} />
      <Work {...props} />
      <Sheet name="Before you start" note={sheet(8)} className="mt-s9">
        <BeforeStart start={service.start} labels={startLabels} />
      </Sheet>
      <Sheet name="Questions" note={sheet(9)} className="mt-s9">
        <Split heading="Asked before signing">
          <Questions inColumn group={`${slug}-questions`} questions={service.questions} />
        </Split>
      </Sheet>
      <Sheet name="Next to it" note={sheet(10)} className="mt-s9">
        <SheetHead
          heading={`${shortName} takes part in ${counted([
            { count: focus.length, one: "focus\u00a0area" },
            { count: industries.length, one: "industry", many: "industries", isOpen: moreIndustries !== undefined },
          ]).toLowerCase()}`}
          size="d2"
        />
        <RelatedServices services={related} />
        <div className="grid gap-y-10 px-mar pt-10 md:pt-s8">
          <PageLinks heading="Focus areas it takes part in" links={focus} columns={3} folded />
          <PageLinks heading="Industries that call for it" links={industries} more={moreIndustries} columns={3} folded />
        </div>
      </Sheet>
      <Neighbours {...neighbours} />
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

/** What one gets, what we take on, and the proof. */
function Offer({ service: { slug, card, deliverables, scope, proof } }: Pick<ServicePageProps, "service">) {
  return (
    <>
      <Sheet name="What you get" note={sheet(2)}>
        <SheetHead heading={deliverables.heading} lead={deliverables.lead} />
        <Deliverables sheet={slug} items={deliverables.items} plates={servicePlates[slug]} />
      </Sheet>
      <Sheet name="What we take on" note={sheet(3)} className="mt-s9">
        <Split heading={scope.heading} aside={<CardFigure name={slug} features={card.features} />}>
          <Scope takeOn={scope.takeOn} decline={scope.decline} />
        </Split>
      </Sheet>
      <div className="table-top mt-s9">
        <Sheet name="Sample" note={sheet(4)}>
          <SheetHead heading={proof.heading} lead={proof.lead} size="d2" />
          <Proof proof={proof} />
        </Sheet>
      </div>
    </>
  );
}

/** The programme, its measures, and what stays with the client. */
function Work({ service: { plan, measures, ownership }, tools }: Pick<ServicePageProps, "service" | "tools">) {
  return (
    <>
      <Sheet name="Programme" note={sheet(5)} className="mt-s9">
        <SheetHead heading={plan.heading} lead={plan.lead} size="d2" />
        <Plan unit={plan.unit} total={plan.total} rows={plan.rows} />
      </Sheet>
      <Sheet name="Measures" note={sheet(6)} className="mt-s9">
        <SheetHead heading={measures.heading} lead={measures.lead} size="d2" />
        <div className="px-mar">
          <RuledTable
            caption={measures.heading}
            columns={["Measure", "Often found", "Agreed target", "Read from"]}
            marked={2}
            rows={measures.rows.map(({ measure, oftenFound, target, readFrom }) => ({
              cells: [measure, oftenFound, target, readFrom],
            }))}
          />
        </div>
      </Sheet>
      <Sheet name="What you own" note={sheet(7)} className="mt-s9">
        <Ownership heading={ownership.heading} items={ownership.items} tools={tools} />
      </Sheet>
    </>
  );
}
