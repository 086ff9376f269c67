import { clsx } from "clsx";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { onMargin } from "@/components/ui/text/heading";
import type { Control } from "@/content/types";
import { BlockPatterns, legendOf } from "./blocks";
import { ControlDrawing } from "./control-drawing";

interface SampleControlProps {
  /** Unique on the page: names the group of radio buttons. */
  id: string;
  control: Control;
}

/** Letters up to which a value is a figure, and up to which figures are set in the largest size. */
const [FIGURE, SHORT] = [14, 6];

/** A reading's size: words are set small, figures all alike, so that they stand still when the answer changes. */
function sizeOf({ answers, readings }: Control, reading: number): string {
  const letters = readings.map((_, index) => Math.max(...answers.map(({ values }) => values[index]?.length ?? 0)));
  if ((letters[reading] ?? 0) > FIGURE) return "text-h3";
  return letters.every((count) => count <= SHORT || count > FIGURE) ? "text-d1" : "text-d2";
}

/** Letters of two neighbouring labels, and of them for each step, from which on a phone has room for small ones only. */
const areTight = (answers: Control["answers"]): boolean =>
  answers.some(({ label }, index) => (label.length + (answers[index + 1]?.label.length ?? 0)) * (answers.length - 1) > 54);

/**
 * A sample of which the reader changes one thing: radio buttons on a scale, and for each of them the drawing, the figures and what they
 * mean. All answers are in the page, one above the other; app/styles/parts/control-answers.css shows the one that is picked.
 */
export function SampleControl({ id, control }: SampleControlProps) {
  const { heading, lead, question, answers, first, readings, note } = control;
  const legend = control.kind === "blocks" && legendOf(control);
  return (
    <div className="control">
      {control.kind === "blocks" && <BlockPatterns />}
      <SheetHead heading={heading} lead={lead} size="d2" />
      <fieldset className="px-mar">
        <legend className="text-h3 font-semibold">{question}</legend>
        <div className={clsx("stops", areTight(answers) && "tight")}>
          {answers.map(({ label }, index) => (
            <label key={label}>
              <input type="radio" name={`${id}-control`} value={index + 1} defaultChecked={index + 1 === first} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {legend && <p className="control-note px-mar pt-8">{legend}</p>}
      <div className="answers px-mar" aria-live="polite">
        {answers.map(({ label, values, says }, index) => (
          <div key={label} className={clsx("control-answer", legend && "in-rows")}>
            <div className="control-drawing">
              <ControlDrawing control={control} at={index} />
            </div>
            <dl>
              {readings.map((reading, at) => (
                <div key={reading}>
                  <dt>{reading}</dt>
                  <dd className={sizeOf(control, at)} style={onMargin(values[at] ?? "")}>
                    {values[at]}
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              <b>{`${label}. `}</b>
              {says}
            </p>
          </div>
        ))}
      </div>
      {note && <p className="caption px-mar pt-8">{note}</p>}
    </div>
  );
}
