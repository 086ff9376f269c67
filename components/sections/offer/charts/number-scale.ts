import type { Industry } from "@/content/types";

/** A number of a trade and the whole that it is a part of, with the ruler under them. */
export type ToScale = Industry["number"];

/** Where the ruler under the bar has its ticks. One that would stand close beside the end of the bar is left out. */
export function ticksOf({ whole, ticks = whole / 10 }: ToScale): readonly number[] {
  const all = Array.from({ length: Math.floor(whole / ticks + 1e-9) + 1 }, (_, index) => Math.round(index * ticks * 1000) / 1000);
  return all.filter((at) => at === whole || whole - at >= ticks / 2);
}

/** The end of the part, as a share of the whole. */
export const edgeOf = ({ value, from = 0, whole }: ToScale): number => (from + value) / whole;

/** A figure as it is written: "1,600". */
export const figureOf = (value: number): string => value.toLocaleString("en-GB");

/** On which side of its edge the part's number stands: where there is more room. */
export const sideOf = (number: ToScale): string => (edgeOf(number) > 0.5 ? "before" : "behind");

/** Lines through the bar at its marks, but for those over the part itself. */
export const outside = ({ marks = [], value, from = 0 }: ToScale): string =>
  marks.flatMap(({ at }) => (at < from || at > from + value ? [`M${at} 0v1`] : [])).join("");
