import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import type { Part } from "@/components/art/figures/part";
import { label } from "@/components/art/pen/labels";
import { group, place } from "@/components/art/pen/markup";
import { dimension } from "@/components/art/pen/measures";
import { type Point, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, rect, rects } from "@/components/art/pen/shapes";
import { chair, counter, cuts, finish, flag, ground, keyLine, lamps, monitor, rooms, street, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR } from "../structure";

/** Figures of this scene, so that fourteen rows fit: 33 units are a metre. Parts of the house scale are shown at 0.8. */
const [TALL, SMALL] = [56, 0.8];
/** A stand has a rake instead of storeys: underside of the concourse's ceiling, floor above it, its ceiling, floor of the scorer's box, underside of the roof. */
const [CONCOURSE, UPPER, CEILING, BOX, ROOF] = [240, 232, 158, 124, 48];

/** The rake at the latitude: a row is 0.8 m deep and rises 0.41 m. Row 0 is the front one, in the third bay. */
const [DEPTH, RISE] = [26.5, 26.5 * TAN_LATITUDE];
const rowX = (row: number) => 270 - row * DEPTH;
const rowY = (row: number) => 324 - row * RISE;

/** Terraces from row to row as a cut, moved by dx. */
function terraces(from: number, to: number, dx = 0): string {
  const treads = Array.from({ length: to - from + 1 }, (_, index) => {
    const row = from + index;
    return `V${rowY(row)}H${rowX(row) + dx}`;
  });
  return path(
    `M${rowX(from) + DEPTH + dx} ${rowY(from) + 16}${treads.join("")}V${rowY(to) + 16}L${rowX(from) + dx} ${rowY(from) + 16}Z`,
    "po",
  );
}

/** Spectators sit on the edge of their row, 12 units above its tread. */
function spectators(rows: readonly number[], dx = 0): readonly (readonly Part[])[] {
  return rows.map((row) => {
    const at: Point = [rowX(row) + 10 + dx, rowY(row)];
    return row % 5 === 3
      ? sitter({ at, height: TALL, hands: [[at[0] + 13, at[1] - 52]] })
      : sitter({ at, height: TALL - (row % 3) * 2 });
  });
}

const seats = (rows: readonly number[], dx = 0) =>
  path(rows.map((row) => `M${rowX(row) + dx + 3} ${rowY(row) - 26}l2 13h12`).join(""), "l2");

/** The roof: a truss that tapers to its tip over the front rows, and the floodlights on it. */
const roofTop = (x: number) => 30 - (x - 90) * 0.03;
const roofFoot = (x: number) => 48 - (x - 90) * 0.055;

function roof(from: number, to: number, dx: number): string {
  const nodes = Array.from({ length: Math.floor((to - from) / 25) + 1 }, (_, index) => from + index * 25);
  const web = nodes.map((x, index) => `${index === 0 ? "M" : "L"}${x - dx} ${index % 2 === 0 ? roofTop(x) : roofFoot(x)}`);
  return (
    path(`M${from - dx} ${roofTop(from)}L${to - dx} ${roofTop(to)}V${roofTop(to) - 5}L${from - dx} ${roofTop(from) - 5}Z`, "po") +
    path(`M${from - dx} ${roofFoot(from)}L${to - dx} ${roofFoot(to)}V${roofTop(to)}`, "l2") +
    path(web.join(""))
  );
}

/** The turnstile: a cabinet with a reader, three arms, and guide rails to both sides. */
function turnstile(x: number): string {
  return (
    path(`M${x - 34} 340v-30h26M${x + 26} 310h24v30`, "l2") +
    path(`M${x - 8} 340v-36q0 -4 4 -4h24q4 0 4 4v36z`, "l2 fs") +
    path(`M${x + 2} 309l-24 -4M${x + 2} 309l-15 20M${x + 2} 309l22 14`, "l3") +
    circle(x + 2, 309, 4, "fi") +
    path(`M${x + 10} 300l3 -11h9l-3 11z`, "l2 fo")
  );
}

/** The queue in the street, and the one at the turnstile with the ticket. */
function queue(): string {
  const xs = [41, 58, 75, 91, 128, 148];
  return (
    crew(
      ...xs.map((x, index) => stander({ who: index * 3, at: [x, FLOOR], height: [56, 53, 57, 36, 55, 57][index] })),
      walker({ at: [108, FLOOR], height: TALL }),
      walker({ as: "steward", at: [186, FLOOR], height: TALL, hands: "210,295" }),
      stander({ as: "steward", at: [276, FLOOR], height: TALL, hands: "258,300 292,296" }),
    ) +
    rect(207, 288, 13, 8, "l2 fo") +
    path("M289 290h10v13h-10z", "l2 fo")
  );
}

function facade(): string {
  return (
    cuts([190, 96, 8, CONCOURSE - 96], [190, CEILING - 8, 150, 8], [190, UPPER, 150, 8]) +
    path(`M190 ${CONCOURSE}h-84v-4l84 -4z`, "po") +
    path("M106 237L190 196") +
    path("M150 90h30v88l-15 -9l-15 9z", "l1 ft") +
    path("M146 90h44", "l2") +
    circle(165, 118, 8) +
    path("M158 146l14 -10M157 142l3 6")
  );
}

function bay1(): string {
  return finish(
    street(0, 190),
    ground(190),
    rooms([198, CEILING, 142, UPPER - CEILING], [198, CONCOURSE, 142, FLOOR - CONCOURSE]),
    group(
      place(210, UPPER, table(0, 0, 96), SMALL) +
        place(236, UPPER - 24, monitor(0, 0, { width: 34, height: 26 }) + monitor(34, 0, { width: 30, height: 26 }), SMALL) +
        place(306, UPPER, chair(0, 0, { facing: -1 }), SMALL) +
        crew(sitter({ as: "agent", at: [306, UPPER], height: TALL, facing: -1, hands: "284,207" })) +
        path("M210 162h60v15h-60zM230 162v15M250 162v15") +
        lamps([256, 316], CONCOURSE, 8),
      "works",
    ),
    queue(),
    turnstile(224),
    facade(),
    flag(194, 96, 66),
    flag(274, CEILING - 8, 44),
    path("M33 258V340M33 258h44v-3h-44zM27 300v40", "l1 m"),
    label("Gate 3", [124, 262], { style: "tn" }),
    label("Steward", [266, 272]),
    keyLine("0,330 172,330 196,292 236,292 252,330 340,330"),
  );
}

/** The scorer at the open front of the box under the roof, with book, screen and binoculars. */
function scorerBox(): string {
  return (
    rooms([98, ROOF, 118, BOX - ROOF]) +
    group(
      place(150, BOX, table(0, 0, 62) + chair(-14, 0), SMALL) +
        place(186, BOX - 24, monitor(0, 0, { width: 26, height: 18 }), SMALL) +
        crew(sitter({ as: "clerk", at: [139, BOX], height: TALL, hands: "163,96" })) +
        path("M160 99h12v-2h-12zM106 124V78h16V124M106 92h16M106 108h16", "l1"),
      "works",
    ) +
    cuts([90, 30, 8, CEILING - 30], [90, BOX, 134, 7], [216, 98, 6, 28]) +
    path("M216 98V41M212 98h14", "l2")
  );
}

/** The tea counter: urn, glasses, the board of prices, a seller and two customers. */
function tea(): string {
  return (
    path("M126 252h92v26h-92zM136 260h26M136 266h20M136 272h24M182 260h26M182 266h18M182 272h22M172 252v26", "l1 fp") +
    crew(
      stander({ as: "shopkeeper", at: [150, FLOOR], height: TALL, hands: "134,300 166,302" }),
      walker({ at: [236, FLOOR], height: TALL, facing: -1, hands: "218,298" }),
      stander({ at: [262, FLOOR], height: 54 }),
    ) +
    place(110, FLOOR, counter(0, 0, 128), SMALL) +
    path("M182 306v-20q0 -4 4 -4h10q4 0 4 4v20zM186 282v-4h10v4M182 300h-4v3", "l2 fp") +
    path("M162 306l-1 -6h5l-1 6zM170 306l-1 -6h5l-1 6zM208 306l-1 -6h5l-1 6z")
  );
}

function bay2(): string {
  return finish(
    ground(),
    rooms([0, CEILING, 98, UPPER - CEILING], [98, 131, 158, UPPER - 131], [0, CONCOURSE, 340, FLOOR - CONCOURSE]),
    group(
      lamps([40, 290], CONCOURSE, 8) +
        tea() +
        path("M10 180h66v52h-66zM43 180v52M16 188h20v18h-20zM50 188h20v18h-20z", "l1 m") +
        path("M98 150H250M98 158H250M150 158v20h60v-20M250 150V232M120 232v-34h22v34M120 206h22", "l1 m") +
        path("M44 340v-70h34v70zM78 306h-5M61 276m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0") +
        crew(walker({ at: [22, FLOOR], height: TALL }), walker({ at: [314, FLOOR], height: 57 })),
      "works",
    ),
    cuts([0, CEILING - 8, 98, 8], [0, UPPER, 340, 8], [224, BOX, 34, 7], [250, BOX, 8, UPPER - BOX]),
    terraces(9, 14, 340),
    seats([11, 12, 13, 14], 340),
    crew(...spectators([11, 12, 14], 340)),
    scorerBox(),
    roof(90, 340, 0),
    path("M90 28L34 150M90 28v-12", "l2"),
    label("Scorer", [126, 68]),
    label("Tea", [96, 262]),
    keyLine("0,330 84,330 100,304 224,304 240,330 340,330"),
  );
}

/** The way up: steps at the latitude through the stand to row 4. */
function steps(): string {
  const [rise, count] = [FLOOR - rowY(4), 9];
  const run = rise / TAN_LATITUDE;
  const left = rowX(4) - run;
  const treads = Array.from(
    { length: count },
    (_, index) => `V${FLOOR - (rise * (index + 1)) / count}H${left + (run * (index + 1)) / count}`,
  );
  return path(`M${left} 340${treads.join("")}V340Z`, "po");
}

function bay3(): string {
  const low = [0, 1, 2, 3, 4];
  const high = [8, 9, 10, 11, 12];
  const foot = rowX(4) - (FLOOR - rowY(4)) / TAN_LATITUDE;
  const above = (row: number, dx: number): Point => [rowX(row) + dx, rowY(row) - 9];
  return finish(
    ground(0, 300),
    street(300),
    path(`M0 240H${rowX(8)}V340H0ZM${rowX(8)} ${rowY(8) + 14}L${rowX(4)} ${rowY(4)}L${foot} 340H${rowX(8)}Z`, "rm"),
    path(`M0 ${UPPER}H62V240H0Z`, "po"),
    terraces(8, 14),
    rect(rowX(8) + DEPTH - 3, rowY(8) - 14, 6, 40, "po"),
    terraces(0, 4),
    steps(),
    seats([...low, ...high]),
    crew(...spectators([0, 2, 3, 4, 8, 9, 11, 12]), walker({ as: "shopkeeper", at: [106, 300], height: TALL, hands: "124,258" })),
    rect(121, 252, 12, 8, "l2 fo"),
    path(`M${rowX(3) + 24} ${rowY(3) - 46}v-26`, "l2"),
    path(`M${rowX(3) + 24} ${rowY(3) - 72}q7 -4 13 0t13 0v15q-7 4 -13 0t-13 0z`, "l1 ft"),
    roof(340, 540, 340),
    path("M200 23L340 80"),
    path("M196 25v17M180 25v17", "l2"),
    rects(
      [0, 1].flatMap((row) => [0, 1, 2].map((column) => ({ x: 178 + column * 10, y: 42 + row * 9, width: 8, height: 7 }))),
      "fi",
    ),
    path("M208 62L292 248M178 62L132 214", "l1 mm dash"),
    path("M302 318h4v22h-4z", "fi"),
    path("M320 340l5 -9l5 9z", "l2 fo"),
    label("Stand", [92, 160]),
    label("Rope", [306, 308]),
    keyLine([[0, 330], [foot - 8, 330], [rowX(4) + 4, rowY(4) - 11], above(3, 4), above(0, 14), [304, 330], [340, 330]]),
  );
}

/** Two waves across the ground: the drafting sign for a length left out. */
function breaks(xs: readonly number[]): string {
  return path(xs.map((x) => `M${x} 352q-6 -8 0 -14t0 -14M${x + 6} 352q-6 -8 0 -14t0 -14`).join(""));
}

/** The stand across the field, a long way off. */
function farStand(): string {
  const rows = [252, 260, 268, 276, 284, 292, 300].map((y) => `M16 ${y}H340`).join("");
  const posts = [30, 100, 170, 240, 310].map((x) => `M${x} 244V224`).join("");
  return (
    path(rows, "l1 m dash") + path(`M16 308H340M16 244H340M16 224H340${posts}M16 219V340`, "l1 m") + path("M10 219H340", "l1 m")
  );
}

/** The screen on its two posts: the runs over by over, and the six balls of this over. */
function screen(): string {
  const runs = [10, 16, 8, 22, 14, 28, 19, 33];
  return (
    path("M258 340V196M320 340V196", "l3") +
    rect(238, 88, 100, 110, "l2 fo") +
    rects(
      runs.map((height, index) => ({ x: 248 + index * 10.4, y: 156 - height, width: 7, height })),
      "fi",
    ) +
    path("M246 157H332M246 166H332", "l1") +
    circles(
      [252, 266, 280, 294, 308].map((x) => [x, 182]),
      4.5,
      "fi",
    ) +
    circle(322, 182, 4.5, "l2") +
    path("M246 98h34M246 105h22", "l3")
  );
}

function bay4(): string {
  return finish(
    farStand(),
    street(),
    rect(80, 342, 142, 5, "ft"),
    screen(),
    // fielder, bowler, batter
    path("M0 80L131 130L238 90M131 130v5"),
    path("M124 135h14v9h-14zM128 144h6l2 6h-10z", "fi"),
    crew(
      stander({ as: "cricketer", at: [24, FLOOR], height: TALL, hands: "10,310 38,310" }),
      walker({ as: "cricketer", at: [104, FLOOR], height: TALL, hands: "110,264 120,304" }),
      walker({ as: "cricketer", at: [206, FLOOR], height: TALL, facing: -1, hands: "194,308" }),
    ),
    path("M196 305l-12 27", "l3"),
    path("M218 340v-24M222 340v-24M226 340v-24M217 316h10M84 340v-24M80 340v-24M76 340v-24M75 316h10", "l2"),
    circle(112, 259, 3, "fi"),
    path("M118 260Q160 280 172 332L184 322", "l1 dash"),
    breaks([56, 150]),
    keyLine("0,330 340,330"),
    dimension([80, 206], [222, 206], { text: "22 yards", extension: -8 }),
  );
}

/** A cricket ground: one ticket from the queue to the row. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 342, second: 342, third: 684 },
  places: {
    turnstile: { at: [232, 264], target: [243, 290] },
    scorer: { at: [541, 58], target: [526, 81] },
    office: { at: [293, 172], target: [268, 186] },
    batter: { at: [1258, 286], target: [1230, 300] },
    "fan with a flag": { at: [868, 202], target: [896, 216] },
    bowler: { at: [1090, 283], target: [1124, 300] },
  },
};
