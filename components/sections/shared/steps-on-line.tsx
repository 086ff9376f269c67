import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import { RichText } from "@/components/ui/text/rich-text";
import { SheetHead } from "./sheet-head";

interface LineRunProps {
  /** Whether the line falls to the last field of the page instead of to its steps. */
  toEnd?: boolean;
  children: ReactNode;
}

/** A drawing and the sheets between it and the steps, or the last field: the line leaves the drawing and falls past them in the right margin. */
export function LineRun({ toEnd, children }: LineRunProps) {
  return <div className={clsx("line-run scene", toEnd ? "to-end" : "pb-s9 [&>:last-child]:mb-0")}>{children}</div>;
}

export interface StepsSectionProps {
  /** Anchor of the sheet. */
  id: string;
  /** Name and number in the sheet's frame. */
  name: string;
  note: string;
  heading: string;
  lead?: string;
  /** `when` says at what time, where a step has one. */
  steps: { title: string; text: string; when?: string }[];
  /** Whether a LineRun ends directly above: its line turns under the heading and becomes the spine. */
  joined: boolean;
}

/** A sheet of steps on the page's line, which runs down it as their spine: names at its left, what happens at its right. */
export function StepsSection({ id, name, note, heading, lead, steps, joined }: StepsSectionProps) {
  return (
    <Sheet id={id} name={name} label={heading} note={note} className={clsx(!joined && "mt-s9")}>
      <SheetHead heading={heading} lead={lead} size="d2" className={joined ? "spine-head" : undefined} />
      <ol className={clsx("spine counted px-mar", joined && "joined")}>
        {steps.map(({ title, when, text }) => (
          <li key={title} className="step">
            {when && <p className="caption">{when}</p>}
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
