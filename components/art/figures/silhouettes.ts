import type { Style } from "../pen/markup";
import { type Point, towards } from "../pen/points";
import { circleData, path } from "../pen/shapes";

type Silhouette = {
  /** The ground under the feet. */
  at: Point;
  height?: number;
  /** Where the raised hand is, from the shoulder, in heights. */
  reach?: Point;
};

/** A scale figure: head, body and perhaps one raised arm, never a face or hands. */
export function silhouette(figure: Silhouette, style: Style = "fi"): string {
  return path(silhouetteData(figure), style);
}

/** Several scale figures as one path. */
export function silhouettes(figures: readonly Silhouette[], style: Style = "fi"): string {
  return path(figures.map(silhouetteData).join(""), style);
}

/** Path data of a scale figure, so that several can share one path. */
function silhouetteData({ at: [x, y], height = 48, reach }: Silhouette): string {
  const unit = height / 48;
  const p = (dx: number, dy: number) => `${x + dx * unit} ${y - dy * unit}`;
  const body = `M${p(-5.4, 36.4)}Q${p(-5, 38.8)} ${p(-2.6, 38.8)}L${p(2.6, 38.8)}Q${p(5, 38.8)} ${p(5.4, 36.4)}L${p(3.1, 0)}L${p(0.5, 0)}L${p(0, 17)}L${p(-0.5, 0)}L${p(-3.1, 0)}Z`;
  const head = circleData(x, y - 43.6 * unit, 3.5 * unit);
  if (!reach) return head + body;
  const shoulder: Point = [x + Math.sign(reach[0]) * 3.6 * unit, y - 36 * unit];
  const hand: Point = [x + reach[0] * height, y + (reach[1] - 0.75) * height];
  return head + body + capsuleData(shoulder, hand, 1.3 * unit);
}

/** Outline of a stroke with round ends, as a closed clockwise figure. */
function capsuleData(from: Point, to: Point, halfWidth: number): string {
  const [x, y] = towards([0, 0], [to[1] - from[1], from[0] - to[0]], halfWidth);
  const round = `A${halfWidth} ${halfWidth} 0 0 1 `;
  return `M${from[0] + x} ${from[1] + y}L${to[0] + x} ${to[1] + y}${round}${to[0] - x} ${to[1] - y}L${from[0] - x} ${from[1] - y}${round}${from[0] + x} ${from[1] + y}Z`;
}
