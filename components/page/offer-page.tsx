import { clsx } from "clsx";
import type { Route } from "next";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { PhoneWindows } from "@/components/art/scenes/scene";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Neighbours, type NeighboursOfPage } from "@/components/sections/shared/neighbours";
import { PageHero } from "@/components/sections/shared/page-hero";
import { LineRun, type StepsOnLineProps, StepsSection } from "@/components/sections/shared/steps-on-line";
import { Sheet } from "@/components/ui/sheet";
import type { Closing, Tone } from "@/content/types";
import { SheetIndex, sheetId } from "./sheet-index";

/** A quiet field, the page's colour, or night. */
export type Ground = "table" | "toned" | "night";

const grounds: Record<Ground, string> = {
  table: "table-top",
  toned: "field toned",
  night: "field night",
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
  /** What a phone shows of a drawing that is a strip there. */
  windows?: PhoneWindows;
  parts: Part[];
  neighbours: NeighboursOfPage;
  closing: Closing;
  /** Where its calls to action lead; the contact page, unless it knows what the message is about. */
  contactRoute?: Route;
}

/** What all offer pages share: the opening with its drawing, the numbered sheets, the neighbours and the way in. */
export function OfferPage({
  figure,
  parts,
  action = "Get Started",
  neighbours,
  closing,
  contactRoute = "/contact",
  ...page
}: OfferPageProps) {
  const sheets = numbered(parts);
  const firstSteps = parts.findIndex((part) => "steps" in part);
  const drawn = drawnParts(sheets, firstSteps);
  return (
    <article className={page.className} data-tone={page.tone} style={page.windows && stops(page.windows)}>
      <PageHero
        above={page.above}
        name={page.name}
        lines={page.lines}
        claim={page.hero.claim}
        lead={page.hero.lead}
        action={{ label: action, route: contactRoute }}
      >
        {firstSteps < 0 && figure}
      </PageHero>
      <SheetIndex sheets={sheets.flatMap(({ part, number }) => ("field" in part ? [] : { number, name: titleOf(part) }))} />
      {firstSteps >= 0 && (
        <LineRun>
          {figure}
          {drawn.slice(0, firstSteps)}
        </LineRun>
      )}
      {drawn.slice(Math.max(firstSteps, 0))}
      <Neighbours {...neighbours} />
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}

/** For app/styles/layout/line-drawing.css. */
const stops = ({ width, second, third }: PhoneWindows) =>
  ({ "--window": width, "--second": second, "--third": third }) as CSSProperties;

/** How many sheets there are up to and with each part; the opening is the first. A field has the number of the sheet before it. */
const numbered = (parts: Part[]) =>
  parts.map((part, index) => ({ part, number: 1 + parts.slice(0, index + 1).filter((one) => !("field" in one)).length }));

const titleOf = (part: ContentSheet | StepsSheet): string => ("steps" in part ? part.heading : (part.label ?? part.name));

/** The parts as they stand on the page; the line joins those at `firstSteps` with the drawing. */
function drawnParts(sheets: ReturnType<typeof numbered>, firstSteps: number): ReactNode[] {
  return sheets.map(({ part, number }, index) => {
    if ("field" in part) return <Fragment key={`field-${number}`}>{part.field}</Fragment>;
    const note = `Sheet ${number} of ${sheets.at(-1)?.number}`;
    if ("steps" in part)
      return <StepsSection key={note} id={sheetId(number)} note={note} joined={index === firstSteps} {...part} />;
    const before = sheets[index - 1]?.part;
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
