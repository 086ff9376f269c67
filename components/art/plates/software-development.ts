import { people } from "@/components/art/figures/people";
import {
  type Artwork,
  balloons,
  box,
  circles,
  hatchPolygon,
  hatchRect,
  label,
  line,
  lines,
  type Point,
  path,
  place,
  plate,
  points,
  polygon,
  polyline,
  project,
  rect,
  rects,
  type Segment,
  segment,
  type ViewBox,
} from "@/components/art/pen";
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
    words.map(({ name, x, y }) => label(name, [x + 9, y + 24], { size: 15, style: "tb" })).join("") +
    polyline(points([138, 65, 138, 199, 158, 199]), "l1 dash") +
    path("M156 195L166 199L156 203Z", "fi") +
    polygon(points([138, 47, 157, 65, 138, 83, 119, 65]), "l2 fk") +
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
const ANSWERS = ["201", "409", "422", "401", "429"].map((code, index) => ({ code, y: 50 + index * 32 }));

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

/** The contract between two blocks in section: success and refusals as equal teeth, a stand-in where the server will come. */
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
  const wordings = ANSWERS.flatMap(({ y }): Segment[] => [segment(121, y + 7, 167, y + 7), segment(121, y + 13, 158, y + 13)]);
  return (
    polygon([...edge(175, 78), ...edge(239, 288).reverse()], "l2 fk") +
    comb(14, 76, 174, "l2 fp") +
    hatchRect({ x: 14, y: 38, width: 62, height: 172 }, { gap: 8 }) +
    ANSWERS.map(({ code, y }) => label(code, [88, y + 15.5], { size: 15, style: "tn" })).join("") +
    lines(wordings, "l1 m") +
    comb(308, 290, 240, "l1 fp dash") +
    rect(352, 38, 58, 172, "l2 fp") +
    hatchRect({ x: 352, y: 38, width: 58, height: 172 }, { gap: 8 }) +
    lines([segment(350, 124, 318, 124)], "l2") +
    path("M322 120L312 124L322 128Z", "fi") +
    label("screens", [14, 230], { size: 15 }) +
    label("stand-in, week 5", [318, 230], { size: 15, style: "tn", anchor: "end" }) +
    label("server", [410, 230], { size: 15, anchor: "end" }) +
    rect(110, 6, 152, 22, "l1 dash") +
    label("v1.2 until 31 Mar", [186, 22], { size: 15, style: "tn", anchor: "middle" }) +
    line([186, 28], [186, 38]) +
    balloons(
      [
        { number: 1, at: [334, 72], target: [300, 90] },
        { number: 2, at: [46, 92], target: [84, 92] },
      ],
      BALLOON,
    )
  );
}

const SLICE = { width: 40, depth: 52, layer: 20, first: -100 } as const;

/** A point on the front of a slice: `z` in layers, `across` in slices. */
const onFront = (across: number, z: number): Point =>
  project([SLICE.first + across * SLICE.width, SLICE.depth / 2, z * SLICE.layer]);

/** One slice through all four layers. */
function slice(index: number, style: string): string {
  const { width, depth, layer, first } = SLICE;
  return box({ x: first + index * width, y: -depth / 2, width, depth, height: 4 * layer }, style);
}

/** A system grown in slices of two weeks, each through all four layers; tests sit on both sides of each joint, Fridays lie before it. */
function slices(): string {
  const [axis, ground] = [226, 146];
  const seams = [1, 2, 3];
  const tests = [0, 1, 2].flatMap((index) =>
    seams.flatMap((z): Segment[] => [
      [onFront(index + 0.3, z + 0.24), onFront(index + 0.7, z + 0.24)],
      [onFront(index + 0.3, z - 0.24), onFront(index + 0.7, z - 0.24)],
    ]),
  );
  const layers = ["screen", "service", "stock", "ERP"].map((name, index) => {
    const [x, y] = onFront(0, 3.5 - index);
    return { name, x: x + axis, y: y + ground };
  });
  const record = (z: number) =>
    box({ x: -52, y: -17, z: 4 * SLICE.layer + z, width: 24, depth: 34, height: 4 }, z > 0 ? "l2 fp" : "l1 fp");
  const friday = (index: number): Point => project([SLICE.first + (index + 1) * SLICE.width - 4, 58, 0]);
  const [personX, personY] = friday(2);
  return (
    place(
      axis,
      ground,
      slice(0, "l2 fk") +
        slice(1, "l2 fp") +
        record(0) +
        record(4) +
        slice(2, "l2 fp") +
        slice(3, "l1 fp dash") +
        slice(4, "l1 fp dash") +
        lines(
          seams.map((z): Segment => [onFront(0, z), onFront(3, z)]),
          "l2",
        ) +
        lines(tests, "l3") +
        line(project([SLICE.first, 50, 0]), project([SLICE.first + 5 * SLICE.width, 50, 0]), "l2") +
        [0, 1, 2, 3, 4]
          .map((index) => plate(SLICE.first + (index + 1) * SLICE.width - 8, 50, 8, 14, { style: index < 3 ? "l1 fi" : "l1 fp" }))
          .join("") +
        people([
          { at: [personX - 44, personY + 22], height: 46 },
          { at: [personX - 22, personY + 34], height: 46, reach: [0.34, 0.12] },
        ]),
    ) +
    layers.map(({ name, y }) => label(name, [12, y + 5], { size: 15, style: "tn" })).join("") +
    lines(
      layers.map(({ x, y }) => segment(70, y, x, y)),
      "l1 m",
    ) +
    balloons(
      [
        { number: 1, at: [88, 176], target: [160, 121] },
        { number: 2, at: [306, 30], target: [208, 44] },
      ],
      BALLOON,
    )
  );
}

/** The old system's side of the joint, with its odd edge. */
const ODD_EDGE = points([300, 26, 300, 44, 284, 44, 284, 60, 308, 66, 308, 82, 278, 88, 278, 106, 296, 110, 296, 122]);

/** An adapter in section between the new system and the ERP: reading open, writing shut, two counts and a switch for each branch. */
function adapter(): string {
  const erp = [...ODD_EDGE, ...points([296, 172, 410, 172, 410, 26])];
  return (
    rect(14, 26, 104, 146, "l2 fp") +
    polygon(erp, "l2 fp") +
    hatchPolygon(erp, { gap: 8 }) +
    polygon([...points([176, 122, 176, 26]), ...ODD_EDGE], "l2 fk") +
    path("M118 46H176M118 66H176", "l2") +
    path("M176 56H132", "l2") +
    path("M136 51L126 56L136 61Z", "fi") +
    path("M118 90H176M118 110H176", "l1 dash") +
    path("M138 91V109L156 91V109Z", "l2 fp") +
    rects(
      [
        { x: 316, y: 34, width: 84, height: 24 },
        { x: 24, y: 136, width: 84, height: 26 },
        { x: 316, y: 136, width: 84, height: 26 },
      ],
      "l1 fp",
    ) +
    label("2026-11-20", [66, 52], { size: 15, style: "tn", anchor: "middle" }) +
    label('"20NOV26"', [358, 52], { size: 15, style: "tn", anchor: "middle" }) +
    label("4,318", [66, 155], { size: 15, style: "tb", anchor: "middle" }) +
    label("4,317", [358, 155], { size: 15, style: "tb", anchor: "middle" }) +
    lines([segment(108, 149, 162, 149), segment(252, 149, 316, 149)], "l1 dash") +
    rect(162, 136, 90, 26, "l2 fp") +
    label("row 2,207", [207, 155], { size: 15, style: "tn", anchor: "middle" }) +
    label("new system", [14, 20], { size: 15 }) +
    label("old ERP", [410, 20], { size: 15, anchor: "end" }) +
    label("reads", [147, 83], { size: 15, anchor: "middle" }) +
    label("writes", [147, 127], { size: 15, anchor: "middle" }) +
    branches() +
    balloons(
      [
        { number: 1, at: [147, 24], target: [160, 56] },
        { number: 2, at: [274, 182], target: [246, 162] },
      ],
      BALLOON,
    )
  );
}

/** A knife switch for each branch; one is set for the trial. */
function branches(): string {
  const switches = ["North", "West", "South, trial"].map((name, index) => ({ name, x: 60 + index * 140, isTrial: index === 2 }));
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
      switches.map(({ x, isTrial }) => segment(x, 217, x + (isTrial ? -32 : 32), 199)),
      "l3",
    ) +
    circles(
      switches.map(({ x }): Point => [x, 217]),
      4,
      "fi",
    ) +
    switches.map(({ name, x }) => label(name, [x, 238], { size: 15, anchor: "middle" })).join("")
  );
}

const drawing = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The software page: its model, its contract, its growing system and its adapters. */
export const plates: Plates = [
  drawing(
    model,
    "One sheet on a wall: dealer, order, carton, scheme and credit days, a rule with its owner and the example 40 cartons of 11 are 440 pieces, and an order over limit that is held for a person.",
  ),
  drawing(
    contract,
    "A contract as a joint in section: one success and four refusals of equal depth towards the screens, a dashed stand-in from week five where the server will come.",
  ),
  drawing(
    slices,
    "A block of four layers, screen, service, stock and ERP, grown in slices of two weeks; tests in pairs at each joint, a record on top and a Friday before each slice.",
  ),
  drawing(
    adapter,
    "An adapter that fits the odd edge of an old ERP: the pipe for reading is open, the one for writing shut, two counts differ by one named row, one branch of three is set for the trial.",
  ),
];
