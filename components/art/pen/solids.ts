import type { Style } from "./markup";
import { COS_LATITUDE, type Point, SIN_LATITUDE } from "./points";
import { outline, path, polygon } from "./shapes";

/** A point in space for the axonometric view: x to the lower right, y to the lower left, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

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

type Solid = { x: number; y: number; z?: number; width: number; depth: number; height: number };

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
