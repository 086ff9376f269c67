import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { circle, line, path, rect, rects } from "@/components/art/pen/shapes";
import {
  cartons,
  chair,
  counter,
  cuts,
  desk,
  finish,
  ground,
  keyLine,
  lamps,
  palletRack,
  plant,
  rooms,
  shelf,
  street,
  table,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, ladder, outerWall, paper, ROOF, repeat, shades, storeys, UPPER } from "../structure";

/** The four drawers from the top: y of each; all are 52 high and 236 long. */
const [CUSTOMERS, ORDERS, STOCK, ACCOUNTS] = [92, 151, 210, 269] as const;
const HEIGHT = 52;

const roofSlab = (from: number, to: number) => cuts([from, ROOF - 10, to - from, 10]);

/** Sales: the buyer, the counter and the shelf behind it; upstairs a colleague who takes orders by telephone. */
function sales(): string {
  return (
    desk(70, UPPER) +
    path("M98 175q0 -9 10 -9h6q10 0 10 9zM100 166q11 -8 22 0", "l2 fp") +
    shelf(222, UPPER, { width: 84, height: 84, boards: 4, seed: 2 }) +
    path("M170 112h38v30h-38zM170 120h38M182 120v22M195 120v22M170 131h38", "l1 fp") +
    counter(128, FLOOR, 76) +
    path("M134 298v-6h18v6M158 298v-10h14v10z", "l1 fp") +
    path("M84 240h44v28h-44zM90 248h32M90 255h22M90 261h27", "l1 fp") +
    plant(58, FLOOR)
  );
}

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 340),
    group(sales() + lamps([120, 260], LOWER), "works"),
    roofSlab(26, 340),
    cuts([36, UPPER, 304, 9]),
    outerWall(26),
    keyLine("0,330 214,330 214,283 268,283 268,330 340,330"),
    paper(238, 270, 18, 26, { rows: [0.8, 0.5, 0.8, 0.4] }),
    crew(
      sitter({ as: "clerk", at: [84, UPPER], hands: "101,166" }),
      stander({ as: "clerk", at: [110, FLOOR], height: 68, hands: "132,294" }),
      stander({ as: "customer", at: [218, FLOOR], hands: "240,288 202,298" }),
    ),
    label("Sales", [286, 238]),
  );
}

/** Hanging cards of a closed drawer, each with the head and shoulders of a customer. */
const customers = repeat(11, (index) => {
  const x = 112 + index * 20.6;
  return `M${x} ${CUSTOMERS + 44}v-24h15v24zM${x + 4} ${CUSTOMERS + 40}q0 -8 3.5 -8t3.5 8M${x + 5.5} ${CUSTOMERS + 28.5}a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z`;
});

/** Boxes in the stock drawer and bound books in the drawer of accounts. */
const stock = repeat(8, (index) => {
  const [x, tall] = [114 + index * 27.5, index % 3 === 1 ? 16 : 24];
  return `M${x} ${STOCK + 44}v${-tall}h20v${tall}zM${x + 10} ${STOCK + 44 - tall}v7`;
});
const books = repeat(15, (index) => {
  const x = 112 + index * 15;
  return `M${x} ${ACCOUNTS + 44}v-26h9v26zM${x} ${ACCOUNTS + 24}h9M${x} ${ACCOUNTS + 38}h9`;
});

/** The cabinet cut lengthways, as far as x: shell, trays on their runners, and the empty place of the order drawer. */
function cabinet(from: number, to: number): string {
  const trays = [CUSTOMERS, STOCK, ACCOUNTS].map((y) => `M${from} ${y + HEIGHT - 5}H${to}M${from} ${y + HEIGHT}H${to}`).join("");
  return path(trays, "l2");
}

function bay2(): string {
  const closed = [CUSTOMERS, STOCK, ACCOUNTS].map((y) => ({ x: 104, y: y + 8, width: 3, height: HEIGHT - 8 }));
  return finish(
    ground(),
    rooms([0, ROOF - 40, 340, FLOOR - ROOF + 40]),
    group(
      rect(98, 84, 250, 245, "l2 fp") +
        path(customers + stock + books) +
        cabinet(104, 341) +
        path(`M104 ${ORDERS + 46}h237M104 ${ORDERS + 50}h237M104 ${ORDERS + 8}v44`, "l1") +
        path(repeat(8, (index) => `M${128 + index * 28} ${ORDERS + 46}v4`)) +
        shelf(8, LOWER + 46, { width: 62, height: 46, boards: 2, seed: 9 }),
      "works",
    ),
    rects([...closed, { x: 98, y: 80, width: 242, height: 5 }, { x: 98, y: 84, width: 5, height: 245 }], "fi"),
    keyLine("0,330 340,330"),
    path("M104 331h16v9h-16zM300 331h16v9h-16z", "fi"),
    paper(62, 288, 13, 18, { rows: [0.8, 0.5, 0.7] }),
    crew(
      walker({ as: "loader", at: [44, FLOOR], hands: "64,298" }),
      stander({ as: "operator", at: [66, UPPER], hands: "98,140" }),
    ),
    cuts([0, 38, 340, 10], [0, 38, 8, 50], [0, UPPER, 84, 9]),
    label("Customers", [112, CUSTOMERS + 13]),
    label("Stock", [112, STOCK + 13]),
    label("Accounts", [112, ACCOUNTS + 13]),
  );
}

/** The open drawer with its slips, on a prop with a castor. */
function orderDrawer(): string {
  const slips = repeat(12, (index) => {
    const lift = [20, 22, 20, 21, 20, 34, 20, 22, 20, 21, 22, 20][index] ?? 20;
    return `M${30 + index * 17} ${ORDERS + 14}v${-lift}h11v${lift}M${32 + index * 17} ${ORDERS + 18 - lift}h7M${32 + index * 17} ${ORDERS + 22 - lift}h5`;
  });
  return (
    path(slips, "l1 fo") +
    rect(12, ORDERS + 12, 228, 34, "l2 fs") +
    path(`M0 ${ORDERS + 48}h238M0 ${ORDERS + 52}h238`, "l2") +
    path(`M240 ${ORDERS + 2}h5v50h-5zM245 ${ORDERS + 22}h5v10h-5z`, "fi") +
    path("M222 204L214 322M222 204L230 322M216 290h12", "l2") +
    path("M210 322h24v6h-24zM216 334a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z", "fi")
  );
}

function bay3(): string {
  const fronts = [CUSTOMERS, STOCK, ACCOUNTS].flatMap((y) => [
    { x: 18, y: y + 4, width: 6, height: HEIGHT - 2 },
    { x: 24, y: y + 22, width: 5, height: 10 },
  ]);
  return finish(
    ground(),
    rooms([0, ROOF - 40, 340, FLOOR - ROOF + 40]),
    group(
      rect(-8, 84, 26, 245, "l2 fp") +
        cabinet(-1, 18) +
        path(`M3 ${CUSTOMERS + 44}v-24h11v24zM2 ${STOCK + 44}v-24h12v24zM2 ${ACCOUNTS + 44}v-26h9v26z`) +
        orderDrawer() +
        ladder([300, FLOOR], [268, 226], { width: 20, pitch: 15 }) +
        path("M252 226h46v4h-46zM258 230v110M256 290h32M256 262h26", "l2"),
      "works",
    ),
    rects([...fronts, { x: 0, y: 80, width: 18, height: 5 }], "fi"),
    line([250, ORDERS + 32], [250, 326], "l2 dash"),
    keyLine("0,330 340,330"),
    circle(250, 330, 4, "l2 fp"),
    crew(
      stander({ as: "operator", at: [278, 226], hands: "240,150" }),
      stander({ as: "operator", at: [64, FLOOR], hands: "30,296" }),
      sitter({ as: "clerk", at: [150, FLOOR], facing: -1, hands: "128,302" }),
    ),
    group(table(88, FLOOR, 52) + chair(150, FLOOR, { facing: -1 }), "works"),
    paper(98, 290, 26, 18, { rows: [0.9, 0.6] }),
    cuts([0, 38, 340, 10], [332, 38, 8, 50]),
    label("Orders", [40, 119]),
  );
}

/** The store: a rack, and a trolley loaded for the order. */
function store(): string {
  return (
    palletRack(176, FLOOR, { bays: 2, bay: 56, levels: 2, pitch: 50 }) +
    cartons(290, [182, 20, 18], [204, 22, 26], [238, 26, 22], [266, 20, 16]) +
    cartons(240, [184, 30, 18], [242, 18, 14], [262, 22, 20]) +
    cartons(FLOOR, [182, 24, 26], [208, 20, 18], [240, 34, 28]) +
    cartons(322, [92, 28, 26], [122, 26, 18], [98, 20, 16, 26]) +
    path("M80 322h74v4h-74zM80 322L70 272h-8", "l2 fp") +
    path("M88 333a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM132 333a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", "fi")
  );
}

function bay4(): string {
  return finish(
    ground(0, 314),
    street(314, 340),
    storeys(0, 304),
    group(
      store() +
        table(92, UPPER, 96) +
        chair(80, UPPER) +
        shelf(214, UPPER, { width: 78, height: 84, boards: 4, seed: 6 }) +
        path("M126 175v-14h20l6 14zM130 165h10M130 169h13M146 161v-8h-16v8M128 153q14 -10 22 2q4 10 -2 14", "l1 fp"),
      "works",
    ),
    outerWall(304),
    shades(314),
    keyLine("0,330 76,330 76,318 160,318 160,330 340,330"),
    crew(stander({ as: "loader", at: [46, FLOOR], hands: "64,272" }), sitter({ as: "clerk", at: [80, UPPER], hands: "128,170" })),
    lamps([110], ROOF),
    paper(104, 116, 30, 24, { rows: [0.9, 0.6, 0.8] }),
    cuts([0, ROOF - 10, 314, 10], [0, UPPER, 304, 9], [0, ROOF, 8, UPPER - ROOF]),
    label("Accounts", [14, 108]),
    label("Store", [14, 234]),
  );
}

/** An office: one order, written once, in the open drawer of a cabinet that everybody reads. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], phone: { width: 348, second: 348, third: 685 }, sky: 11 };
