import type { z } from "zod";

/* Rules between the fields of a chart or table. Without them a mistake could be overlooked: a bar outside its chart, a cell without a column. */

type Report = Pick<z.RefinementCtx, "addIssue">;
type Place = (string | number)[];

const report = ({ addIssue }: Report, path: Place, message: string) => addIssue({ code: "custom", path, message });

interface Plan {
  unit: string;
  total: number;
  rows: readonly { from: number; to: number }[];
}

/** The bars of a plan are within it and end after they begin. */
export function checkPlan({ unit, total, rows }: Plan, context: Report): void {
  for (const [index, { from, to }] of rows.entries()) {
    const path = ["rows", index, "to"];
    if (to > total) report(context, path, `is ${to}, but the plan has ${total} ${unit}s; end the bar within it`);
    if (to < from) report(context, path, `is ${to}, before the bar begins in ${from}; put them in order`);
  }
}

interface Table {
  columns: readonly unknown[];
  rows: readonly (readonly unknown[])[];
}

/** Each row of a table has a cell for each column. `placeOf` says where a row stands, by its index. */
export function checkCells({ columns, rows }: Table, context: Report, placeOf = (index: number): Place => ["rows", index]): void {
  for (const [index, { length }] of rows.entries()) {
    if (length === columns.length) continue;
    report(context, placeOf(index), `has ${length} cells for ${columns.length} columns; write one for each`);
  }
}

/** No two entries of a list have the same id: it is an anchor, or names the entry. */
export function noIdTwice(entries: readonly object[], context: Report): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (!("id" in entry) || typeof entry.id !== "string") continue;
    const { id } = entry;
    if (seen.has(id)) report(context, [index, "id"], `is "${id}", as that of an entry before; give each an id of its own`);
    seen.add(id);
  }
}

interface Proof {
  columns: readonly unknown[];
  rows: readonly { cells: readonly unknown[]; callout?: number }[];
  callouts: readonly unknown[];
}

/** A sample document ("proof"): each row has all cells, and points to a callout that exists. */
export function checkProof({ columns, rows, callouts }: Proof, context: Report): void {
  checkCells({ columns, rows: rows.map(({ cells }) => cells) }, context, (index) => ["rows", index, "cells"]);
  for (const [index, { callout = 1 }] of rows.entries()) {
    if (callout <= callouts.length) continue;
    const message = `points to callout ${callout}, but there are ${callouts.length}; correct the number or add the callout`;
    report(context, ["rows", index, "callout"], message);
  }
}

interface Share {
  value: number;
  whole: number;
  from?: number;
  marks?: readonly { at: number }[];
}

/** The part of a number that is drawn to scale, and its marks, are within the whole. */
export function checkShare({ value, whole, from = 0, marks = [] }: Share, context: Report): void {
  if (value > whole) report(context, ["value"], `is ${value}, more than the whole of ${whole}; draw a part of it`);
  else if (from + value > whole)
    report(context, ["from"], `is ${from}, so the part ends past the whole of ${whole}; begin it earlier`);
  for (const [index, { at }] of marks.entries()) {
    if (at > whole) report(context, ["marks", index, "at"], `is ${at}, past the whole of ${whole}; place it on the bar`);
  }
}

/** A span of hours does not end where it begins. */
export function checkSpan({ from, to }: { from: number; to: number }, context: Report): void {
  if (from === to) report(context, ["to"], `is ${to}, where the span begins; end it later, or write 0 and 24 for the whole day`);
}
