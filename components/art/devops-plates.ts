import {
  type Artwork,
  balloons,
  box,
  circle,
  circles,
  dimension,
  type LabelOptions,
  label,
  line,
  lines,
  type Point,
  path,
  place,
  points,
  polyline,
  rect,
  type Segment,
  segment,
  type ViewBox,
} from "./pen";

/** Plates of the four jobs, 424 units wide; labels are 11 px from 311 px wide, and on phones from 234. */
const PLATE: ViewBox = [9, 16, 424, 244];

/** A label twice: for wide settings and, at a second place if need be, larger for phones. */
function twice(
  text: string,
  at: Point,
  { style = "t", anchor, narrowAt = at }: LabelOptions & { narrowAt?: Point } = {},
): string {
  return (
    label(text, at, { size: 15, style: `${style} wide`, anchor }) +
    label(text, narrowAt, { size: 20, style: `${style} narrow`, anchor })
  );
}

/** A gate of five checks that every commit passes; the failing one is named in the queue. */
function gate(): string {
  const checks = ["Unit", "Contract", "Browser", "Security", "Build"].map((name, index) => ({ name, y: 80 + index * 23 }));
  return (
    line([10, 210], [430, 210], "l3 k") +
    circles(points([30, 210, 62, 210, 126, 210]), 7, "l2 fp") +
    circle(94, 210, 7, "l2 fk") +
    path("M170 240V40H300V240", "l2") +
    rect(162, 28, 146, 12, "fi") +
    path("M170 60H300M170 190H300") +
    checks.map(({ name, y }) => twice(name, [182, y + 5], { style: "tn" })).join("") +
    lines(
      checks.map(({ y }) => segment(248, y, 272, y)),
      "l1 m wide",
    ) +
    path(checks.map(({ y }) => `M280 ${y}l3 3.6l6 -8`).join(""), "l2 k") +
    line([235, 190], [235, 202], "l2") +
    path("M229 199L235 206L241 199Z", "fi") +
    place(370, 200, box({ x: -18, y: -18, z: -8, width: 36, depth: 36, height: 24 }, "l2 fp")) +
    balloons(
      [
        { number: 1, at: [400, 60], target: [300, 60] },
        { number: 2, at: [400, 112], target: [290, 112] },
        { number: 3, at: [58, 112], target: [92, 203] },
      ],
      11,
    )
  );
}

/** A plan in code on the left, the servers that it raises on the right. */
function infrastructure(): string {
  const code = [
    [0, 70],
    [12, 56],
    [12, 80],
    [24, 40],
    [24, 62],
    [12, 30],
    [66, 66],
    [0, 20],
    [0, 54],
  ].map(
    ([indent = 0, length = 0], index): Segment =>
      segment(38 + (index === 6 ? 12 : indent), 74 + index * 16, 38 + (index === 6 ? 12 : indent) + length, 74 + index * 16),
  );
  const floor = (y: number, isRaised: boolean) =>
    place(
      318,
      y,
      box({ x: -42, y: -42, z: -6, width: 84, depth: 84, height: 6 }, "l2 fp") +
        [-24, 0, 24]
          .map((at) => box({ x: at - 8, y: -8, width: 16, depth: 16, height: 12 }, isRaised && at === 0 ? "l1 fk" : "l1 fp"))
          .join(""),
    );
  return (
    rect(24, 36, 150, 190, "l2 fp") +
    rect(24, 36, 150, 18, "fi") +
    lines(
      code.filter((_, index) => index !== 3),
      "l2",
    ) +
    lines(code.slice(3, 4), "l3 k") +
    floor(222, false) +
    floor(172, false) +
    floor(122, true) +
    line([174, 122], [232, 122], "l2") +
    path("M230 118L240 122L230 126Z", "fi") +
    balloons(
      [
        { number: 4, at: [206, 60], target: [102, 122] },
        { number: 5, at: [412, 60], target: [322, 110] },
      ],
      11,
    )
  );
}

/** A latency trace, the line at which users notice, and the time from the first rise to the page. */
function watching(): string {
  const PEAK = 58;
  const trace = Array.from({ length: 99 }, (_, index): Point => {
    const noise = Math.sin(index * 1.7) * 5 + Math.sin(index * 0.53) * 7 + Math.sin(index * 3.1) * 3;
    return [24 + index * 4, Math.round((176 + noise - 88 * Math.exp(-((index - PEAK) ** 2) / 22)) * 10) / 10];
  });
  const [x, y] = trace[PEAK] ?? [0, 0];
  const columns = Array.from(
    { length: 11 },
    (_, index): Segment => segment(24 + (index + 1) * 32.66, 36, 24 + (index + 1) * 32.66, 216),
  );
  const rows = Array.from({ length: 5 }, (_, index): Segment => segment(24, 66 + index * 30, 416, 66 + index * 30));
  return (
    rect(24, 36, 392, 180, "l2 fp") +
    lines(columns, "l1 mm") +
    lines(rows, "l1 mm wide") +
    polyline(trace, "l2") +
    line([24, 112], [416, 112], "l1 chain") +
    label("users notice above this line", [30, 107.5], { size: 15, style: "t wide" }) +
    label("users notice", [30, 84], { size: 20, style: "t narrow" }) +
    label("above this line", [30, 106], { size: 20, style: "t narrow" }) +
    circle(x, y, 4.5, "fk") +
    line([x, y + 6], [x, 216], "l1 dash") +
    lines([segment(288, 216, 288, 232), segment(x, 216, x, 232)], "l2") +
    dimension([x, 228], [288, 228]) +
    twice("paged", [296, 233], { style: "tn" }) +
    balloons([{ number: 6, at: [330, 62], target: [x + 5, y - 2] }], 11)
  );
}

/** Capacity stepping up and down with the load of one day, under the capacity that would be bought for the peak. */
function capacity(): string {
  const load = Array.from({ length: 97 }, (_, index): Point => {
    const demand = 40 + 42 * Math.sin(((index - 30) / 96) * Math.PI * 2) + 26 * Math.exp(-((index - 66) ** 2) / 30);
    return [30 + index * 4, Math.round((204 - demand) * 10) / 10];
  });
  const steps = [
    [0, 30],
    [14, 52],
    [30, 78],
    [44, 96],
    [60, 122],
    [72, 88],
    [82, 44],
    [96, 44],
  ];
  const stair = `M30 174${steps.map(([at = 0, level = 0]) => `H${30 + at * 4}V${204 - level}`).join("")}`;
  const hours = Array.from({ length: 9 }, (_, index) => ({ x: 30 + index * 48, name: String(index * 3).padStart(2, "0") }));
  return (
    path(`${stair}V214H30Z`, "fkt") +
    path("M30 30V214H420", "l2") +
    path(stair, "l2 k") +
    polyline(load, "l2") +
    line([30, 50], [414, 50], "l1 chain m") +
    twice("capacity bought for the peak, all day", [36, 43]) +
    lines(hours.map(({ x }) => segment(x, 214, x, 219))) +
    hours.map(({ x, name }) => label(name, [x, 235], { size: 15, style: "t wide", anchor: "middle" })).join("") +
    [0, 2, 4, 6, 8]
      .flatMap((index) => hours[index] ?? [])
      .map(({ x, name }) => label(name, [x, 238], { size: 20, style: "t narrow", anchor: "middle" }))
      .join("") +
    balloons([{ number: 7, at: [386, 86], target: [330, 128] }], 11)
  );
}

/** The plates of the four jobs on the DevOps page, with the balloons of its seven promises. */
export const devopsPlates: Readonly<Record<"build" | "infrastructure" | "watching" | "capacity", Artwork>> = {
  build: { viewBox: PLATE, markup: gate, title: "A gate of five checks that every commit passes" },
  infrastructure: {
    viewBox: [23, 16, 424, 252],
    markup: infrastructure,
    title: "A plan in code on the left, the plates it raises on the right",
  },
  watching: { viewBox: [23, 16, 424, 244], markup: watching, title: "A latency trace with the line at which users notice" },
  capacity: { viewBox: [9, 16, 424, 244], markup: capacity, title: "Capacity stepping up and down with load through one day" },
};
