import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { hatchPolygon, hatchRect } from "@/components/art/pen/hatching";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, rect } from "@/components/art/pen/shapes";
import { car, chair, counter, cuts, desk, finish, ground, keyLine, lamps, phone, shelf, street, table, tree } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, outerWall, ROOF, shades, storeys, UPPER } from "../structure";

/** The claim's number on the line: the same in every bay. */
function tag(x: number, y: number): string {
  return (
    path(`M${x - 26} ${y}l6 -10h46v20h-46z`, "l2 fo") +
    circle(x - 18, y, 1.8, "fi") +
    label("2041", [x + 5, y + 5], { anchor: "middle", style: "tn" })
  );
}

/** Outline of the front door of a car that stands at (x, y), without its window. */
const carDoor = (x: number, y: number) => `M${x + 81} ${y - 40}H${x + 118}L${x + 121} ${y - 30}V${y - 14}H${x + 81}Z`;
/** The folds of the dent in it. */
const dent = (x: number, y: number) =>
  `M${x + 86} ${y - 32}l12 5l8 -8M${x + 98} ${y - 27}l-7 9M${x + 98} ${y - 27}l10 3l8 -5M${x + 108} ${y - 24}l-3 9`;

/** A road sign 5.5 m over the road. */
function roadSign(): string {
  return (
    path("M67 340V40h6V340zM73 46H98v5H73zM73 66H98v5H73z", "fi") +
    path("M98 30h132v54H98z", "l2 fo") +
    path("M104 36h120v42H104z") +
    path("M118 70V48l-6 7M118 48l6 7", "l2") +
    label("12 km", [174, 62], { anchor: "middle", style: "tn" })
  );
}

/** Hills of the Aravalli and a fort on them, far off. */
function hills(): string {
  return path(
    "M0 236L40 216L74 228L116 204L138 200v-7h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v7l14 4L214 222L252 208L300 230L340 214",
    "l1 m",
  );
}

function bay1(): string {
  const [x, y] = [58, FLOOR];
  return finish(
    hills(),
    tree(296, FLOOR, 118),
    path("M0 300H340M0 305H340M0 310H340"),
    path([86, 158, 230, 302].map((post) => `M${post} 297h5v43h-5z`).join(""), "fi"),
    roadSign(),
    street(),
    car(x, y),
    keyLine("0,330 56,330 62,318 233,318 233,296 328,296 328,330 340,330"),
    path(carDoor(x, y), "l2 fs"),
    path(dent(x, y)),
    path("M36 340l9 -16l9 16zM41 337l4 -7l4 7z", "l2 fp"),
    path("M186 339l4 -3l2 3M196 339l3 -2M150 339l4 -2l3 2"),
    crew(stander({ as: "customer", at: [256, FLOOR], hands: "237,294" })),
    phone(233, 292, { width: 9, height: 17 }),
    tag(300, 296),
  );
}

/** The board of open claims: reported, surveyed, paid. */
function register(): string {
  const rows = [242, 249, 256, 263].map((y, row) =>
    [0, 1, 2].slice(0, 3 - (row % 3)).map((column) => `M${196 + column * 26} ${y}h${18 - ((row + column) % 3) * 4}`),
  );
  return path("M190 234h80v36h-80zM216 234v36M242 234v36", "l1 fp") + path(rows.flat().join(""), "l2");
}

function handlers(): string {
  return (
    register() +
    desk(36, FLOOR) +
    desk(118, FLOOR, { facing: -1 }) +
    desk(212, FLOOR) +
    crew(
      sitter({ as: "clerk", at: [50, FLOOR], hands: "76,309" }),
      sitter({ as: "agent", at: [180, FLOOR], height: 68, facing: -1, hands: "154,309" }),
      sitter({ as: "clerk", at: [226, FLOOR], height: 67, hands: "250,309" }),
    ) +
    path("M298 340v-52h24v52zM298 301h24M298 314h24M298 327h24M307 294h6M307 307h6M307 320h6M307 333h6", "l1 fp") +
    path("M96 310v-5h18v5M98 305v-4h16v4M100 301v-3h15v3", "l1 fo") +
    lamps([104, 292], LOWER, 8)
  );
}

/** Upstairs: shelves of policies to the ceiling, a ladder, and the underwriter reading one. */
function underwriter(): string {
  return (
    shelf(32, UPPER, { width: 88, height: 88, boards: 4, seed: 2 }) +
    shelf(262, UPPER, { width: 60, height: 88, boards: 4, seed: 5 }) +
    path("M138 205L112 122M148 205L122 122M135 196h10M131 183h10M127 170h10M123 157h10M119 144h10M115 131h10", "l2") +
    chair(176, UPPER) +
    table(186, UPPER, 52) +
    path("M196 175l12 -3l12 3M208 172v3M226 175v-12h10v12M226 167h10", "l2") +
    crew(sitter({ as: "manager", at: [176, UPPER], hands: "200,173" })) +
    path("M232 88v20") +
    path("M220 116q0 -8 12 -8t12 8z", "fi")
  );
}

/** The sign on the roof: an umbrella 3 m wide on its frame. */
function umbrella(): string {
  return (
    path("M136 79V56M204 79V56M136 79L150 56M204 79L190 56M124 56H216") +
    path(
      "M126 52q4 -36 44 -38q40 2 44 38q-7 -7 -14.6 0q-7.3 -7 -14.7 0q-7.3 -7 -14.7 0q-7.3 -7 -14.7 0q-7.3 -7 -14.7 0q-8 -7 -14.6 0",
      "l2 fp",
    ) +
    path("M170 14v-5M170 14q-14 14 -14.7 38M170 14q14 14 14.7 38")
  );
}

function bay2(): string {
  return finish(
    path("M0 214l12 -5", "l1 m"),
    path("M0 300H12M0 305H12M0 310H12"),
    street(0, 12),
    ground(12),
    storeys(22, 340),
    cuts([12, ROOF - 9, 328, 9], [12, UPPER, 328, LOWER - UPPER], [331, ROOF, 9, FLOOR - ROOF]),
    outerWall(12),
    shades(12, -12),
    umbrella(),
    keyLine("0,330 28,330 28,302 100,302 108,272 164,272 172,302 286,302 286,330 340,330"),
    group(underwriter() + handlers(), "works"),
    tag(136, 272),
    label("Underwriter", [138, 108]),
    label("Claims", [28, 234]),
  );
}

const TOOTH = 340 / 3;
const RISE = TOOTH * TAN_LATITUDE;
/** Level of the garage roof's gutters. */
const EAVES = 136;

/** A north-light roof at the latitude: three slopes cut solid, three upright lights. */
function sawtooth(): string {
  const feet = [0, 1, 2].map((index) => index * TOOTH);
  return (
    path(feet.map((x) => `M${x} ${EAVES}l${TOOTH} ${-RISE}v9l${-TOOTH} ${RISE}z`).join(""), "po") +
    path(
      feet
        .map((x) => `M${x + TOOTH - 1} ${EAVES - RISE + 9}V${EAVES + 6}M${x + TOOTH - 6} ${EAVES - RISE + 11}V${EAVES + 6}`)
        .join(""),
    ) +
    path(`M0 ${EAVES + 9}H340`, "l2") +
    path(
      feet
        .slice(1)
        .map((x) => `M${x - 5} ${EAVES + 5}h10v9h-10z`)
        .join(""),
      "po",
    )
  );
}

/** The lit air under the north lights. */
function shed(): string {
  const teeth = [0, 1, 2].map((index) => `L${index * TOOTH} ${EAVES}L${(index + 1) * TOOTH} ${EAVES - RISE}`);
  return path(`M0 340${teeth.join("")}L340 340Z`, "rm");
}

/** Spanners, a saw and a wheel brace on their board, and the drawers under it. */
function tools(): string {
  return (
    path("M10 208h44v66H10z", "l1 fp") +
    path("M18 214v20M27 214v16M36 214v24M45 214v12M16 252h30l-4 8H20zM46 252v8", "l2") +
    circles("18,237 27,233 36,241 45,229", 3, "l2 fo") +
    path("M10 338v-46h44v46zM10 302h44M10 314h44M10 326h44M26 297h12M26 308h12M26 320h12", "l2 fp")
  );
}

/** The car on a four-post lift, its door still dented, with a mechanic under it. */
function lift(): string {
  const [x, y] = [82, 258];
  return (
    path("M68 340V196h8V340zM260 340V196h8V340z", "l2 fp") +
    car(x, y) +
    path(carDoor(x, y), "l2 fp") +
    path(dent(x, y)) +
    hatchRect({ x: x + 86, y: y - 34, width: 30, height: 16 }, { gap: 4, style: "l1 m" }) +
    path("M66 258h204v5H66zM60 337h24v3H60zM252 337h24v3h-24z", "fi") +
    crew(stander({ as: "mechanic", at: [150, FLOOR], height: 66, hands: "138,268 164,268" })) +
    path("M164 268l4 -4M138 268v-5", "l3") +
    path("M190 340v-12h22v12M190 328h22M196 328v-5h10v5", "l2")
  );
}

function bay3(): string {
  return finish(
    ground(),
    shed(),
    group(tools() + lift(), "works"),
    lamps([114, 227], EAVES + 14, 10),
    circles("322,329 322,307", 11, "l2 fp"),
    circles("322,329 322,307", 5, "fi"),
    sawtooth(),
    keyLine("0,330 180,330 180,304 270,304 280,292 308,292 308,330 340,330"),
    crew(stander({ as: "surveyor", at: [294, FLOOR], hands: "279,288" })),
    path("M272 282h14v18h-14zM275 286h8v6h-8z", "l2 fo"),
    tag(230, 304),
    label("Garage", [10, 198]),
    label("Surveyor", [328, 252], { anchor: "end" }),
  );
}

/** The cashier behind glass, the customer in front, and the sum between them. */
function cashier(): string {
  return (
    path("M20 340v-44h44v44zM24 300h36v36H24zM20 306h-3v8h3M20 322h-3v8h3", "l2 fp") +
    circle(42, 318, 10, "l2 fp") +
    path("M42 308v20M32 318h20") +
    crew(stander({ as: "customer", at: [116, FLOOR], hands: "146,294" }), stander({ at: [208, FLOOR], hands: "176,294" })) +
    counter(104, FLOOR, 88) +
    path("M150 298V250M158 298V250M166 298V250M174 298V250M132 250h60M132 298v-48M192 298v-48", "l1") +
    path("M128 246h68v5h-68z", "fi") +
    path("M152 297h18v-5h-18zM158 292v5", "l1 fo") +
    path("M222 322h56M228 322v18M272 322v18M222 304h56M222 312h56", "l2") +
    crew(sitter({ as: "clerk", at: [262, FLOOR], facing: -1, height: 67 })) +
    lamps([84], LOWER, 8)
  );
}

/** Upstairs: the reserve of one policy year, earned day by day along the diagonal, and the actuary. */
function reserves(): string {
  return (
    path("M96 108h94v82h-94z", "l2 fo") +
    path("M106 116v62h76M124 178v-3M143 178v-3M162 178v-3") +
    path("M106 126L182 178", "l2") +
    hatchPolygon("106,126 124,138.3 124,178 106,178", { gap: 4, style: "l1" }) +
    path("M124 138V178", "l2") +
    crew(stander({ as: "manager", at: [208, UPPER], hands: "188,158" })) +
    desk(20, UPPER, { facing: 1, width: 46 }) +
    crew(sitter({ as: "clerk", at: [34, UPPER], height: 68, hands: "58,174" })) +
    shelf(236, UPPER, { width: 44, height: 80, boards: 4, seed: 7 })
  );
}

function bay4(): string {
  return finish(
    street(296),
    ground(0, 296),
    storeys(9, 286),
    keyLine("0,330 14,330 14,280 280,280 280,330 340,330"),
    group(reserves() + cashier(), "works"),
    cuts(
      [0, ROOF - 9, 296, 9],
      [0, UPPER, 296, LOWER - UPPER],
      [0, ROOF, 9, FLOOR - ROOF],
      [286, 64, 10, 56],
      [286, 170, 10, 84],
    ),
    path("M289 120v50M293 120v50M288 254v86M294 254v86"),
    shades(296),
    path("M40 79V56h22v23M66 79V56h22v23M40 62h22M66 62h22M210 79V52M204 58h12M200 52h20"),
    rect(22, 228, 40, 30, "l1 fp"),
    path("M28 236h28M28 243h20M28 250h24"),
    tag(66, 280),
    crew(walker({ as: "customer", at: [314, FLOOR], height: 68 })),
    label("Reserves", [16, 108]),
    label("Payments", [162, 238], { anchor: "middle" }),
  );
}

/** A motor insurer: one claim from the roadside to the cashier's window. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  places: {
    "underwriting desk": { at: [553, 138], target: [553, 172.5] },
    "policy files": { at: [580, 131], target: [608, 131] },
    phone: { at: [203, 277.3], target: [230, 291] },
    "damaged car": { at: [893, 188], target: [893, 225] },
  },
};
