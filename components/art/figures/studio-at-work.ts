import type { ItemFigure } from "@/content/schemas/fields";
import { type Artwork, place } from "../pen/markup";
import type { Point } from "../pen/points";
import { circles, path, rect, roundRect } from "../pen/shapes";
import { chair } from "../scenes/furniture";
import { crew, FIGURE, sitter, stander } from "./figure";
import { WHITE } from "./look";
import { each, FLOOR, HEIGHT, onFloor } from "./on-floor";
import { silhouettes } from "./silhouettes";

/** Three states of a screen, and below each how many of four people got through: the error's words are written once more. */
function rewrites(): string {
  const screens = [12, 48, 84];
  const tried = (x: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ at: [x + 3.5 + (from + index) * 7, 108] as const, height: 14 }));
  return (
    path(`M18 116L10 ${FLOOR}M106 116L114 ${FLOOR}`, "l2") +
    roundRect({ x: 4, y: 16, width: 116, height: 100, radius: 3 }, "l2 fo") +
    screens.map((x) => roundRect({ x, y: 24, width: 28, height: 60, radius: 3 }, "l2 fo")).join("") +
    rect(16, 30, 20, 14, "fb") +
    path("M16 51h20M16 58h14M52 51h20M55 58h14M88 33h20M88 40h12M88 66h15") +
    path("M56 30h12v12h-12z", "l1 dash") +
    path("M16 68h12v8h-12zM56 68h12v8h-12z", "fi") +
    rect(88, 49, 20, 10, "l3 s") +
    silhouettes([...tried(12, 0, 4), ...tried(48, 0, 4), ...tried(84, 0, 1)]) +
    silhouettes(tried(84, 1, 4), "l1 fp") +
    crew(stander({ at: [154, FLOOR], height: HEIGHT, facing: -1, who: 13, hands: "112,63" })) +
    path("M113 61L104 66", "l3")
  );
}

/** A drum with slits: turned, its pictures become one ball that bounces. Nearer to the edge they stand closer, as on a cylinder. */
function animates(): string {
  const [x, radius, depth] = [116, 33, 7];
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.sin(angle), depth * Math.cos(angle)];
  };
  const ball = (degrees: number, height: number) => {
    const [left, drop] = at(degrees);
    const wide = 3.2 * Math.cos((degrees * Math.PI) / 180);
    return `M${left - wide} ${height + drop}a${wide} 3.2 0 1 1 ${2 * wide} 0a${wide} 3.2 0 1 1 ${-2 * wide} 0z`;
  };
  const round = (y: number, sweep: number) => `M${x - radius} ${y}a${radius} ${depth} 0 0 ${sweep} ${2 * radius} 0`;
  const slits = [-68, -51, -34, -17, 0, 17, 34, 51, 68].map(at);
  return (
    place(42, FLOOR, chair(0, 0), HEIGHT / FIGURE) +
    path(`M96 94V${FLOOR}M158 94V${FLOOR}`, "l2") +
    rect(70, 90, 114, 4, "fi") +
    path(`M${x} 90V80`, "l3") +
    path(`${round(34, 1)}v42a${radius} ${depth} 0 0 1 ${-2 * radius} 0z`, "l2 fo") +
    path(round(34, 0)) +
    path(
      each(slits, ([left, drop]) => `M${left} ${38 + drop}v12`),
      "l2",
    ) +
    path(round(54, 0)) +
    path(ball(-58, 71) + ball(-30, 63) + ball(30, 63) + ball(58, 71)) +
    path(ball(0, 60), "fs") +
    rect(164, 90, 16, 46, "l2 fo") +
    path("M164 105.3h16M164 120.6h16") +
    circles("172,101 172,112 172,125", 2.6) +
    crew(
      sitter({ at: [42, FLOOR], height: HEIGHT, who: 7, look: { top: "shirt", topStyle: WHITE, glasses: true }, hands: "82,60" }),
    )
  );
}

/** Design and research, and animation. */
export const studioAtWork = {
  rewrites: onFloor("A designer rewrites the error of a screen on which three of four people failed", rewrites),
  animates: onFloor("An animator turns a drum of pictures in which a ball bounces", animates),
} satisfies Partial<Record<ItemFigure, Artwork>>;
