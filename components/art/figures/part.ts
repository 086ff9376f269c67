import type { Style } from "../pen/markup";
import type { Point } from "../pen/points";

/**
 * What lies on what in a figure, from the back to the front. Figures of one crew are drawn layer by layer, so that many of them are few paths:
 * sleeves without a seam are one plane with the garment, hands one with the face.
 */
export const LAYERS = [
  ...(["legs", "bottom", "farSleeve", "top", "over", "trim", "nearSleeve"] as const),
  ...(["skin", "hair", "features", "hat", "band", "tool"] as const),
] as const;
export type Layer = (typeof LAYERS)[number];

/** A piece of a figure: a path in the drawing's own units. */
export interface Part {
  layer: Layer;
  style: Style;
  data: string;
}

/** Where a point of a figure's own system stands in the drawing. */
export type Frame = (x: number, y: number) => Point;

const PAIR = /(-?\d*\.?\d+) (-?\d*\.?\d+)/g;

/** Path data in a figure's own system, all commands absolute and without arcs, placed in the drawing. */
export function placed(data: string, at: Frame): string {
  return data.replace(PAIR, (_, x, y) => at(Number(x), Number(y)).join(" "));
}

/** Path data of a disc in four curves, so that a frame may mirror it; it winds like the caps of hair, so that a knot unites with one. */
export function disc(x: number, y: number, r: number): string {
  const k = r * 0.55;
  return `M${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}C${x + r} ${y - k} ${x + k} ${y - r} ${x} ${y - r}C${x - k} ${y - r} ${x - r} ${y - k} ${x - r} ${y}Z`;
}
