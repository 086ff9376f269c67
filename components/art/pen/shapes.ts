import { shortenPath } from "../sprites/shorten-path";
import { type Attributes, element, type Style } from "./markup";
import { type Point, type Points, points, type Segment } from "./points";

/** Path data that begins at a point. */
export const moveTo = ([x, y]: Point) => `M${x} ${y}`;
/** Path data of a line to a point. */
export const lineTo = ([x, y]: Point) => `L${x} ${y}`;

/** Path data of an open or closed run of points, for use inside `path`. */
export function outline(list: Points, closed = false): string {
  const run = points(list).map((point, index) => (index === 0 ? moveTo(point) : lineTo(point)));
  return run.join("") + (closed ? "Z" : "");
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

export type Rect = { x: number; y: number; width: number; height: number };

/** Path data of a rectangle, for use inside `path`. */
export const rectData = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, style: Style = "l1"): string {
  return path(rectData(x, y, width, height), style);
}

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
