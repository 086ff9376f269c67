import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { focusScenes } from "@/components/art/scenes/registry";
import { Prose } from "@/components/sections/offer/blocks";
import { Definitions } from "@/components/sections/offer/lists/definitions";
import { TitledList } from "@/components/sections/offer/lists/titled-list";
import { Plan } from "@/components/sections/offer/plan";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { layoutOf, OpeningFigure } from "@/components/sections/shared/opening-figure";
import { type PageLink, PageLinks } from "@/components/sections/shared/page-links";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Pictured } from "@/components/ui/photo";
import type { Focus, MoreLink, StartLabels } from "@/content/types";
import { OfferPage } from "./offer-page";
import { controlSheet, startSheet } from "./offer-sheets";

interface FocusPageProps {
  focus: Pictured<Focus> & DrawnPage;
  parents: Crumb[];
  startLabels: StartLabels;
  /** The services that take part, with what each does here. */
  services: PageLink[];
  /** Industries that this field applies to. */
  industries: PageLink[];
  /** Where there are more industries than these. */
  moreIndustries?: MoreLink;
  neighbours: NeighboursOfPage;
}

/** A business problem across industries: how to recognise it, why the usual fix fails, and how we go at it on the page's line. */
export function FocusPage({ focus, startLabels, ...props }: FocusPageProps) {
  const { slug, symptoms, usualFix, approach, firstDays, risks } = focus;
  const scene = drawnIn(focusScenes, focus);
  return (
    <OfferPage
      {...props}
      {...layoutOf(focus.photo, scene)}
      name={focus.name}
      hero={focus.hero}
      closing={focus.closing}
      figure={<OpeningFigure picture={focus.photo} scene={scene} icon={focus.icon} text={focus.drawing} id={slug} />}
      parts={[
        {
          name: "Symptoms",
          content: (
            <>
              <SheetHead heading={symptoms.heading} lead={symptoms.lead} size="d2" />
              <TitledList items={symptoms.items} marks="dashes" />
            </>
          ),
        },
        {
          name: "The usual fix",
          content: (
            <TwoColumns heading={usualFix.heading}>
              <Prose paragraphs={usualFix.paragraphs} />
            </TwoColumns>
          ),
        },
        controlSheet(slug, focus.control, "night"),
        { kind: "steps", name: "How we go about it", heading: approach.heading, lead: approach.lead, steps: approach.steps },
        {
          name: "First thirty days",
          content: (
            <>
              <SheetHead heading={firstDays.heading} lead={firstDays.lead} size="d2" />
              <Plan unit={firstDays.unit} total={firstDays.total} rows={firstDays.rows} />
            </>
          ),
        },
        { name: "Risks", ground: "tint", content: <Risks risks={risks} /> },
        startSheet({ ...focus, questionsHeading: "Questions before starting" }, startLabels),
        ...(props.services.length + props.industries.length > 0
          ? [{ name: "See also", content: <Related {...props} name={focus.name} /> }]
          : []),
      ]}
    />
  );
}

/** The services of the field, and industries that it applies to: examples, not a limit. */
function Related({
  name,
  services,
  industries,
  moreIndustries,
}: Pick<FocusPageProps, "services" | "industries" | "moreIndustries"> & { name: string }) {
  return (
    <>
      <SheetHead heading={`Related to ${name}`} size="d2" />
      <div className="related-pages px-mar">
        <PageLinks heading="Services that take part" links={services} isWide withIcons />
        <PageLinks heading="Example industries" links={industries} more={moreIndustries} isWide folded />
      </div>
    </>
  );
}

function Risks({ risks: { heading, items } }: Pick<Focus, "risks">) {
  return (
    <TwoColumns heading={heading}>
      <Definitions
        columns={["What can go wrong", "What we do about it"]}
        items={items.map(({ risk, mitigation }) => ({ name: risk, text: mitigation }))}
      />
    </TwoColumns>
  );
}
