import { z } from "zod";
import { report } from "./checks";
import { heading, line, list, sentence, text } from "./fields";

/**
 * An interactive sample on a page of services or focus ("control"): a question with three to five answers. The reader picks one and sees the result, also
 * without JavaScript. All figures are samples; `acceptance/sample-figures.test.ts` recalculates them.
 */

/** Fields of every answer. */
const answer = {
  /** Label of the button; short, because up to five are in a row on a phone. */
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
  /** The answer that is selected at first, counted from 1. */
  first: z.int().positive(),
  readings: list(text(70), 1, 3),
  /** How the figures were calculated, in small under the answers. */
  note: sentence.optional(),
};

const count = z.int().nonnegative();

const hex = z.string().regex(/^#[0-9A-F]{6}$/, { error: "is no colour; write # and six capital hexadecimal digits" });

export const controlSchema = z
  .discriminatedUnion("kind", [
    /** Columns as high as their values, and a limit: those above or below it (see `pass`) pass. */
    z.strictObject({
      kind: z.literal("columns"),
      ...control,
      columns: list(z.number().nonnegative(), 8, 24),
      /** Columns that must not pass, counted from 1. Each bears a ×, which the lead has to explain. */
      wrong: list(z.int().positive(), 1, 5).optional(),
      axis: z.strictObject({ from: z.number().nonnegative(), to: z.number().positive() }),
      pass: z.enum(["above", "below"]),
      answers: answers({ limit: z.number().positive() }),
    }),
    /** Squares in rows, filled or open. `each` says how many things a square stands for. */
    z.strictObject({
      kind: z.literal("blocks"),
      ...control,
      across: z.int().positive(),
      each: line,
      rows: list(line, 1, 2),
      answers: answers({ rows: list(z.strictObject({ filled: count, open: count }), 1, 2) }),
    }),
    /** Bars on one scale, with an optional limit. */
    z.strictObject({
      kind: z.literal("bars"),
      ...control,
      rows: list(text(70), 2, 5),
      /** The largest value of the scale. */
      whole: z.number().positive(),
      before: text(10).optional(),
      /** Unit after a value. */
      after: text(20).optional(),
      answers: answers({
        bars: list(z.number().nonnegative(), 2, 5),
        limit: z.strictObject({ at: z.number().positive(), label: text(50) }).optional(),
      }),
      /** Whether bars beyond the limit are left out of the result, and drawn open. */
      leavesOut: z.boolean().optional(),
    }),
    /** The frames of an animation that lasts a second, for each answer. An answer's first value, the time to half-way, stands in the drawing. */
    z.strictObject({
      kind: z.literal("frames"),
      ...control,
      frames: z.int().positive(),
      /** The two control points of the easing, as in CSS cubic-bezier(). */
      answers: answers({ easing: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
    }),
    /** Systems linked each with each, and the same systems linked through one in the middle. */
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
    if (control.kind === "columns") checkColumns(control, context);
    if (control.kind === "bars") {
      for (const [index, { bars, limit }] of control.answers.entries()) {
        checkLength(context, ["answers", index, "bars"], bars, control.rows, "bar", "rows");
        for (const [bar, value] of bars.entries()) checkWithin(context, ["answers", index, "bars", bar], value, control.whole);
        if (limit) checkWithin(context, ["answers", index, "limit", "at"], limit.at, control.whole);
      }
    }
    if (control.kind === "blocks") {
      for (const [index, { rows }] of control.answers.entries()) {
        checkLength(context, ["answers", index, "rows"], rows, control.rows, "entry", "rows");
      }
    }
  });

type Context = Pick<z.RefinementCtx, "addIssue">;

function checkWithin(context: Context, path: (string | number)[], value: number, whole: number): void {
  if (value > whole) report(context, path, `is ${value}, past the scale's end at ${whole}; correct it, or make the whole larger`);
}

interface Columns {
  columns: readonly number[];
  axis: { from: number; to: number };
  pass: "above" | "below";
}

/** Columns are within their axis, and those that pass first stand first. */
function checkColumns({ columns, axis: { from, to }, pass }: Columns, context: Context): void {
  for (const [index, value] of columns.entries()) {
    if (value < from || value > to)
      report(
        context,
        ["columns", index],
        `is ${value}, outside its axis from ${from} to ${to}; correct it, or make the axis longer`,
      );
  }
  const isInOrder = columns.every((value, index) => {
    const last = columns[index - 1] ?? value;
    return pass === "above" ? last >= value : last <= value;
  });
  if (!isInOrder) report(context, ["columns"], `are not in order; put the ${pass === "above" ? "highest" : "lowest"} first`);
}

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
