import { people } from "@/components/art/figures/people";
import { progressOf } from "../easing";
import { arc, arcData, roundedPolyline, smoothData, smoothPoints } from "../pen/curves";
import { hatchPolygon, hatchRect } from "../pen/hatching";
import { balloons, label } from "../pen/labels";
import { type Artwork, group, place, type ViewBox } from "../pen/markup";
import { dimension, dimensionTick } from "../pen/measures";
import { type Point, points, polar, type Segment, segment } from "../pen/points";
import { circle, circles, line, lines, path, polygon, polyline, rect, rects, roundRect } from "../pen/shapes";
import { box, plate, project } from "../pen/solids";

/** Every card drawing fits this frame and may be shown from 236 px wide (labels are then 11 px). */
const VIEW_BOX: ViewBox = [13, 6, 297, 236];

/** Balloons 1 to 4 stand in a column at the right, at the heights of the card's four features. */
const BALLOON_X = 300;
const BALLOON_Y = [44, 96, 148, 200] as const;

/** The four leaders of a card: a number is the x at which a level leader ends, a point its end anywhere. */
function leaders(targets: readonly [number | Point, number | Point, number | Point, number | Point]): string {
  const callouts = balloons(
    BALLOON_Y.map((y, index) => {
      const target = targets[index] ?? 0;
      return { number: index + 1, at: [BALLOON_X, y], target: typeof target === "number" ? [target, y] : target };
    }),
  );
  return `<g class="d-callouts">${callouts}</g>`;
}

/** A web page in elevation: browser frame, content, focus ring, page weight under its limit, and breakpoints to scale. */
function web(): string {
  const scale = (pixels: number) => 14 + (pixels / 1440) * 244;
  const [phone, tablet, desktop] = [scale(390), scale(768), scale(1440)];
  const measure = 221;
  return (
    rect(14, 22, 244, 190, "l2 fp") +
    line([14, 38], [258, 38]) +
    circles("23,30 31,30 39,30", 2) +
    roundRect({ x: 150, y: 27, width: 96, height: 6, radius: 3 }, "l1 m") +
    lines([segment(phone, 22, phone, measure), segment(tablet, 22, tablet, measure)], "l1 chain m") +
    rects(
      [
        { x: 26, y: 54, width: 104, height: 9 },
        { x: 26, y: 68, width: 78, height: 9 },
      ],
      "fi",
    ) +
    path("M26 86H124M26 92H118M26 98H92", "l1 m") +
    rect(160, 54, 84, 64, "l2 fp") +
    hatchRect({ x: 160, y: 54, width: 84, height: 50 }, { gap: 5.5 }) +
    line([160, 104], [244, 104]) +
    rect(26, 136, 92, 24, "l1 fp") +
    line([34, 148], [84, 148], "l1 m") +
    roundRect({ x: 162, y: 134, width: 74, height: 28, radius: 4 }, "l2 k") +
    roundRect({ x: 166, y: 138, width: 66, height: 20, radius: 2 }, "fk") +
    rect(182, 146.5, 34, 3, "fo") +
    weightScale() +
    line([14, measure], [258, measure], "l1 m") +
    lines(
      [14, phone, tablet, desktop].map((x) => dimensionTick([x, measure])),
      "l2",
    ) +
    label("phone", [phone, 239.5], { anchor: "middle" }) +
    label("tablet", [tablet, 239.5], { anchor: "middle" }) +
    label("desktop", [258, 239.5], { anchor: "end" }) +
    leaders([258, 244, 236, 244])
  );
}

/** The page's weight as a bar on a ruler of 20 parts, with the limit agreed before design. */
function weightScale(): string {
  const ruler = Array.from({ length: 21 }, (_, index) =>
    segment(26 + index * 10.9, 200, 26 + index * 10.9, index % 5 === 0 ? 192 : 196),
  );
  return (
    lines([segment(26, 200, 244, 200), ...ruler]) +
    rect(26, 184, 142, 6, "fk") +
    line([199, 178], [199, 204], "l2") +
    label("limit", [204, 187])
  );
}

/** A phone in front and side elevation: second platform dashed behind it, offline list, fingerprint on its target. */
function mobile(): string {
  const rows = [
    { y: 56, width: 70 },
    { y: 78, width: 52 },
    { y: 100, width: 62 },
  ];
  return (
    roundRect({ x: 22, y: 16, width: 11, height: 206, radius: 4 }, "l2 fp") +
    line([22, 70], [19, 70], "l2") +
    line([19, 66], [19, 92], "l3") +
    path("M33 16H74M33 222H74", "l1 m dash") +
    roundRect({ x: 92, y: 8, width: 108, height: 206, radius: 9 }, "l2 k dash shell-b") +
    roundRect({ x: 78, y: 16, width: 108, height: 206, radius: 18 }, "l2 fp shell-a") +
    roundRect({ x: 84, y: 22, width: 96, height: 194, radius: 13 }, "l1 shell-c") +
    roundRect({ x: 118, y: 28, width: 28, height: 7, radius: 3.5 }, "fi") +
    path("M84 42H180M84 196H180", "l1 chain m") +
    rows.map(({ y }, index) => roundRect({ x: 94, y, width: 14, height: 14, radius: 2 }, index === 1 ? "l1 fk" : "l1")).join("") +
    lines(
      rows.map(({ y, width }) => segment(116, y + 4, 116 + width * 0.7, y + 4)),
      "l2",
    ) +
    lines(
      rows.map(({ y, width }) => segment(116, y + 10, 116 + width * 0.5, y + 10)),
      "l1 m",
    ) +
    lines(
      rows.map(({ y }) => segment(94, y + 18, 170, y + 18)),
      "l1 mm",
    ) +
    arc({ center: [164, 85], radius: 5, from: 100, to: 380 }, "l2") +
    path("M166.4 84.4L171.6 82.6L169.6 88Z", "fi") +
    fingerprint([146, 152]) +
    [99, 121, 143, 165]
      .map((x, index) => roundRect({ x: x - 5, y: 181, width: 10, height: 10, radius: 2 }, index === 2 ? "l1 fk" : "l1"))
      .join("") +
    roundRect({ x: 114, y: 207, width: 36, height: 3, radius: 1.5 }, "fi") +
    leaders([200, [170, 96], 166, 186])
  );
}

/** A fingerprint on its touch target. */
function fingerprint([x, y]: Point): string {
  const ridge = (radius: number) =>
    `${arcData({ center: [x, y], radius, from: -20, to: 200 })}M${x - radius * 0.94} ${y + radius * 0.34}l${radius * 0.14} 6`;
  return path(ridge(4) + ridge(12), "l2") + path(ridge(8), "l2 k") + rect(x - 20, y - 22, 40, 40, "l1 m");
}

/** A model's data flow: table, two layers, the path of one answer, the threshold, and the person who signs off below it. */
function ai(): string {
  const middle = 132;
  const row = (y: number, count: number, pitch: number) =>
    Array.from({ length: count }, (_, index): Point => [middle + (index - (count - 1) / 2) * pitch, y]);
  const [columns, wide, narrow, answer] = [row(58, 7, 28), row(96, 6, 30), row(148, 4, 38), row(200, 1, 0)];
  const links = (from: readonly Point[], to: readonly Point[]) => from.flatMap((a) => to.map((b): Segment => [a, b]));
  const lit = points(`160,58 147,96 151,148 ${middle},200`);
  const unlit = [...wide, ...narrow].filter(([x, y]) => !lit.some((node) => node[0] === x && node[1] === y));
  const wordWidths = [14, 10, 16, 8, 15, 12, 9];
  const words = wordWidths.map((width, index) => segment(40 + index * 28, 48, 40 + index * 28 + width, 48));
  return (
    lines([...links(columns, wide), ...links(wide, narrow), ...links(narrow, answer)], "l1 mm") +
    path(`M${lit.map((point) => point.join(" ")).join("L")}`, "l3 k light", { pathLength: 1 }) +
    rect(34, 28, 196, 30, "l1 fp") +
    lines([segment(34, 38, 230, 38), ...Array.from({ length: 6 }, (_, i) => segment(62 + i * 28, 28, 62 + i * 28, 58))]) +
    lines(
      words.filter((_, index) => index !== 4),
      "l2",
    ) +
    lines(
      words.filter((_, index) => index === 4),
      "l3 k",
    ) +
    circles(unlit, 5.5, "l2 fp") +
    circle(147, 96, 5.5, "l2 fk node node-1") +
    circle(151, 148, 5.5, "l2 fk node node-2") +
    line([52, 172], [214, 172], "l1 chain") +
    label("0.90", [52, 168]) +
    rect(96, 188, 72, 24, "l2 fp") +
    path("M104 200l4 4.6l8 -10", "l2 k") +
    line([124, 197], [156, 197], "l2") +
    line([124, 203], [146, 203], "l1 m") +
    people([{ at: [214, 224], height: 44, reach: [-0.38, 0.03] }]) +
    line([168, 204], [196, 204], "l1 dash") +
    roundedPolyline("96,200 20,200 20,48 30,48", 6, "l1 dash") +
    path("M26 45L33 48L26 51") +
    leaders([230, 212.5, 194.5, 218])
  );
}

/** Lines across a square plane at the given places, both ways. */
function planeGrid(places: readonly number[], half: number, z: number): Segment[] {
  return places.flatMap((at): Segment[] => [
    [project([at, -half, z]), project([at, half, z])],
    [project([-half, at, z]), project([half, at, z])],
  ]);
}

/** A button taken apart on one axis: its label, its colour, its spacing and the grid below. */
function uiux(): string {
  const axis = 132;
  const half = 54;
  const gridLines = planeGrid(
    Array.from({ length: 8 }, (_, index) => -42 + index * 12),
    half,
    0,
  );
  const sheet = plate(-half, -half, 2 * half, 2 * half, { style: "l1 fp" });
  const spacing =
    plate(-half, -half, 2 * half, 2 * half, { style: "l1 fp dash" }) +
    plate(-42, -30, 84, 60, { style: "l2 fp" }) +
    plate(-30, -18, 60, 36, { style: "l1 m" });
  const colour = box({ x: -42, y: -30, z: -7, width: 84, depth: 60, height: 7 }, "l1 fkd", { top: "l1 fk" });
  const lettering = plate(-42, -30, 84, 60, { style: "l1 m" }) + isometricText("Save", 30);
  const corners: readonly Point[] = [project([-42, 30, 0]), project([42, -30, 0]), project([42, 30, 0])];
  const at = (x: number, y: number, height: number): Point => {
    const [dx, dy] = project([x, y, 0]);
    return [axis + dx, height + dy];
  };
  return (
    lines(
      corners.map(([x, y]) => segment(axis + x, 44 + y, axis + x, 140 + y)),
      "l1 chain m",
    ) +
    place(axis, 190, sheet + lines(gridLines, "l1 mm") + plate(-half, -half, 2 * half, 2 * half)) +
    group(place(axis, 140, spacing), "close-1") +
    group(place(axis, 92, colour), "close-2") +
    group(place(axis, 44, lettering), "close-3") +
    leaders([at(30, -30, 44)[0], at(42, -26, 92)[0], at(42, -24, 140)[0], at(54, -32, 190)[0]])
  );
}

/** Lettering that lies in a horizontal plane, centred on the axis. */
function isometricText(text: string, size: number): string {
  const [ax, ay] = project([1, 0, 0]);
  const [bx, by] = project([0, 1, 0]);
  const matrix = [ax, ay, bx, by].map((value) => value.toFixed(3)).join(" ");
  return label(text, [0, 0], {
    size,
    style: "tn",
    anchor: "middle",
    transform: `matrix(${matrix} ${(bx * size * 0.3).toFixed(1)} ${(by * size * 0.3).toFixed(1)})`,
  });
}

/** A release pipeline as one line: commits and a branch, infrastructure as plates, a 5% canary, a trace that rolls back. */
function devops(): string {
  const route = points("14,44 236,44 236,96 28,96 28,148 236,148 236,200 20,200");
  const plates = [196, 156, 116, 76].map((x, index) =>
    place(x, 98, box({ x: -9, y: -9, z: -3, width: 18, depth: 18, height: 5 + index * 4 }, "l1 fp")),
  );
  const trace = points("56,208 74,206 88,209 104,204 118,207 130,203 139,186 146,184 153,203 168,207 184,205 200,208 216,206");
  return (
    roundedPolyline(route, 10, "l3 k flow") +
    path("M98 44C112 44 112 24 126 24H140C154 24 154 44 162 44", "l2") +
    circles("34,44 66,44 98,44 162,44", 4.6, "l2 fp") +
    circles("126,24 140,24", 4, "l2 fp") +
    circle(194, 44, 4.6, "fi") +
    plates.join("") +
    rect(64, 132, 30, 32, "l2 fp") +
    path("M72 148l5 5l9 -11", "l2") +
    path("M128 148L150 133", "l2 k") +
    line([128, 148], [150, 157], "l2") +
    rect(150, 126, 26, 14, "fk") +
    rect(150, 146, 62, 22, "l2 fp") +
    hatchRect({ x: 150, y: 146, width: 62, height: 22 }, { gap: 5 }) +
    label("5%", [181, 138]) +
    rect(56, 180, 160, 40, "l1 fp") +
    line([56, 190], [216, 190], "l1 chain m") +
    polyline(trace, "l2") +
    circle(142.5, 184.6, 3, "fk") +
    path("M142.5 180C142.5 172 128 176 128 166V153", "l1 dash") +
    path("M124.6 158L128 151L131.4 158") +
    leaders([236, 236, 236, 236])
  );
}

/** Three blocks that join with mortise and tenon: the domain model, the API contract and the existing system. */
function software(): string {
  const axis = 132;
  const half = 33;
  const side = 2 * half;
  const solid = (height: number) => box({ x: -half, y: -half, width: side, depth: side, height }, "l2 fp");
  const tenon = box({ x: -11, y: -11, z: -38, width: 22, depth: 22, height: 38 }, "l2 fk", { right: "l2 fkd" });
  const mortise = (z: number) => plate(-11, -11, 22, 22, { z, style: "fd" });
  const divisions = planeGrid([-half + side / 4, 0, half - side / 4], half, 20);
  const left: readonly Point[] = [
    project([-half, half, 0]),
    project([half, half, 0]),
    project([half, half, 20]),
    project([-half, half, 20]),
  ];
  const right: readonly Point[] = [
    project([half, -half, 0]),
    project([half, half, 0]),
    project([half, half, 20]),
    project([half, -half, 20]),
  ];
  const existing = hatchPolygon(left, { gap: 4.5 }) + hatchPolygon(right, { gap: 4.5, falling: true });
  return (
    line([axis, 8], [axis, 236], "l1 chain m") +
    place(axis, 208, box({ x: -half, y: -half, width: side, depth: side, height: 20 }, "l2 fp") + existing + mortise(20)) +
    group(place(axis, 132, tenon + solid(10) + mortise(10)), "seat-1") +
    group(place(axis, 58, tenon + solid(20) + lines(divisions, "l1 m")), "seat-2") +
    leaders([axis + 26, axis + 8, axis + 20, axis + 44])
  );
}

/** How far a motion has come at each share of its time. The curve is that of --ease-draw. */
const easing = (time: number): number => progressOf([0.22, 0, 0.2, 1], time);

/** The share of time at which the easing has come this far. */
function timeOf(progress: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const half = (low + high) / 2;
    if (easing(half) < progress) low = half;
    else high = half;
  }
  return low;
}

/** A motion in three views: storyboard, easing curve over 480 ms, and twelve equal time steps computed from that curve. */
function animation(): string {
  const [left, base, width, height] = [34, 172, 212, 94];
  const [right, top] = [left + width, base - height];
  const first: Point = [left + width * 0.22, base];
  const second: Point = [left + width * 0.2, top];
  const frames = [14, 76, 138, 200];
  const column = (index: number): Segment => segment(left + (width * index) / 12, base, left + (width * index) / 12, top);
  const inner = Array.from({ length: 11 }, (_, index) => index + 1);
  const step = (index: number): Point => [left + 6 + easing(index / 12) * (width - 12), 200];
  const steps = Array.from({ length: 12 }, (_, index) => circle(...step(index), 6, "l1 fp"));
  return (
    rects(
      frames.map((x) => ({ x, y: 28, width: 54, height: 32 })),
      "l1 fp",
    ) +
    lines(
      frames.map((x) => segment(x + 6, 54, x + 48, 54)),
      "l1 m",
    ) +
    circles("26,47 92.8,39 174,47", 5, "l2 fp") +
    circle(242, 47, 5, "fk") +
    lines(inner.filter((index) => index % 3 !== 0).map(column), "l1 mm") +
    lines(inner.filter((index) => index % 3 === 0).map(column), "l1 m") +
    rect(left, top, width, height) +
    lines([
      [[left, base], first],
      [[right, top], second],
    ]) +
    path(`M${left} ${base}C${first.join(" ")} ${second.join(" ")} ${right} ${top}`, "l3 k") +
    circles([first, second], 3.4, "l2 fp") +
    rects(
      [
        { x: left - 3, y: base - 3, width: 6, height: 6 },
        { x: right - 3, y: top - 3, width: 6, height: 6 },
      ],
      "fi",
    ) +
    group(circle(right, top, 4.6, "l1 fk play-y"), "play-x") +
    steps.join("") +
    circle(...step(12), 6, "l1 fk play") +
    dimension([left, 226], [right, 226], { text: "480 ms" }) +
    leaders([254, [left + width * timeOf((base - 96) / height), 96], right, right])
  );
}

/** Half width of the marketing nozzle at each height, from mouth to outlet. */
const NOZZLE: readonly (readonly [y: number, halfWidth: number])[] = [
  [26, 104],
  [44, 100],
  [70, 84],
  [96, 52],
  [122, 36],
  [148, 28],
  [176, 17],
  [200, 15],
  [222, 15],
];

/** Marketing as a nozzle in section: the audience narrows through four measured stations to one enquiry. */
function marketing(): string {
  const axis = 128;
  const profile = (share: number, wall = 0) =>
    NOZZLE.map(([y, half]): Point => [axis + share * half + Math.sign(share) * wall, y]);
  const wall = (side: 1 | -1) =>
    hatchPolygon([...smoothPoints(profile(side)), ...smoothPoints(profile(side, 9)).reverse()], {
      gap: 4.6,
      style: "l1",
      falling: side < 0,
    });
  const edges = ([1, -1] as const).map((side) => smoothData(profile(side)) + smoothData(profile(side, 9))).join("");
  const caps: Segment[] = ([1, -1] as const).flatMap((side): Segment[] => [
    segment(axis + side * 104, 26, axis + side * 113, 26),
    segment(axis + side * 15, 222, axis + side * 24, 222),
  ]);
  const stations: Segment[] = [
    [44, 100],
    [96, 52],
    [148, 28],
    [200, 15],
  ].map(([y = 0, half = 0]) => segment(axis - half, y, axis + half, y));
  const flow = [-0.78, -0.52, -0.26, 0.26, 0.52, 0.78].map((share) => smoothData(profile(share))).join("");
  return (
    wall(1) +
    wall(-1) +
    path(edges, "l2") +
    lines(caps, "l2") +
    path(flow, "l1 m drift") +
    line([axis, 20], [axis, 226], "l3 k") +
    polygon(`${axis - 6},219 ${axis},230 ${axis + 6},219`, "fk") +
    lines(stations, "l1 chain") +
    gauge([56, 148], 130, axis - 37) +
    gauge([56, 200], 70, axis - 24) +
    leaders([axis + 100, axis + 52, axis + 28, axis + 15])
  );
}

/** A dial gauge on a pipe that ends at the nozzle wall. */
function gauge(center: Point, degrees: number, wall: number): string {
  const [x, y] = center;
  return (
    circle(x, y, 13, "l2 fp") +
    arc({ center, radius: 9, from: 30, to: 150 }, "l1 m") +
    line(center, polar(center, 9, degrees), "l2 k") +
    line([x + 13, y], [wall, y])
  );
}

const artwork = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The drawing of each service card by the service's slug; the four balloons are the card's four features. */
export const serviceCards = {
  "web-development": artwork(
    web,
    "A web page drawn as an elevation: content block, focus ring, page weight limit and the widths of phone, tablet and desktop.",
  ),
  "mobile-apps": artwork(
    mobile,
    "Anatomy of a mobile screen: two platform shells from one codebase, safe areas, an offline list, and a fingerprint on its touch target.",
  ),
  "ai-ml": artwork(
    ai,
    "Data flow of a model: a labelled table, two layers, a confidence threshold and a person who signs off low-confidence answers.",
  ),
  uiux: artwork(uiux, "A button taken apart on one axis: label, colour, spacing and the grid it sits on."),
  devops: artwork(
    devops,
    "A release pipeline as one continuous line: commits, infrastructure as code, a five per cent canary, and a latency trace that triggers rollback.",
  ),
  "software-development": artwork(
    software,
    "Three blocks that join with mortise and tenon: the domain model, the API contract and the existing system.",
  ),
  Animation: artwork(
    animation,
    "An animation drawn as storyboard frames, an easing curve over 480 milliseconds and twelve equal time steps.",
  ),
  marketing: artwork(marketing, "Marketing drawn as a nozzle in section: the audience narrows through four measured stations."),
} satisfies Record<string, Artwork>;
