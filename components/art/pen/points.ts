/** The one angle of every hatch, tick, axonometric axis and roof, in degrees: part of the style, wherever the sundial stands. */
export const LATITUDE = 26.92;
const RADIANS = LATITUDE * (Math.PI / 180);
export const TAN_LATITUDE = Math.tan(RADIANS);
export const COS_LATITUDE = Math.cos(RADIANS);
export const SIN_LATITUDE = Math.sin(RADIANS);

/** A place on a drawing, y downwards. */
export type Point = readonly [x: number, y: number];
/** A straight line by its two ends. */
export type Segment = readonly [from: Point, to: Point];

/** A list of points; one of plain numbers is written as in SVG's own `points`: "0,330 84,330 100,292". */
export type Points = `${number},${string}` | readonly Point[];

const PAIR = /^([^,\s]+),([^,\s]+)$/;

/** The points of a list that may be written as text. Throws for a text that is no list of points. */
export function points(list: Points): readonly Point[] {
  if (typeof list !== "string") return list;
  return list.split(" ").map((pair): Point => {
    const [, x, y] = (PAIR.exec(pair) ?? []).map(Number);
    if (x === undefined || y === undefined || !Number.isFinite(x + y)) throw new Error(`"${pair}" is no point in "${list}"`);
    return [x, y];
  });
}

/** A segment from (x1, y1) to (x2, y2). */
export function segment(x1: number, y1: number, x2: number, y2: number): Segment {
  return [
    [x1, y1],
    [x2, y2],
  ];
}

/** The point at `degrees` (anticlockwise from east) and `radius` from a centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

/** Straight distance between two points. */
export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The point `length` away from `from` in the direction of `to`. */
export function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
