import type { Style } from "@/components/art/pen/markup";
import { type Point, TAN_LATITUDE } from "@/components/art/pen/points";
import { line, path } from "@/components/art/pen/shapes";
import { cuts, rooms } from "./furniture";
import { FLOOR_Y } from "./scene";

/** Levels of a two-storey section: underside of the roof, upper floor, underside of its slab, main floor. */
export const [ROOF, UPPER, LOWER, FLOOR] = [88, 205, 214, FLOOR_Y] as const;

/** The two storeys' rooms from x to x, lit. */
export function storeys(from: number, to: number): string {
  return rooms([from, ROOF, to - from, UPPER - ROOF], [from, LOWER, to - from, FLOOR - LOWER]);
}

/** Roof and upper slab from x to x, cut, with inner walls 9 thick at these left edges. */
export function frame(
  from: number,
  to: number,
  { upper = [], lower = [] }: { upper?: readonly number[]; lower?: readonly number[] } = {},
): string {
  return cuts(
    [from, ROOF - 10, to - from, 10],
    [from, UPPER, to - from, LOWER - UPPER],
    ...upper.map((x) => [x, ROOF, 9, UPPER - ROOF] as const),
    ...lower.map((x) => [x, LOWER, 9, FLOOR - LOWER] as const),
  );
}

/** Tops of the windows in an outer wall, on the upper floor and on the main one. */
const WINDOWS = [120, 246] as const;

/** An outer wall, cut, from the top of its parapet down to the main floor, with a window on both floors. */
export function outerWall(x: number, parapet = 64): string {
  const piers = [parapet, ...WINDOWS.map((y) => y + 50)].map(
    (top, index) => [x, top, 10, (WINDOWS[index] ?? FLOOR) - top] as const,
  );
  return cuts(...piers) + path(WINDOWS.map((y) => `M${x + 3} ${y}v50M${x + 7} ${y}v50`).join(""));
}

/**
 * Stone shades over the windows of an outer wall whose face is at x, reaching out to the right, or to the left where `reach` is negative.
 * The first wall of a drawing has none: there the page's line falls.
 */
export function shades(x: number, reach = 18): string {
  return path(WINDOWS.map((y) => `M${x} ${y - 6}l${reach} ${Math.abs(reach) * TAN_LATITUDE}v3L${x} ${y - 1}z`).join(""), "po");
}

/** A ladder in elevation or leaning: its two feet are at `foot` and `foot` plus `width`. */
export function ladder(foot: Point, top: Point, { width = 15, pitch = 14 }: { width?: number; pitch?: number } = {}): string {
  const [dx, dy] = [top[0] - foot[0], top[1] - foot[1]];
  const count = Math.floor(-dy / pitch);
  const rungs = Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.6) * pitch) / -dy;
    return `M${foot[0] + dx * share} ${foot[1] + dy * share}h${width}`;
  });
  return path(`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}M${foot[0] + width} ${foot[1]}l${dx} ${dy}${rungs.join("")}`, "l2");
}

/** A railing of uprights and a hand rail 40 high. */
export function railing(from: number, to: number, y: number, pitch = 12): string {
  const count = Math.floor((to - from) / pitch);
  const bars = Array.from({ length: count + 1 }, (_, index) => `M${from + index * pitch} ${y}v-38`).join("");
  return path(bars) + line([from - 2, y - 39], [to + 2, y - 39], "l2");
}

/** A paper in elevation with rows of writing as shares of its width. */
export function paper(
  x: number,
  y: number,
  width: number,
  height: number,
  { rows = [0.8, 0.5, 0.7], style = "l1 fo" }: { rows?: readonly number[]; style?: Style } = {},
): string {
  const inset = Math.min(4, width * 0.18);
  const writing = rows.map((share, index) => {
    const row = y + ((index + 1) * height) / (rows.length + 1);
    return `M${x + inset} ${row}h${(width - 2 * inset) * share}`;
  });
  return path(`M${x} ${y}h${width}v${height}h${-width}z`, style) + path(writing.join(""));
}

/** Path data written `count` times, each from its index. */
export function repeat(count: number, data: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => data(index)).join("");
}
