import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { industryScenes } from "@/components/art/scenes/registry";
import { Prose } from "@/components/sections/offer/blocks";
import { DayChart } from "@/components/sections/offer/charts/day-chart";
import { NumberToScale } from "@/components/sections/offer/charts/number-to-scale";
import { Definitions } from "@/components/sections/offer/lists/definitions";
import { TitledList } from "@/components/sections/offer/lists/titled-list";
import { Systems } from "@/components/sections/offer/systems";
import { Wiring } from "@/components/sections/offer/wiring";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { layoutOf, OpeningFigure } from "@/components/sections/shared/opening-figure";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Pictured } from "@/components/ui/photo";
import type { Way } from "@/content/schemas/fields";
import type { Industry, StartLabels } from "@/content/types";
import { OfferPage } from "./offer-page";
import { startSheet } from "./offer-sheets";
import type { Part } from "./sheets-of-page";

interface IndustryPageProps {
  industry: Pictured<Industry> & DrawnPage;
  /** The name as it is set at the head of the page. */
  lines: string[];
  parents: Crumb[];
  startLabels: StartLabels;
  /** How data travels over a connection, in words. */
  wayLabels: Readonly<Record<Way, string>>;
  services: PageLink[];
  focus: PageLink[];
  neighbours: NeighboursOfPage;
}

/** One trade: its hours, its systems and their hard parts, its rules, and where projects in it go wrong. */
export function IndustryPage({ industry, startLabels, wayLabels, services, focus, ...props }: IndustryPageProps) {
  const { slug } = industry;
  const scene = drawnIn(industryScenes, industry);
  const isDrawn = scene && !industry.photo;
  const systems = isDrawn ? industry.systems.items : industry.systems.items.map((item) => ({ ...item, place: undefined }));
  return (
    <OfferPage
      {...props}
      name={industry.name}
      hero={industry.hero}
      {...layoutOf(industry.photo, scene)}
      closing={industry.closing}
      figure={
        <OpeningFigure
          picture={industry.photo}
          scene={scene}
          icon={industry.icon}
          text={industry.drawing}
          id={slug}
          numbers={{
            places: systems.flatMap(({ place }) => place ?? []),
            note: "The numbers are those of the systems below.",
          }}
        />
      }
      parts={[
        ...tradeSheets({ ...industry, systems: { ...industry.systems, items: systems } }),
        { kind: "unnumbered", content: <NumberToScale number={industry.number} /> },
        ...ruleSheets(industry, wayLabels),
        startSheet({ ...industry, questionsHeading: "Questions before starting" }, startLabels),
        ...(services.length + focus.length > 0
          ? [{ name: "See also", content: <Related name={industry.name} services={services} focus={focus} /> }]
          : []),
      ]}
    />
  );
}

/** The trade's day and its systems. */
const tradeSheets = ({ name, hours, day, systems }: Industry): Part[] => [
  {
    name: "The day",
    content: (
      <>
        <TwoColumns heading={day.heading}>
          <Prose paragraphs={day.paragraphs} />
        </TwoColumns>
        <DayChart label={name} hours={hours} />
      </>
    ),
  },
  {
    name: "Systems",
    content: (
      <>
        <SheetHead heading={systems.heading} lead={systems.lead} size="d2" />
        <Systems columns={["System", "What it does", "Why it is hard"]} items={systems.items} />
      </>
    ),
  },
];

/** Standards, connections, and where projects go wrong. */
const ruleSheets = ({ icon, standards, integrations, pitfalls }: Industry, wayLabels: IndustryPageProps["wayLabels"]): Part[] => [
  {
    name: "Rules",
    content: (
      <TwoColumns heading={standards.heading}>
        <Definitions columns={["Name", "What it asks, and what we do"]} items={standards.items} isFolded />
      </TwoColumns>
    ),
  },
  {
    name: "Connections",
    content: (
      <>
        <SheetHead heading={integrations.heading} size="d2" />
        <Wiring icon={icon} connections={integrations.items} labels={wayLabels} />
      </>
    ),
  },
  {
    name: "Where it goes wrong",
    ground: "tint",
    content: (
      <>
        <SheetHead heading={pitfalls.heading} size="d2" />
        <TitledList items={pitfalls.items} marks="crosses" />
      </>
    ),
  },
];

/** Services and focus areas that serve the trade. */
function Related({ name, services, focus }: Pick<IndustryPageProps, "services" | "focus"> & { name: string }) {
  return (
    <>
      <SheetHead heading={`Related to ${name}`} size="d2" />
      <div className="related-pages in-2 px-mar">
        <PageLinks heading="Services" links={services} withIcons />
        <PageLinks heading="Focus areas" links={focus} withIcons />
      </div>
    </>
  );
}
