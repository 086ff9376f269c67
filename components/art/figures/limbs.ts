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
  // At the joint the outline turns half of the bend; a sharp bend is cut off.
  const mitre = length < 0.5 ? first : towards([0, 0], sum, Math.min(1.6, 2 / length));
  const edge = (side: 1 | -1) => ({
    from: add(from, first, side * wide),
    joint: add(joint, mitre, (side * (wide + narrow)) / 2),
    to: add(to, last, side * narrow),
  });
  const [left, right] = [edge(1), edge(-1)];
  const winding = area([left.from, left.joint, left.to, right.to, right.joint, right.from]);
  const [there, back] = winding * turn >= 0 ? [left, right] : [right, left];
  const tip = towards(joint, to, distance(joint, to) + narrow * 0.8);
  const root = towards(joint, from, distance(joint, from) + wide);
  const text = ([x, y]: Point) => `${x} ${y}`;
  return (
    `M${text(there.from)}L${text(there.joint)}L${text(there.to)}Q${text(tip)} ${text(back.to)}` +
    `L${text(back.joint)}L${text(back.from)}Q${text(root)} ${text(there.from)}Z`
  );
}
