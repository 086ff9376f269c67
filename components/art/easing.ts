/** The two control points of a cubic Bézier curve from 0, 0 to 1, 1, as CSS has them. */
export type Easing = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far a move has come at a share of its time. */
export function progressOf([x1, y1, x2, y2]: Easing, time: number): number {
  const bezier = (t: number, first: number, second: number) =>
    3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const half = (low + high) / 2;
    if (bezier(half, x1, x2) < time) low = half;
    else high = half;
  }
  return bezier(low, y1, y2);
}
