import type { Route } from "next";
import { type DrawnPage, drawnAs, drawnIn } from "@/components/art/drawn-as";
import { servicePlates } from "@/components/art/plates/registry";
import { serviceStations } from "@/components/art/stations/registry";
import { Deliverables } from "@/components/sections/offer/deliverables";
import { RuledTable } from "@/components/sections/offer/lists/ruled-table";
import { Ownership } from "@/components/sections/offer/ownership";
import { Plan } from "@/components/sections/offer/plan";
import { type RelatedService, RelatedServices } from "@/components/sections/offer/related-services";
import { RECORD, SampleRecord } from "@/components/sections/offer/sample-record";
import { Scope } from "@/components/sections/offer/scope";
import { Stations } from "@/components/sections/offer/stations";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { PhotoFigure } from "@/components/sections/shared/photo-figure";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Pictured } from "@/components/ui/photo";
import type { TechnologyTile } from "@/content/technologies";
import type { MoreLink, Service, StartLabels } from "@/content/types";
import { OfferPage } from "./offer-page";
import { controlSheet, startSheet } from "./offer-sheets";

interface ServicePageProps {
  service: Pictured<Service> & DrawnPage;
  parents: Crumb[];
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

/** A service: what it is, a sample of the work, what one gets, the plan, the measures, what one owns at the end, and the way in. */
export function ServicePage({ service, startLabels, tools, ...props }: ServicePageProps) {
  const { name, slug, hero, deliverables, scope, sampleRecord, plan, measures, ownership } = service;
  const hasNext = props.related.length + props.focus.length + props.industries.length > 0;
  return (
    <OfferPage
      {...props}
      tone={service.tone}
      name={name}
      hero={hero}
      closing={service.closing}
      lineFrom="stations"
      figure={<Stations id={slug} text={service.drawing} stations={service.stations} sheet={drawnAs(serviceStations, service)} />}
      parts={[
        ...(service.photo ? [{ kind: "unnumbered" as const, content: <PhotoFigure picture={service.photo} /> }] : []),
        controlSheet(slug, service.control, "toned"),
        {
          name: "Sample record",
          ground: "tint",
          content: (
            <>
              <SheetHead id={RECORD} heading={sampleRecord.heading} lead={sampleRecord.lead} size="d2" />
              <SampleRecord record={sampleRecord} />
            </>
          ),
        },
        {
          name: "What you get",
          content: (
            <>
              <SheetHead heading={deliverables.heading} lead={deliverables.lead} />
              <Deliverables
                sheet={drawnAs(servicePlates, service) ?? slug}
                items={deliverables.items}
                plates={drawnIn(servicePlates, service)}
              />
            </>
          ),
        },
        {
          name: "What we take on",
          content: (
            <TwoColumns heading={scope.heading}>
              <Scope takeOn={scope.takeOn} decline={scope.decline} />
            </TwoColumns>
          ),
        },
        {
          name: "Programme",
          content: (
            <>
              <SheetHead heading={plan.heading} lead={plan.lead} size="d2" />
              <Plan unit={plan.unit} total={plan.total} rows={plan.rows} />
            </>
          ),
        },
        {
          name: "What you own",
          ground: "night",
          content: <Ownership heading={ownership.heading} items={ownership.items} tools={tools} toolsNote={service.toolsNote} />,
        },
        { name: "Measures", content: <Measures measures={measures} /> },
        startSheet({ ...service, questionsHeading: "Questions before signing" }, startLabels),
        ...(hasNext ? [{ name: "See also", content: <Related {...props} shortName={service.shortName} /> }] : []),
      ]}
    />
  );
}

/** What we measure: as usual today, as is typical afterwards, and where the figure is read. */
function Measures({ measures: { heading, lead, rows } }: Pick<Service, "measures">) {
  return (
    <>
      <SheetHead heading={heading} lead={lead} size="d2" />
      <div className="px-mar">
        <RuledTable
          caption={heading}
          columns={["Measure", "Usual today", "Typical target", "Measured in"]}
          marked={2}
          rows={rows.map(({ measure, usualToday, target, readFrom }) => ({ cells: [measure, usualToday, target, readFrom] }))}
        />
      </div>
    </>
  );
}

type RelatedProps = Pick<ServicePageProps, "related" | "focus" | "industries" | "moreIndustries"> & { shortName: string };

/** Related services, and the pages of other collections that this one takes part in. */
function Related({ shortName, related, focus, industries, moreIndustries }: RelatedProps) {
  return (
    <>
      <SheetHead heading={`Related to ${shortName}`} size="d2" />
      <RelatedServices services={related} />
      {focus.length + industries.length > 0 && (
        <div className="related-pages px-mar pt-10">
          <PageLinks heading="Focus areas this service is part of" links={focus} isWide folded />
          <PageLinks heading="What we would do, by industry" links={industries} more={moreIndustries} isWide folded />
        </div>
      )}
    </>
  );
}
