import { crew, sitter, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { TAN_LATITUDE } from "@/components/art/pen/points";
import { line, path, polygon, rect } from "@/components/art/pen/shapes";
import {
  bicycle,
  cuts,
  earth,
  finish,
  flag,
  ground,
  keyLine,
  monitor,
  phone,
  shelf,
  street,
  table,
  tree,
  wheels,
  windowRow,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, ROOF, storeys, UPPER } from "../structure";

/** The height of a grown-up: the school is drawn at 37.6 units a metre. */
const ADULT = 64;

/** An outer wall, cut, with a window upstairs. */
const outerWall = (x: number) => cuts([x, 64, 10, 52], [x, 166, 10, 174]) + path(`M${x + 3} 116v50M${x + 7} 116v50`);

/** The front half of a school bus, facing right. */
function bus(): string {
  return (
    path("M-2 318V238H116Q138 238 142 256L148 290V318Z", "l2 ft") +
    path(
      "M4 246h26v28h-26zM36 246h26v28h-26zM68 246h22v28h-22zM96 246h20v68h-20zM106 246v68M122 246h8q5 0 6 12l3 18h-17zM-2 284H90M-2 290H90M140 298h8",
      "l1 fp",
    ) +
    wheels("66,324", 16) +
    path("M-2 316H46V321H-2zM86 316H148V321H86z", "fi")
  );
}

/** The gate in elevation: two pillars, bars, and the board over it. */
function gate(): string {
  const bars = Array.from({ length: 9 }, (_, index) => `M${172 + index * 7} 284v52`).join("");
  return (
    path(`M166 290h66M166 328h66${bars}`, "l1") +
    path("M156 340v-84h10v84zM232 340v-84h10v84zM153 256h16v-5h-16zM229 256h16v-5h-16z", "l2 fp") +
    path("M161 251Q199 224 237 251", "l2") +
    rect(175, 238, 48, 14, "l2 fp") +
    path("M182 245h34", "l2")
  );
}

/** Where the class is taught: board, teacher with her register, her table. */
function front(): string {
  return (
    path("M262 224h60v44h-60z", "fd") +
    path("M268 233h24M268 241h34M268 249h18", "l1 m") +
    path("M260 271h64", "l2") +
    table(308, FLOOR, 30, 27) +
    keyLine("0,330 302,330 302,310 334,310 334,330 340,330", 5) +
    crew(stander({ as: "teacher", at: [292, FLOOR], height: ADULT, hands: "310,301" })) +
    polygon("306,297 316,293 319,303 309,307", "l2 fp")
  );
}

function bay1(): string {
  return finish(
    street(0, 246),
    ground(246),
    storeys(256, 340),
    tree(96, 340, 214),
    gate(),
    bus(),
    group(shelf(264, UPPER, { width: 68, height: 86, boards: 4, seed: 4 }) + front(), "works"),
    crew(stander({ as: "guard", at: [186, FLOOR], height: 66, hands: "170,288" })),
    path("M180 276h12l-2 -4h-8z", "fi"),
    frame(246, 340),
    outerWall(246),
    flag(292, 78, 62),
  );
}

/** Twelve desks at a pitch of 72 cm; the class faces left. */
const DESKS = Array.from({ length: 12 }, (_, index) => 13 + index * 27);
const ABSENT = 7;

const deskData = (x: number) => `M${x} 311h15v7h-2v22h-11v-22h-2z`;
const seatData = (x: number) => `M${x + 26} 303l-1 20h-9M${x + 24} 323v17`;

/** A seated pupil facing left; the third from the left raises a hand. */
const pupil = (x: number, index: number) =>
  sitter({
    as: "pupil",
    who: index,
    at: [x + 19, FLOOR],
    height: [56, 58, 54, 57][index % 4],
    facing: -1,
    hands: index === 2 ? [[x + 8, 282]] : [[x + 7, 309]],
  });

function classroom(): string {
  const taken = DESKS.filter((_, index) => index !== ABSENT);
  const empty = DESKS[ABSENT] ?? 0;
  return (
    windowRow(26, 226, { count: 4, width: 52, height: 40, gap: 26 }) +
    path("M91 214v5M169 214v5M247 214v5M71 220h40M149 220h40M227 220h40", "l2") +
    path(DESKS.map(seatData).join("")) +
    crew(...taken.map(pupil)) +
    path(taken.map(deskData).join(""), "l1 fp") +
    path(deskData(empty), "l2 fs") +
    keyLine(`0,330 ${empty - 5},330 ${empty - 5},303 ${empty + 20},303 ${empty + 20},330 340,330`, 4) +
    label("Empty desk", [empty + 7.5, 281], { anchor: "middle" }) +
    path(`M${empty + 7.5} 288v20`)
  );
}

/** Upstairs: a reading table between shelves. */
function library(): string {
  return (
    shelf(8, UPPER, { width: 52, height: 86, boards: 4, seed: 2 }) +
    shelf(226, UPPER, { width: 96, height: 86, boards: 4, seed: 7 }) +
    path("M214 205l16 -88M222 205l16 -88M216 192h8M218 180h8M221 166h8M223 153h8M226 139h8") +
    table(88, UPPER, 104, 28) +
    path("M104 176v-4l8 3l8 -3v4l-8 2zM150 176v-4l8 3l8 -3v4l-8 2zM140 88v34M132 130q8 -14 16 0z") +
    path("M80 178v27M80 188h-13v17M66 170l1 18M202 178v27M202 188h13v17M216 170l-1 18", "l1") +
    crew(sitter({ at: [76, UPPER], height: 60, hands: "100,173" }))
  );
}

/** The bell on the roof, under a small dome. */
function belfry(x: number): string {
  return (
    path(`M${x - 17} 40Q${x - 18} 16 ${x} 10Q${x + 18} 16 ${x + 17} 40Z`, "l2 fp") +
    path(`M${x} 10v-8M${x - 7} 40Q${x - 8} 18 ${x} 10Q${x + 8} 18 ${x + 7} 40`) +
    path(`M${x - 24} 45l6 -5h36l6 5zM${x - 16} 45h4v33h-4zM${x + 12} 45h4v33h-4z`, "po") +
    path(`M${x} 45v6M${x - 7} 66q3 -3 3 -9q0 -6 4 -6q4 0 4 6q0 6 3 9zM${x} 66v4`, "l2")
  );
}

function bay2(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(library() + classroom(), "works"),
    frame(0, 340),
    belfry(170),
    label("Library", [78, 107]),
  );
}

/** The corridor with a notice board and a water tap, and the office with the clerk. */
function office(): string {
  return (
    path("M16 232h44v32h-44zM20 237h11v9h-11zM35 237h9v14h-9zM48 237h8v10h-8zM20 251h10v9h-10zM48 252h8v8h-8z", "l1 fp") +
    path("M22 340v-34h24v34zM22 312h24M34 306v-5h5v3", "l2 fp") +
    path("M246 340v-78h38v78zM246 281h38M246 301h38M246 320h38M261 270h8M261 290h8M261 309h8M261 328h8", "l1 fp") +
    path("M254 262v-14h22v14M258 248v14M263 248v14M269 250v12", "l1") +
    path("M104 228h46v34h-46zM112 228v34M104 238h46M104 246h46M104 254h46M121 228v34M131 228v34M141 228v34", "l1 fp") +
    table(136, FLOOR, 92, 27) +
    monitor(200, 313, { width: 38, height: 28, rows: [0.9, 0.9, 0.35, 0.9] }) +
    path("M111 309l2 15h16M115 324l-2 16M127 324l1 16", "l2") +
    keyLine("0,330 104,330 104,300 236,300 236,330 340,330")
  );
}

/** Upstairs: the laboratory with glassware, taps and the table of elements. */
function laboratory(): string {
  const elements = [7, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 7];
  const cell = 6;
  const table = elements.map((rows, column) => {
    const [x, y] = [168 + column * cell, 152 - rows * cell];
    return `M${x} ${y}h${cell}v${rows * cell}h${-cell}z`;
  });
  const lines = [1, 2, 3].map((row) => `M168 ${152 - row * cell}h${18 * cell}`).join("");
  return (
    path(`${table.join("")}${lines}M168 122h12M168 128h12M168 116h12M240 122h36M240 128h36M270 116h6M180 128v-12`, "l1") +
    path("M24 177h108v4h-108zM160 177h108v4h-108z", "fi") +
    path(
      "M30 181v24M126 181v24M166 181v24M262 181v24M44 205v-24M112 205v-24M178 205v-24M250 205v-24M44 192h68M178 192h72",
      "l1",
    ) +
    path(
      "M46 177l-7 0l5 -11v-8h4v8l5 11zM64 177v-34h3v34M62 148h14M74 146v16M92 177v-12h10v12zM186 177v-26h2v26M184 156h13M194 152h6v16q-3 4 -6 0zM214 177a6 6 0 1 1 7 0zM216 166v-9h3v9M240 177q0 -9 6 -9h3v4",
      "l1 fp",
    ) +
    crew(stander({ as: "technician", at: [146, UPPER], height: ADULT, hands: "162,174" }))
  );
}

function bay3(): string {
  return finish(
    ground(0, 302),
    street(302),
    storeys(0, 292),
    group(laboratory() + office(), "works"),
    crew(sitter({ as: "clerk", at: [120, FLOOR], height: ADULT, hands: "146,310" })),
    frame(0, 302),
    cuts([0, LOWER, 9, 126], [0, ROOF, 9, 117], [68, LOWER, 9, 126]),
    outerWall(292),
    label("Laboratory", [18, 107]),
    label("Office", [160, 234]),
  );
}

/** Beyond the school wall: a carpenter's shop, a chair on the bench, tools on the wall. */
function workshop(): string {
  return (
    path(
      "M206 262h100M214 262v5l-5 20h10l-5 -20M230 262v24M225 286h10v7h-10zM248 262h7l22 26h-8l-21 -20zM290 262v26M284 262v-3h12v3M286 288h8",
    ) +
    path("M204 306h98v5h-98z", "fi") +
    path("M212 311v29M294 311v29M212 329h82M208 306v-9h13v9M214 297v-4h-10", "l2") +
    path("M246 306v-13h22v13M246 293v-22M268 293v-8M246 280h3", "l2") +
    path("M138 340v-64M143 340v-76M148 340v-58", "l2")
  );
}

function bay4(): string {
  const rise = (x: number) => 236 - (x - 112) * TAN_LATITUDE;
  return finish(
    street(0, 130),
    ground(130, 322),
    earth(322, 340, FLOOR),
    line([322, FLOOR], [340, FLOOR], "l3"),
    path("M104 52l12 -13l11 14l-13 13zM104 52l23 1M116 39l-2 27M114 66q-6 6 -2 12q5 5 0 12M114 60Q94 120 62 186", "l1"),
    tree(58, FLOOR, 156),
    bicycle(74, FLOOR),
    polygon(`130,${rise(130)} 312,${rise(312)} 312,${FLOOR} 130,${FLOOR}`, "rm"),
    group(workshop() + windowRow(224, 208, { count: 1, width: 68, height: 34 }), "works"),
    path(`M106 ${rise(106)}L332 ${rise(332)}v-9L106 ${rise(106) - 9}Z`, "po"),
    cuts([130, 224, 10, 116], [312, 134, 10, 206], [16, 262, 12, 78], [12, 256, 20, 6]),
    keyLine("0,330 6,330 6,246 38,246 38,330 178,330 178,274 198,274 198,330 340,330", 5),
    crew(stander({ as: "operator", at: [166, FLOOR], height: 66, hands: "186,292" })),
    phone(188, 284, { width: 9, height: 17 }),
    label("Parent", [148, 250]),
  );
}

/** A school: an absence travels from an empty desk to a parent's phone. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 345, second: 344, third: 676 },
  places: {
    "notice board": { at: [719, 282], target: [719, 246] },
    timetable: { at: [852, 259], target: [820, 242.8] },
    "reading table": { at: [480, 159.5], target: [454, 172.8] },
    files: { at: [938.5, 229.5], target: [951, 254] },
    "office screen": { at: [911, 251], target: [895, 282.5] },
    "school bus": { at: [49, 212], target: [49, 258] },
  },
};
