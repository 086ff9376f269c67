import { crew, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group, place } from "@/components/art/pen/markup";
import { TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, polygon } from "@/components/art/pen/shapes";
import { box, face } from "@/components/art/pen/solids";
import {
  cartons,
  counter,
  cuts,
  finish,
  ground,
  keyLine,
  lamps,
  monitor,
  phone,
  rooms,
  streetLamp,
  table,
  till,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, ROOF, repeat, storeys, UPPER } from "../structure";

/** Eaves of the packing hall; each bay has two gables at the latitude. */
const EAVES = 97;
const RIDGE = EAVES - 85 * TAN_LATITUDE;

/** The gables over a bay: rafters, tie beam, posts and braces. */
function gables(): string {
  const over = (draw: (left: number) => string) => [0, 170].map(draw).join("");
  const half = EAVES - 42.5 * TAN_LATITUDE;
  return (
    path(
      over((x) => `M${x} ${EAVES}L${x + 85} ${RIDGE}L${x + 170} ${EAVES}z`),
      "rm",
    ) +
    path(
      over((x) => `M${x + 42.5} ${half}V${EAVES}L${x + 85} ${RIDGE}V${EAVES}M${x + 85} ${RIDGE}L${x + 127.5} ${EAVES}V${half}`),
    ) +
    path(
      over((x) => `M${x} ${EAVES}v-9L${x + 85} ${RIDGE - 9}L${x + 170} ${EAVES - 9}v9L${x + 85} ${RIDGE}z`),
      "po",
    ) +
    cuts([0, EAVES - 2, 340, 4])
  );
}

/** Upstairs: a pot is photographed for the shop window that everybody carries. */
function studio(): string {
  return (
    path("M196 205V118Q196 112 202 112H288M206 112V180Q206 190 218 190H292", "l1") +
    path("M232 190v-20h34v20M228 170h42", "l2 fp") +
    path("M240 170q-9 -12 0 -20q3 -3 2 -9h14q-1 6 2 9q9 8 0 20zM242 141h14", "l2 fo") +
    path("M152 152h20v13h-20zM172 155h7v7h-7zM162 165v40M162 178l-12 27M162 178l12 27", "l2 fp") +
    path("M306 205V126M300 205h12M292 118l24 -8v22l-24 -6z", "l2 fp")
  );
}

/** The shop: clothes on a rail, jars on the boards, the counter with its till. */
function shop(): string {
  const shirts = repeat(4, (index) => {
    const x = 232 + index * 25;
    return `M${x} 250l-10 6l3 8l3 -2v26h16v-26l3 2l3 -8l-10 -6q-4 4 -8 0z`;
  });
  return (
    path("M214 244H332M218 244v92M328 244v92", "l2") +
    path(shirts, "l1 fo") +
    counter(112, FLOOR, 74) +
    till(146, 298) +
    path("M216 340v-22h30v22M250 340v-28h34v28M290 340v-18h34v18", "l1 fp")
  );
}

function bay1(): string {
  return finish(
    ground(),
    storeys(90, 340),
    streetLamp(30, FLOOR, { height: 190 }),
    group(studio() + shop() + lamps([150, 250], LOWER, 12), "works"),
    keyLine("0,330 56,330 56,286 190,286 190,330 340,330"),
    phone(94, 286),
    crew(
      stander({ as: "customer", at: [72, FLOOR], hands: "90,288" }),
      stander({ as: "shopkeeper", at: [200, FLOOR], height: 68, hands: "160,292" }),
      stander({ as: "editor", at: [136, UPPER], hands: "154,160" }),
    ),
    cuts([80, ROOF - 10, 260, 10], [80, UPPER, 260, 9], [80, 64, 10, 62], [80, 176, 10, 60]),
    path("M83 126v50M87 126v50M83 236v12M87 236v12"),
    path(`M80 238l-40 ${40 * TAN_LATITUDE}v4l40 ${-40 * TAN_LATITUDE}z`, "po"),
    path("M46 259v8M56 254v8M66 249v8"),
    label("Till", [126, 270]),
  );
}

/** The parcel on the latitude, its tape over the top and down one side, its label on the other. */
function parcel(): string {
  const [half, tall] = [56, 108];
  return (
    box({ x: -half, y: -half, width: 2 * half, depth: 2 * half, height: tall }, "l2 fo", { right: "l2 ft" }) +
    face(
      [
        [-10, -half, tall],
        [10, -half, tall],
        [10, half, tall],
        [10, half, tall - 34],
        [-10, half, tall - 34],
        [-10, half, tall],
      ],
      "fi",
    ) +
    face(
      [
        [half, 40, 74],
        [half, -14, 74],
        [half, -14, 36],
        [half, 40, 36],
      ],
      "l1 fo",
    ) +
    [64, 56, 48]
      .map((z, index) =>
        face(
          [
            [half, 34, z],
            [half, [-8, 10, 2][index] ?? 0, z],
          ],
          "l1",
        ),
      )
      .join("") +
    face(
      [
        [-44, half, 30],
        [-44, half, 12],
        [-26, half, 12],
        [-26, half, 30],
      ],
      "l1",
    ) +
    face(
      [
        [-35, half, 14],
        [-35, half, 27],
        [-39, half, 22],
      ],
      "l1",
    ) +
    face(
      [
        [-35, half, 27],
        [-31, half, 22],
      ],
      "l1",
    )
  );
}

function bay2(): string {
  const rollers = Array.from({ length: 24 }, (_, index) => [10 + index * 14, 336] as const);
  return finish(
    ground(),
    rooms([8, EAVES, 332, FLOOR - EAVES]),
    gables(),
    keyLine("0,330 340,330"),
    circles(rollers, 3.6, "l1 fp"),
    group(place(190, 330 - 56 * 2 * 0.4527, parcel()), "works"),
    // the tag's string, tied round the tape
    path("M190 171C206 112 276 92 340 108", "l2"),
    circle(190, 171, 4, "l2 fp"),
    group(
      path("M26 166h62v4h-62zM26 126h62v4h-62z", "fi") +
        path("M30 166v-26h10v26zM44 166v-30h8v30zM60 166a11 11 0 1 1 22 0zM32 126v-12h18v12zM56 126v-18h26v18z", "l1 fo") +
        path("M20 340V114M94 340V114", "l2"),
      "works",
    ),
    crew(
      stander({ as: "loader", at: [66, FLOOR], hands: "92,276 90,300" }),
      stander({ as: "loader", at: [308, FLOOR], height: 67, hands: "284,288" }),
    ),
    cuts([0, EAVES, 8, UPPER + 9 - EAVES], [0, UPPER, 8, 60]),
    label("Packing", [30, 196]),
  );
}

/** Heights of what the tag says: three amounts, and under a rule their sum. */
const SUMS = [188, 209, 230, 251] as const;

/** A name and an amount on each row of the tag, from x to x. */
const rows = (...list: readonly (readonly [number, number, number, number])[]) =>
  list.map(([from, to, amount, end], row) => `M${from} ${SUMS[row]}H${to}M${amount} ${SUMS[row]}H${end}`).join("");

/** The price tag on its string: three amounts and their sum. */
function tag(): string {
  return (
    path("M0 108C40 117 80 124 98 152", "l2") +
    polygon("98,130 152,164 152,288 44,288 44,164", "l2 fs") +
    circle(98, 155, 6, "l2 fp") +
    path(rows([58, 88, 122, 140], [58, 80, 128, 140], [58, 96, 126, 140], [58, 88, 112, 140]), "l2") +
    path(`M58 ${SUMS[2] + 10.5}h82`, "l2") +
    path(SUMS.map((y) => `M152 ${y}h16`).join(""), "l2")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, EAVES, 340, FLOOR - EAVES]),
    gables(),
    group(
      table(214, FLOOR, 108, 38) +
        monitor(296, 302, { width: 34, height: 24 }) +
        path("M222 302v-6h34v6M230 296v-3h18v3", "l2 fp") +
        cartons(293, [226, 26, 20]) +
        path("M252 130h76v4h-76zM252 176h76v4h-76z", "fi") +
        cartons(176, [256, 22, 20], [282, 18, 26], [304, 20, 16]) +
        cartons(130, [258, 28, 16], [292, 24, 22]),
      "works",
    ),
    keyLine("0,330 202,330 202,282 266,282 266,330 340,330"),
    circles(
      Array.from({ length: 11 }, (_, index) => [10 + index * 14, 336] as const),
      3.6,
      "l1 fp",
    ),
    tag(),
    crew(
      stander({ as: "technician", at: [196, FLOOR], hands: "224,290" }),
      stander({ as: "clerk", at: [22, FLOOR], height: 67, hands: "44,262" }),
    ),
    cuts([332, EAVES, 8, 147]),
    ["Goods", "Tax", "Delivery", "Total"].map((name, row) => label(name, [172, (SUMS[row] ?? 0) + 5])).join(""),
  );
}

/** A hand truck leaning back to the left, with three cartons on its toe plate. */
function handTruck(): string {
  return (
    path("M164 266l-9 -4M164 266L176 330h28", "l3") +
    cartons(329, [180, 28, 24], [178, 24, 20, 24], [176, 22, 16, 44]) +
    circle(178, 333, 7, "fi") +
    circle(178, 333, 2.4, "fp")
  );
}

/** Two opened boxes with their flaps out: what came back. */
const opened = (x: number, y: number, width: number, tall: number) =>
  `M${x} ${y}v${-tall}h${width}v${tall}zM${x} ${y - tall}l-9 -7M${x + width} ${y - tall}l9 -7M${x + 6} ${y - tall}v-6h${width - 12}v6`;

/** The house across the street: a step, a door with its bell and name board, and a window that runs out of the page. */
function house(): string {
  return (
    path("M250 202h90v138h-90z", "rm") +
    path("M268 334v-84h34v84zM274 258h22v28h-22zM274 294h22v32h-22zM260 284h4v8h-4z", "l2 fp") +
    path("M340 250H318v44h22M318 268h22M314 298h26", "l2") +
    cuts([244, 190, 96, 12], [250, 202, 6, 138], [268, 224, 34, 14], [262, 334, 46, 6])
  );
}

function bay4(): string {
  const end = 124;
  return finish(
    ground(),
    rooms([8, 118, end - 8, FLOOR - 118]),
    group(
      table(16, FLOOR, 96, 22) +
        path(opened(26, 318, 30, 24) + opened(72, 318, 26, 18), "l2 fo") +
        path(
          "M22 150h30v38h-30zM60 150h30v38h-30zM22 196h30v38h-30zM60 196h30v38h-30zM30 168h14M68 168h14M30 214h14M68 214h14",
          "l1 fp",
        ),
      "works",
    ),
    house(),
    keyLine("0,330 150,330 150,276 214,276 214,330 340,330"),
    handTruck(),
    crew(stander({ as: "loader", at: [148, FLOOR], hands: "158,264" })),
    cuts([0, 106, end + 10, 12], [0, 118, 8, 126], [end, 92, 10, 152]),
    path(`M${end + 10} 200l72 ${72 * TAN_LATITUDE}v5L${end + 10} 206z`, "po"),
    path(`M${end + 3} 244v96M${end + 7} 244v96`),
    label("Returns", [20, 138]),
  );
}

/** A packing room beside a street: a parcel, and a tag with every amount on it. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 348, second: 340, third: 686 },
  sky: 29,
  behindTurn: "room",
};
