import { crew, sitter, stander } from "@/components/art/figures/figure";
import { hatchRect } from "@/components/art/pen/hatching";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { circles, line, path, rect, rects } from "@/components/art/pen/shapes";
import { cuts, desk, finish, gauge, ground, keyLine, note, plant, serverRack, street } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, ladder, repeat } from "../structure";

/** The common centreline; outer and inner half widths of the old pipe and the new one. */
const AXIS = 215;
const OLD = { outer: 70, inner: 57 } as const;
const NEW = { outer: 38, inner: 28 } as const;
/** Springing of the vaults: one to a bay. */
const SPRING = 84;

/** A shallow vault over a bay from x to x, of brick on edge. */
function vault(from = 0, to = 340): string {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const bricks = repeat(13, (index) => {
    const share = (index - 6) / 6.6;
    const [x, y] = [middle + share * half * 0.98, SPRING - 52 * (1 - share * share)];
    return `M${x} ${y - 1}l${share * 3.4} -9`;
  });
  return (
    path(`M${from} ${SPRING}Q${middle} ${SPRING - 104} ${to} ${SPRING}z`, "rm") +
    path(
      `M${from} ${SPRING}Q${middle} ${SPRING - 104} ${to} ${SPRING}v-12Q${middle} ${SPRING - 118} ${from} ${SPRING - 12}z`,
      "l2 fp",
    ) +
    path(bricks) +
    path(`M${from} ${SPRING}H${to}`, "l1")
  );
}

/** A length of pipe cut along its axis: hatched walls, bore left open. */
function pipe(from: number, to: number, { outer, inner }: { outer: number; inner: number }): string {
  const walls = [AXIS - outer, AXIS + inner].map((y) => ({ x: from, y, width: to - from, height: outer - inner }));
  return (
    rect(from, AXIS - inner, to - from, 2 * inner, "fp") +
    walls.map((wall) => hatchRect(wall, { gap: 5, style: "l1" })).join("") +
    path([AXIS - outer, AXIS - inner, AXIS + inner, AXIS + outer].map((y) => `M${from} ${y}H${to}`).join(""), "l2")
  );
}

/** The old system's records: punched cards, no two alike. */
function cards(xs: readonly number[]): string {
  const shapes = xs.map((x, index) => {
    const [wide, tall, y] = [30 + ((index * 7) % 12), 42 + ((index * 11) % 18), AXIS - 30 + ((index * 13) % 16)];
    return { x, y, wide, tall, index };
  });
  return (
    path(shapes.map(({ x, y, wide, tall }) => `M${x} ${y + 7}l7 -7h${wide - 7}v${tall}h${-wide}z`).join(""), "l1 fo") +
    path(
      shapes
        .map(({ x, y, wide, index }) =>
          repeat(6, (hole) => `M${x + 7 + ((hole * 9 + index * 5) % (wide - 12))} ${y + 11 + (hole % 4) * 8}v4`),
        )
        .join(""),
      "l2",
    )
  );
}

/** The new system's records: one size, one spacing. */
const packets = (from: number, count: number) =>
  path(
    repeat(
      count,
      (index) =>
        `M${from + index * 34} ${AXIS - 9}h18v18h-18zM${from + index * 34} ${AXIS - 3}h18M${from + index * 34 + 4} ${AXIS + 3}h8`,
    ),
    "l1 fo",
  );

/** A saddle under a pipe whose underside is at y, on the line. */
const saddle = (x: number, y: number) => `M${x - 22} ${y}h44l-6 10h-32zM${x - 8} ${y + 10}h16l6 ${FLOOR - y - 10}h-28z`;

const axis = (from: number, to: number) => line([from, AXIS], [to, AXIS], "l1 chain");

function bay1(): string {
  return finish(
    street(0, 40),
    ground(40),
    rect(60, SPRING, 280, FLOOR - SPRING, "rm"),
    vault(40, 340),
    group(pipe(0, 340, OLD), "works"),
    path(saddle(150, 285) + saddle(290, 285), "fi"),
    axis(0, 340),
    cards([28, 140, 206, 262]),
    path("M216 145v-24h8v24M212 145h16v-6h-16z", "l2 fp"),
    gauge(220, 100, 23, 128),
    group(ladder([96, FLOOR], [84, 138], { width: 18 }), "works"),
    cuts([40, 66, 20, 79], [40, 285, 20, 55], [34, 60, 26, 12]),
    keyLine("0,330 340,330"),
    crew(stander({ as: "operator", at: [174, 145], hands: "196,104" })),
    label("Old system", [250, 136]),
  );
}

/** Both flanges with their bolts; the gasket between them. */
function joint(): string {
  const [top, foot] = [108, 322];
  const rows = [124, 306];
  return (
    path(`M212 ${top}h22v${AXIS - 57 - top}h-22zM212 ${AXIS + 57}h22v${foot - AXIS - 57}h-22z`, "l2 ft") +
    path(`M248 ${top}h22v${AXIS - 28 - top}h-22zM248 ${AXIS + 28}h22v${foot - AXIS - 28}h-22z`, "l2 ft") +
    rects(
      [
        { x: 234, y: 100, width: 14, height: AXIS - 57 - 100 },
        { x: 234, y: AXIS + 57, width: 14, height: 326 - AXIS - 57 },
      ],
      "l2 fs",
    ) +
    rects(
      rows.flatMap((y) => [
        { x: 196, y: y - 3, width: 90, height: 6 },
        { x: 203, y: y - 9, width: 9, height: 18 },
        { x: 270, y: y - 9, width: 9, height: 18 },
      ]),
      "fi",
    )
  );
}

/** A hand wheel seen from its edge on a stem that leaves a pipe to the left. */
const valve = (x: number, y: number) => path(`M${x - 10} ${y - 9}h20v18h-20zM${x - 10} ${y}h-12M${x - 22} ${y - 12}v24`, "l2 fp");

function bay2(): string {
  return finish(
    ground(),
    rect(0, SPRING, 340, FLOOR - SPRING, "rm"),
    vault(),
    group(pipe(0, 212, OLD) + pipe(270, 340, NEW), "works"),
    path(saddle(60, 285), "fi"),
    path("M310 253h10l4 87h-18z", "fi"),
    axis(0, 340),
    cards([16, 76, 142]),
    packets(288, 2),
    path("M145 145V94Q145 79 160 79H340M155 145V95Q155 89 161 89H340M139 145h22v-6h-22z", "l2"),
    valve(150, 120),
    joint(),
    keyLine("0,330 340,330"),
    crew(
      stander({ as: "operator", at: [102, 145], hands: "127,118" }),
      stander({ as: "mechanic", at: [312, 177], hands: "286,128 290,138" }),
    ),
    path("M272 114l28 18l-3 5l-28 -18z", "fi"),
    cuts([0, 60, 8, 24], [332, 60, 8, 24]),
    note("Gasket", [216, 72], [241, 100]),
    label("Bypass", [165, 104]),
  );
}

function bay3(): string {
  return finish(
    ground(),
    rect(0, SPRING, 340, FLOOR - SPRING, "rm"),
    vault(),
    group(pipe(0, 340, NEW), "works"),
    axis(0, 340),
    packets(16, 10),
    path("M0 79H101Q116 79 116 94V177M0 89H100Q106 89 106 95V177M100 177h22v-6h-22z", "l2"),
    path("M40 253h10l4 87h-18zM290 253h10l4 87h-18z", "fi"),
    group(
      path("M154 253v16h-22v3h-8v-11h22v-8zM136 261v-4M131 257h10", "l2 fp") +
        path("M121 274h14l-2 20h-10z", "l2 fo") +
        path("M108 340v-46h42v46M108 318h42", "l2") +
        desk(186, FLOOR, { width: 62 }) +
        path("M200 96h108v50h-108zM200 108h108", "l2 fo") +
        path("M210 118h30M210 126h22M210 134h26M254 118h30M254 126h38M254 134h18M242 126h8M246 122l4 4l-4 4"),
      "works",
    ),
    keyLine("0,330 194,330 194,296 284,296 284,330 340,330"),
    crew(
      stander({ as: "technician", at: [82, FLOOR], hands: "122,284" }),
      sitter({ as: "engineer", at: [200, FLOOR], hands: "226,304" }),
      stander({ as: "engineer", at: [184, 177], hands: "206,122" }),
    ),
    cuts([0, 60, 8, 24], [332, 60, 8, 24]),
    label("New system", [18, 166]),
  );
}

function bay4(): string {
  const racks = [38, 84, 130];
  return finish(
    ground(0, 300),
    street(300, 340),
    rect(0, SPRING, 280, FLOOR - SPRING, "rm"),
    vault(0, 300),
    group(pipe(0, 340, NEW), "works"),
    axis(0, 340),
    packets(16, 9),
    group(racks.map((x) => serverRack(x, 331, { width: 28, height: 66, units: 6 })).join("") + plant(230, FLOOR), "works"),
    path(racks.map((x) => `M${x + 14} 253v12`).join(""), "l3"),
    circles(
      racks.map((x) => [x + 14, 258] as const),
      3,
      "l1 fp",
    ),
    cuts([280, 66, 20, 111], [280, 253, 20, 87], [280, 60, 26, 12], [0, 60, 8, 24]),
    keyLine("0,330 340,330"),
    path(racks.map((x) => `M${x + 2} 331h6v9h-6zM${x + 20} 331h6v9h-6z`).join(""), "fi"),
    path("M70 177v-18h8v18M66 177h16v-6h-16z", "l2 fp"),
    gauge(74, 138, 21, 60),
    group(ladder([262, FLOOR], [236, 172], { width: 16 }), "works"),
    crew(
      stander({ as: "operator", at: [198, FLOOR], hands: "168,290" }),
      stander({ as: "technician", at: [116, 177], hands: "96,138" }),
    ),
  );
}

/** A pump house: an old pipe and a new one on one axis, and the gasket between their flanges. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], phone: { width: 347, second: 340, third: 680 } };
