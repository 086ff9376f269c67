import type { z } from "zod";

/* Rules between the fields of a chart or table. Without them a mistake could be overlooked: a bar outside its chart, a cell without a column. */

type Report = Pick<z.RefinementCtx, "addIssue" | "issues">;
type Place = (string | number)[];

/** Adds a mistake, in a place below the checked value. */
export const report = ({ addIssue }: Pick<Report, "addIssue">, path: Place, message: string): void =>
  addIssue({ code: "custom", path, message });

interface Plan {
  unit: string;
  total: number;
  rows: readonly { from: number; to: number }[];
}

/** Numbers from 1 to `count`. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The bars of a plan are within it and end after they begin; no week or day of it is without work. */
export function checkPlan({ unit, total, rows }: Plan, context: Report): void {
  for (const [index, { from, to }] of rows.entries()) {
    const path = ["rows", index, "to"];
    if (to > total) report(context, path, `is ${to}, but the plan has ${total} ${unit}s; end the bar within it`);
    if (to < from) report(context, path, `is ${to}, before the bar begins in ${from}; put them in order`);
  }
  // Where a bar is wrong, so are the gaps.
  if (context.issues.length > 0) return;
  const idle = upTo(total).filter((at) => !rows.some(({ from, to }) => from <= at && at <= to));
  if (idle.length > 0) report(context, ["rows"], `have no work in ${unit} ${idle.join(", ")}; let a bar reach there`);
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

interface DrawnTable extends Table {
  drawn?: { column: number; units: number; bars: readonly (readonly { from: number; length: number }[])[] };
}

/** The bars of a table stand in one of its columns after the first, are as many lists as it has rows, and end within their scale. */
export function checkDrawnBars({ columns, rows, drawn }: DrawnTable, context: Report): void {
  if (!drawn) return;
  const { column, units, bars } = drawn;
  const wrong = (path: Place, message: string) => report(context, ["drawn", ...path], message);
  if (column >= columns.length)
    wrong(["column"], `is ${column}, but the columns after the name are 1 to ${columns.length - 1}; name one of them`);
  if (bars.length !== rows.length)
    wrong(["bars"], `has ${bars.length} lists for ${rows.length} rows; write one for each, empty where nothing is drawn`);
  for (const [row, list] of bars.entries()) {
    for (const [index, { from, length }] of list.entries()) {
      const end = from + length;
      if (end > units) wrong(["bars", row, index], `ends at ${end}, but the scale at ${units}; end the bar within it`);
    }
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

interface SampleRecord {
  columns: readonly unknown[];
  rows: readonly { cells: readonly unknown[]; callout?: number }[];
  callouts: readonly unknown[];
}

/** A sample document: each row has all cells; the rows point to all callouts, in their order. */
export function checkSampleRecord({ columns, rows, callouts }: SampleRecord, context: Report): void {
  checkCells({ columns, rows: rows.map(({ cells }) => cells) }, context, (index) => ["rows", index, "cells"]);
  for (const [index, { callout }] of rows.entries()) {
    if (callout === undefined || callout <= callouts.length) continue;
    const message = `points to callout ${callout}, but there are ${callouts.length}; correct the number or add the callout`;
    report(context, ["rows", index, "callout"], message);
  }
  if (context.issues.length > 0) return;
  const pointed = rows.flatMap(({ callout }) => callout ?? []);
  if (pointed.join() === upTo(callouts.length).join()) return;
  const message = `point to the callouts ${pointed.join(", ")}; give each of the ${callouts.length} one row, in their order`;
  report(context, ["rows"], message);
}

interface Share {
  value: number;
  whole: number;
  from?: number;
  marks?: readonly { at: number }[];
  figures?: readonly number[];
}

/** The part of a number that is drawn to scale, its marks and its figures are within the whole. */
export function checkShare(share: Share, context: Report): void {
  const { value, whole, from = 0, marks = [], figures = [] } = share;
  if (value > whole) report(context, ["value"], `is ${value}, more than the whole of ${whole}; draw a part of it`);
  else if (from + value > whole)
    report(context, ["from"], `is ${from}, so the part ends past the whole of ${whole}; begin it earlier`);
  for (const [index, { at }] of marks.entries()) {
    if (at > whole) report(context, ["marks", index, "at"], `is ${at}, past the whole of ${whole}; place it on the bar`);
  }
  for (const [index, figure] of figures.entries()) {
    if (figure >= whole)
      report(context, ["figures", index], `is ${figure}, not on the scale below the whole of ${whole}; write a smaller one`);
    if (figure === from + value)
      report(context, ["figures", index], `is ${figure}, where the part ends; its number stands there`);
  }
}

/** A span of hours does not end where it begins. */
export function checkSpan({ from, to }: { from: number; to: number }, context: Report): void {
  if (from === to) report(context, ["to"], `is ${to}, where the span begins; end it later, or write 0 and 24 for the whole day`);
}

interface Span {
  from: number;
  to: number;
  label: string;
}

/** Quarter hours that a span covers; one may run past midnight. */
function quartersOf({ from, to }: Span): number[] {
  const length = (((to - from) % 24) + 24) % 24 || 24;
  return upTo(length * 4).map((step) => (from * 4 + step - 1) % 96);
}

const isQuarter = (hour: number): boolean => (hour * 4) % 1 === 0;

/** The hours of a trade are drawn in quarters, and nobody releases while an outage hurts most. */
export function checkHours({ critical, release }: { critical: readonly Span[]; release: Span }, context: Report): void {
  const spans: [Place, Span][] = [
    ...critical.map((span, index): [Place, Span] => [["critical", index], span]),
    [["release"], release],
  ];
  for (const [path, span] of spans) {
    for (const end of ["from", "to"] as const)
      if (!isQuarter(span[end]))
        report(context, [...path, end], `is ${span[end]}, no quarter of an hour; write one such as 9.25`);
  }
  if (context.issues.length > 0) return;
  const free = new Set(quartersOf(release));
  const clash = critical.find((span) => quartersOf(span).some((quarter) => free.has(quarter)));
  if (clash) report(context, ["release"], `overlaps the critical hours "${clash.label}"; move one of them`);
}
