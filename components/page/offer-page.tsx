import { clsx } from "clsx";
import type { Route } from "next";
import { Fragment, type ReactNode } from "react";
import { SampleControl } from "@/components/sections/control/sample-control";
import { BeforeStart } from "@/components/sections/offer/before-start";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { PageHero } from "@/components/sections/shared/page-hero";
import { Questions } from "@/components/sections/shared/questions";
import { LineRun, type StepsOnLineProps, StepsSection } from "@/components/sections/shared/steps-on-line";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import { Sheet } from "@/components/ui/sheet";
import type { Closing, Control, Question, Start, StartLabels, Tone } from "@/content/collections/schema";
import { SheetIndex, sheetId } from "./sheet-index";

/** A quiet field, the page's colour, or night. */
export type Ground = "table" | "toned" | "night";

const grounds: Record<Ground, string> = {
  table: "table-top",
  toned: "field toned",
  night: "field night bg-night text-ink",
};

/** A numbered sheet with content of its own. */
interface ContentSheet {
  name: string;
  /** Name of the region, where several sheets of a page share the one in the frame. */
  label?: string;
  /** What it lies on, over the whole page; paper unless said. */
  ground?: Ground;
  content: ReactNode;
}

/** A numbered sheet of steps. The line runs from the drawing past the sheets before the first one, and becomes its spine. */
interface StepsSheet {
  name: string;
  heading: string;
  lead?: string;
  steps: StepsOnLineProps["steps"];
}

/** A field between sheets that has no number of its own. */
interface Field {
  field: ReactNode;
}

/** What an offer page is made of, below its opening. */
export type Part = ContentSheet | StepsSheet | Field;

interface OfferPageProps {
  className?: string;
  tone?: Tone;
  above: Crumb[];
  name: string;
  /** The name as it is set at the head of the page; without it the claim leads. */
  lines?: string[];
  hero: { claim: string; lead: string };
  /** Label of the button in the opening. */
  action?: string;
  /** The page's drawing, into which the line runs from that button. */
  figure: ReactNode;
  parts: Part[];
  neighbours: NeighboursOfPage;
  closing: Closing;
  contactRoute: Route;
}

/** What all offer pages share: the opening with its drawing, the numbered sheets, the neighbours and the way in. */
export function OfferPage({ figure, parts, action = "Get Started", neighbours, closing, contactRoute, ...page }: OfferPageProps) {
  const steps = parts.findIndex((part) => "steps" in part);
  const sheets = drawnParts(parts, steps);
  return (
    <article className={page.className} data-tone={page.tone}>
      <PageHero
        above={page.above}
        name={page.name}
        lines={page.lines}
        claim={page.hero.claim}
        lead={page.hero.lead}
        action={{ label: action, route: contactRoute }}
      >
        {steps < 0 && figure}
      </PageHero>
      <SheetIndex
        names={parts.flatMap((part) => ("field" in part ? [] : "steps" in part ? part.heading : (part.label ?? part.name)))}
      />
      {steps >= 0 && (
        <LineRun>
          {figure}
          {sheets.slice(0, steps)}
        </LineRun>
      )}
      {sheets.slice(Math.max(steps, 0))}
      <Neighbours {...neighbours} />
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

/** The parts as they stand on the page. Sheets count themselves; the opening is the first. */
function drawnParts(parts: Part[], joinedSteps: number): ReactNode[] {
  const total = 1 + parts.filter((part) => !("field" in part)).length;
  let number = 1;
  return parts.map((part, index) => {
    if ("field" in part) return <Fragment key={`field-${number}`}>{part.field}</Fragment>;
    number += 1;
    const note = `Sheet ${number} of ${total}`;
    if ("steps" in part)
      return <StepsSection key={note} id={sheetId(number)} note={note} joined={index === joinedSteps} {...part} />;
    const before = parts[index - 1];
    const joins = part.ground !== undefined && before !== undefined && "ground" in before;
    return <PartSheet key={note} id={sheetId(number)} part={part} note={note} joins={index === 0 || joins} />;
  });
}

interface PartSheetProps {
  id: string;
  part: ContentSheet;
  note: string;
  /** Whether it begins where the one before ends. */
  joins: boolean;
}

function PartSheet({ id, part: { name, label, ground, content }, note, joins }: PartSheetProps) {
  const space = joins ? undefined : "mt-s9";
  const sheet = (
    <Sheet id={id} name={name} label={label} note={note} className={ground ? undefined : space}>
      {content}
    </Sheet>
  );
  return ground ? <div className={clsx(grounds[ground], space)}>{sheet}</div> : sheet;
}

/** The sheet of the page's control: the sample, of which the reader changes one thing. */
export const controlSheet = (slug: string, control: Control, ground: "toned" | "night"): Part => ({
  name: "Sample",
  label: control.heading,
  ground,
  content: <SampleControl id={slug} control={control} />,
});

/** The sheet that answers what a buyer asks before the first message. */
export const startSheet = (start: Start, labels: StartLabels): Part => ({
  name: "Before you start",
  content: <BeforeStart start={start} labels={labels} />,
});

/** The sheet of questions; `slug` keeps at most one answer open at a time. */
export const questionsSheet = (heading: string, slug: string, questions: Question[]): Part => ({
  name: "Questions",
  content: (
    <TwoColumns heading={heading}>
      <Questions inColumn group={`${slug}-questions`} questions={questions} />
    </TwoColumns>
  ),
});
