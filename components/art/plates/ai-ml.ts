import { people } from "@/components/art/figures/people";
import { balloons, type LabelOptions, label } from "@/components/art/pen/labels";
import type { Artwork } from "@/components/art/pen/markup";
import { type Point, type Segment, segment } from "@/components/art/pen/points";
import { line, lines, path, rect, rects, roundRect } from "@/components/art/pen/shapes";
import type { Plates } from "./plate";

/** Labels are 12 px at the smallest width a plate is shown at. */
const note = (text: string, at: Point, options: LabelOptions = {}) => label(text, at, { size: 15, style: "tn", ...options });

const plate = (markup: () => string, title: string): Artwork => ({ viewBox: [0, 0, 424, 244], markup, title });

/** Two people label one masked invoice; their dispute becomes a rule. One drawer in five is locked for the test. */
function labelledSet(): string {
  const drawers = [16, 60, 104, 148, 192].map((y) => ({ x: 268, y, width: 124, height: 44 }));
  return (
    rect(86, 12, 112, 152, "l2 fp") +
    rects(
      [
        { x: 96, y: 24, width: 62, height: 9 },
        { x: 96, y: 38, width: 44, height: 9 },
        { x: 96, y: 146, width: 78, height: 9 },
      ],
      "fi",
    ) +
    path("M96 66H188M96 78H188M96 90H188M150 60V98", "l1 m") +
    rect(130, 106, 58, 26, "l2") +
    note("11,800", [159, 124.5], { anchor: "middle", style: "tn" }) +
    path("M58 108L130 119M208 108L188 119", "l1") +
    roundRect({ x: 12, y: 94, width: 46, height: 26, radius: 3 }, "l2 fp") +
    roundRect({ x: 206, y: 94, width: 50, height: 26, radius: 3 }, "l2 fp") +
    note("net", [35, 112], { anchor: "middle" }) +
    note("gross", [231, 112], { anchor: "middle" }) +
    people([
      { at: [28, 236], height: 84, reach: [0.12, -0.53] },
      { at: [246, 236], height: 84, reach: [-0.12, -0.53] },
    ]) +
    path("M142 164V182", "l2") +
    path("M82 182H194L202 190V222H82Z", "l2 fp") +
    path("M194 182V190H202", "l1") +
    note("Rule 7: gross", [92, 208], { style: "tn" }) +
    rects(drawers.slice(0, 4), "l2 fp") +
    rects(drawers.slice(4), "l2 fk") +
    rects(
      drawers.map(({ y }) => ({ x: 275, y: y + 9, width: 76, height: 26 })),
      "l1 fp",
    ) +
    drawers.map(({ y }, index) => note(index === 4 ? "test, 400" : "training", [313, y + 27.5], { anchor: "middle" })).join("") +
    path(
      drawers
        .slice(0, 4)
        .map(({ y }) => `M360 ${y + 19}v7h24v-7`)
        .join(""),
      "l2",
    ) +
    rect(358, 199, 28, 31, "l1 fp") +
    path("M366 213v-5a6 6 0 0 1 12 0v5", "l2") +
    rect(363, 212, 18, 13, "fi") +
    line([2, 236], [422, 236], "l2") +
    balloons(
      [
        { number: 1, at: [216, 169], target: [198, 194] },
        { number: 2, at: [412, 172], target: [377, 209] },
      ],
      11,
    )
  );
}

/** Errors among the 400 invoices of the evaluation sheet, whose eight limits together let ten pass. The height of each block is its cost. */
const CANDIDATES = [
  { name: "Rules", result: "31 errors", cost: 3, x: 72, foot: 164 },
  { name: "Small model", result: "9 errors", cost: 24, x: 212, foot: 190 },
  { name: "Large model", result: "8 errors", cost: 96, x: 352, foot: 164 },
] as const;

/** A block with the dovetail that all of them share, its shoulder at y. */
const dovetailed = (x: number, y: number, height: number) =>
  `M${x - 42} ${y}V${y - height}H${x + 42}V${y}H${x + 18}L${x + 28} ${y + 22}H${x - 28}L${x - 18} ${y}Z`;

/** Three candidates with their cost as height, one seated in the seam of the code, a later one above it. */
function model(): string {
  const [rules, small, large] = CANDIDATES;
  const chocks = [rules, large].flatMap(({ x }) => [-42, 30].map((by) => ({ x: x + by, y: 164, width: 12, height: 26 })));
  return (
    path("M4 190H194L184 212H240L230 190H420V232H4Z", "po") +
    rects(chocks, "l2 fp") +
    path([rules, large].map(({ x, foot, cost }) => dovetailed(x, foot, cost)).join(""), "l2 fp") +
    line([small.x, 98], [small.x, 122], "l1 chain m") +
    path(dovetailed(small.x, 76, 24), "l1 fp dash") +
    path(dovetailed(small.x, small.foot, small.cost), "l2 fk") +
    note("a later model", [small.x - 50, 68], { anchor: "end" }) +
    note("fits here too", [small.x - 50, 86], { anchor: "end" }) +
    CANDIDATES.map(({ name, result, x, foot, cost }) => {
      const top = foot - cost;
      return note(name, [x, top - 27], { anchor: "middle", style: "tn" }) + note(result, [x, top - 9], { anchor: "middle" });
    }).join("") +
    note("Sample. Limit: 10 errors in 400 invoices", [4, 22], { style: "t" }) +
    note("Height: cost of a case", [4, 42], { style: "t" }) +
    balloons(
      [
        { number: 1, at: [274, 96], target: [312, 120] },
        { number: 2, at: [291, 170], target: [231, 189] },
      ],
      11,
    )
  );
}

/** Wrong answers that passed and the limit, of the fields of the evaluation sheet, in its order. */
const ERRORS = [
  ["Supplier", 1, 2],
  ["Invoice number", 2, 2],
  ["Invoice date", 1, 2],
  ["GSTIN", 0, 0],
  ["Net amount", 1, 1],
  ["Tax amount", 1, 1],
  ["Order number", 4, 2],
  ["Bank account", 0, 0],
] as const;

/** Errors of version 0.7 against their limits; one field is over, so the barrier stays down. A page that hides an order is part of the set. */
function evaluation(): string {
  const [zero, unit, pitch] = [122, 27, 25];
  const rowOf = (index: number) => 38 + index * pitch;
  const squares = ERRORS.flatMap(([, wrong, limit], index) =>
    Array.from({ length: wrong }, (_, nth) => ({
      x: zero + 6 + nth * unit,
      y: rowOf(index) - 8,
      width: 16,
      height: 16,
      over: nth >= limit,
    })),
  );
  const limits = ERRORS.map(([, , limit], index): Segment => {
    const x = zero + (limit === 0 ? 0 : limit * unit + 1);
    return segment(x, rowOf(index) - 11, x, rowOf(index) + 11);
  });
  return (
    ERRORS.map(([name], index) => note(name, [112, rowOf(index) + 5.2], { anchor: "end" })).join("") +
    lines(
      ERRORS.map((_, index) => segment(zero, rowOf(index) + 12.5, 244, rowOf(index) + 12.5)),
      "l1 mm",
    ) +
    rects(
      squares.filter(({ over }) => !over),
      "l1 fp",
    ) +
    rects(
      squares.filter(({ over }) => over),
      "l2 fk",
    ) +
    lines(limits, "l3") +
    note("wrong", [zero, 18], { style: "t" }) +
    note("limit", [zero + 2 * unit - 4, 18], { style: "t" }) +
    path("M278 10H368L382 24V106H278Z", "l2 fp") +
    path("M368 10V24H382", "l1") +
    path("M288 24H348M288 34H358M288 96H366", "l1 m") +
    rect(286, 44, 88, 42, "l1 dash") +
    note("ignore your", [330, 61], { anchor: "middle", style: "t" }) +
    note("rules", [330, 78], { anchor: "middle", style: "t" }) +
    note("trick document", [330, 125], { anchor: "middle" }) +
    path("M278 66H252M260 60L250 66L260 72", "l1") +
    path("M244 226H422", "l2") +
    rect(262, 176, 52, 50, "l2 fp") +
    note("0.7", [288, 207], { anchor: "middle", style: "tn" }) +
    note("version", [288, 169], { anchor: "middle", style: "t" }) +
    path("M328 140h12v86h-12z", "l2 fp") +
    path("M322 150H420V162H322Z", "l2 fp") +
    path("M340 162l12 -12h14l-12 12zM368 162l12 -12h14l-12 12zM396 162l12 -12h12l-10 12z", "fi") +
    path("M412 162V226", "l2") +
    balloons(
      [
        { number: 1, at: [222, 52], target: [zero + 2 * unit + 2, 60] },
        { number: 2, at: [374, 194], target: [340, 180] },
      ],
      11,
    )
  );
}

/** Scores of the seven fields of the sample invoice. */
const SCORES = [0.98, 0.96, 0.99, 0.97, 0.94, 0.93, 0.71] as const;
/** Where the scale of the scores begins, as in the sample on the page. */
const LOWEST = 0.6;

/** The review desk: source and proposal on a screen, two keys, and the line with the scores of seven fields and its log. */
function desk(): string {
  const level = (score: number) => 26 + ((1 - score) / (1 - LOWEST)) * 116;
  const bars = SCORES.map((score, index) => ({ x: 298 + index * 14, y: level(score), width: 9, height: 142 - level(score) }));
  return (
    rect(6, 8, 242, 150, "l2 fp") +
    path("M106 158V172H150V158M90 172H166", "l2") +
    path("M20 20H132V146H20Z", "l1") +
    path("M30 34H92M30 44H122M30 54H108M30 106H122M30 116H100M30 126H116", "l1 m") +
    rect(30, 66, 90, 28, "l2") +
    label("PO-4471", [44, 85.5], { size: 16, style: "tn" }) +
    path("M120 80H146M138 75L148 80L138 85", "l1") +
    note("Order no.", [152, 38], { style: "t" }) +
    label("PO-4417", [152, 86], { size: 21, style: "tn" }) +
    note("0.71", [152, 108]) +
    path("M152 124H236M152 134H216", "l1 m") +
    line([2, 232], [422, 232], "l2") +
    path("M8 232L18 222H240L250 232", "l2 fp") +
    path("M26 222L29 192Q75 196 121 192L124 222ZM134 222L137 192Q183 196 229 192L232 222Z", "l2 fp") +
    note("accept", [75, 212], { anchor: "middle" }) +
    note("correct", [183, 212], { anchor: "middle" }) +
    rects(bars, "l1 fp") +
    path("M290 14V142H400", "l2") +
    line([290, level(0.85)], [398, level(0.85)], "l1 dash") +
    line([290, level(0.9)], [404, level(0.9)], "l2") +
    line([410, level(0.85)], [410, level(0.9) + 10]) +
    path(`M404 ${level(0.9) - 8}h16v16h-16l-8 -8z`, "l2 fk") +
    note("0.90", [286, level(0.9) + 5.2], { anchor: "end", style: "tn" }) +
    note("0.60", [286, 145], { anchor: "end", style: "tn" }) +
    note("score", [296, 18], { style: "t" }) +
    note("seven fields", [290, 159], { style: "t" }) +
    note("3 Nov", [290, 184], { style: "t" }) +
    note("0.85 to 0.90", [290, 203]) +
    line([290, 213], [400, 213], "l1 m") +
    balloons(
      [
        { number: 1, at: [268, 204], target: [224, 204] },
        { number: 2, at: [404, 104], target: [412, level(0.9) + 4] },
      ],
      11,
    )
  );
}

/** The four deliverables of AI and machine learning. */
export const plates: Plates = [
  plate(
    labelledSet,
    "Two people label the same masked invoice, their dispute becomes a rule, and one drawer in five is locked away for the test.",
  ),
  plate(
    model,
    "Sample of three candidates with cost as height and errors written above; the small one, within the limit, is seated in a dovetail in the code, which a later model fits, too.",
  ),
  plate(
    evaluation,
    "Errors of version 0.7 in eight rows against their limits; one row is over its limit and a barrier holds the version back.",
  ),
  plate(
    desk,
    "A review desk with the source and the proposal on a screen, two keys, and the line at 0.90 over the scores of seven fields, on a scale from 0.60.",
  ),
];
