import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Point, points } from "@/components/art/pen/points";
import { circle, path } from "@/components/art/pen/shapes";
import { chair, counter, cuts, finish, ground, keyLine, lamps, monitor, rooms, street, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, outerWall, ROOF, storeys, UPPER } from "../structure";

/** Height of the line over the tables: level from the first to the bench. */
const LEVEL = 304;

/** The line: level from x to x, on the floor before and after. */
const level = (from: number, to: number) => keyLine(`0,330 ${from},330 ${from},${LEVEL} ${to},${LEVEL} ${to},330 340,330`);

/** Law reports on a board: volumes of one binding, with the band of the year across their spines; some are out on loan. */
function reports(x: number, y: number, volumes: number, missing: number): string {
  const spines = Array.from({ length: volumes }, (_, index) => index).filter((index) => index % 11 !== missing);
  return (
    path(spines.map((index) => `M${x + 2 + index * 7} ${y}v-20h6v20`).join("")) +
    path(spines.map((index) => `M${x + 2 + index * 7} ${y - 15}h6`).join(""), "l2") +
    path(`M${x} ${y}h${volumes * 7 + 4}v2h${-volumes * 7 - 4}z`, "fi")
  );
}

/** Case bundles tied with tape, stacked on a rack of boards 20 apart. */
function bundles(x: number, width: number, tops: readonly number[], perBoard: number): string {
  const pitch = width / perBoard;
  const list = tops.flatMap((y, row) =>
    Array.from({ length: perBoard }, (_, index): Point => [x + 2 + index * pitch, y]).filter(
      (_, index) => (index + row * 3) % 7 !== 4,
    ),
  );
  const size = pitch - 4;
  return (
    path(
      list.map(([left, y]) => `M${left} ${y}v-11h${size}v11zM${left} ${y - 6}h${size}M${left + size / 2} ${y}v-11`).join(""),
      "l1 fp",
    ) +
    path(
      tops.map((y) => `M${x - 2} ${y}h${width + 2}`).join("") +
        `M${x - 2} ${(tops[0] ?? 0) - 18}V${tops.at(-1)}M${x + width} ${(tops[0] ?? 0) - 18}V${tops.at(-1)}`,
      "l2",
    )
  );
}

/** A ceiling fan from (x, y). */
const fan = (x: number, y: number, drop: number) =>
  path(`M${x} ${y}v${drop}`, "l2") + path(`M${x - 4} ${y + drop}h8v5h-8zM${x - 34} ${y + drop + 2}h68v1.5h-68z`, "fi");

/** A kiosk with a dome on the roof. */
function kiosk(x: number): string {
  return (
    path(`M${x - 27} 51q4 -23 27 -26q23 3 27 26zM${x} 25v-8`, "l2 fp") +
    path(`M${x - 34} 51h68v4h-68zM${x - 24} 55h5v24h-5zM${x - 9} 55h4v24h-4zM${x + 5} 55h4v24h-4zM${x + 19} 55h5v24h-5z`, "fi")
  );
}

/** Advocate and client at the table, under the law reports. */
function conference(): string {
  return (
    reports(66, 248, 24, 6) +
    reports(66, 274, 24, 3) +
    chair(86, FLOOR) +
    chair(212, FLOOR, { facing: -1 }) +
    table(98, FLOOR, 104) +
    crew(
      sitter({ as: "advocate", at: [86, FLOOR], hands: "122,305" }),
      sitter({ at: [212, FLOOR], height: 68, facing: -1, hands: "182,307" }),
    ) +
    path("M118 309l14 -5l14 5M150 306h22v4h-22zM152 303h20v3h-20z", "l2") +
    path("M288 340v-88M276 340h24M280 258l8 -6l8 6", "l2") +
    path("M278 262q10 -8 20 0l5 52h-30zM286 260v12h-3v-12M292 260v12h-3v-12", "l1 ft")
  );
}

/** Upstairs: the library, with a reader on the ladder. */
function library(): string {
  return (
    [124, 148, 172, 196].map((y, row) => reports(150, y, 24, (row * 4 + 1) % 11)).join("") +
    path("M214 205L238 112M224 205L248 112M218.6 187h10M222 174h10M225.4 161h10", "l2") +
    crew(stander({ as: "clerk", at: [228, 176], height: 66, hands: "248,126" })) +
    table(52, UPPER, 72) +
    chair(44, UPPER) +
    crew(sitter({ as: "advocate", at: [46, UPPER], hands: "72,172" })) +
    path("M64 174l12 -4l12 4M104 175v-16M98 175h12", "l2") +
    path("M96 159q0 -7 8 -7t8 7z", "fi")
  );
}

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 340),
    group(library() + conference(), "works"),
    cuts([26, ROOF - 9, 314, 9], [26, UPPER, 314, 9], [331, LOWER, 9, 126]),
    outerWall(26),
    kiosk(92),
    kiosk(272),
    path("M136 79v-14h92v14M150 65v14M164 65v14M178 65v14M192 65v14M206 65v14"),
    label("Conference", [248, 234]),
    label("Library", [44, 108]),
    level(64, 240),
  );
}

/** The junior at the drafting desk, under the lamp; the last draft grows on the screen. */
function drafting(): string {
  return (
    path("M20 340v-84h52v84zM46 256v84M20 298h52M42 274v6M50 274v6M42 316v6M50 316v6", "l1 fp") +
    path("M26 256v-8h40v8M30 248v-7h32v7M46 241v15", "l1 fp") +
    chair(116, FLOOR) +
    table(128, FLOOR, 124) +
    monitor(196, 310, { width: 46, height: 34, rows: [0.9, 0.7, 0.85, 0.5, 0.8] }) +
    path("M232 310V262q0 -6 -6 -6h-58M224 310h16", "l2") +
    path("M152 262q2 -10 14 -10t14 10z", "fi") +
    path("M154 266l-18 38M178 266l12 30", "l1 dash") +
    crew(sitter({ as: "clerk", at: [118, FLOOR], hands: "152,307" })) +
    path("M146 309h26M150 306l8 -8", "l2") +
    path("M262 340v-20h38v20M266 320v-10h30v10M270 310v-12h22v12M274 302h14M274 306h9", "l2 fp") +
    path("M308 340l-2 -18h18l-2 18zM311 322l3 -6l4 5l4 -4", "l1 fp")
  );
}

/** Upstairs: the clerk of the chambers, the wall of limitation dates, and bundles for tomorrow. */
function dates(): string {
  const cells = points("111,144 147,156 183,132 195,168");
  const columns = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `M${108 + index * 12} 118v58`).join("");
  return (
    path(`M108 118h108v58H108zM108 128h108M108 140h108M108 152h108M108 164h108${columns}`, "l1 fo") +
    path(cells.map(([x, y]) => `M${x} ${y - 1}h6v6h-6z`).join(""), "fi") +
    circle(198, 170, 9, "l2") +
    crew(stander({ as: "clerk", at: [232, UPPER], hands: "208,168" })) +
    bundles(266, 60, [136, 158, 180, 202], 3) +
    path("M24 205v-30h52v30M24 185h52M30 175v-9h18v9M32 166v-9h18v9M40 157v18M56 175v-9h14v9", "l1 fp")
  );
}

function bay2(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(dates() + drafting() + lamps([54, 290], ROOF, 8), "works"),
    cuts([0, ROOF - 9, 340, 9], [0, UPPER, 340, 9], [0, ROOF, 9, 117], [331, ROOF, 9, FLOOR - ROOF]),
    path("M40 79V56h22v23M66 79V56h22v23M40 62h22M66 62h22M230 79V54M222 60h16M218 54h24"),
    label("Drafting", [92, 234]),
    label("Limitation", [84, 108]),
    level(92, 256),
  );
}

/** Round-headed windows of the registry hall, high in the far wall. */
function windows(xs: readonly number[]): string {
  return path(xs.map((x) => `M${x} 206v-46a20 20 0 0 1 40 0v46zM${x + 20} 140v66M${x} 160h40M${x} 183h40`).join(""), "l1 ft");
}

/** The counter: one clerk stamps, one feeds the scanner; advocates' clerks wait their turn. */
function registry(): string {
  return (
    bundles(268, 56, [254, 275, 296, 317, 338], 3) +
    crew(
      stander({ as: "clerk", at: [152, FLOOR], hands: "140,290 168,272" }),
      stander({ as: "clerk", at: [220, FLOOR], height: 68, hands: "234,286" }),
      walker({ at: [92, FLOOR], hands: "116,291" }),
      stander({ at: [58, FLOOR], height: 66 }),
      stander({ at: [32, FLOOR] }),
    ) +
    counter(114, FLOOR, 142) +
    path("M165 266h7v4h-2v5h4v4h-11v-4h4v-5h-2z", "fi") +
    path("M122 298v-6h26v6M124 292v-4h22v4M206 298v-8h42v8M208 290l34 -8l2 3M158 297h18v-4h-18z", "l2 fp") +
    path("M50 296h16v11H50zM24 293h16v12H24z", "l1 fp") +
    path("M114 218h142v24H114zM161 218v24M208 218v24M130 242v10M240 242v10", "l1 fp") +
    path("M122 230h30M169 230h30M216 230h30", "l2")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, FLOOR - ROOF]),
    group(windows([28, 106, 184, 262]) + registry() + fan(87, ROOF, 40) + fan(243, ROOF, 40), "works"),
    cuts([0, ROOF - 9, 340, 9], [0, 64, 340, 6]),
    path(Array.from({ length: 17 }, (_, index) => `M${10 + index * 20} 70v9`).join(""), "l2"),
    circle(165, 112, 13, "l2 fp"),
    path("M165 103v9h7", "l2"),
    label("Registry", [12, 234]),
    level(104, 262),
  );
}

/** The dome over the court: centre, inner radius, thickness. */
const [DOME_X, DOME_Y, DOME_R, DOME_T] = [150, 120, 66, 9];

function dome(): string {
  const [left, right, out] = [DOME_X - DOME_R, DOME_X + DOME_R, DOME_R + DOME_T];
  return (
    path(
      `M${left - DOME_T} ${DOME_Y}A${out} ${out} 0 0 1 ${right + DOME_T} ${DOME_Y}H${right}A${DOME_R} ${DOME_R} 0 0 0 ${left} ${DOME_Y}Z`,
      "po",
    ) +
    cuts([9, DOME_Y - 9, left - 9, 9], [right, DOME_Y - 9, 296 - right, 9]) +
    path(`M${DOME_X} ${DOME_Y - out}V22M${DOME_X} 22v-2`, "l2") +
    circle(DOME_X, 32, 4, "fi") +
    path(`M${left} ${DOME_Y}H${right}`, "l1 m")
  );
}

/** Bench on three steps, with the judge and the clerk of the court below. */
function bench(): string {
  return (
    path("M232 313v-74h48v74M236 239q20 -22 40 0", "l2 fp") +
    path("M270 313v-54q0 -4 4 -4t4 4v54M250 296h22", "l2") +
    crew(sitter({ as: "judge", at: [260, 313], facing: -1, hands: "240,272" })) +
    path("M222 313v-46h16v46zM226 273h8v34h-8z", "l2 fp") +
    path("M218 263h24v4h-24z", "fi") +
    cuts([192, 331, 94, 9], [204, 322, 82, 9], [216, 313, 70, 9])
  );
}

/** Two advocates at the bar, the paper book between them. */
function bar(): string {
  return (
    crew(
      stander({ as: "advocate", at: [92, FLOOR] }),
      stander({ as: "advocate", at: [124, FLOOR], height: 68, hands: "146,278" }),
    ) +
    path("M148 340v-34h36v34M152 312h28v22h-28z", "l2 fp") +
    path("M144 302h44v4h-44z", "fi") +
    chair(28, FLOOR) +
    chair(60, FLOOR) +
    crew(sitter({ at: [28, FLOOR], height: 67 }), sitter({ as: "advocate", at: [60, FLOOR] }))
  );
}

/** The witness who is elsewhere: head and shoulders on the wall. */
function witness(): string {
  return (
    path("M112 176h76v50h-76z", "l2 fo") +
    circle(150, 194, 8, "sk2") +
    path("M132 225q0 -19 12 -20h12q12 1 12 20z", "cl-i") +
    path("M141.5 192q0 -8.5 8.5 -8.5t8.5 8.5q-3 -4 -8.5 -4t-8.5 4z", "hr") +
    path("M180 182h3")
  );
}

function bay4(): string {
  return finish(
    street(296),
    ground(0, 296),
    rooms([9, DOME_Y, 277, FLOOR - DOME_Y]),
    path(`M${DOME_X - DOME_R} ${DOME_Y}a${DOME_R} ${DOME_R} 0 0 1 ${2 * DOME_R} 0z`, "rm"),
    group(
      path(
        "M30 240v-56a22 22 0 0 1 44 0v56zM52 162v78M30 184h44M226 206v-22a22 22 0 0 1 44 0v22zM248 162v44M226 184h44",
        "l1 ft",
      ) +
        witness() +
        bar() +
        bench(),
      "works",
    ),
    dome(),
    cuts([0, 64, 9, 276], [286, 94, 10, 96], [286, 246, 10, 94], [296, 204, 40, 8]),
    path("M289 190v56M293 190v56"),
    path("M318 212v4h14v-4M316 340v-6h18v6M320 334V216M330 334V216M325 334V216", "l2"),
    keyLine(`0,330 84,330 84,${LEVEL} 284,${LEVEL} 284,330 340,330`),
    path("M154 302v-17h26v17z", "l2 fs"),
    path("M154 290.7h26M154 296.3h26M159 285v17"),
    label("Witness", [150, 164], { anchor: "middle" }),
    label("Bar", [98, 258]),
    label("Bench", [256, 225], { anchor: "middle" }),
  );
}

/** Chambers, registry and court: one petition from the conference to the hearing. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 348, second: 340, third: 680 },
  places: {
    client: { at: [250, 282], target: [216, 299.3] },
    "wall of dates": { at: [424, 134], target: [454, 134] },
    "paper book": { at: [1190, 251], target: [1190, 288] },
    stamp: { at: [878, 264], target: [852, 277.2] },
    "case files": { at: [436, 252], target: [402, 252] },
  },
};
