import { crew, sitter, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Point, polar, type Segment, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, lines, path, polygon, rect } from "@/components/art/pen/shapes";
import { chair, counter, cuts, desk, finish, gauge, ground, lamps, plant, rooms, shelf, street, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, outerWall, paper, ROOF, repeat, shades, storeys, UPPER } from "../structure";

/** Ten teeth of the rack to a bay; eighteen of the same pitch round the pinion, so one turn moves the rack by eighteen. */
const PITCH = 34;
const TEETH = 18;
const PITCH_RADIUS = (TEETH * PITCH) / (2 * Math.PI);
const [ROOT, TIP] = [PITCH_RADIUS - 9, PITCH_RADIUS + 8.6];
const HUB: Point = [4 * PITCH, 329 - TIP];

/** The line as a rack: its roots at the height of the line, its teeth 18 high and between the walls. */
function rack(from = 0, to = 340): string {
  const tooth = "h5.5l6.5 -18h10l6.5 18h5.5";
  return path(`M0 330H${from}${tooth.repeat((to - from) / PITCH)}H340`, "l3 s fp") + rect(from, 331, to - from, 5, "fi");
}

/** The outline of the pinion, one tooth pointing straight down. */
function pinionOutline(): Point[] {
  return Array.from({ length: TEETH }, (_, index): Point[] => {
    const middle = -90 + (index * 360) / TEETH;
    return [
      polar(HUB, ROOT, middle - 7),
      polar(HUB, TIP, middle - 2.6),
      polar(HUB, TIP, middle + 2.6),
      polar(HUB, ROOT, middle + 7),
    ];
  }).flat();
}

function pinion(): string {
  const spokes = [0, 60, 120, 180, 240, 300].flatMap((degrees): Segment[] =>
    [-1, 1].map((side): Segment => [polar(HUB, 21, degrees + side * 14), polar(HUB, 72, degrees + side * 4)]),
  );
  return (
    polygon(pinionOutline(), "l2 fp") +
    circle(...HUB, 79) +
    circle(...HUB, 72, "l2 fo") +
    lines(spokes, "l2") +
    circle(...HUB, 21, "l2 fp") +
    circle(...HUB, 8, "fi") +
    path(`M${HUB[0] - 118} ${HUB[1]}h236M${HUB[0]} ${HUB[1] - 118}v118`, "l1 chain")
  );
}

/** Invoices standing on teeth of the rack. */
const invoices = (xs: readonly number[]) => xs.map((x) => paper(x - 10, 284, 20, 28, { rows: [0.8, 0.5, 0.8, 0.4] })).join("");

function bay1(): string {
  const holes = repeat(5, (index) => `M${236 + index * 18} 112v60`) + repeat(4, (index) => `M218 ${124 + index * 12}h108`);
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 340),
    group(
      path("M218 112h108v60h-108z", "l2 fo") +
        path(holes) +
        desk(64, UPPER, { width: 60 }) +
        shelf(52, FLOOR, { width: 58, height: 92, boards: 4, seed: 7 }) +
        table(120, FLOOR, 62, 38) +
        path("M128 302v-10h34v10M132 292v-4h26v4M134 288v-4h22v4M172 302v-16h6v16", "l1 fp"),
      "works",
    ),
    // water tanks on the roof
    path("M66 52h24M66 60h24M96 52h24M96 60h24M66 72V47q0 -4 4 -4h16q4 0 4 4v25M96 72V47q0 -4 4 -4h16q4 0 4 4v25M60 78v-6h66v6"),
    frame(26, 340),
    outerWall(26),
    rack(PITCH),
    invoices([255, 323]),
    paper(212, 276, 20, 28, { rows: [0.8, 0.5, 0.8, 0.4] }),
    crew(
      stander({ as: "clerk", at: [196, FLOOR], hands: "216,290 166,294" }),
      sitter({ as: "clerk", at: [78, UPPER], hands: "104,172" }),
      stander({ as: "clerk", at: [206, UPPER], hands: "228,140" }),
    ),
    lamps([150, 290], LOWER, 10),
    label("Post", [130, 278]),
  );
}

/** The clock in its gable over the pinion. */
function clock(): string {
  const rise = 92 * TAN_LATITUDE;
  return (
    path(`M44 78L136 ${78 - rise}L228 78z`, "l2 fp") +
    path(`M36 78L136 ${72 - rise}L236 78h-12L136 ${79 - rise}L48 78z`, "po") +
    circle(136, 58, 15, "l2 fo") +
    path("M136 48v10l7 4M136 45v-1M149 58h1M136 71v1M123 58h-1", "l2")
  );
}

function bay2(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, FLOOR - ROOF]),
    clock(),
    group(path("M128 331V223h16v108z", "l2 fp") + pinion(), "works"),
    rack(),
    // the brake: block on the rim, lever on its pivot
    path("M239 246h16v22h-19zM255 253h22v7h-22z", "fi"),
    path("M260 332L276 218q1 -6 6 -5t5 7L272 334z", "l2 fs"),
    circle(266, 333, 5, "l2 fp"),
    crew(
      stander({ as: "operator", at: [304, FLOOR], hands: "282,240" }),
      stander({ as: "technician", at: [14, UPPER], hands: "34,158" }),
    ),
    group(path("M296 150h-10v-20h20v20zM296 150v26h-67", "l2 fp") + gauge(296, 126, 22, 62), "works"),
    cuts([0, ROOF - 10, 340, 10], [0, UPPER, 24, 9], [332, ROOF, 8, UPPER - ROOF], [326, UPPER, 14, 9]),
    label("Count", [270, 194]),
    label("Brake", [294, 232]),
  );
}

function bay3(): string {
  const rules = repeat(
    6,
    (index) => `M172 ${256 + index * 8}h20M206 ${256 + index * 8}h${18 + ((index * 7) % 14)}M252 ${256 + index * 8}h14`,
  );
  return finish(
    ground(),
    storeys(0, 340),
    group(
      path("M164 237h112v66h-112zM164 248h112M200 237v66M244 237v66", "l2 fo") +
        path(rules) +
        shelf(14, UPPER, { width: 92, height: 88, boards: 4, seed: 2 }) +
        shelf(112, UPPER, { width: 92, height: 88, boards: 4, seed: 5 }) +
        desk(222, UPPER, { width: 70 }) +
        plant(326, UPPER),
      "works",
    ),
    rack(),
    invoices([51, 119, 289]),
    paper(86, 272, 20, 28, { rows: [0.8, 0.5, 0.8, 0.4], style: "l2 fo" }),
    crew(
      stander({ as: "clerk", at: [72, FLOOR], hands: "90,288 52,300" }),
      stander({ as: "clerk", at: [312, FLOOR], height: 68, hands: "272,274" }),
      sitter({ as: "clerk", at: [236, UPPER], hands: "262,172" }),
    ),
    lamps([40], LOWER, 10),
    frame(0, 340),
    label("Order", [98, 262]),
    label("Rules", [164, 231]),
  );
}

function bay4(): string {
  return finish(
    ground(0, 314),
    street(314, 340),
    storeys(0, 304),
    group(
      counter(116, FLOOR, 92) +
        path("M120 298v-62h40v62M120 236h84v62M160 252h44M170 252v46M180 252v46M190 252v46M160 236v16") +
        chair(232, FLOOR, { facing: -1 }) +
        path(repeat(7, (index) => `M132 ${295 - index * 3}h24v2h-24z`)) +
        path("M128 299v-6M160 299v-6", "l2") +
        path("M258 340v-66h36v66zM258 296h36M258 318h36M272 284h8M272 306h8M272 328h8", "l2 fp") +
        table(60, UPPER, 110) +
        chair(52, UPPER) +
        path("M96 175v-8h28v8M100 167v-4h20v4M140 175v-18h18v18", "l1 fp") +
        shelf(210, UPPER, { width: 82, height: 88, boards: 4, seed: 8 }),
      "works",
    ),
    frame(0, 314),
    outerWall(304),
    shades(314),
    rack(0, 9 * PITCH),
    invoices([51]),
    crew(
      sitter({ as: "clerk", at: [232, FLOOR], facing: -1, hands: "196,290" }),
      sitter({ at: [52, UPPER], hands: "96,170" }),
      stander({ at: [88, FLOOR], height: 68, hands: "130,286" }),
    ),
    label("Paid", [128, 268]),
    label("Cashier", [214, 244]),
  );
}

/** An accounts office: the line is a toothed rack, and a pinion moves every invoice by whole teeth. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], sky: 11 };
