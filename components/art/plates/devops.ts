import { people } from "@/components/art/figures/people";
import { balloons, label } from "@/components/art/pen/labels";
import { type Artwork, place, type ViewBox } from "@/components/art/pen/markup";
import { dimension } from "@/components/art/pen/measures";
import { type Point, type Segment, segment } from "@/components/art/pen/points";
import { circle, line, lines, path, polygon, polyline, rect, rects } from "@/components/art/pen/shapes";
import { box, project } from "@/components/art/pen/solids";
import type { Plates } from "./plate";

const VIEW_BOX: ViewBox = [0, 0, 424, 244];

/** Radius of the balloons of a plate: their digits are 15 units high. */
const BALLOON = 11;

/** The gate in section, ten minutes long to scale: one door, three chambers, four machines, and the slip of a failing run. */
function gate(): string {
  const minute = 27;
  const start = 106;
  const at = (minutes: number) => start + minutes * minute;
  const chambers = [
    { name: "Build", from: 0, to: 2 },
    { name: "Test", from: 2, to: 8 },
    { name: "Scan", from: 8, to: 10 },
  ];
  const machines = [5.4, 4.9, 3.2, 5.1].map((length, index) => ({
    x: at(2.35),
    y: 74 + index * 14,
    width: length * minute,
    height: 7,
  }));
  const [failX, failY] = [at(5.55), 105.5];
  return (
    line([8, 190], [416, 190], "l3 k") +
    path(`M${start - 8} 54V132h8V66M${at(10)} 66V132h8V54Z`, "po") +
    lines(
      [start - 8, start, at(10), at(10) + 8].map((x) => segment(x, 132, x, 189)),
      "l2",
    ) +
    rect(start - 8, 50, 10 * minute + 16, 16, "l2 fk") +
    lines(
      [2, 8].map((minutes) => segment(at(minutes), 66, at(minutes), 132)),
      "l2",
    ) +
    chambers
      .map(({ name, from, to }) => label(name, [at((from + to) / 2), 42], { size: 15, style: "tn", anchor: "middle" }))
      .join("") +
    rect(at(0.35), 95, 1.3 * minute, 7, "fi") +
    rect(at(8.35), 95, 1.3 * minute, 7, "fi") +
    rects(machines, "fi") +
    path(`M${failX} ${failY - 5}l9 10m0 -10l-9 10`, "l2") +
    polyline(`${failX + 9},${failY} ${at(7.4)},${failY} ${at(7.4)},134`, "l1 dash") +
    people([
      { at: [28, 188], height: 54 },
      { at: [74, 188], height: 54 },
    ]) +
    label("intern", [28, 210], { size: 15, anchor: "middle" }) +
    label("CTO", [76, 210], { size: 15, anchor: "middle" }) +
    rect(at(3.9), 134, 116, 46, "l2 fp") +
    label("failed test:", [at(3.9) + 6, 152], { size: 15, style: "tn" }) +
    label("shopping cart", [at(3.9) + 6, 171], { size: 15, style: "tn" }) +
    place(402, 177, box({ x: -10, y: -10, z: -4, width: 20, depth: 20, height: 17 }, "l2 fp")) +
    dimension([start, 216], [at(10), 216], { text: "10 minutes", size: 15, extension: 12 }) +
    balloons(
      [
        { number: 1, at: [50, 76], target: [start - 4, 106] },
        { number: 2, at: [182, 156], target: [190, 119.5] },
      ],
      BALLOON,
    )
  );
}

/** Folders of code on the left; production and staging that differ by the file of sizes, and the vault that both read at start-up. */
function infrastructure(): string {
  const folders = ["network", "database", "servers"].map((name, index) => ({ name, y: 66 + index * 36 }));
  return (
    rect(14, 28, 124, 204, "l2 fp") +
    rect(14, 28, 124, 16, "fi") +
    folders.map(({ name, y }) => label(name, [22, y], { size: 15, style: "tn" })).join("") +
    lines(
      folders.flatMap(({ y }) => [segment(36, y + 9, 112, y + 9), segment(36, y + 16, 88, y + 16)]),
      "l1 m",
    ) +
    line([14, 166], [138, 166]) +
    label("sizes", [22, 189], { size: 15, style: "tn" }) +
    rects(
      [
        { x: 66, y: 177, width: 64, height: 14 },
        { x: 66, y: 204, width: 32, height: 14 },
      ],
      "fk",
    ) +
    path("M130 184H154V88H190M98 211H166", "l2") +
    path("M188 84L198 88L188 92ZM164 207L174 211L164 215Z", "fi") +
    place(288, 88, environment(52, 34) + box({ x: 24, y: -42, width: 20, depth: 20, height: 34 }, "l2 fp dash")) +
    place(222, 202, environment(26, 17)) +
    circle(186, 158, 13, "l2 fp") +
    path("M186 158V149M186 158L192 162M186 145V140M181 140H191", "l2") +
    polyline("356,176 330,163 330,122", "l1 dash") +
    polyline("356,202 270,202", "l1 dash") +
    place(376, 202, vault()) +
    label("production", [152, 28], { size: 15, style: "tn" }) +
    label("staging", [152, 238], { size: 15, style: "tn" }) +
    label("passwords", [376, 238], { size: 15, anchor: "middle" }) +
    balloons(
      [
        { number: 1, at: [400, 34], target: [361, 66] },
        { number: 2, at: [224, 142], target: [194, 155] },
      ],
      BALLOON,
    )
  );
}

/** Three servers on their ground: staging is production in half sizes. */
function environment(half: number, height: number): string {
  const servers = [-0.62, 0, 0.62].map((share) =>
    box({ x: (share - 0.2) * half, y: 0.1 * half, width: 0.4 * half, depth: 0.4 * half, height }, "l1 fp"),
  );
  return box({ x: -half, y: -half, z: -5, width: 2 * half, depth: 2 * half, height: 5 }, "l2 fp") + servers.join("");
}

/** A safe with its hand-wheel on the left face. */
function vault(): string {
  const wheel = Array.from({ length: 16 }, (_, index): Point => {
    const turn = (index / 16) * 2 * Math.PI;
    return project([Math.cos(turn) * 11, 18, 18 + Math.sin(turn) * 11]);
  });
  const spokes = [0, 4, 8, 12].map((index): Segment => [wheel[index] ?? [0, 0], project([0, 18, 18])]);
  return box({ x: -18, y: -18, width: 36, depth: 36, height: 36 }, "l2 fp") + polygon(wheel, "l2") + lines(spokes, "l2");
}

/** The hours at which failed payments pass their limit and fall below it again: 17:40 and 18:25. */
const [ALARM, RECOVERED] = [17 + 40 / 60, 18 + 25 / 60];

/** Height at which the alarm's call runs to the runbook: over the top of the curve. */
const CALL = 119;

/** Failed payments past the limit open a runbook; a busy processor above them opens nothing. */
function watching(): string {
  const x = (minutes: number) => 16 + (minutes - 14) * 46;
  const y = (percent: number) => 214 - percent * 62;
  const times = Array.from({ length: 75 }, (_, index) => 14 + index * 0.08);
  const busy = times.map((time): Point => {
    const noise = Math.sin(time * 31) * 2.4 + Math.sin(time * 13) * 2;
    return [x(time), 76 + noise - 40 / (1 + Math.exp(-(time - 15.6) * 5)) + 34 / (1 + Math.exp(-(time - 18.6) * 7))];
  });
  const refused = times.map((time): Point => {
    const rise = 1.2 / (1 + Math.exp((ALARM + 0.1 - time) * 12)) - 1.2 / (1 + Math.exp((RECOVERED - 0.1 - time) * 12));
    return [x(time), y(0.2 + rise + Math.sin(time * 23) * 0.035 + Math.sin(time * 11) * 0.03)];
  });
  const limit = y(0.5);
  const above = refused.filter(([, height]) => height < limit);
  const [from, to] = [x(ALARM), x(RECOVERED)];
  return (
    rect(16, 28, 276, 56, "l1 fp") +
    rect(16, 110, 276, 104, "l2 fp") +
    label("processor", [16, 21], { size: 15 }) +
    polyline(busy, "l1") +
    polygon([[from, limit], ...above, [to, limit]], "fk") +
    polyline(refused, "l2") +
    line([16, limit], [292, limit], "l1 chain") +
    label("failed payments", [16, 103], { size: 15 }) +
    label("limit 0.5%", [22, limit - 6], { size: 15, style: "tn" }) +
    lines([14, 15, 16, 17, 18, 19, 20].map((time) => segment(x(time), 214, x(time), 219))) +
    label("14:00", [16, 234], { size: 15 }) +
    line([from, limit], [from, 226], "l1 dash") +
    circle(from, limit, 3.5, "fi") +
    polyline(`${from},${limit} ${from},${CALL} 312,${CALL}`, "l2") +
    path(`M310 ${CALL - 4}l10 4l-10 4z`, "fi") +
    label("alarm 17:40", [from, 240], { size: 15, style: "tn", anchor: "middle" }) +
    runbook(320, 112) +
    label("runbook", [320, 105], { size: 15 }) +
    balloons(
      [
        { number: 1, at: [330, 36], target: [x(18.1), 36] },
        { number: 2, at: [410, 230], target: [386, 206] },
      ],
      BALLOON,
    )
  );
}

/** One page of steps, ticked by a stranger to it, who signs below. */
function runbook(x: number, y: number): string {
  const steps = [46, 34, 42, 30].map((length, index) => ({ length, at: y + 30 + index * 14 }));
  return (
    rect(x, y, 84, 104, "l2 fp") +
    rect(x, y, 84, 16, "fi") +
    path(steps.map(({ at }) => `M${x + 8} ${at}l3 3l5 -7`).join(""), "l2") +
    lines(steps.map(({ at, length }) => segment(x + 24, at, x + 24 + length, at))) +
    line([x + 8, y + 94], [x + 76, y + 94], "l1 m") +
    path(`M${x + 38} ${y + 91}c6 -12 8 -8 4 1c4 -9 9 -8 7 -1c3 -6 7 -5 6 0c4 0 8 -2 12 -4`, "l2")
  );
}

/** A week of cloud cost to scale: it follows the load, test environments sleep at night and at weekends, and a list splits the bill by team. */
function bill(): string {
  const day = 40;
  const base = 206;
  const days = ["M", "T", "W", "T", "F", "S", "S"].map((name, index) => ({ name, x: 22 + index * day, isSunday: index === 6 }));
  const peak = (isSunday: boolean) => (isSunday ? 44 : 66);
  const stairs = days.map(
    ({ x, isSunday }) =>
      `V${base - 42}H${x + 11}V${base - 58}H${x + 15}V${base - 30 - peak(isSunday)}H${x + 30}V${base - 58}H${x + 35}V${base - 42}H${x + day}`,
  );
  const tests = days.map(({ x, isSunday }) => ({ x: x + 15, y: base - 58 - peak(isSunday), width: 15, height: 28 }));
  const awake = tests.slice(0, 5);
  const alwaysOn = { x: 22, y: base - 20, width: 7 * day, height: 20 };
  return (
    path(`M22 ${alwaysOn.y}${stairs.join("")}V${alwaysOn.y}Z`, "l2 fk") +
    rects(awake, "l2 fp") +
    lines(awake.flatMap(({ x, y }) => [9, 16, 23].map((fall) => segment(x, y + fall + 3.8, x + 15, y + fall - 3.8)))) +
    rects(tests.slice(5), "l1 dash") +
    path("M22 32V206H310", "l2") +
    rects([alwaysOn], "l2 fp") +
    label("always on", [162, base - 4.8], { size: 15, style: "tn", anchor: "middle" }) +
    line([22, 60], [310, 60], "l2 chain") +
    label("budget alert", [28, 52], { size: 15, style: "tn" }) +
    label("cloud cost", [22, 24], { size: 15 }) +
    label("test", [44.5, 77], { size: 15, anchor: "middle" }) +
    label("bill by team", [367, 232], { size: 15, anchor: "middle" }) +
    lines(days.map(({ x }) => segment(x, base, x, base + 6))) +
    days.map(({ x, name }) => label(name, [x + day / 2, 226], { size: 15, anchor: "middle" })).join("") +
    teams(322, 112) +
    balloons(
      [
        { number: 1, at: [332, 88], target: [290, 112] },
        { number: 2, at: [372, 40], target: [300, 60] },
      ],
      BALLOON,
    )
  );
}

/** The bill as a list: one team to a row. */
function teams(x: number, y: number): string {
  const rows = [40, 30, 36].map((length, index) => ({ length, at: y + 42 + index * 30 }));
  return (
    rect(x, y, 90, 102, "l2 fp") +
    rect(x, y, 90, 12, "fi") +
    lines(rows.slice(0, 2).map(({ at }) => segment(x, at, x + 90, at))) +
    path(
      rows.map(({ at }) => `M${x + 8} ${at}v-4a7 7 0 0 1 14 0v4zM${x + 11} ${at - 16}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`).join(""),
      "fi",
    ) +
    lines(
      rows.flatMap(({ at, length }) => [
        segment(x + 32, at - 17, x + 36 + length, at - 17),
        segment(x + 32, at - 9, x + 60, at - 9),
      ]),
      "l1 m",
    )
  );
}

const drawing = (markup: () => string, title: string): Artwork => ({ viewBox: VIEW_BOX, markup, title });

/** The DevOps page: its pipeline, its environments, its alerts and its bill. */
export const plates: Plates = [
  drawing(
    gate,
    "A gate in section, ten minutes long: intern and CTO before one door, tests on four machines, and a slip that names the test that failed.",
  ),
  drawing(
    infrastructure,
    "Code in three folders and a file of sizes raises production and, at half size, staging; a vault serves both, and one dashed server is in no file.",
  ),
  drawing(
    watching,
    "Two traces: a busy processor that calls nobody, and failed payments above their limit of 0.5 per cent, which open a runbook of one page.",
  ),
  drawing(
    bill,
    "A week of cloud cost that follows the load under a budget alert; test environments stop at night and at weekends, and a list splits the bill by team.",
  ),
];
