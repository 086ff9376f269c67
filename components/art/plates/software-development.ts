import { people } from "@/components/art/figures/people";
import { hatchPolygon, hatchRect } from "@/components/art/pen/hatching";
import { balloons, label } from "@/components/art/pen/labels";
import type { Artwork, ViewBox } from "@/components/art/pen/markup";
import { type Point, points, segment } from "@/components/art/pen/points";
import { circles, line, lines, path, polygon, polyline, rect, rects } from "@/components/art/pen/shapes";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** The sheet on the wall: five words of the trade, one rule with its owner and example, one exception. */
function model(): string {
  const words = [
    { name: "Dealer", x: 26, y: 46, width: 82 },
    { name: "Order", x: 171, y: 46, width: 82 },
    { name: "Carton", x: 316, y: 46, width: 82 },
    { name: "Credit days", x: 26, y: 180, width: 96 },
    { name: "Scheme", x: 316, y: 180, width: 82 },
  ];
  const crowsFoot = (x: number, y: number) => `M${x - 11} ${y}l11 -7m-11 7l11 7`;
  return (
    rect(10, 20, 404, 214, "l2 fp") +
    rects(
      [
        { x: 72, y: 12, width: 30, height: 14 },
        { x: 322, y: 12, width: 30, height: 14 },
      ],
      "fi",
    ) +
    path(`M108 65H171M253 65H316M52 84V180M382 84V180${crowsFoot(171, 65)}${crowsFoot(316, 65)}`, "l2") +
    rects(
      words.map(({ x, y, width }) => ({ x, y, width, height: 38 })),
      "l2 fp",
    ) +
    words.map(({ name, x, y }) => label(name, [x + 9, y + 24], { size: 15, style: "tn" })).join("") +
    polyline("138,65 138,199 158,199", "l1 dash") +
    path("M156 195L166 199L156 203Z", "fi") +
    polygon("138,47 157,65 138,83 119,65", "l2 fk") +
    rect(166, 180, 58, 38, "l2 fp") +
    label("over limit", [146, 172], { size: 15 }) +
    label("held", [178, 204], { size: 15, style: "tn" }) +
    people([{ at: [252, 218], height: 50, reach: [-0.36, 0.12] }]) +
    line([284, 65], [284, 106], "l1 m") +
    rect(188, 106, 182, 48, "l1 fp") +
    path("M200 148v-6a9 9 0 0 1 18 0v6zM204 126a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z", "fi") +
    label("40 cartons × 11", [232, 126], { size: 15, style: "tn" }) +
    label("= 440 pieces", [232, 145], { size: 15, style: "tn" }) +
    balloons(
      [
        { number: 1, at: [86, 132], target: [70, 180] },
        { number: 2, at: [162, 122], target: [188, 130] },
      ],
      BALLOON,
    )
  );
}

/** Five answers of the contract, cut equally deep: rows of the joint by their height. */
const ANSWERS = ["saved", "duplicate", "refused", "sign in", "wait"].map((answer, index) => ({ answer, y: 50 + index * 32 }));

/** A comb: its back at x, its teeth reaching from there. */
function comb(back: number, root: number, tip: number, style: string): string {
  const teeth = ANSWERS.flatMap(({ y }): Point[] => [
    [root, y],
    [tip, y],
    [tip, y + 20],
    [root, y + 20],
  ]);
  return polygon([[back, 38], [root, 38], ...teeth, [root, 210], [back, 210]], style);
}

/** The contract between two blocks in section: five answers as equal teeth, a stand-in where the server will come. */
function contract(): string {
  const edge = (x: number, root: number): Point[] => [
    [root, 38],
    ...ANSWERS.flatMap(({ y }): Point[] => [
      [root, y],
      [x, y],
      [x, y + 20],
      [root, y + 20],
    ]),
    [root, 210],
  ];
  return (
    polygon([...edge(175, 78), ...edge(239, 288).reverse()], "l2 fk") +
    comb(14, 76, 174, "l2 fp") +
    hatchRect({ x: 14, y: 38, width: 62, height: 172 }, { gap: 8 }) +
    ANSWERS.map(({ answer, y }) => label(answer, [88, y + 15.5], { size: 15, style: "tn" })).join("") +
    comb(308, 290, 240, "l1 fp dash") +
    rect(352, 38, 58, 172, "l2 fp") +
    hatchRect({ x: 352, y: 38, width: 58, height: 172 }, { gap: 8 }) +
    lines([segment(350, 124, 318, 124)], "l2") +
    path("M322 120L312 124L322 128Z", "fi") +
    label("answers", [88, 30], { size: 15 }) +
    label("screens", [14, 230], { size: 15 }) +
    label("stand-in, week 5", [318, 230], { size: 15, style: "tn", anchor: "end" }) +
    label("server", [410, 230], { size: 15, anchor: "end" }) +
    balloons(
      [
        { number: 1, at: [334, 72], target: [300, 90] },
        { number: 2, at: [46, 124], target: [82, 124] },
      ],
      BALLOON,
    )
  );
}

/** Two parts of a system joined by mortise and tenon, with a test on each side of the joint; decisions lie on top, later parts are dashed. */
function system(): string {
  const [top, floor, joint] = [90, 194, 166];
  const check = (x: number) => circles([[x, 170]], 11, "l2 fp") + path(`M${x - 5} 169.5l4 4.5l7 -9`, "l2");
  return (
    path(`M322 ${top}H412V${floor}H322M367 ${top}V${floor}`, "l1 dash") +
    rects(
      [
        { x: 14, y: top, width: joint - 14, height: floor - top },
        { x: joint, y: top, width: 156, height: floor - top },
      ],
      "l2 fp",
    ) +
    path("M22 102H64M22 150H82M22 183H54M96 108H150M246 102H310M256 154H312M274 184H314M182 110H214", "l1 mm") +
    rect(joint, 120, 36, 30, "l2 fk") +
    label("Orders", [90, 140], { size: 15, style: "tn", anchor: "middle" }) +
    label("Stock", [258, 140], { size: 15, style: "tn", anchor: "middle" }) +
    check(joint - 22) +
    check(joint + 22) +
    label("test", [joint - 40, 175], { size: 15, style: "tn", anchor: "end" }) +
    label("test", [joint + 40, 175], { size: 15, style: "tn" }) +
    label("later parts", [367, 82], { size: 15, anchor: "middle" }) +
    rect(46, 22, 112, 60, "l1 fp") +
    rect(38, 30, 112, 60, "l2 fp") +
    label("Decision 4", [48, 50], { size: 15, style: "tn" }) +
    path("M48 62H138M48 73H114", "l1 m") +
    line([8, floor], [416, floor], "l2") +
    balloons(
      [
        { number: 1, at: [joint, 226], target: [joint, 188] },
        { number: 2, at: [202, 36], target: [146, 48] },
      ],
      BALLOON,
    )
  );
}

/** The old system's side of the joint, with its odd edge. */
const ODD_EDGE = points("300,26 300,44 284,44 284,60 308,66 308,82 278,88 278,106 296,110 296,122");

/** An adapter in section between the new system and the ERP: reading open, writing shut, two counts that differ by a row the new system lacks, and a switch for each branch. */
function adapter(): string {
  const erp = [...ODD_EDGE, ...points("296,172 410,172 410,26")];
  return (
    rect(14, 26, 104, 146, "l2 fp") +
    polygon(erp, "l2 fp") +
    hatchPolygon(erp, { gap: 8 }) +
    polygon([...points("176,122 176,26"), ...ODD_EDGE], "l2 fk") +
    path("M118 46H176M118 66H176", "l2") +
    path("M176 56H132", "l2") +
    path("M136 51L126 56L136 61Z", "fi") +
    path("M118 90H176M118 110H176", "l1 dash") +
    path("M138 91V109L156 91V109Z", "l2 fp") +
    rects(
      [
        { x: 316, y: 34, width: 84, height: 24 },
        { x: 17, y: 136, width: 98, height: 26 },
        { x: 305, y: 136, width: 98, height: 26 },
      ],
      "l1 fp",
    ) +
    label("2026-11-20", [66, 52], { size: 15, style: "tn", anchor: "middle" }) +
    label('"20NOV26"', [358, 52], { size: 15, style: "tn", anchor: "middle" }) +
    label("4,317 rows", [66, 155], { size: 15, style: "tn", anchor: "middle" }) +
    label("4,318 rows", [354, 155], { size: 15, style: "tn", anchor: "middle" }) +
    line([115, 149], [172, 149], "l1 dash") +
    line([258, 149], [305, 149], "l1") +
    rect(172, 131, 86, 42, "l2 fp") +
    label("row 2,207", [215, 148], { size: 15, style: "tn", anchor: "middle" }) +
    label("missing", [215, 165], { size: 15, style: "tn", anchor: "middle" }) +
    label("new system", [14, 20], { size: 15 }) +
    label("old ERP", [410, 20], { size: 15, anchor: "end" }) +
    label("reads", [147, 83], { size: 15, anchor: "middle" }) +
    label("writes", [147, 127], { size: 15, anchor: "middle" }) +
    branches() +
    balloons(
      [
        { number: 1, at: [147, 24], target: [160, 56] },
        { number: 2, at: [280, 134], target: [258, 142] },
      ],
      BALLOON,
    )
  );
}

/** A knife switch for each branch, all still on the old system; dashed, how that of the trial branch will go first. */
function branches(): string {
  const switches = ["North", "West", "East", "South, trial"].map((name, index) => ({
    name,
    x: 52 + index * 104,
    isTrial: index === 3,
  }));
  return (
    lines(
      switches.flatMap(({ x }) => [
        segment(x - 36, 218, x + 36, 218),
        segment(x - 22, 218, x - 22, 204),
        segment(x + 22, 218, x + 22, 204),
      ]),
      "l2",
    ) +
    lines(
      switches.map(({ x }) => segment(x, 217, x + 32, 199)),
      "l3",
    ) +
    lines(
      switches.filter(({ isTrial }) => isTrial).map(({ x }) => segment(x, 217, x - 32, 199)),
      "l2 dash",
    ) +
    switches
      .map(({ x }) => label("new", [x - 8, 195], { size: 15, anchor: "end" }) + label("old", [x + 8, 195], { size: 15 }))
      .join("") +
    circles(
      switches.map(({ x }): Point => [x, 217]),
      4,
      "fi",
    ) +
    switches.map(({ name, x }) => label(name, [x, 238], { size: 15, anchor: "middle" })).join("")
  );
}

const drawing = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The software page: its model, its contract, its system with tests and its adapters. */
export const plates: Plates = [
  drawing(
    model,
    "One sheet on a wall: dealer, order, carton, scheme and credit days, a rule with its owner and the example 40 cartons of 11 are 440 pieces, and an order over limit that is held for a person.",
  ),
  drawing(
    contract,
    "A contract as a joint in section: five answers, saved, duplicate, refused, sign in and wait, as teeth of equal depth towards the screens, and a dashed stand-in from week five where the server will come.",
  ),
  drawing(
    system,
    "Two parts of a system, orders and stock, joined by mortise and tenon with a test on each side of the joint; a record of a decision on top, later parts dashed.",
  ),
  drawing(
    adapter,
    "An adapter that fits the odd edge of an old ERP: the pipe for reading is open, the one for writing shut, two counts differ by one row that the new system lacks, and four branches are still switched to the old system; South will try the new one first.",
  ),
];
