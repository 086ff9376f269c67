import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Point, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path } from "@/components/art/pen/shapes";
import {
  chair,
  counter,
  cuts,
  finish,
  ground,
  keyLine,
  lamps,
  lens,
  phone,
  plant,
  rooms,
  street,
  table,
  till,
  tree,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, outerWall, shades, storeys, UPPER } from "../structure";

/** Height of every counter, and of the line on it. */
const COUNTER = 298;

/** The line: level with the counters from x to x. */
const counterLine = (from: number, to: number) =>
  keyLine(`0,330 ${from},330 ${from},${COUNTER} ${to},${COUNTER} ${to},330 340,330`);

/** Towels drying on a line between two posts on the roof, each with its hem. */
function washing(from: number, to: number): string {
  const xs = Array.from({ length: Math.floor((to - from - 14) / 19) }, (_, index) => from + 10 + index * 19);
  return (
    path(`M${from} 79V40M${to} 79V40M${from} 42Q${(from + to) / 2} 48 ${to} 42`, "l2") +
    path(xs.map((x, index) => `M${x} 44h13v${index % 3 === 1 ? 18 : 24}h-13z`).join(""), "l1 fp") +
    path(xs.map((x, index) => `M${x} ${index % 3 === 1 ? 58 : 64}h13`).join(""))
  );
}

/** The client's home: an armchair, a lamp, and the booking on the phone. */
function home(): string {
  return (
    path("M46 340v-20h40v20M40 340v-36q0 -6 6 -6t6 6v22h32M42 253h26v28h-26zM55 253v28M42 266h26", "l2") +
    path("M116 340v-62M108 340h16", "l2") +
    path("M108 278l4 -16h8l4 16z", "fi") +
    crew(sitter({ at: [62, FLOOR], hands: "86,300" })) +
    phone(90, 296)
  );
}

/** The wall diary: seven days, booked slots solid, and two days ruled out between test and colour. */
function diary(): string {
  const slots = points("211,240 211,254 221,247 251,240 261,247 261,254");
  return (
    path("M209 236h70v28h-70zM219 236v28M229 236v28M239 236v28M249 236v28M259 236v28M269 236v28M209 243h70", "l1 fp") +
    path(slots.map(([x, y]) => `M${x} ${y}h6v5h-6z`).join(""), "fi") +
    path("M226 270v-4M226 268h20M246 270v-4")
  );
}

/** Reception: the assistant dabs the test on the arm laid on the desk. */
function reception(): string {
  return (
    diary() +
    crew(
      stander({ as: "stylist", at: [228, FLOOR], hands: "252,292 212,297" }),
      stander({ at: [286, FLOOR], height: 67, hands: "256,296" }),
    ) +
    counter(198, FLOOR, 72) +
    path("M252 292l5 3", "l2") +
    path("M206 298v-9h5v9M208 289v-4M213 298v-6h6v6", "l1 fp") +
    chair(320, FLOOR, { facing: -1 }) +
    lamps([222], LOWER, 8)
  );
}

/** Upstairs: a manicure across a narrow table, under shelves of polish. */
function nails(): string {
  const bottles = [0, 1, 2, 3, 4, 5, 6].map((index): Point => [230 + index * 11, 136]);
  return (
    path("M224 137h84", "l2") +
    path(bottles.map(([x, y]) => `M${x} ${y}v-6h5v6z`).join(""), "l1 fp") +
    path(bottles.map(([x, y]) => `M${x + 1.5} ${y - 11}h2v5h-2z`).join(""), "fi") +
    chair(228, UPPER) +
    chair(310, UPPER, { facing: -1 }) +
    table(248, UPPER, 42) +
    path("M284 175v-16l-12 -6", "l2") +
    path("M266 151l10 4l-3 5l-9 -4z", "fi") +
    crew(
      sitter({ as: "stylist", at: [230, UPPER], hands: "264,173" }),
      sitter({ at: [308, UPPER], height: 67, facing: -1, hands: "270,173" }),
    )
  );
}

function bay1(): string {
  return finish(
    tree(153, FLOOR, 62),
    street(0, 28),
    street(136, 172),
    ground(28, 136),
    ground(172),
    rooms([36, 222, 92, 118]),
    storeys(182, 340),
    group(home() + nails() + reception(), "works"),
    cuts([28, 222, 8, 118], [128, 222, 8, 118], [25, 214, 114, 8]),
    path("M40 198h22v16h-22zM40 203h22M74 214v-12h44v12M82 214v-12M110 214v-12"),
    frame(172, 340),
    outerWall(172),
    shades(172, -18),
    washing(206, 330),
    label("Home", [84, 246]),
    label("Reception", [264, 230]),
    label("Nails", [192, 108]),
    keyLine(`0,330 54,330 54,310 90,310 90,296 104,296 104,330 188,330 188,${COUNTER} 304,${COUNTER} 304,330 340,330`),
  );
}

/** Tubes of tint in their rack: every box one shade, the open ones solid. */
function tints(): string {
  const columns = Array.from({ length: 17 }, (_, index) => `M${28 + index * 10} 244v42`).join("");
  const open = [3, 9, 20, 26, 31, 40, 44].map((cell) => `M${30 + (cell % 17) * 10} ${247 + Math.floor(cell / 17) * 14}h6v8h-6z`);
  return path(`M18 244h180v42h-180zM18 258h180M18 272h180${columns}`, "l1 fp") + path(open.join(""), "fi");
}

/** The bowl on the scale at ten times its size. */
function bowl(): string {
  return (
    path("M271 250L280 236M268 248L276 236", "l2") +
    path("M275 237l3 -9l7 4l-4 6z", "fi") +
    path("M238 248h54q-1 24 -15 27h-24q-14 -3 -15 -27z", "l2 fs") +
    path("M292 252q8 0 8 6t-10 6", "l2") +
    path("M240 276h50v3h-50z", "fi") +
    path("M241 295l2 -16h44l2 16z", "l2 fo") +
    label("60 g", [265, 292], { anchor: "middle", style: "tn" })
  );
}

/** The colourist behind the bar, one hand on the bowl, one with the tube. */
function colourBar(): string {
  return (
    tints() +
    crew(stander({ as: "stylist", at: [126, FLOOR], hands: "157,289 106,294" })) +
    counter(18, FLOOR, 180) +
    path("M64 302v34M110 302v34M156 302v34M30 298v-14h8v14M34 284v-9M42 298v-10h10v10M46 288l2 -8M60 298v-5h14v5", "l1") +
    path("M160.3 292.3h5.4l-1 2.9h-3.4zM157 296h12v2h-12z", "fi") +
    path("M78 298v-20q0 -6 6 -6t6 6", "l2") +
    path("M232 340v-24h46v24M232 324h46M232 332h46M228 316h54", "l2") +
    path("M238 316v-5h10v5M254 316l2 -7M258 316l3 -6M266 316v-4h8v4") +
    lens([265, 264], 43, [163, 294], bowl(), { ring: 8 })
  );
}

/** Upstairs: machines, folded towels, and an armful on its way down. */
function towels(): string {
  const stacks = [0, 1, 2].flatMap((row) => [196, 232, 268].map((x) => `M${x} ${129 + row * 24}h28m-28 5h28m-28 5h28m-28 5h28`));
  return (
    path("M24 205v-84h40v84zM68 205v-84h40v84zM24 163h84M24 172h84M24 130h84M30 167h8M74 167h8M30 126h8M74 126h8", "l2 fp") +
    circles("44,188 88,188 44,147 88,147", 11, "l2 fp") +
    path("M36 190q8 -6 16 0M80 186q8 6 16 0") +
    path("M188 205v-88h116v88M188 148h116M188 172h116M188 196h116M226 117v79M264 117v79", "l2") +
    path(stacks.slice(0, 8).join("")) +
    crew(walker({ as: "waiter", at: [146, UPPER], hands: "168,171" })) +
    path("M158 153h22v16h-22zM158 158h22M158 163h22", "l1 fo")
  );
}

function bay2(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(towels() + colourBar() + lamps([108], LOWER, 8) + plant(312, FLOOR, 50), "works"),
    frame(0, 340, { upper: [0, 331] }),
    washing(12, 160),
    washing(176, 286),
    label("Laundry", [16, 108]),
    label("Colour bar", [20, 236]),
    counterLine(8, 212),
  );
}

/** A mirror with its glints, the console under it, and lights at both sides. */
function mirrors(xs: readonly number[]): string {
  const glint = (x: number, y: number, length: number) => `M${x} ${y}l${length} ${-length * TAN_LATITUDE}`;
  return (
    path(xs.map((x) => `M${x - 26} 300v-44a26 26 0 0 1 52 0v44z`).join(""), "l2 fo") +
    path(xs.map((x) => glint(x - 19, 262, 22) + glint(x - 19, 270, 14) + glint(x + 4, 292, 16)).join(""), "l1 m") +
    path(xs.map((x) => `M${x - 36} 300h72v4h-72zM${x - 35} 252h4v34h-4zM${x + 31} 252h4v34h-4z`).join(""), "fi") +
    path(
      xs.map((x) => `M${x - 28} 304v14h56v-14M${x} 304v14M${x + 18} 300v-9h6v9M${x + 21} 291v-4M${x - 24} 300v-6h5v6`).join(""),
    )
  );
}

/** Clients in hydraulic chairs seen from behind: head, cape, the chair's back, arms, column and base. */
function salonChairs(xs: readonly number[]): string {
  return (
    circles(
      xs.map((x) => [x, 283]),
      5.4,
      "fi",
    ) +
    path(xs.map((x) => `M${x - 17} 318q1 -24 10 -28h14q9 4 10 28z`).join(""), "l1 sm cl-w") +
    path(
      xs.map((x) => `M${x - 13} 320v-22q0 -4 4 -4h18q4 0 4 4v22zM${x + 18} 304v16h-36v-16M${x - 15} 320h30v4h-30z`).join(""),
      "l2 fp",
    ) +
    path(xs.map((x) => `M${x - 2.5} 324h5v12h8q4 0 5 4h-31q1 -4 5 -4h8z`).join(""), "fi")
  );
}

function styling(): string {
  return (
    mirrors([88, 246]) +
    salonChairs([88, 246]) +
    path("M80 279h5l-1 11h-5zM85.5 277h5v12h-5zM91 279h5l1 11h-5z", "l1 fo") +
    crew(
      stander({ as: "stylist", at: [126, FLOOR], hands: "98,278 112,292" }),
      stander({ as: "stylist", at: [208, FLOOR], height: 68, hands: "228,274 222,294" }),
    ) +
    path("M228 271l9 1v5l-8 1zM228 277l2 7", "l2 fp") +
    path("M154 338v-34h26v34zM154 315h26M154 326h26M152 304h30M158 304v-6h7v6M170 304l2 -8M174 304l3 -8", "l1 fp") +
    circle(167, 252, 12, "l2 fp") +
    path("M167 242v10h8", "l2") +
    path("M300 340v-4M292 340h16M300 336v-84q0 -8 8 -8h4", "l2") +
    path("M312 238q14 -2 16 14h-16z", "l2 fp") +
    lamps([128, 206, 286], LOWER, 8)
  );
}

/** Upstairs: a facial on the couch, seen from the side, under a magnifying lamp. */
function facials(): string {
  return (
    path("M132 183h96v7h-96zM140 190v15M220 190v15M136 183v-5h14v5M156 190h48v6h-48z", "l2 fp") +
    circle(142, 176, 5.2, "sk3") +
    path("M149 182q2 -9 10 -9h24l36 4q8 0 8 6z", "cl-b") +
    chair(112, UPPER) +
    crew(sitter({ as: "stylist", at: [112, UPPER], hands: "136,169" })) +
    path("M86 205v-78q0 -6 6 -6h30l14 18M80 205h12", "l2") +
    path("M130 136l12 4l-2 5l-12 -4z", "fi") +
    path("M256 205v-40h30v40zM256 178h30M256 191h30M260 165v-10h5v10M268 165v-14h6v14M278 165v-8h5v8", "l1 fp") +
    path("M40 120q-6 42 0 85h22q6 -43 0 -85M46 120v85M52 120v85M57 120v85M30 120h42", "l1") +
    path("M182 116h56v26h-56zM186 120h48v18h-48z")
  );
}

function bay3(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(facials() + styling(), "works"),
    frame(0, 340, { upper: [331] }),
    path("M120 58h24M150 58h24M120 64h24M150 64h24M120 79V54q0 -4 4 -4h16q4 0 4 4v25M150 79V54q0 -4 4 -4h16q4 0 4 4v25"),
    path("M240 48h36v31h-36zM258 51v25M246 63.5h24"),
    circle(258, 63.5, 11),
    label("Chairs", [8, 236]),
    label("Facials", [276, 108]),
    counterLine(8, 332),
  );
}

/** The basin: a client lies back with the head in the bowl, the tap runs. */
function basin(): string {
  const client =
    path("M64 292L100 306L128 303Q133 303 134 308L146 326L140 330L127 314L99 322L61 306Z", "cl-i") +
    path("M99 308L128 303Q133 303 134 308L146 326L140 330L127 314L99 322Z", "l1 sm cl-w") +
    path("M138 327l9 -3l4 8l-5 2z", "cl-k") +
    path("M57 287.5Q52 287 52.5 292.5Q53 298 59 298L66 302L68 295L63 293Q62 288 57 287.5Z", "sk2") +
    path("M58 287Q50 285 49 293Q49 300 56 299Q53 294 56 291Z", "hr");
  return (
    path("M16 228h52M18 228v12h10v-12M34 228v18h10v-18M50 228v12h10v-12", "l1 fp") +
    path("M62 304l34 16h26l8 12M74 310l-4 30M110 320v20M62 340h62M128 334h18", "l2") +
    client +
    path("M40 292q2 18 12 18h6q8 0 10 -12h-3q-6 4 -12 -6z", "l2 fp") +
    path("M48 310h10l2 30h-14z", "l2 fp") +
    crew(stander({ as: "stylist", at: [28, FLOOR], hands: "54,286 48,292" })) +
    path("M42 292v-8q0 -4 4 -4t4 4v4")
  );
}

/** Shelves of shampoo and cream. */
function bottles(): string {
  const rows = [258, 278, 298, 318, 338];
  const row = rows.map((y) => `M162 ${y}h42`).join("");
  const tall = rows.map((y, index) => `M${166 + (index % 2) * 12} ${y}v-10h5v10m2 0v-10h5v10m-11 -10v-3h3v3m4 0v-3h3v3`);
  const jars = rows.map((y, index) => `M${181 - (index % 2) * 14} ${y}h8v-6h-8zm0 -8h8v1h-8z`);
  const tubes = rows.map((y) => `M192 ${y}l1 -12h5l1 12z`);
  return path(`M162 340V240h42v100${row}${tall.join("")}${tubes.join("")}`, "l1 fp") + path(jars.join(""), "fi");
}

/** Bottles to take home, the till, and a client at the door. */
function shop(): string {
  return (
    bottles() +
    crew(stander({ as: "shopkeeper", at: [226, FLOOR], height: 68, hands: "240,294" })) +
    counter(212, FLOOR, 48) +
    till(247, COUNTER)
  );
}

/** Upstairs: a bride made up for the day at a mirror ringed with bulbs, and the dress on its form. */
function bridal(): string {
  const bulbs = [132, 145, 158, 171].map((y): Point => [67, y]);
  return (
    path("M56 122h7v56h-7z", "l2 fp") +
    circles(bulbs, 3, "l1 fo") +
    table(52, UPPER, 42) +
    path("M70 175v-9h5v9M79 175v-6h6v6M82 169l3 -6") +
    chair(118, UPPER, { facing: -1 }) +
    crew(sitter({ at: [114, UPPER], facing: -1, height: 68 }), stander({ as: "stylist", at: [146, UPPER], hands: "120,154" })) +
    path("M106 160q-2 -13 7 -14q9 0 9 12l6 30", "l1") +
    path("M214 147q3 6 0 10q-1 6 2 9l20 36h-52l20 -36q3 -3 2 -9q-3 -4 0 -10l4 2z", "l2 fp") +
    path("M209 142v8M206 142h8M192 188h36M188 195h44M209 166v36M202 170l-8 30M217 170l8 30M209 202v3") +
    path("M252 205v-86h26v86zM265 119v86", "l1 fp")
  );
}

function bay4(): string {
  return finish(
    street(296),
    ground(0, 296),
    storeys(0, 286),
    group(bridal() + basin() + shop() + lamps([76, 236], LOWER, 8), "works"),
    frame(0, 296, { lower: [148] }),
    cuts([286, 64, 10, 56], [286, 170, 10, 84]),
    path("M289 120v50M293 120v50M288 254v86M294 254v86M288 298h6"),
    shades(296),
    path("M296 146h8M304 138h28v36h-28z", "l2 fp"),
    path("M311 144l13 22M325 144l-13 22", "l2"),
    circles("311,168 325,168", 3, "l2 fp"),
    washing(40, 150),
    label("Basin", [104, 234]),
    label("Shop", [166, 234]),
    label("Bridal", [16, 108]),
    counterLine(8, 276),
    crew(walker({ at: [314, FLOOR], hands: "324,302" })),
    path("M318 304h14v16h-14zM321 304q4 -7 8 0", "l2 fp"),
  );
}

/** A salon: one colour appointment from the client's phone to the till. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 348, second: 338, third: 672 },
  sky: 12,
  places: {
    "wall diary": { at: [308, 254], target: [274, 254] },
    "bowl on the scale": { at: [553, 234.2], target: [586, 251] },
    till: { at: [1274, 243], target: [1274, 274] },
    "shop shelf": { at: [1244, 253], target: [1215.5, 253] },
    "trolley of creams": { at: [991, 154], target: [958, 171] },
  },
};
