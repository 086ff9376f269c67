import { shortenPath } from "../sprites/shorten-path";
import { element, type Style } from "./markup";
import { COS_LATITUDE, type Point, type Points, points, type Segment, SIN_LATITUDE } from "./points";
import { outline, type Rect } from "./shapes";

type HatchOptions = {
  /** Distance between hatch lines, at right angles to them. */
  gap?: number;
  style?: Style;
  /** Falls to the right instead of rising: for the mirrored half of a symmetrical part. */
  falling?: boolean;
};

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

/** The hatch lines of a polygon at the latitude, as separate segments. */
function hatchSegments(corners: Points, gap: number, falling = false): Segment[] {
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
