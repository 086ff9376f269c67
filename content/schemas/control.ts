import { z } from "zod";
import { heading, line, list, sentence, text } from "./fields";

/**
 * A control over a page's sample: a question with three to five answers, of which the reader picks one and sees what comes of it. It works
 * without script. All figures are samples; `control.test.ts` calculates them again.
 */

/** What every answer has. */
const answer = {
  /** On the control; short, up to five stand in a row on a phone. */
  label: text(20),
  /** One value for each of the control's readings. */
  values: list(text(100), 1, 3),
  /** What the answer means for the reader. */
  says: sentence,
};

const answers = <Own extends z.ZodRawShape>(own: Own) => list(z.strictObject({ ...answer, ...own }), 3, 5);

const control = {
  heading,
  /** What is shown, where its figures come from, and that they are samples. */
  lead: text(520),
  /** The question that the answers answer. */
  question: line,
  /** The answer that is picked at first, from 1. */
  first: z.int().positive(),
  readings: list(text(70), 1, 3),
};

const count = z.int().nonnegative();

const hex = z.string().regex(/^#[0-9A-F]{6}$/, { error: "is no colour; write # and six capital hexadecimal digits" });

export const controlSchema = z
  .discriminatedUnion("kind", [
    /** Columns of their values' height, and a limit: those on its right side pass. */
    z.strictObject({
      kind: z.literal("columns"),
      ...control,
      columns: list(z.number().nonnegative(), 8, 24),
      /** Columns that must not pass, from 1. */
      wrong: list(z.int().positive(), 1, 5).optional(),
      axis: z.strictObject({ from: z.number().nonnegative(), to: z.number().positive() }),
      pass: z.enum(["above", "below"]),
      answers: answers({ limit: z.number().positive() }),
    }),
    /** Squares in rows, filled or open: each stands for as many things as `each` says. */
    z.strictObject({
      kind: z.literal("blocks"),
      ...control,
      across: z.int().positive(),
      each: line,
      rows: list(line, 1, 2),
      answers: answers({ rows: list(z.strictObject({ filled: count, open: count }), 1, 2) }),
    }),
    /** Bars to one scale, and where it says so a limit. */
    z.strictObject({
      kind: z.literal("bars"),
      ...control,
      rows: list(text(70), 2, 5),
      /** Length of the scale. */
      whole: z.number().positive(),
      before: text(10).optional(),
      /** Unit after a value. */
      after: text(20).optional(),
      answers: answers({
        bars: list(z.number().nonnegative(), 2, 5),
        limit: z.strictObject({ at: z.number().positive(), label: text(50) }).optional(),
      }),
      /** Whether a bar that is longer than the limit is left out, and drawn open. */
      leavesOut: z.boolean().optional(),
    }),
    /** The frames of one move, a second long. */
    z.strictObject({
      kind: z.literal("frames"),
      ...control,
      frames: z.int().positive(),
      /** The two control points of its easing, as CSS has them; app/styles/parts/control.css moves by the ones in use. */
      answers: answers({ easing: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
    }),
    /** Systems linked each with each, and the same systems through one in the middle. */
    z.strictObject({
      kind: z.literal("links"),
      ...control,
      names: z.tuple([line, line]),
      answers: answers({ systems: z.int().min(3).max(12) }),
    }),
    /** The states of a button, in its own colours on white. */
    z.strictObject({
      kind: z.literal("button"),
      ...control,
      answers: answers({
        button: z.strictObject({
          label: text(40),
          fill: hex,
          ring: hex.optional(),
          /** A line under the button. */
          message: z.strictObject({ text: text(100), colour: hex }).optional(),
        }),
      }),
    }),
  ])
  .superRefine((control, context) => {
    const { first, readings, answers: given } = control;
    if (first > given.length) report(context, ["first"], `is ${first}, but there are ${given.length} answers; pick one of them`);
    for (const [index, one] of given.entries()) {
      checkLength(context, ["answers", index, "values"], one.values, readings, "value", "readings");
    }
    if (control.kind === "bars") {
      for (const [index, { bars }] of control.answers.entries()) {
        checkLength(context, ["answers", index, "bars"], bars, control.rows, "bar", "rows");
      }
    }
    if (control.kind === "blocks") {
      for (const [index, { rows }] of control.answers.entries()) {
        checkLength(context, ["answers", index, "rows"], rows, control.rows, "entry", "rows");
      }
    }
  });

type Context = Pick<z.RefinementCtx, "addIssue">;

const report = ({ addIssue }: Context, path: (string | number)[], message: string) => addIssue({ code: "custom", path, message });

/** A list has as many entries as the list that names them. */
function checkLength(
  context: Context,
  path: (string | number)[],
  { length }: readonly unknown[],
  names: readonly unknown[],
  entry: string,
  of: string,
): void {
  if (length === names.length) return;
  report(context, path, `has length ${length} for ${names.length} ${of}; write one ${entry} for each`);
}
