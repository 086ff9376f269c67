import { crew, type Figure, sitter } from "@/components/art/figures/figure";
import { type LabelOptions, label } from "../pen/labels";
import type { Style } from "../pen/markup";
import { ticks } from "../pen/measures";
import { LATITUDE, type Point, polar } from "../pen/points";
import { line, path } from "../pen/shapes";
import { compactNumber } from "../sprites/compact-number";
import { STATION_LINE_Y } from "./stations";

/** Height of the line on which all stations stand, by a short name. */
export const LINE = STATION_LINE_Y;

/** Size of every note on a station: 11 px down to a width of 125 px. */
const NOTE = 15;

/** The line through a station from edge to edge, on whole pixels as the page's own beside it; its square ends close the seam to the next station. */
export const through = (data = `M0 ${LINE}H170`, style: Style = "thru"): string =>
  path(data, style, { "stroke-linecap": "square", "shape-rendering": "crispEdges" });

/** A note on a station, in ink. */
export const note = (text: string, at: Point, options: LabelOptions = {}): string =>
  label(text, at, { size: NOTE, style: "tn", ...options });

/** Ticks off: the mark that something is right, about 12 units wide, its elbow at (x, y). */
export const checkData = (x: number, y: number, size = 1): string =>
  `M${x - 4 * size} ${y - 4 * size}l${4 * size} ${4 * size}l${8 * size} ${-9.5 * size}`;

/** Path data of an arrow head at `tip`, pointing away from `from`. */
export function arrowData(from: Point, tip: Point, length = 6): string {
  const degrees = (Math.atan2(tip[1] - from[1], from[0] - tip[0]) * 180) / Math.PI;
  const [left, right] = [polar(tip, length, degrees + LATITUDE), polar(tip, length, degrees - LATITUDE)];
  return `M${left.join(" ")}L${tip.join(" ")}L${right.join(" ")}`;
}

/** A scale below the line, filled from its left end up to `share` of its length. */
export function fillingScale(share: number, divisions: number, majorEvery: number): string {
  const [from, to, y] = [6, 164, 128];
  const x = from + (to - from) * share;
  return (
    ticks({ from: [from, y], to: [to, y], divisions, length: (index) => (index % majorEvery === 0 ? 6 : 3) }, "l1 m") +
    line([from, y], [to, y], "l1 m") +
    path(`M${from} ${y - 2}H${x}V${y + 2}H${from}Z`, "fi") +
    line([x, y - 7], [x, y + 5], "l2")
  );
}

type Seat = Omit<Figure, "hands"> & {
  /** Where the hand is, from the shoulder, in heights; x counts in the direction of view. */
  reach?: Point;
};

/** A figure on its chair. */
export function seated({ at, height = 48, facing = 1, reach, ...rest }: Seat): string {
  const [x, y] = at;
  const rise = height / 48;
  const unit = facing * rise;
  const hand: Point[] = reach ? [[x + facing * (1.2 * rise + reach[0] * height), y - 28 * rise + reach[1] * height]] : [];
  const chair = `M${x - 7.4 * unit} ${y - 27 * rise}L${x - 6 * unit} ${y - 11 * rise}H${x + 6 * unit}M${x - 6 * unit} ${y - 11 * rise}L${x - 7 * unit} ${y}M${x + 5 * unit} ${y - 11 * rise}V${y}`;
  return path(chair, "l2") + crew(sitter({ ...rest, at, height, facing, hands: hand }));
}

/** Moves markup to (x, y) and turns it there, degrees clockwise. */
export function turned(x: number, y: number, degrees: number, markup: string): string {
  const turn = `translate(${compactNumber(x)} ${compactNumber(y)})rotate(${compactNumber(degrees)})`;
  return `<g transform="${turn}">${markup}</g>`;
}
