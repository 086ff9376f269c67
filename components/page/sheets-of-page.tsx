import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { StepsSection, type StepsSectionProps } from "@/components/sections/shared/steps-on-line";
import { Sheet } from "@/components/ui/sheet";
import { sheetId } from "./sheet-index";

/** A sheet's background: tinted, the page's colour, or dark. */
export type Ground = "tint" | "toned" | "night";

const grounds: Record<Ground, string> = {
  tint: "table-top",
  toned: "band toned",
  night: "band night",
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
  steps: StepsSectionProps["steps"];
}

/** A part between sheets that has no number of its own. */
interface Unnumbered {
  kind: "unnumbered";
  content: ReactNode;
}

/** What an offer page is made of, below its opening. */
export type Part = ContentSheet | StepsSheet | Unnumbered;

/**
 * The parts as they stand on the page, and the entries of its index. The opening is sheet 1, and an unnumbered part has none. On a page with a line and
 * steps the parts come in three: those before the first steps, which the line passes (`besideLine`), the steps, which draw their own piece of it, and
 * the `others`. On other pages all are `others`.
 */
export function sheetsOf(parts: Part[], hasLine: boolean) {
  const isSheet = (part: Part): part is ContentSheet | StepsSheet => part.kind !== "unnumbered";
  /** The number of the sheet at an index; an unnumbered part's is that of the sheet before it. */
  const numberAt = (index: number) => 1 + parts.slice(0, index + 1).filter(isSheet).length;
  // -1 where there are none: no part is beside a line then, and all are others.
  const firstSteps = hasLine ? parts.findIndex(({ kind }) => kind === "steps") : -1;
  const drawn = parts.map((part, index) => {
    const number = numberAt(index);
    const sheet = { id: sheetId(number), note: `Sheet ${number} of ${numberAt(parts.length)}` };
    switch (part.kind) {
      case "unnumbered":
        return <Fragment key={`after-${number}`}>{part.content}</Fragment>;
      case "steps":
        return <StepsSection key={sheet.note} {...sheet} joined={index === firstSteps} {...part} />;
      default:
        return <PartSheet key={sheet.note} {...sheet} part={part} isFlush={touches(part, parts[index - 1])} />;
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

/** Whether a sheet begins where the part before it ends, with no space between: under the opening, and where both lie on a ground. */
const touches = (part: Part, before: Part | undefined): boolean =>
  before === undefined || (groundOf(part) !== undefined && groundOf(before) !== undefined);

const groundOf = (part: Part): Ground | undefined =>
  part.kind === "steps" || part.kind === "unnumbered" ? undefined : part.ground;

interface PartSheetProps {
  id: string;
  part: ContentSheet;
  note: string;
  /** Whether no space stands over it. */
  isFlush: boolean;
}

function PartSheet({ id, part: { name, label, ground, content }, note, isFlush }: PartSheetProps) {
  const space = isFlush ? undefined : "mt-s9";
  const sheet = (
    <Sheet id={id} name={name} label={label} note={note} className={ground ? undefined : space}>
      {content}
    </Sheet>
  );
  return ground ? <div className={clsx(grounds[ground], space)}>{sheet}</div> : sheet;
}
