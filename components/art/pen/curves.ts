import type { Style } from "./markup";
import { distance, type Point, type Points, points, polar, towards } from "./points";
import { lineTo, moveTo, path } from "./shapes";

export type Arc = { center: Point; radius: number; from: number; to: number };

/** Path data of a circular arc, degrees anticlockwise from east. */
export function arcData({ center, radius, from, to }: Arc): string {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 0 : 1;
  const [x, y] = polar(center, radius, to);
  return `${moveTo(polar(center, radius, from))}A${radius} ${radius} 0 ${isLarge} ${sweep} ${x} ${y}`;
}

/** Degrees at a share of the turn that starts at the top and runs clockwise. */
export const degreesAt = (share: number): number => 90 - share * 360;

/** Path data of a piece of a ring between two shares of that turn. */
export function ringData(center: Point, [inner, outer]: readonly [number, number], from: number, to: number): string {
  const [start, end] = [degreesAt(from), degreesAt(to)];
  const back = arcData({ center, radius: inner, from: end, to: start });
  return `${arcData({ center, radius: outer, from: start, to: end })}L${back.slice(1)}Z`;
}

/** A circular arc. */
export function arc(shape: Arc, style: Style = "l1"): string {
  return path(arcData(shape), style);
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
