import { distance, type Point, towards } from "../pen/points";

/** The elbow or knee between two joints, bent to the side of `bend` (1 or -1); a reach too far stretches. */
export function bentAt(from: Point, to: Point, [upper, lower]: readonly [number, number], bend: number): Point {
  const reach = distance(from, to);
  if (reach >= upper + lower) return towards(from, to, (reach * upper) / (upper + lower));
  const along = (reach * reach + upper * upper - lower * lower) / (2 * reach || 1);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  const [x, y] = towards(from, to, along);
  const [dx, dy] = towards([0, 0], [to[1] - from[1], from[0] - to[0]], aside);
  return [x + dx, y + dy];
}

const add = ([x, y]: Point, [dx, dy]: Point, share: number): Point => [x + dx * share, y + dy * share];
const normal = (from: Point, to: Point): Point => towards([0, 0], [to[1] - from[1], from[0] - to[0]], 1);

/** Twice the area of a polygon; above zero where it runs clockwise on the screen. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A run of two bones as one closed outline that narrows from its first half width to its last, with round ends; it winds as `turn` says. */
export function limbOutline(
  [from, joint, to]: readonly [Point, Point, Point],
  [wide, narrow]: readonly [number, number],
  turn: 1 | -1,
): string {
  const [first, last] = [normal(from, joint), normal(joint, to)];
  const sum: Point = [first[0] + last[0], first[1] + last[1]];
  const length = Math.hypot(...sum);
  const middle = (wide + narrow) / 2;
  const mitre = length < 0.5 ? first : towards([0, 0], sum, Math.min(1.6, 2 / length));
  const end = towards(joint, to, distance(joint, to) + narrow * 0.8);
  const shoulder = towards(joint, from, distance(joint, from) + wide);
  const there = [add(from, first, wide), add(joint, mitre, middle), add(to, last, narrow)] as const;
  const back = [add(to, last, -narrow), add(joint, mitre, -middle), add(from, first, -wide)] as const;
  const text = ([x, y]: Point) => `${x} ${y}`;
  if (area([...there, ...back]) * turn >= 0) {
    return `M${text(there[0])}L${text(there[1])}L${text(there[2])}Q${text(end)} ${text(back[0])}L${text(back[1])}L${text(back[2])}Q${text(shoulder)} ${text(there[0])}Z`;
  }
  return `M${text(back[2])}L${text(back[1])}L${text(back[0])}Q${text(end)} ${text(there[2])}L${text(there[1])}L${text(there[0])}Q${text(shoulder)} ${text(back[2])}Z`;
}
