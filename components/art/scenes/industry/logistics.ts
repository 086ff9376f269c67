import { crew, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circles, path, rect, rects } from "@/components/art/pen/shapes";
import {
  cartons,
  chair,
  conveyor,
  cuts,
  finish,
  ground,
  keyLine,
  lamps,
  monitor,
  pallet,
  rooms,
  street,
  styledCartons,
  table,
  van,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, UPPER as MEZZANINE, ROOF } from "../structure";

/** Head of the dock doors, and the yard a trailer's height below the main floor. The hall has a truss for a roof, and doors for an outer wall. */
const [HEAD, YARD] = [217, 366];

/** The carton that the line follows, on its way from the trailer to the van: 22 units wide and 19 high. */
const followed = (x: number, base: number, lift = 0): string => styledCartons("l1 fs", base, [x, 22, 19, lift]);

/** Roof slab and the truss that hangs from it, in panels of about 34 units. */
function roof(from: number, to: number): string {
  const count = Math.round((to - from) / 34);
  const panel = (to - from) / count;
  const web = Array.from(
    { length: count },
    (_, index) => `L${from + (index + 0.5) * panel} ${ROOF + 18}L${from + (index + 1) * panel} ${ROOF}`,
  );
  return (
    cuts([from, ROOF - 9, to - from, 9]) + path(`M${from} ${ROOF}${web.join("")}`) + path(`M${from} ${ROOF + 18}H${to}`, "l2")
  );
}

/** Dock doors in the far wall, closed: 2.6 m wide and 3 m high, with their bumpers. */
function farDoors(xs: readonly number[]): string {
  const slats = [20, 40, 60, 80].map((y) => xs.map((x) => `M${x} ${HEAD + y}h106`).join("")).join("");
  return (
    path(xs.map((x) => `M${x} ${FLOOR}V${HEAD}h106v${FLOOR - HEAD}`).join(""), "l1 m") +
    path(slats, "l1 mm") +
    rects(
      xs.flatMap((x) => [
        { x: x - 7, y: 314, width: 5, height: 26 },
        { x: x + 108, y: 314, width: 5, height: 26 },
      ]),
      "l1 m",
    )
  );
}

/** High windows over the doors, dark at this hour. */
function clerestory(xs: readonly number[]): string {
  return path(xs.map((x) => `M${x} 140h58v26h-58zM${x + 29} 140v26`).join(""), "l1 ft");
}

/** A roll cage of 0.8 by 1.7 m with its parcels. */
function cages(...list: readonly (readonly [x: number, fill: number])[]): string {
  const mesh = (x: number) => `M${x + 11} 272v18M${x + 22} 272v18M${x} 272h33M${x} 290h33`;
  const load = list.flatMap(([x, fill], index) =>
    [
      [x + 3, 27, 18, 8],
      [x + 5, 21, 15, 26],
      [x + 4, 17, 14, 41],
    ]
      .slice(0, fill)
      .map(([left = 0, width = 0, height = 0, lift = 0]) => [left + (index % 2) * 2, width, height, lift] as const),
  );
  return (
    styledCartons("l1 ft", FLOOR, ...load) +
    path(list.map(([x]) => mesh(x)).join(""), "l1 m") +
    path(list.map(([x]) => `M${x} 270v63h33v-63`).join(""), "l2") +
    circles(
      list.flatMap(([x]) => points(`${x + 4},336.5 ${x + 29},336.5`)),
      3.5,
      "fi",
    )
  );
}

/** The inbound trailer at the dock, cut along its middle: roof 2.7 m over its load floor, no fill and no load where the line comes down. */
function trailer(): string {
  return (
    rect(-4, 228, 140, 112, "l2") +
    path("M-4 233H136M0 340H136v6H0z", "fi") +
    circles("22,353 62,353", 13, "fi") +
    circles("22,353 62,353", 6.5, "fp") +
    path("M126 346v14h8v-14") +
    pallet(27, FLOOR) +
    pallet(80, FLOOR) +
    cartons(
      FLOOR,
      [28, 24, 26, 6],
      [52, 24, 26, 6],
      [28, 24, 22, 32],
      [52, 24, 30, 32],
      [31, 40, 17, 62],
      [81, 47, 30, 6],
      [81, 23, 22, 36],
    ) +
    followed(106, FLOOR, 36)
  );
}

/** A door rolled up: the roll with its core, and the rail at the side that faces the wall. */
const shutterRoll = (x: number, facing: 1 | -1) =>
  circles([[x, 230]], 10, "l2 fp") + circles([[x, 230]], 5) + path(`M${x + facing * 9} 236V340`, "l2");

/** The dock wall with its door rolled up, shelter, and the levelling plate. */
function dock(): string {
  return (
    cuts([150, 62, 10, HEAD - 62], [150, FLOOR, 10, YARD - FLOOR + 2]) +
    path(`M136 224l14 ${-14 * TAN_LATITUDE}v22l-14 6z`, "fi") +
    shutterRoll(172, -1) +
    path("M132 339.5L168 337v3h-36z", "fi")
  );
}

/** The planner on the mezzanine, with the board of dock slots: one row a door, one column an hour. */
function mezzanine(): string {
  const slots = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((turn) => ({
      x: 276 + ((row * 13 + turn * 21) % 46),
      y: 122.5 + row * 13.5,
      width: 6 + ((row * 7 + turn * 5) % 9),
      height: 5,
    })),
  );
  return (
    path("M272 118h62v54h-62zM272 131.5h62M272 145h62M272 158.5h62", "l1 fp") +
    rects(
      slots.filter((_, index) => index !== 4 && index !== 7),
      "fi",
    ) +
    path("M306 114v62", "l2") +
    table(184, MEZZANINE, 56) +
    monitor(205, 175, { width: 30, height: 20, rows: [] }) +
    path("M194 165h6v-8h6v5h6v-8h4") +
    crew(stander({ as: "clerk", at: [258, MEZZANINE], hands: "282,152" })) +
    chair(176, MEZZANINE)
  );
}

/** The scan arch: a portal over the belt with readers above and at the sides; its beams meet on the parcel. */
function scanArch(): string {
  return (
    path("M222 340V242q0 -6 6 -6h66q6 0 6 6V340h-14V248h-50v92z", "fi") +
    path("M242 252L256 274M280 252L266 274M261 250V273M238 268L250 280M284 268L272 280", "l1 dash") +
    path("M254 248h14l-3 6h-8zM236 262h5v10h-5zM281 262h5v10h-5z", "fi")
  );
}

function bay1(): string {
  return finish(
    path("M62 104a19 19 0 1 0 21 24a15 15 0 0 1 -21 -24z", "l2 ft"),
    street(0, 150, YARD),
    ground(160),
    rooms([160, ROOF, 180, FLOOR - ROOF]),
    trailer(),
    group(
      mezzanine() +
        conveyor(192, 322, 292, { legs: 74 }) +
        cartons(292, [200, 18, 16], [302, 18, 14]) +
        followed(250, 292) +
        scanArch() +
        rect(310, 258, 20, 14, "l2 fo") +
        path("M320 272v20M314 263h8M314 267h12"),
      "works",
    ),
    cuts([160, MEZZANINE, 180, 8]),
    dock(),
    roof(160, 340),
    path("M118 196q0 -14 14 -14h18", "l2"),
    rect(112, 196, 12, 5, "fi"),
    label("Inbound, dock 4", [38, 174]),
    label("Planner", [172, 136]),
    label("Scan arch", [261, 229], { anchor: "middle", style: "tn" }),
    keyLine("0,330 184,330 192,292 318,292 326,330 340,330"),
  );
}

/** The pallet truck with what the arch has read, and who pulls it to the sorters. */
const loadedTruck = () =>
  pallet(90, 336) +
  cartons(336, [91, 47, 24, 6], [91, 23, 20, 30], [92, 22, 16, 50]) +
  followed(115, 336, 30) +
  path("M86 333h62l8 -4l8 -36h-8M152 336a3.5 3.5 0 1 0 .1 0z", "l2") +
  crew(walker({ as: "loader", at: [182, FLOOR], hands: "160,294" }));

function bay2(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, FLOOR - ROOF]),
    group(
      clerestory([72, 240]) +
        farDoors([72, 216]) +
        lamps([100, 220, 316], ROOF + 18, 14) +
        path("M42 205V170H8V205M42 188H8M25 205v-35", "l2") +
        path("M186 150m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0", "l2 fp") +
        path("M186 139v11l6.5 -3.8", "l2") +
        pallet(8, FLOOR) +
        cartons(FLOOR, [9, 24, 22, 6], [33, 22, 30, 6], [10, 22, 18, 28]) +
        loadedTruck() +
        conveyor(232, 322, 292, { legs: 74 }) +
        cartons(292, [242, 26, 14], [292, 18, 24]),
      "works",
    ),
    cuts([0, MEZZANINE, 48, 8], [38, MEZZANINE + 8, 6, 127]),
    roof(0, 340),
    keyLine("0,330 70,330 80,318 144,318 152,330 224,330 232,292 318,292 326,330 340,330"),
  );
}

/** Roller table with upright rims: the two sorters stand behind it. */
function rollerTable(): string {
  return (
    path("M14 290H148v10H14zM26 300V340M81 300V340M136 300V340M26 324H136", "l2 fp") +
    circles(
      Array.from({ length: 9 }, (_, index) => [23 + index * 14.5, 295] as const),
      3,
    ) +
    path("M148 290l12 22v28", "l2")
  );
}

/** Boards that hang from the truss, each over its cage. */
function boards(...names: readonly (readonly [text: string, x: number])[]): string {
  return (
    path(names.map(([, x]) => `M${x - 18} 106V196M${x + 18} 106V196`).join(""), "l1 m") +
    rects(
      names.map(([, x]) => ({ x: x - 26, y: 196, width: 52, height: 22 })),
      "l2 fo",
    ) +
    names.map(([text, x]) => label(text, [x, 212], { anchor: "middle", style: "tn" })).join("")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, FLOOR - ROOF]),
    group(
      clerestory([12, 92]) +
        farDoors([12, 132]) +
        lamps([81], ROOF + 18, 14) +
        crew(
          stander({ as: "loader", at: [54, FLOOR], hands: "34,282 70,284" }),
          stander({ as: "loader", at: [112, FLOOR], height: 67, hands: "98,284 130,280" }),
        ) +
        rollerTable() +
        cartons(290, [18, 20, 16], [84, 14, 20], [126, 18, 15]) +
        followed(60, 290) +
        cages([176, 3], [233, 2], [290, 3]) +
        followed(238, FLOOR, 41) +
        boards(["Kota", 192.5], ["Ajmer", 249.5], ["Sikar", 306.5]),
      "works",
    ),
    roof(0, 340),
    keyLine("0,330 6,330 14,290 148,290 160,312 166,330 340,330"),
  );
}

/** The van with its side cut away: shelves loaded in the order of the round. */
function loadedVan(): string {
  return (
    van(118, FLOOR) +
    rect(124, 250, 122, 70, "l1 fo") +
    path("M124 284H246M184 250V320") +
    cartons(284, [188, 16, 20], [206, 22, 14], [230, 14, 24], [152, 28, 17], [130, 18, 12]) +
    cartons(320, [188, 24, 24], [214, 28, 18], [156, 24, 16]) +
    path("M118 248l-4 2v62l4 4", "l2")
  );
}

function bay4(): string {
  return finish(
    street(170),
    ground(0, 170),
    rooms([0, ROOF, 160, FLOOR - ROOF]),
    group(
      clerestory([32]) +
        path("M26 257h92M26 237h92M26 277h92M26 297h92M26 317h92", "l1 mm") +
        path("M26 340V217h92V340", "l1 m") +
        lamps([120], ROOF + 18, 14) +
        cages([6, 3], [44, 2]),
      "works",
    ),
    roof(0, 160),
    cuts([160, 62, 10, HEAD - 62], [170, 205, 138, 6]),
    path("M170 118L300 205M236 205v-43", "l2"),
    shutterRoll(148, 1),
    path("M232 211h20l5 7h-30z", "fi"),
    loadedVan(),
    crew(walker({ as: "driver", at: [98, FLOOR], hands: "120,286 116,294" })),
    followed(115, 291),
    label("Vans out", [222, 138]),
    keyLine("0,330 88,330 96,322 250,322 258,330 340,330"),
  );
}

/** A cross-dock at night: one parcel from the inbound trailer to the van. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  sky: 36,
  places: {
    trailer: { at: [60, 203], target: [60, 230] },
    "sorting screen": { at: [313.5, 226], target: [313.5, 259] },
    "roll cages": { at: [956, 242], target: [971, 272] },
    driver: { at: [1090, 247], target: [1115, 297] },
    van: { at: [1332, 232], target: [1306, 254] },
    "office screen": { at: [236, 136], target: [219.5, 160] },
  },
};
