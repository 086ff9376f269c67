import type { Arc } from "./curves";
import { baselineFor, type LabelOptions, label, NOTE_SIZE, noteWidth } from "./labels";
import type { Style } from "./markup";
import { COS_LATITUDE, distance, type Point, polar, type Segment, SIN_LATITUDE, towards } from "./points";
import { lines } from "./shapes";

type TickLength = number | ((index: number) => number);
const tickLength = (length: TickLength, index: number) => (typeof length === "number" ? length : length(index));

/** Tick marks along a straight scale, on the left of its direction, as one path. A length of 0 leaves a tick out. */
export function ticks(scale: { from: Point; to: Point; divisions: number; length: TickLength }, style: Style = "l1"): string {
  const { from, to, divisions, length } = scale;
  const [x, y] = towards([0, 0], [to[1] - from[1], from[0] - to[0]], 1);
  const marks = Array.from({ length: divisions + 1 }, (_, index): Segment => {
    const foot = towards(from, to, (distance(from, to) * index) / divisions);
    const reach = tickLength(length, index);
    return [foot, [foot[0] + x * reach, foot[1] + y * reach]];
  });
  return lines(
    marks.filter(([start, end]) => distance(start, end) > 0),
    style,
  );
}

/** Tick marks on a circle from degree to degree, outwards (inwards when negative), as one path. A length of 0 leaves one out. */
export function dialTicks(dial: Arc & { divisions: number; length: TickLength }, style: Style = "l1"): string {
  const { center, radius, from, to, divisions, length } = dial;
  const marks = Array.from({ length: divisions + 1 }, (_, index): Segment => {
    const degrees = from + ((to - from) * index) / divisions;
    return [polar(center, radius, degrees), polar(center, radius + tickLength(length, index), degrees)];
  });
  return lines(
    marks.filter(([start, end]) => distance(start, end) > 1e-6),
    style,
  );
}

/** Half the length of a dimension's tick. */
const TICK = 5.6;

/** The tick that ends a dimension: 26.92 degrees off the vertical. */
export function dimensionTick([x, y]: Point): Segment {
  return [
    [x - TICK * SIN_LATITUDE, y + TICK * COS_LATITUDE],
    [x + TICK * SIN_LATITUDE, y - TICK * COS_LATITUDE],
  ];
}

export type DimensionOptions = LabelOptions & {
  /** The measure, placed in a gap of the line. */
  text?: string;
  /** Length of the extension lines, on the left of the direction from `from` to `to`. */
  extension?: number;
};

/** A dimension line with ticks at both ends; a vertical one carries its text turned to read from the right. */
export function dimension(
  from: Point,
  to: Point,
  { text = "", extension = 0, size = NOTE_SIZE, style }: DimensionOptions = {},
): string {
  const gap = text === "" ? 0 : noteWidth(text, size) / 2 + 6;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isVertical = from[0] === to[0];
  const [aside, along] = towards([0, 0], [to[1] - from[1], from[0] - to[0]], 1);
  const beyond = ([x, y]: Point): Segment => [
    [x - aside * 4, y - along * 4],
    [x + aside * extension, y + along * extension],
  ];
  const run: Segment[] =
    gap > 0
      ? [
          [from, towards(middle, from, gap)],
          [towards(middle, to, gap), to],
        ]
      : [[from, to]];
  const at: Point = isVertical ? [baselineFor(middle[0], size), middle[1]] : [middle[0], baselineFor(middle[1], size)];
  return (
    lines(extension > 0 ? [...run, beyond(from), beyond(to)] : run, "l1 m") +
    lines([dimensionTick(from), dimensionTick(to)], "l2") +
    (text === "" ? "" : label(text, at, { size, style, anchor: "middle", ...(isVertical ? { rotate: -90 } : {}) }))
  );
}
