import {
  type Artwork,
  balloons,
  box,
  circle,
  circles,
  dimension,
  dimensionTick,
  face,
  hatchRect,
  type LabelOptions,
  label,
  line,
  lines,
  type Point,
  path,
  place,
  points,
  polygon,
  polyline,
  rect,
  rects,
  roundedPolyline,
  type Segment,
  segment,
  type ViewBox,
} from "./pen";

/** Height of the line on which the eight stations stand. */
const STATION_LINE = 112;

/** A station of 170 by 150 units; its name stands in content/, not in the drawing. Shown from 134 px wide. */
const station = (title: string, shift: number, machine: () => string, to = 171): Artwork => ({
  viewBox: [0, 0, 170, 150],
  markup: () => line([-1, STATION_LINE], [to, STATION_LINE], "thru") + place(shift, 0, machine()),
  title,
});

/** A branch leaves the line and rejoins it. */
function commit(): string {
  return (
    path("M34 112C52 112 50 72 66 72H100C118 72 116 112 134 112", "l2") +
    circles(points([34, 112, 66, 72, 100, 72]), 6, "l2 fp") +
    circle(134, 112, 6, "fi") +
    label("branch", [83, 58], { anchor: "middle" })
  );
}

/** A press forms the artefact. */
function build(): string {
  return (
    rect(44, 46, 82, 66, "l2 fp") +
    rect(44, 46, 82, 14, "fi") +
    path("M62 60V76H108V60") +
    rect(68, 76, 34, 10, "l1 ft") +
    line([85, 60], [85, 76], "l2") +
    place(85, 106, box({ x: -9, y: -9, z: -3, width: 18, depth: 18, height: 10 }, "l1 fp"))
  );
}

/** A grid of test cases: passed, one failed, and those that wait for it. */
function test(): string {
  const FAILED = 29;
  const cases = Array.from({ length: 48 }, (_, index) => ({
    x: 44 + (index % 8) * 10.6,
    y: 40 + Math.floor(index / 8) * 11.2,
    width: 7.4,
    height: 7.4,
  }));
  return (
    rect(38, 34, 94, 78, "l2 fp") +
    rects(
      cases.filter((_, index) => index <= 40 && index !== FAILED),
      "fi",
    ) +
    rects(cases.slice(FAILED, FAILED + 1), "fk") +
    rects(cases.slice(41))
  );
}

/** A lens over the package. */
function scan(): string {
  return (
    rect(60, 58, 50, 54, "l2 fp") +
    hatchRect({ x: 60, y: 58, width: 50, height: 54 }) +
    circle(100, 72, 23, "l2 fp") +
    path("M88 72l9 9l15 -18", "l3 k") +
    line([116.4, 88.4], [136, 108], "l3")
  );
}

/** The artefact, sealed. */
function pack(): string {
  const seal = face(
    [
      [-7, -28, 20],
      [7, -28, 20],
      [7, 28, 20],
      [7, 28, 6],
      [-7, 28, 6],
      [-7, 28, 20],
    ],
    "fk",
  );
  return place(85, 88, box({ x: -28, y: -28, z: -20, width: 56, depth: 56, height: 40 }, "l2 fp") + seal);
}

/** Staging, dashed, equals production. */
function stage(): string {
  const racks = [62, 76, 90];
  return (
    rect(30, 52, 52, 60, "l2 fp dash") +
    rect(88, 52, 52, 60, "l2 fp") +
    rects(
      racks.map((y) => ({ x: 36, y, width: 40, height: 8 })),
      "l1 dash",
    ) +
    rects(racks.map((y) => ({ x: 94, y, width: 40, height: 8 }))) +
    path("M62 48V40H108V48") +
    label("=", [85, 35], { style: "tn", anchor: "middle" })
  );
}

/** One user in twenty gets the new version first; the two areas are drawn to scale, 1 : 19. */
function canary(): string {
  const WHOLE = { x: 84, y: 86, width: 62, height: 52 };
  const side = Math.sqrt((WHOLE.width * WHOLE.height) / 19);
  return (
    path("M60 112L96 58H122", "l2 k") +
    circle(60, 112, 7, "l2 fp") +
    rect(122, 58 - side / 2, side, side, "fk") +
    label("5%", [122 + side / 2, 44], { style: "tn", anchor: "middle" }) +
    rect(WHOLE.x, WHOLE.y, WHOLE.width, WHOLE.height, "l2 fp") +
    hatchRect(WHOLE, { gap: 7 }) +
    rect(96, 102, 38, 19, "fp") +
    label("95%", [115, 116.5], { style: "tn", anchor: "middle" })
  );
}

/** Three regions run the same version. */
function production(): string {
  const racks = [28, 70, 112];
  const unit = (row: number) => racks.map((x) => ({ x: x + 5, y: 46 + row * 12.6, width: 22, height: 7 }));
  return (
    rects(
      racks.map((x) => ({ x, y: 40, width: 32, height: 72 })),
      "l2 fp",
    ) +
    rects(unit(0), "fk") +
    rects([1, 2, 3, 4].flatMap(unit))
  );
}

/** The eight stations of a release, in order; the last carries the line to the page's edge. */
export const devopsStations: readonly Artwork[] = [
  station("A branch leaves the line and rejoins it", -6, commit),
  station("A press that forms the artefact", -43, build),
  station("A grid of test cases, one failing", -37, test),
  station("A lens over the package", -59, scan),
  station("A sealed package", -34, pack),
  station("Staging is an exact copy of production", -29, stage),
  station("Five percent of traffic goes to the new version first", -52, canary),
  station("Three regions running the same version", -27, production, 420),
];

/** Typical clock times at which each stage begins, in minutes and seconds. */
const CLOCK = ["0:00", "1:30", "4:00", "9:00", "10:30", "11:00", "14:00", "29:00"] as const;

/** The clock under the stations and the way back from production to the last good package. Shown from 1115 px wide. */
export const pipelineScale: Artwork = {
  viewBox: [0, 0, 1360, 110],
  title:
    "Typical clock times for each stage, from commit at zero to full production at 29 minutes, and the rollback path from production to the last good package.",
  markup: () => {
    const at = (stage: number) => 170 * stage + 2;
    const ends = [...CLOCK.map((_, index) => at(index)), 1357];
    return (
      line([at(0), 30], [1358, 30]) +
      lines(
        ends.map((x) => dimensionTick([x, 30])),
        "l2",
      ) +
      CLOCK.map((time, index) => label(time, [at(index) - 1, 17], { style: "tn" })).join("") +
      roundedPolyline(
        [
          [at(5.5) + 160, 92],
          [at(7), 92],
          [at(7), 44],
        ],
        8,
        "l2 s dash",
      ) +
      roundedPolyline(
        [
          [at(5.5) - 160, 92],
          [at(4), 92],
          [at(4), 50],
        ],
        8,
        "l2 s dash",
      ) +
      polygon(
        [
          [at(4) - 5, 58],
          [at(4), 46],
          [at(4) + 5, 58],
        ],
        "fs",
      ) +
      label("One-step rollback to the last good package", [at(5.5), 97], { style: "tn", anchor: "middle" })
    );
  },
};

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
