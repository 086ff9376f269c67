import { clsx } from "clsx";
import type { ReactNode } from "react";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { Sheet } from "@/components/ui/sheet";
import { RichText } from "@/components/ui/text/rich-text";
import { SheetHead } from "./sheet-head";

/** A drawing and the sheets between it and the steps: the line leaves the drawing and falls past them in the right margin. */
export function LineRun({ children }: { children: ReactNode }) {
  return <div className="line-run scene pb-s9 [&>:last-child]:mb-0">{children}</div>;
}

export interface StepsOnLineProps {
  /** `when` says at what time, where a step has one. */
  steps: { title: string; text: string; when?: string }[];
}

/** Steps on the line, which runs down the page as their spine: names at its left, what happens at its right. */
export function StepsOnLine({ steps, joined = false }: StepsOnLineProps & { joined?: boolean }) {
  return (
    <ol className={clsx("spine px-mar", joined && "joined")}>
      {steps.map(({ title, when, text }, index) => (
        <li key={title} className="step">
          <NumberedBalloon number={index + 1} />
          <div>
            {when && (
              <p className="leading-6 md:text-lead">
                <span className="font-note text-note text-ink-2">{when}</span>
              </p>
            )}
            <h3 className="text-h3 font-semibold">{title}</h3>
          </div>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

interface StepsSectionProps extends StepsOnLineProps {
  /** Anchor of the sheet. */
  id: string;
  /** Name and number in the sheet's frame. */
  name: string;
  note: string;
  heading: string;
  lead?: string;
  /** Whether a LineRun ends directly above: its line turns under the heading and becomes the spine. */
  joined: boolean;
}

/** A sheet of steps on the page's line. */
export function StepsSection({ id, name, note, heading, lead, steps, joined }: StepsSectionProps) {
  return (
    <Sheet id={id} name={name} label={heading} note={note} className={clsx(!joined && "mt-s9")}>
      <div className={clsx(joined && "spine-head")}>
        <SheetHead heading={heading} lead={lead} size="d1" />
      </div>
      <StepsOnLine steps={steps} joined={joined} />
    </Sheet>
  );
}
