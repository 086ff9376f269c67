import { LATITUDE, type LabelOptions, label, line, type Point, path, polar, type Style, ticks, towards } from "../pen";
import { compactNumber } from "../sprites/shorten-path";

/** Height of the line on which all stations stand. */
export const LINE = 112;

/** Size of every note on a station: 11 px down to a width of 125 px. */
const NOTE = 15;

/** The line through a station from edge to edge; its square ends close the seam to the next station. */
export const through = (data = `M0 ${LINE}H170`, style: Style = "thru"): string =>
  path(data, style, { "stroke-linecap": "square" });

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

type Seat = {
  /** The floor under the hip. */
  at: Point;
  /** Height of the same figure when it stands. */
  height?: number;
  /** 1 looks to the right, -1 to the left. */
  facing?: 1 | -1;
  /** Where the hand is, from the shoulder, in heights; x counts in the direction of view. */
  reach?: Point;
};

/** Path data of a scale figure on a chair, seen from the side: the seated twin of pen's person. */
function seatedData({ at: [x, y], height = 48, facing = 1, reach }: Seat): string {
  const unit = height / 48;
  const p = (dx: number, dy: number) => `${x + facing * dx * unit} ${y - dy * unit}`;
  const body = `M${p(-4.8, 12)}L${p(-3.9, 26.4)}Q${p(-3.6, 28.8)} ${p(-1.2, 28.8)}L${p(1.6, 28.8)}Q${p(3.8, 28.8)} ${p(4, 26.4)}L${p(4.4, 17.2)}L${p(12.2, 17.2)}Q${p(15, 17.2)} ${p(15, 14.4)}L${p(14.6, 0)}L${p(11, 0)}L${p(11, 12)}Z`;
  const sweep = facing === 1 ? 1 : 0;
  const radius = 3.5 * unit;
  const head = `M${p(-2.1, 33.8)}a${radius} ${radius} 0 1 ${sweep} ${facing * 2 * radius} 0a${radius} ${radius} 0 1 ${sweep} ${facing * -2 * radius} 0Z`;
  return (
    head +
    body +
    (reach
      ? armData([x + facing * 1.2 * unit, y - 26.4 * unit], [facing * reach[0] * height, reach[1] * height], facing * 1.3 * unit)
      : "")
  );
}

/** An arm as a stroke with round ends, `by` long; with a negative half width it turns the other way, like a figure facing left. */
function armData([x, y]: Point, by: Point, half: number): string {
  const [nx, ny] = towards([0, 0], [by[1], -by[0]], half);
  const end: Point = [x + by[0], y + by[1]];
  const round = `A${Math.abs(half)} ${Math.abs(half)} 0 0 ${half > 0 ? 1 : 0} `;
  return `M${x + nx} ${y + ny}L${end[0] + nx} ${end[1] + ny}${round}${end[0] - nx} ${end[1] - ny}L${x - nx} ${y - ny}${round}${x + nx} ${y + ny}Z`;
}

/** A figure on its chair. */
export function seated(seat: Seat, style: Style = "fi"): string {
  const {
    at: [x, y],
    height = 48,
    facing = 1,
  } = seat;
  const unit = (facing * height) / 48;
  const rise = height / 48;
  const chair = `M${x - 7.4 * unit} ${y - 27 * rise}L${x - 6 * unit} ${y - 11 * rise}H${x + 6 * unit}M${x - 6 * unit} ${y - 11 * rise}L${x - 7 * unit} ${y}M${x + 5 * unit} ${y - 11 * rise}V${y}`;
  return path(chair, "l2") + path(seatedData(seat), style);
}

/** Moves markup to (x, y) and turns it there, degrees clockwise. */
export function turned(x: number, y: number, degrees: number, markup: string): string {
  const turn = `translate(${compactNumber(x)} ${compactNumber(y)})rotate(${compactNumber(degrees)})`;
  return `<g transform="${turn}">${markup}</g>`;
}
