import { escapeUTF8 } from "entities";
import { compactNumber } from "./sprites/compact-number";
import { shortenPath } from "./sprites/shorten-path";

/**
 * The drawing office: every function returns a string of SVG markup. Lengths are user units of the drawing's viewBox, y grows
 * downwards, angles are degrees. A style is a list of words from the table in art.css without their prefix: "l2 fp" becomes
 * class="d-l2 d-fp". Strokes keep their width at any scale, so no drawing ever states a width or a colour.
 */

/** The one angle of every hatch, tick, axonometric axis and roof, in degrees: part of the style, wherever the sundial stands. */
export const LATITUDE = 26.92;
const RADIANS = LATITUDE * (Math.PI / 180);
export const TAN_LATITUDE = Math.tan(RADIANS);
export const COS_LATITUDE = Math.cos(RADIANS);
export const SIN_LATITUDE = Math.sin(RADIANS);

/** Size of a note in a drawing shown at about its own size: 11 px on screen down to a scale of 0.79. */
export const NOTE_SIZE = 14;

export type Point = readonly [x: number, y: number];
/** A point in space for the axonometric view: x to the lower right, y to the lower left, z up. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Segment = readonly [from: Point, to: Point];
export type Style = string;
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A finished drawing: what a sprite sheet holds and what a page needs to show it. */
export interface Artwork {
  viewBox: ViewBox;
  markup: () => string;
  /** What the drawing shows, for those who cannot see it. */
  title: string;
}

type Attributes = Readonly<Record<string, string | number>>;

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

/** A straight line by its two ends. */
export function segment(x1: number, y1: number, x2: number, y2: number): Segment {
  return [
    [x1, y1],
    [x2, y2],
  ];
}

/** Makes text safe between tags and in attributes. */
export const escapeText = (text: string): string => escapeUTF8(text);

function element(tag: string, style: Style, attributes: Attributes, content?: string): string {
  const names = style === "" ? "" : ` class="${style.replace(/\S+/g, "d-$&")}"`;
  const rest = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? compactNumber(value) : value}"`)
    .join("");
  return content === undefined ? `<${tag}${names}${rest}/>` : `<${tag}${names}${rest}>${content}</${tag}>`;
}

const moveTo = ([x, y]: Point) => `M${x} ${y}`;
const lineTo = ([x, y]: Point) => `L${x} ${y}`;

/** Path data of an open or closed run of points, for use inside `path`. */
export function outline(list: Points, closed = false): string {
  return (
    points(list)
      .map((point, index) => (index === 0 ? moveTo(point) : lineTo(point)))
      .join("") + (closed ? "Z" : "")
  );
}

/** Any path, written in its shortest form. `data` may mix absolute and relative commands. */
export function path(data: string, style: Style = "l1", attributes: Attributes = {}): string {
  return element("path", style, { ...attributes, d: shortenPath(data) });
}

/** One straight line. */
export function line(from: Point, to: Point, style: Style = "l1"): string {
  return path(outline([from, to]), style);
}

/** Many separate straight lines as one path: hatches, grids, rows of text lines. */
export function lines(segments: readonly Segment[], style: Style = "l1"): string {
  return path(segments.map((segment) => outline(segment)).join(""), style);
}

/** An open run of lines. */
export function polyline(list: Points, style: Style = "l1"): string {
  return path(outline(list), style);
}

/** A closed figure. */
export function polygon(list: Points, style: Style = "l1"): string {
  return path(outline(list, true), style);
}

/** Path data of a rectangle, for use inside `path`. */
export const rectData = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, style: Style = "l1"): string {
  return path(rectData(x, y, width, height), style);
}

export type Rect = { x: number; y: number; width: number; height: number };

/** Many rectangles of one style as one path. They must not overlap where the style has a fill. */
export function rects(list: readonly Rect[], style: Style = "l1"): string {
  return path(list.map(({ x, y, width, height }) => rectData(x, y, width, height)).join(""), style);
}

/** A rectangle with rounded corners. */
export function roundRect({ radius, ...box }: Rect & { radius: number }, style: Style = "l1"): string {
  return element("rect", style, { ...box, rx: radius });
}

/** Path data of a circle, for use inside `path`. */
export const circleData = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A circle from its centre. */
export function circle(x: number, y: number, radius: number, style: Style = "l1"): string {
  return element("circle", style, { cx: x, cy: y, r: radius });
}

/** Equal circles of one style as one path. */
export function circles(centers: Points, radius: number, style: Style = "l1"): string {
  return path(
    points(centers)
      .map(([x, y]) => circleData(x, y, radius))
      .join(""),
    style,
  );
}

export type LabelOptions = {
  /** Font size in units; on screen it must come to at least 11 px at the smallest size the drawing is shown at. */
  size?: number;
  /** "t" quiet note, "tn" note in ink, "tb" bold. */
  style?: Style;
  anchor?: "start" | "middle" | "end";
  /** Degrees clockwise about the label's own point. */
  rotate?: number;
  /** Transform in place of position and rotation, for lettering that lies in an axonometric plane. */
  transform?: string;
};

/** Text on a drawing; `at` is the left (or middle, or right) end of its baseline. Escapes the text. */
export function label(text: string, [x, y]: Point, options: LabelOptions = {}): string {
  const { size = NOTE_SIZE, style = "t", anchor = "start", rotate, transform } = options;
  const turned = rotate === undefined ? undefined : `translate(${compactNumber(x)} ${compactNumber(y)})rotate(${rotate})`;
  const placed = transform ?? turned;
  return element(
    "text",
    style,
    {
      ...(placed === undefined ? { x, y } : { transform: placed }),
      "font-size": size,
      ...(anchor === "start" ? {} : { "text-anchor": anchor }),
    },
    escapeText(text),
  );
}

/** Baseline that centres digits and capitals of a size on y. */
export function baselineFor(y: number, size: number): number {
  return y + size * 0.345;
}

/** Wraps markup in a group, with style words for the stylesheet to act on. */
export function group(content: string, style: Style = "", attributes: Attributes = {}): string {
  return element("g", style, attributes, content);
}

/** Moves markup to (x, y) and, if asked, scales it there. */
export function place(x: number, y: number, content: string, scale = 1): string {
  const scaled = scale === 1 ? "" : `scale(${compactNumber(scale, 4)})`;
  return element("g", "", { transform: `translate(${compactNumber(x)} ${compactNumber(y)})${scaled}` }, content);
}

/** The point at `degrees` (anticlockwise from east) and `radius` from a centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

export type Arc = { center: Point; radius: number; from: number; to: number };

/** Path data of a circular arc, degrees anticlockwise from east. */
export function arcData({ center, radius, from, to }: Arc): string {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 0 : 1;
  const [x, y] = polar(center, radius, to);
  return `${moveTo(polar(center, radius, from))}A${radius} ${radius} 0 ${isLarge} ${sweep} ${x} ${y}`;
}

/** A circular arc. */
export function arc(shape: Arc, style: Style = "l1"): string {
  return path(arcData(shape), style);
}

/** Axonometric projection on the latitude: both ground axes fall at 26.92 degrees. */
export function project([x, y, z]: Point3): Point {
  return [(x - y) * COS_LATITUDE, (x + y) * SIN_LATITUDE - z];
}

/** A plane figure in space, closed. */
export function face(corners: readonly Point3[], style: Style = "l1"): string {
  return polygon(corners.map(project), style);
}

/** A horizontal rectangle in space, its corner with the smallest x and y at (x, y, z). */
export function plate(x: number, y: number, width: number, depth: number, options: { z?: number; style?: Style } = {}): string {
  const { z = 0, style = "l1" } = options;
  return face(plateCorners(x, y, width, depth, z), style);
}

function plateCorners(x: number, y: number, width: number, depth: number, z: number): readonly Point3[] {
  return [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ];
}

export type Solid = { x: number; y: number; z?: number; width: number; depth: number; height: number };

/** A cuboid seen from the front above: left, right and top face, each with a style of its own if given. */
export function box(
  solid: Solid,
  style: Style = "l1 fp",
  { top = style, right = style }: { top?: Style; right?: Style } = {},
): string {
  const { x, y, z = 0, width, depth, height } = solid;
  const [far, back, near, front] = [x, x + width, y + depth, z + height];
  if (top === style && right === style) return solidOutline(solid, style);
  return (
    face(
      [
        [far, near, z],
        [back, near, z],
        [back, near, front],
        [far, near, front],
      ],
      style,
    ) +
    face(
      [
        [back, y, z],
        [back, near, z],
        [back, near, front],
        [back, y, front],
      ],
      right,
    ) +
    face(plateCorners(x, y, width, depth, front), top)
  );
}

/** A cuboid of one style as one path: the hexagon and the three edges that meet in its nearest corner. */
function solidOutline({ x, y, z = 0, width, depth, height }: Solid, style: Style): string {
  const [right, near, top] = [x + width, y + depth, z + height];
  const hexagon: readonly Point3[] = [
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, near, z],
    [x, near, z],
    [x, near, top],
  ];
  const edges: readonly Point3[] = [
    [right, y, top],
    [right, near, z],
    [x, near, top],
  ];
  const corner = project([right, near, top]);
  return path(outline(hexagon.map(project), true) + edges.map((end) => outline([corner, project(end)])).join(""), style);
}

export type HatchOptions = {
  /** Distance between hatch lines, at right angles to them. */
  gap?: number;
  style?: Style;
  /** Falls to the right instead of rising: for the mirrored half of a symmetrical part. */
  falling?: boolean;
};

/** The hatch lines of a polygon at the latitude, as separate segments. */
export function hatchSegments(corners: Points, gap: number, falling = false): Segment[] {
  const sin = falling ? -SIN_LATITUDE : SIN_LATITUDE;
  const turn = ([x, y]: Point): Point => [x * COS_LATITUDE - y * sin, x * sin + y * COS_LATITUDE];
  const turnBack = ([x, y]: Point): Point => [x * COS_LATITUDE + y * sin, y * COS_LATITUDE - x * sin];
  const turned = points(corners).map(turn);
  const heights = turned.map(([, y]) => y);
  const segments: Segment[] = [];
  for (let y = Math.ceil(Math.min(...heights) / gap) * gap; y < Math.max(...heights); y += gap) {
    const crossings = crossingsAt(turned, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = crossings.slice(index, index + 2);
      if (to - from > 0.5) segments.push([turnBack([from, y]), turnBack([to, y])]);
    }
  }
  return segments;
}

/** Where the edges of a polygon cross the horizontal at y, from left to right. */
function crossingsAt(corners: readonly Point[], y: number): number[] {
  return corners
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
      const crosses = (y1 <= y && y2 > y) || (y2 <= y && y1 > y);
      return crosses ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
    })
    .sort((a, b) => a - b);
}

/** Hatches a polygon at the latitude: cut material. */
export function hatchPolygon(corners: Points, { gap = 6, style = "l1 m", falling }: HatchOptions = {}): string {
  const data = hatchSegments(corners, gap, falling).map((segment) => outline(segment));
  return element("path", style, { d: shortenPath(data.join(""), 1) });
}

/** Hatches a rectangle at the latitude. */
export function hatchRect({ x, y, width, height }: Rect, options: HatchOptions = {}): string {
  return hatchPolygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    options,
  );
}

/** Path data of a run of lines with corners rounded to `radius`, less where a line is short. */
export function roundedData(list: Points, radius: number): string {
  const run = points(list);
  const bends = run.slice(1, -1).map((corner, index) => {
    const before = run[index] ?? corner;
    const after = run[index + 2] ?? corner;
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const [x, y] = towards(corner, after, reach);
    return `${lineTo(towards(corner, before, reach))}Q${corner[0]} ${corner[1]} ${x} ${y}`;
  });
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? moveTo(first) + bends.join("") + lineTo(last) : "";
}

/** A run of lines with rounded corners. */
export function roundedPolyline(list: Points, radius = 6, style: Style = "l3 s"): string {
  return path(roundedData(list, radius), style);
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

type Curve = { from: Point; leave: Point; arrive: Point; to: Point };

/** The smooth curve through points (Catmull-Rom) as cubic Béziers. */
function smoothCurves(through: readonly Point[]): Curve[] {
  const at = (index: number): Point => through[Math.max(0, Math.min(through.length - 1, index))] ?? [0, 0];
  return through.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    return {
      from,
      leave: [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      arrive: [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    };
  });
}

/** Path data of a smooth curve through points. */
export function smoothData(through: readonly Point[]): string {
  const curves = smoothCurves(through).map(({ leave, arrive, to }) => `C${leave.join(" ")} ${arrive.join(" ")} ${to.join(" ")}`);
  return moveTo(through[0] ?? [0, 0]) + curves.join("");
}

/** The same curve as points, four to each piece: for hatching what it bounds. */
export function smoothPoints(through: readonly Point[]): Point[] {
  const mix = (curve: Curve, axis: 0 | 1, t: number) =>
    (1 - t) ** 3 * curve.from[axis] +
    3 * (1 - t) ** 2 * t * curve.leave[axis] +
    3 * (1 - t) * t ** 2 * curve.arrive[axis] +
    t ** 3 * curve.to[axis];
  const inner = smoothCurves(through).flatMap((curve) =>
    [0.25, 0.5, 0.75, 1].map((t): Point => [mix(curve, 0, t), mix(curve, 1, t)]),
  );
  return [...through.slice(0, 1), ...inner];
}

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

/** Rough width of a note of this size: National Park averages 0.56 em a character. */
export function noteWidth(text: string, size: number): number {
  return text.length * size * 0.56;
}

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

export type Balloon = { number: number; at: Point; target?: Point };

/** Numbered balloons with leaders that end in a dot on their target. Leaders, dots and balloons are one path each. */
export function balloons(list: readonly Balloon[], radius = 9.5): string {
  const size = radius * 1.4;
  const leaders = list.flatMap(({ at, target }): Segment[] => (target ? [[towards(at, target, radius), target]] : []));
  const dots = list.flatMap(({ target }) => (target ? [target] : []));
  const digits = list.map(({ number, at: [x, y] }) =>
    label(String(number), [x, baselineFor(y, size)], { size, style: "bal-n", anchor: "middle" }),
  );
  return (
    (leaders.length > 0 ? lines(leaders) + circles(dots, 1.8, "fi") : "") +
    circles(
      list.map(({ at }) => at),
      radius,
      "l1 bal",
    ) +
    digits.join("")
  );
}

/** One numbered balloon at `at`, with a leader to `target` if given. */
export function balloon(number: number, at: Point, target?: Point, radius?: number): string {
  return balloons([{ number, at, target }], radius);
}

/** Outline of a stroke with round ends, as a closed clockwise figure. */
function capsuleData(from: Point, to: Point, halfWidth: number): string {
  const [x, y] = towards([0, 0], [to[1] - from[1], from[0] - to[0]], halfWidth);
  const round = `A${halfWidth} ${halfWidth} 0 0 1 `;
  return `M${from[0] + x} ${from[1] + y}L${to[0] + x} ${to[1] + y}${round}${to[0] - x} ${to[1] - y}L${from[0] - x} ${from[1] - y}${round}${from[0] + x} ${from[1] + y}Z`;
}

export type Person = {
  /** The ground under the feet. */
  at: Point;
  height?: number;
  /** Where the raised hand is, from the shoulder, in heights. */
  reach?: Point;
};

/** Path data of a scale figure, so that several can share one path. */
export function personData({ at: [x, y], height = 48, reach }: Person): string {
  const unit = height / 48;
  const p = (dx: number, dy: number) => `${x + dx * unit} ${y - dy * unit}`;
  const body = `M${p(-5.4, 36.4)}Q${p(-5, 38.8)} ${p(-2.6, 38.8)}L${p(2.6, 38.8)}Q${p(5, 38.8)} ${p(5.4, 36.4)}L${p(3.1, 0)}L${p(0.5, 0)}L${p(0, 17)}L${p(-0.5, 0)}L${p(-3.1, 0)}Z`;
  const head = circleData(x, y - 43.6 * unit, 3.5 * unit);
  if (!reach) return head + body;
  const shoulder: Point = [x + Math.sign(reach[0]) * 3.6 * unit, y - 36 * unit];
  const hand: Point = [x + reach[0] * height, y + (reach[1] - 0.75) * height];
  return head + body + capsuleData(shoulder, hand, 1.3 * unit);
}

/** A scale figure: head, body and perhaps one raised arm, never a face or hands. */
export function person(figure: Person, style: Style = "fi"): string {
  return path(personData(figure), style);
}

/** Several scale figures as one path. */
export function people(figures: readonly Person[], style: Style = "fi"): string {
  return path(figures.map(personData).join(""), style);
}
