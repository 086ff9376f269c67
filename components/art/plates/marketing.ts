import { hatchPolygon } from "@/components/art/pen/hatching";
import { balloons, label } from "@/components/art/pen/labels";
import type { Artwork, ViewBox } from "@/components/art/pen/markup";
import { type Point, segment } from "@/components/art/pen/points";
import { circle, circles, line, lines, path, type Rect, rect, rects } from "@/components/art/pen/shapes";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** Joints of the pipe in the order of what they lose, with their labels. */
const JOINTS = [
  { x: 138, name: "mended" },
  { x: 236, name: "next" },
  { x: 312, name: "later" },
] as const;

/**
 * A pipe from searches to enquiries that loses visitors at its joints: the worst is clamped, the next has its tag; a new article waits behind a
 * shut valve.
 */
function repairs(): string {
  const row = [
    ["page", "/catalogue"],
    ["fault", "hidden from Google"],
    ["repair", "readable links"],
    ["who", "developer"],
  ] as const;
  return (
    path("M10 84H61M83 84H366M10 112H366M61 84V71M83 84V71M61 53V46M83 53V46", "l2") +
    rects(
      JOINTS.slice(1).flatMap(({ x }) => [
        { x: x - 9, y: 74, width: 7, height: 48 },
        { x: x + 2, y: 74, width: 7, height: 48 },
      ]),
      "fi",
    ) +
    path("M232 70L220 36M236 70V28M240 70L252 36M309 70L302 50M312 70V46M315 70L322 50", "l2") +
    rect(118, 66, 40, 64, "l2 fk") +
    path("M124 66V130M152 66V130", "l2") +
    circles("124,60 152,60 124,136 152,136", 4, "fi") +
    JOINTS.map(({ x, name }, index) =>
      label(name, [x, [48, 22, 40][index] ?? 0], { size: 15, style: "tn", anchor: "middle" }),
    ).join("") +
    path("M56 53H88L56 71H88Z", "l2 fp") +
    rect(14, 18, 92, 28, "l1 dash") +
    label("new article", [60, 37], { size: 15, anchor: "middle" }) +
    label("searches", [10, 134], { size: 15, style: "tn" }) +
    label("enquiries", [418, 134], { size: 15, style: "tn", anchor: "end" }) +
    path("M22 98H48M378 98H404", "l2") +
    path("M46 93l10 5l-10 5zM402 93l10 5l-10 5z", "fi") +
    line([236, 122], [236, 142]) +
    rect(122, 142, 228, 96, "l2 fp") +
    circle(236, 149, 3, "fi") +
    row
      .map(([name, text], index) => {
        const y = 169 + index * 20;
        return label(name, [130, y], { size: 15 }) + label(text, [186, y], { size: 15, style: "tn" });
      })
      .join("") +
    line([178, 156], [178, 238], "l1 m") +
    balloons(
      [
        { number: 1, at: [384, 196], target: [350, 196] },
        { number: 2, at: [24, 62], target: [60, 62] },
      ],
      BALLOON,
    )
  );
}

/** Rupees of a week as units of height. */
const RUPEES = 96 / 42_000;

/** A tank in section under a locked lid: three campaigns to scale with their budgets, each over its page, and the log of changes. */
function lid(): string {
  const campaigns = [
    { spent: 38_400, limit: 42_000, x: 34 },
    { spent: 21_000, limit: 21_000, x: 104 },
    { spent: 27_000, limit: 36_000, x: 174 },
  ];
  const bottom = 184;
  const level = (rupees: number) => bottom - rupees * RUPEES;
  const log = ["2 Nov", "4 Nov", "5 Nov"].map((day, index) => ({ day, y: 96 + index * 50 }));
  return (
    hatchPolygon("16,48 28,48 28,184 282,184 282,48 294,48 294,192 16,192", { gap: 5, style: "l1" }) +
    path("M16 48V192H294V48M28 48V184H282V48", "l2") +
    rect(8, 32, 294, 16, "l2 fk") +
    rect(135, 14, 40, 18, "fi") +
    path("M144 14v-2a11 8 0 0 1 22 0v2", "l3") +
    label("week’s part of the cap", [184, 24], { size: 15, style: "tn" }) +
    rects(
      campaigns.map(({ x, limit }) => ({ x, y: level(limit), width: 66, height: bottom - level(limit) })),
      "l1 fp",
    ) +
    rects(
      campaigns.map(({ x, spent }) => ({ x, y: level(spent), width: 66, height: bottom - level(spent) })),
      "l2 fkt",
    ) +
    lines(
      campaigns.map(({ x, limit }) => segment(x - 2, level(limit), x + 68, level(limit))),
      "l3",
    ) +
    campaigns
      .map(
        ({ x, spent }) =>
          label(`₹${spent.toLocaleString("en-GB")}`, [x + 33, level(spent) + 21], {
            size: 15,
            style: "tn",
            anchor: "middle",
          }) + label("spent", [x + 33, level(spent) + 39], { size: 15, anchor: "middle" }),
      )
      .join("") +
    label("budget", [207, level(36_000) - 6], { size: 15, anchor: "middle" }) +
    lines(
      campaigns.map(({ x }) => segment(x + 33, bottom, x + 33, 204)),
      "l2",
    ) +
    rects(
      campaigns.map(({ x }) => ({ x: x + 15, y: 204, width: 36, height: 36 })),
      "l2 fp",
    ) +
    path(campaigns.map(({ x }) => `M${x + 22} 213h22M${x + 22} 221h16M${x + 22} 229h20`).join("")) +
    rect(318, 54, 96, 184, "l2 fp") +
    label("changes", [328, 71], { size: 15, style: "tn" }) +
    log.map(({ day, y }) => label(day, [328, y], { size: 15, style: "tn" })).join("") +
    path(log.map(({ y }) => `M328 ${y + 9}h76M328 ${y + 18}h58`).join(""), "l1 m") +
    lines(log.map(({ y }) => segment(318, y - 18, 414, y - 18))) +
    balloons(
      [
        { number: 1, at: [402, 26], target: [402, 54] },
        { number: 2, at: [264, 218], target: [225, 222] },
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
    label("A", [22, 70], { size: 20, style: "tn", anchor: "middle" }) +
    label("B", [384, 70], { size: 20, style: "tn", anchor: "middle" }) +
    label("5,000", [203, 78], { size: 15, style: "tn", anchor: "middle" }) +
    label("visits each", [203, 96], { size: 15, anchor: "middle" }) +
    path("M144 121L203 146", "l1") +
    path("M190 138H216L242 150V192H164V150Z", "l2 fp") +
    circle(203, 146, 3, "fi") +
    label("A lost:", [203, 167], { size: 15, style: "tn", anchor: "middle" }) +
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
  const rows = SOURCES.map((source, index) => ({ ...source, y: 62 + index * 20.5 }));
  const squares = (y: number, from: number, to: number): Rect[] =>
    Array.from({ length: to - from }, (_, index) => ({ x: 108 + (from + index) * 11, y: y - 10, width: 8.6, height: 8.6 }));
  return (
    rect(26, 6, 376, 214, "l1 fp") +
    lines(
      Array.from({ length: 13 }, (_, index) => segment(374, 28 + index * 15, 402, 28 + index * 15)),
      "l1 m",
    ) +
    rect(10, 16, 372, 218, "l2 fp") +
    rects([{ x: 108, y: 28, width: 8.6, height: 8.6 }], "l1 fk") +
    rect(174, 28, 8.6, 8.6) +
    label("good", [121, 37.5], { size: 15 }) +
    label("other", [187, 37.5], { size: 15 }) +
    label("per good one", [374, 37.5], { size: 15, anchor: "end" }) +
    line([10, 45], [382, 45], "l1 m") +
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
      .map(({ each, y }) => label(each, [374, y], { size: 15, style: "tn", anchor: "end" }))
      .join("") +
    line([10, 149], [382, 149], "l1 m") +
    line([10, 172], [382, 172], "l1") +
    path("M18 188H316M18 203H282M18 218H300", "l2") +
    balloons(
      [
        { number: 1, at: [206, 160], target: [165, 160] },
        { number: 2, at: [352, 204], target: [300, 218] },
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
    "A pipe from searches to enquiries that leaks at three joints: the worst is mended, the next has a tag with page, fault, repair and maker, the last comes later; a shut valve holds back a new article.",
  ),
  drawing(
    lid,
    "A tank in section under a locked lid, one week of the monthly cap: three campaigns that spent ₹38,400, ₹21,000 and ₹27,000, each with its budget and its page, and a log of changes.",
  ),
  drawing(
    pair,
    "Two landing pages that differ in one block, the price; visitors go to them in turn, a form of four fields asks how they came, and the loser carries its reason on a tag.",
  ),
  drawing(
    monday,
    "A weekly sheet of 63 enquiries from six sources as squares, 33 good ones filled, with the cost per good one, a line for the untraced, three lines of text and the table behind.",
  ),
];
