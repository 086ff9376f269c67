import type { Counted } from "@/content/schemas/fields";
import { type Point, polar } from "./pen";

/** Frame of each of the two drawings, before and after. */
export const COUNT_FRAME = [0, 0, 96, 72] as const;

/** Path data of a count: its ground (the dial, or none) and what is counted, drawn to one scale for before and after. */
export interface CountDrawing {
  ground: string;
  counted: string;
}

const [CENTRE, RADIUS] = [[37, 37] as Point, 34];

/** Hours as a sector of a clock's dial, from twelve on. */
function dial(hours: number): CountDrawing {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [x, y] = polar(CENTRE, RADIUS - 5, 90 - hour * 30);
    const [endX, endY] = polar(CENTRE, RADIUS, 90 - hour * 30);
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${endX.toFixed(1)} ${endY.toFixed(1)}`;
  });
  const [x, y] = polar(CENTRE, RADIUS, 90 - hours * 30);
  const large = hours > 6 ? 1 : 0;
  return {
    ground: `M3 37a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z${ticks.join("")}`,
    counted: `M37 37V3A34 34 0 ${large} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`,
  };
}

/** Pieces in rows of ten, filled from below. */
const [COLUMNS, PITCH, ROW] = [10, 9.6, 8.8];

function pieces(count: number): CountDrawing {
  const all = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % COLUMNS) * PITCH, 72 - (Math.floor(index / COLUMNS) + 1) * ROW];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h7.2v6.4h-7.2z`;
  });
  return { ground: "", counted: all.join("") };
}

/** A count as a drawing. */
export const countDrawing = (kind: Counted, value: number): CountDrawing =>
  kind === "hours" ? dial(value) : pieces(kind === "tens" ? value / 10 : value);
