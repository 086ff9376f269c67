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

/** A sheet's background: tinted, the page's colour, or dark. */
export type Ground = "tint" | "toned" | "night";

const grounds: Record<Ground, string> = {
  tint: "table-top",
  toned: "field toned",
  night: "field night",
};

/** A numbered sheet with content of its own: the usual kind, which needs not be said. */
interface ContentSheet {
  kind?: "content";
  name: string;
  /** Name of the region, where several sheets of a page share the one in the frame. */
  label?: string;
  /** Its background, over the whole width of the page; none unless given. */
  ground?: Ground;
  content: ReactNode;
}

/** A numbered sheet of steps. The line runs from the drawing past the sheets before the first one, and becomes its spine. */
interface StepsSheet {
  kind: "steps";
  name: string;
  heading: string;
  lead?: string;
  steps: StepsOnLineProps["steps"];
}

/** A field between sheets that has no number of its own. */
interface Field {
  kind: "field";
  content: ReactNode;
}

/** What an offer page is made of, below its opening. */
export type Part = ContentSheet | StepsSheet | Field;

interface OfferPageProps {
  className?: string;
  tone?: Tone;
  parents: Crumb[];
  name: string;
  /** The name as it is set at the head of the page; without it the claim leads. */
  lines?: string[];
  hero: { claim: string; lead: string };
  /** Label of the button in the opening. */
  action?: string;
  /** The page's drawing, into which the line runs from that button. */
  figure: ReactNode;
  /** What the line falls from, down the right margin to the button at the page's end; on a page with steps by way of these. No line unless given. */
  lineFrom?: "stations" | "scene";
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
  lineFrom,
  parts,
  action = "Get Started",
  neighbours,
  closing,
  contactRoute = "/contact",
  ...page
}: OfferPageProps) {
  const { entries, besideLine, steps, others } = sheetsOf(parts, page.lines ? "d1" : "d2", lineFrom !== undefined);
  const from = steps ? "steps" : lineFrom;
  const sheets = (
    <>
      {others}
      <Neighbours {...neighbours} />
    </>
  );
  return (
    <article className={page.className} data-tone={page.tone} style={page.windows && stops(page.windows)}>
      <PageHero
        parents={page.parents}
        name={page.name}
        lines={page.lines}
        claim={page.hero.claim}
        lead={page.hero.lead}
        action={{ label: action, route: contactRoute }}
      >
        {from !== "steps" && from !== "scene" && figure}
      </PageHero>
      <SheetIndex sheets={entries} />
      {from === "steps" && (
        <>
          <LineRun>
            {figure}
            {besideLine}
          </LineRun>
          {steps}
        </>
      )}
      {from === "scene" ? (
        <LineRun toEnd>
          {figure}
          {sheets}
        </LineRun>
      ) : (
        <div className={from && "line-down"}>{sheets}</div>
      )}
      <ClosingSection closing={closing} route={contactRoute} lineIn={from !== undefined} />
    </article>
  );
}

/** For app/styles/layout/line-drawing.css. */
const stops = ({ width, second, third, sky }: PhoneWindows) =>
  ({ "--window": width, "--second": second, "--third": third, "--free-sky": sky }) as CSSProperties;

/**
 * The parts as they stand on the page, and the entries of its index. The opening is sheet 1, and a field has no number. Where the page has a line
 * and steps, it falls from the drawing past the parts before them, `besideLine`, and from the first `steps` past the `others`. `stepsSize` keeps the
 * steps' heading below the page's own.
 */
function sheetsOf(parts: Part[], stepsSize: "d1" | "d2", hasLine: boolean) {
  const isSheet = (part: Part): part is ContentSheet | StepsSheet => part.kind !== "field";
  const numberAt = (index: number) => 1 + parts.slice(0, index + 1).filter(isSheet).length;
  const firstSteps = hasLine ? parts.findIndex(({ kind }) => kind === "steps") : -1;
  const drawn = parts.map((part, index) => {
    const number = numberAt(index);
    const sheet = { id: sheetId(number), note: `Sheet ${number} of ${numberAt(parts.length)}` };
    switch (part.kind) {
      case "field":
        return <Fragment key={`field-${number}`}>{part.content}</Fragment>;
      case "steps":
        return <StepsSection key={sheet.note} {...sheet} size={stepsSize} joined={index === firstSteps} {...part} />;
      default:
        return <PartSheet key={sheet.note} {...sheet} part={part} joins={joins(part, parts[index - 1])} />;
    }
  });
  return {
    entries: parts.flatMap((part, index) => (isSheet(part) ? { number: numberAt(index), name: titleOf(part) } : [])),
    besideLine: drawn.slice(0, Math.max(firstSteps, 0)),
    steps: drawn[firstSteps],
    others: drawn.slice(firstSteps + 1),
  };
}

const titleOf = (part: ContentSheet | StepsSheet): string => (part.kind === "steps" ? part.heading : (part.label ?? part.name));

/** Whether a sheet begins where the part before it ends: under the opening, and where both lie on a ground. */
const joins = (part: Part, before: Part | undefined): boolean =>
  before === undefined || (groundOf(part) !== undefined && groundOf(before) !== undefined);

const groundOf = (part: Part): Ground | undefined => (part.kind === "steps" || part.kind === "field" ? undefined : part.ground);

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
