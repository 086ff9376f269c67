import { crew, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { LATITUDE, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circles, line, path, polygon, polyline, rect, rects } from "@/components/art/pen/shapes";
import {
  type Carton,
  cartons,
  chair,
  cuts,
  finish,
  ground,
  keyLine,
  lamps,
  lens,
  palletRack,
  plant,
  rooms,
  shelf,
  street,
  table,
  till,
  tree,
  wheels,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR } from "../structure";

/** Levels of the section. Those of structure.ts do not fit: the upper floor lies four units higher. */
const [ROOF, UPPER, LOWER] = [84, 201, 210];

/** Underside of the lean-to over the stockroom, at the latitude; x runs on from bay 1. */
const leanTo = (x: number) => 232 - (x - 262) * TAN_LATITUDE;

/** The lean-to's room and roof from x to x, moved left by `shift`. */
function stockroom(from: number, to: number, shift: number): { room: string; roof: string } {
  const at = (x: number, dy: number): readonly [number, number] => [x - shift, leanTo(x) + dy];
  return {
    room: polygon([at(from, 0), at(to, 0), [to - shift, FLOOR], [from - shift, FLOOR]], "rm"),
    roof: polygon([at(from, 0), at(to, 0), at(to, -9), at(from, -9)], "po"),
  };
}

/** A small van, 146 long (3.6 m), with its nose to the left: it leaves the page's own line its place before the drawing. */
function smallVan(x: number): string {
  const at = (dx: number, dy: number) => `${x + dx} ${FLOOR - dy}`;
  const hubs = [32, 116].map((dx) => [x + dx, FLOOR - 12] as const);
  return (
    path(
      `M${at(146, 15)}V${FLOOR - 80}Q${at(146, 87)} ${at(138, 87)}H${x + 52}Q${at(43, 87)} ${at(38, 80)}L${at(20, 52)}L${at(6, 45)}Q${at(0, 42)} ${at(0, 34)}V${FLOOR - 15}Z`,
      "l2 fp",
    ) +
    path(
      `M${at(60, 79)}H${x + 47}L${at(30, 52)}H${x + 60}ZM${at(66, 15)}V${FLOOR - 82}M${at(72, 47)}H${x + 140}M${at(0, 37)}h8M${at(48, 44)}h9`,
    ) +
    wheels(hubs, 12)
  );
}

/** The lowest board of a rack, which leaves the line its way below. */
const LOW_BOARD = 18;
const lowBoard = (x: number, width: number) => rect(x, FLOOR - LOW_BOARD, width, 3.5, "l1 fp");

/** The porter's hand truck, tilted back. */
const handTruck = (x: number) => path(`M${x - 34} 337H${x}V276l-6 -5`, "l2") + circles([[x + 1, 335]], 5, "fi");

function bay1(): string {
  const { room, roof } = stockroom(262, 340, 0);
  const eaves = stockroom(236, 262, 0).roof;
  return finish(
    tree(112, FLOOR, 208),
    street(0, 262),
    ground(262),
    room,
    keyLine("0,330 192,330 192,298 252,298 252,330 340,330"),
    smallVan(32),
    group(palletRack(290, FLOOR, { bays: 1, bay: 44, levels: 2, pitch: 50 }) + lowBoard(290, 44), "works"),
    cartons(FLOOR, [294, 18, 28, LOW_BOARD], [313, 17, 22, LOW_BOARD], [293, 16, 26, 50], [311, 19, 20, 50], [300, 26, 18, 100]),
    cartons(FLOOR, [208, 30, 24, 4], [208, 30, 22, 28], [210, 26, 20, 50]),
    handTruck(241),
    crew(stander({ as: "driver", at: [186, FLOOR], hands: "206,291" })),
    path("M203 283h10v5h-10zM206 288h4v6h-4z", "fi"),
    roof + eaves,
    cuts([262, 224, 12, 26]),
    path("M268 250v90", "l1 dash"),
    label("Back door", [184, 218]),
  );
}

/** Goods on the shelves of the aisle: a row each of tins, boxes, bottles and sacks. One tin is missing. */
function gondola(x: number): string {
  const tins = [0, 1, 2, 3, 4, 6, 7, 8]
    .map((index) => `M${x + 5 + index * 13} 312v-15h10v15zM${x + 5 + index * 13} 300h10`)
    .join("");
  const boxes = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => `M${x + 4 + index * 16.5} 289v-${14 + ((index * 5) % 4)}h13v${14 + ((index * 5) % 4)}z`)
    .join("");
  const bottles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((index) => `M${x + 4 + index * 11.5} 266v-10q0 -3 2 -4v-3h4v3q2 1 2 4v10z`)
    .join("");
  const sacks = [0, 1, 2, 3].map((index) => `M${x + 4 + index * 29} 335q-2 -9 1 -16h22q3 8 1 16z`).join("");
  return (
    path(`M${x} 340v-98h122v98z`, "l2 fp") +
    path(tins + boxes + bottles + sacks) +
    path(`M${x} 312h122v3h-122zM${x} 289h122v3h-122zM${x} 266h122v3h-122zM${x} 335h122v5h-122zM${x} 240h122v3h-122z`, "fi")
  );
}

function stock(): string {
  const goods: Carton[] = [
    [14, 26, 28, LOW_BOARD],
    [42, 20, 22, LOW_BOARD],
    [68, 30, 26, LOW_BOARD],
    [100, 18, 20, LOW_BOARD],
    [14, 22, 30, 50],
    [38, 24, 24, 50],
    [69, 22, 36, 50],
    [93, 24, 26, 50],
    [20, 30, 24, 100],
    [70, 20, 28, 100],
    [92, 22, 20, 100],
    [74, 34, 24, 150],
  ];
  return (
    palletRack(10, FLOOR, { bays: 2, bay: 56, levels: 3, pitch: 50 }) +
    lowBoard(10, 112) +
    cartons(FLOOR, ...goods) +
    path("M150 340l14 -150M162 340l14 -150M152 320h12M154 300h12M156 280h12M158 260h12M159 240h12M161 220h12M163 200h12", "l2")
  );
}

function bay2(): string {
  const { room, roof } = stockroom(340, 516, 340);
  return finish(
    ground(),
    room,
    rooms([185, LOWER, 155, 130], [185, ROOF, 155, 117]),
    group(gondola(206), "works"),
    // under the goods of the racks and under the tins of the shelf
    keyLine("0,330 196,330 196,313.5 332,313.5 332,330 340,330"),
    group(
      stock() +
        shelf(198, UPPER, { width: 66, height: 84, boards: 4, seed: 6 }) +
        shelf(272, UPPER, { width: 60, height: 84, boards: 4, seed: 2 }),
      "works",
    ),
    crew(stander({ as: "shopkeeper", at: [290, FLOOR], hands: "276,304" })),
    path("M270 312v-15h10v15z", "l2 fp"),
    roof,
    cuts([176, 62, 9, 192], [176, ROOF - 10, 164, 10], [176, UPPER, 164, 9]),
    path("M180 254v86", "l1 dash"),
    lamps([230, 300], LOWER, 10),
    label("Stockroom", [16, leanTo(356) - 21], { rotate: -LATITUDE }),
    label("Buying", [200, 107]),
  );
}

/** The tin enlarged: lid, label, barcode. */
function tin(x: number, y: number): string {
  const bars = [0, 2, 4, 7, 9, 12, 14, 17, 19].map(
    (dx, index) => `M${x - 10 + dx} ${y + 4}h${index % 3 === 2 ? 1.6 : 0.8}v9h${index % 3 === 2 ? -1.6 : -0.8}z`,
  );
  return (
    path(`M${x - 15} ${y - 16}h30v36q-15 4 -30 0z`, "l2 fs") +
    path(`M${x - 16} ${y - 22}q16 -5 32 0v6q-16 4 -32 0z`, "l2 fo") +
    rect(x - 12, y + 1, 24, 15, "fo") +
    path(bars.join(""), "fi") +
    path(`M${x - 7} ${y - 9}h14M${x - 4} ${y - 5}h8`, "l2")
  );
}

/** The counter with parcels for collection in it, the till, and caddies on the wall behind. */
function counterWithParcels(x: number): string {
  return (
    path(`M${x} 340v-40h124v40zM${x + 41} 304v34M${x + 82} 304v34`, "l2 fp") +
    cartons(
      338,
      [x + 4, 18, 14],
      [x + 23, 14, 20],
      [x + 7, 12, 8, 14],
      [x + 46, 30, 12],
      [x + 48, 22, 10, 12],
      [x + 87, 14, 22],
      [x + 103, 16, 16],
    ) +
    rect(x - 5, 296, 134, 4, "fi") +
    till(x + 100, 296, { facing: 1 })
  );
}

function caddies(x: number): string {
  const jars = Array.from({ length: 8 }, (_, index) => {
    const left = x + 4 + index * 23;
    return `M${left} 246v-18h16v18zM${left + 4} 228v-4h8v4M${left + 3} 233h10v7h-10z`;
  });
  return path(jars.join(""), "l1 fp") + rect(x, 246, 187, 3, "fi");
}

/** Upstairs: the buyer before the sales curve, with a row of cups to taste. */
function buying(): string {
  const sales = points("150,176 168,168 186,172 204,158 222,161 240,146 258,128 276,134");
  return (
    rect(140, 98, 160, 86, "l2 fp") +
    path("M150 106v70h142M150 159h142M150 142h142M150 125h142", "l1 m") +
    polyline(sales, "l2") +
    path("M276 134L294 118", "l2 dash") +
    circles(sales, 2.4, "l1 fp") +
    table(50, UPPER, 62) +
    path("M55 171v-6h9q0 6 -3 6zM69 171v-6h9q0 6 -3 6zM83 171v-6h9q0 6 -3 6zM95 171v-10h12v10z", "l1 fp") +
    path("M96 161l2 -5h6l3 5M107 163l6 -3", "l1") +
    crew(stander({ as: "manager", at: [124, UPPER], hands: "145,160" })) +
    plant(322, UPPER, 48)
  );
}

/** Where a phone begins with the shop, its wall stands at left, and the page's line falls in front of it. */
function endWall(): string {
  return group(
    rect(0, ROOF - 11, 32, FLOOR - ROOF + 11, "air") + cuts([32, 62, 9, 192]) + path("M36 254v86", "l1 dash"),
    "narrow",
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, 117], [0, LOWER, 340, 130]),
    cuts([0, ROOF - 10, 340, 10], [0, UPPER, 340, 9]),
    endWall(),
    group(buying() + caddies(132), "works"),
    keyLine("0,330 106,330 106,292 262,292 262,330 340,330"),
    crew(stander({ as: "shopkeeper", at: [186, FLOOR], hands: "166,285 203,293" })),
    group(counterWithParcels(116), "works"),
    path("M158 279h11v5h-11zM164 284h5v6h-5z", "fi"),
    rect(148, 290.4, 4, 5.6, "l1 fo"),
    crew(walker({ as: "customer", at: [282, FLOOR], facing: -1, hands: "262,298" })),
    path("M290 306q0 -8 7 -8q7 0 7 8M286 306h22l-3 16h-16z", "l2 fp"),
    lens([82, 252], 36, [150, 293], tin(82, 252), { ring: 6 }),
    label("Tea tin", [71, 312], { anchor: "middle" }),
    label("Sales", [158, 118]),
  );
}

/** The awning with its stripes, from the wall at x. */
function awning(x: number): string {
  const [reach, drop] = [70, 12];
  const y = (dx: number) => 206 + dx * TAN_LATITUDE;
  const stripes = [0, 2, 4, 6].map((index) => {
    const [left, right] = [index * 10, index * 10 + 10];
    return `M${x + left} ${y(left)}L${x + right} ${y(right)}V${y(reach) + drop}q-5 5 -10 0z`;
  });
  return (
    path(`M${x} ${y(0)}L${x + reach} ${y(reach)}v${drop}${"q-5 5 -10 0".repeat(7)}Z`, "l2 fp") + path(stripes.join(""), "fi")
  );
}

function bay4(): string {
  return finish(
    street(172),
    ground(0, 172),
    rooms([0, ROOF, 160, 117], [0, LOWER, 160, 130]),
    tree(290, FLOOR, 176),
    keyLine("0,330 236,330 236,296 266,296 266,330 340,330"),
    group(
      // a stack of tins in the window, and a table upstairs
      path("M64 340v-18h84v18z", "l2 fp") +
        rects(
          points("70,306 84,306 98,306 112,306 126,306 77,290 91,290 105,290 119,290 84,274 98,274 112,274 91,258 105,258").map(
            ([x, y]) => ({ x, y, width: 12, height: 16 }),
          ),
          "l1 fp",
        ) +
        lamps([50, 106], LOWER, 12) +
        table(40, UPPER, 80) +
        chair(30, UPPER) +
        chair(130, UPPER, { facing: -1 }) +
        lamps([80], ROOF, 40) +
        path("M18 112h34v30h-34zM24 136l8 -10l6 6l4 -5l6 9", "l1 fp"),
      "works",
    ),
    path("M162 238v102M166 238v102M163 116v50M168 116v50"),
    cuts([0, ROOF - 10, 172, 10], [0, UPPER, 172, 9], [160, 76, 12, 40], [160, 166, 12, 72]),
    path("M160 58h28v6h-5v6h-5v6h-6v8h-12z", "po"),
    awning(172),
    path(
      "M172 170h22v6M194 176m-14 16a14 14 0 1 1 28 0a14 14 0 1 1 -28 0M187 188h11v6q0 5 -5 5h-1q-5 0 -5 -5zM198 190q5 0 4 3t-4 3M186 202h13",
      "l2",
    ),
    crew(walker({ as: "customer", at: [224, FLOOR], hands: "250,308" })),
    path("M245 310q0 -7 6 -7q6 0 6 7M241 310h20v22h-20z", "l2 fp"),
    line([241, 316], [261, 316]),
  );
}

/** A shop: one tin of tea from the back door to the customer's bag. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 341, without: 2 },
  sky: 44,
  places: {
    till: { at: [930, 270], target: [899, 285.8] },
    "customer with bag": { at: [1210, 284], target: [1247, 302.8] },
    "stack of tins": { at: [1072, 262.7], target: [1110, 282] },
    "sales curve": { at: [1001, 136.5], target: [968, 122.6] },
    "customer at the till": { at: [1000, 276], target: [962, 295.3] },
  },
};
