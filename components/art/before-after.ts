import type { Counted } from "@/content/schemas/fields";
import { type Point, polar } from "./pen/points";

/** Frame of each of the two drawings, before and after. */
export const COUNT_FRAME = [0, 0, 96, 72] as const;

/** Path data of a count: its ground (the dial, or none) and what is counted, drawn to one scale for before and after. */
interface CountDrawing {
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

/** Few pieces are large, in rows of four; many are small, in rows of ten. */
const FEW = { columns: 4, pitch: 24, row: 22, piece: "h18v16h-18z" };
const MANY = { columns: 10, pitch: 9.6, row: 8.8, piece: "h7.2v6.4h-7.2z" };

/** Pieces in rows that are filled from below; as large as the `most` of them, before or after, have room. */
function pieces(count: number, most: number): CountDrawing {
  const { columns, pitch, row, piece } = most <= 12 ? FEW : MANY;
  const all = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % columns) * pitch, 72 - (Math.floor(index / columns) + 1) * row];
    return `M${x.toFixed(1)} ${y.toFixed(1)}${piece}`;
  });
  return { ground: "", counted: all.join("") };
}

/** A count as a drawing; `most` is the larger one of before and after. */
export function countDrawing(kind: Counted, value: number, most: number): CountDrawing {
  if (kind === "hours") return dial(value);
  return kind === "fives" ? pieces(value / 5, most / 5) : pieces(value, most);
}
