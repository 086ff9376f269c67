import {
  type Artwork,
  balloons,
  circle,
  circles,
  hatchPolygon,
  label,
  line,
  lines,
  type Point,
  path,
  points,
  polyline,
  type Rect,
  rect,
  rects,
  segment,
  type ViewBox,
} from "@/components/art/pen";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** A pipe of pages with its leaks in the order of their cost: the worst is clamped, the next has its tag, new work waits behind a valve. */
function repairs(): string {
  const flanges = [66, 206, 286];
  const row = [
    ["page", "/catalogue"],
    ["fault", "behind a script"],
    ["repair", "plain links"],
    ["who", "developer"],
  ] as const;
  return (
    path("M14 78H330M14 106H330", "l2") +
    rects(
      flanges.flatMap((x) => [
        { x: x - 9, y: 68, width: 7, height: 48 },
        { x: x + 2, y: 68, width: 7, height: 48 },
      ]),
      "fi",
    ) +
    path("M202 64L190 28M206 64V20M210 64L222 28M283 64L276 46M286 64V42M289 64L296 46", "l2") +
    rect(46, 60, 40, 64, "l2 fk") +
    path("M52 60V124M80 60V124", "l2") +
    circles(points([52, 54, 80, 54, 52, 130, 80, 130]), 4, "fi") +
    line([130, 78], [130, 60], "l2") +
    circle(130, 42, 18, "l2 fp") +
    path("M130 42L141 33M117 49a15 15 0 1 1 26 0", "l2") +
    path("M330 72V112L358 72V112Z", "l2 fp") +
    path("M344 92V66M332 66H356", "l2") +
    path("M358 78H380M358 106H380", "l1 dash") +
    rect(380, 58, 34, 68, "l1 dash") +
    path("M387 72H407M387 82H402M387 92H407M387 102H398", "l1 m") +
    polyline(points([206, 116, 206, 136]), "l1") +
    rect(112, 136, 188, 98, "l2 fp") +
    circle(206, 143, 3, "fi") +
    row
      .map(([name, text], index) => {
        const y = 164 + index * 20;
        return label(name, [120, y], { size: 15 }) + label(text, [176, y], { size: 15, style: "tn" });
      })
      .join("") +
    line([168, 150], [168, 234], "l1 m") +
    balloons(
      [
        { number: 1, at: [334, 190], target: [300, 190] },
        { number: 2, at: [392, 30], target: [356, 66] },
      ],
      BALLOON,
    )
  );
}

/** Rupees of a week as units of height. */
const RUPEES = 96 / 38_400;

/** A tank in section under a locked lid: three campaigns to scale with their stops, each over its page, and the log of changes. */
function lid(): string {
  const campaigns = [
    { name: "38,400", x: 46, spent: 38_400, stop: 42_000 },
    { name: "27,000", x: 106, spent: 27_000, stop: 36_000 },
    { name: "21,000", x: 166, spent: 21_000, stop: 21_000 },
  ];
  const bottom = 178;
  const log = ["2 Nov", "4 Nov", "5 Nov"].map((day, index) => ({ day, y: 90 + index * 52 }));
  return (
    hatchPolygon(points([22, 48, 34, 48, 34, 178, 270, 178, 270, 48, 282, 48, 282, 186, 22, 186]), { gap: 5, style: "l1" }) +
    path("M22 48V186H282V48M34 48V178H270V48", "l2") +
    rect(14, 32, 276, 16, "l2 fk") +
    rect(132, 14, 40, 18, "fi") +
    path("M141 14v-2a11 8 0 0 1 22 0v2", "l3") +
    campaigns.map(({ x }) => rect(x, 68, 40, bottom - 68, "l1 fp")).join("") +
    rects(
      campaigns.map(({ x, spent }) => ({ x, y: bottom - spent * RUPEES, width: 40, height: spent * RUPEES })),
      "fi",
    ) +
    lines(
      campaigns.map(({ x, stop }) => segment(x - 6, bottom - stop * RUPEES, x + 46, bottom - stop * RUPEES)),
      "l3",
    ) +
    campaigns.map(({ name, x }) => label(name, [x + 20, 64], { size: 15, style: "tn", anchor: "middle" })).join("") +
    rect(241, 68, 22, bottom - 68, "l1 dash") +
    lines(
      campaigns.map(({ x }) => segment(x + 20, bottom, x + 20, 200)),
      "l2",
    ) +
    rects(
      campaigns.map(({ x }) => ({ x: x + 2, y: 200, width: 36, height: 38 })),
      "l2 fp",
    ) +
    path(campaigns.map(({ x }) => `M${x + 9} 210h22M${x + 9} 218h16M${x + 9} 226h20`).join("")) +
    rect(316, 54, 94, 184, "l2 fp") +
    rect(316, 54, 94, 14, "fi") +
    log.map(({ day, y }) => label(day, [326, y], { size: 15, style: "tn" })).join("") +
    path(log.map(({ y }) => `M326 ${y + 9}h74M326 ${y + 17}h58M326 ${y + 25}h68`).join(""), "l1 m") +
    lines(log.slice(1).map(({ y }) => segment(316, y - 19, 410, y - 19))) +
    balloons(
      [
        { number: 1, at: [352, 26], target: [352, 54] },
        { number: 2, at: [250, 214], target: [204, 220] },
      ],
      BALLOON,
    )
  );
}

/** Visitors on the way from the middle to one of two pages. */
function visitors(x: number, shares: readonly number[]): Point[] {
  return shares.map((share) => [203 + (x - 203) * share, 14 + 36 * share * share]);
}

/** Two pages that differ in the price alone, shown by turns; the form asks how they were found, the loser keeps its reason on a tag. */
function pair(): string {
  const pages = [44, 252];
  const fields = [144, 166, 188].map((y) => ({ y, height: 16 }));
  return (
    path("M203 14Q151 14 99 50M203 14Q255 14 307 50", "l1 m") +
    circles(visitors(99, [0.05, 0.33, 0.61, 0.89]), 5, "fi") +
    circles(visitors(307, [0.19, 0.47, 0.75]), 5, "l2 fp") +
    rects(
      pages.map((x) => ({ x, y: 50, width: 110, height: 190 })),
      "l2 fp",
    ) +
    rects(
      pages.flatMap((x) => [
        { x: x + 10, y: 60, width: 76, height: 9 },
        { x: x + 10, y: 73, width: 52, height: 9 },
      ]),
      "fi",
    ) +
    path(pages.map((x) => `M${x + 10} 92h86M${x + 10} 99h70`).join(""), "l1 m") +
    rect(54, 108, 90, 26, "l1 dash") +
    rect(262, 108, 90, 26, "l2 fk") +
    line([352, 121], [366, 121]) +
    label("price", [370, 126], { size: 15, style: "tn" }) +
    rects(
      pages.flatMap((x) => [...fields, { y: 210, height: 22 }].map((field) => ({ x: x + 10, width: 90, ...field }))),
      "l1",
    ) +
    pages.map((x) => label("found via", [x + 16, 226], { size: 15, style: "tn" })).join("") +
    label("A", [22, 70], { size: 20, style: "tb", anchor: "middle" }) +
    label("B", [384, 70], { size: 20, style: "tb", anchor: "middle" }) +
    label("5,000", [203, 78], { size: 15, style: "tn", anchor: "middle" }) +
    label("visits each", [203, 96], { size: 15, anchor: "middle" }) +
    path("M144 121L203 146", "l1") +
    path("M190 138H216L242 150V192H164V150Z", "l2 fp") +
    circle(203, 146, 3, "fi") +
    label("A lost:", [203, 167], { size: 15, style: "tb", anchor: "middle" }) +
    label("no price", [203, 184], { size: 15, style: "tn", anchor: "middle" }) +
    balloons(
      [
        { number: 1, at: [392, 208], target: [352, 219] },
        { number: 2, at: [203, 222], target: [203, 192] },
      ],
      BALLOON,
    )
  );
}

/** A week of enquiries by source: one square each, the good ones filled, and what a good one cost. */
const SOURCES = [
  { name: "Product ads", all: 16, good: 12, each: "₹3,200" },
  { name: "General ads", all: 18, good: 5, each: "₹5,400" },
  { name: "Unpaid", all: 9, good: 8, each: "₹1,500" },
  { name: "LinkedIn", all: 4, good: 3, each: "₹7,000" },
  { name: "Directory", all: 11, good: 1, each: "₹6,000" },
  { name: "Unknown", all: 5, good: 4, each: "" },
] as const;

/** The Monday sheet with 63 enquiries, 33 of them good, three lines of text, and the table it was made from behind it. */
function monday(): string {
  const rows = SOURCES.map((source, index) => ({ ...source, y: 38 + index * 23 }));
  const squares = (y: number, from: number, to: number): Rect[] =>
    Array.from({ length: to - from }, (_, index) => ({ x: 108 + (from + index) * 11, y: y - 10, width: 8.6, height: 8.6 }));
  return (
    rect(26, 6, 376, 214, "l1 fp") +
    lines(
      Array.from({ length: 13 }, (_, index) => segment(374, 28 + index * 15, 402, 28 + index * 15)),
      "l1 m",
    ) +
    rect(10, 16, 372, 218, "l2 fp") +
    rows.map(({ name, y }) => label(name, [18, y], { size: 15, style: "tn" })).join("") +
    rects(
      rows.flatMap(({ y, good }) => squares(y, 0, good)),
      "l1 fk",
    ) +
    rects(
      rows.flatMap(({ y, good, all }) => squares(y, good, all)),
      "l1",
    ) +
    rows
      .filter(({ each }) => each !== "")
      .map(({ each, y }) => label(each, [374, y], { size: 15, style: "tb", anchor: "end" }))
      .join("") +
    line([10, 137], [382, 137], "l1 m") +
    line([10, 164], [382, 164], "l1") +
    path("M18 183H316M18 199H282M18 215H300", "l2") +
    balloons(
      [
        { number: 1, at: [206, 148.5], target: [165, 148.5] },
        { number: 2, at: [350, 200], target: [300, 215] },
      ],
      BALLOON,
    )
  );
}

const drawing = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The marketing page: its repair list, its capped account, its pairs of pages and its Monday sheet. */
export const plates: Plates = [
  drawing(
    repairs,
    "A pipe with three leaking joints in the order of their cost: the worst is clamped, the next has a tag with page, fault, repair and maker, and a shut valve holds back a new article.",
  ),
  drawing(
    lid,
    "A tank in section under a locked lid: three campaigns of 38,400, 27,000 and 21,000 rupees with a stop each, a page under each, an empty place without one, and a log of changes.",
  ),
  drawing(
    pair,
    "Two landing pages that differ in one block, the price; visitors go to them in turn, a form of four fields asks how they came, and the loser carries its reason on a tag.",
  ),
  drawing(
    monday,
    "A weekly sheet of 63 enquiries from six sources as squares, 33 good ones filled, with the price of a good one, a line for the untraced, three lines of text and the table behind.",
  ),
];
