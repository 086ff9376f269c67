import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { arc } from "../pen/curves";
import { hatchRect } from "../pen/hatching";
import { place } from "../pen/markup";
import { type Point, polar, type Segment, SIN_LATITUDE, TAN_LATITUDE } from "../pen/points";
import { circle, circles, line, lines, path, polygon, polyline, rect, rects } from "../pen/shapes";
import { box, face } from "../pen/solids";
import { arrowData, LINE, note, through } from "./station-parts";

/** How far below the line the way back runs, from the gate to the package. */
const BACK = 137;

/** Commit: a branch leaves the line and rejoins it. */
function commit(): string {
  return (
    through() +
    path("M16 112C38 112 36 66 56 66H98C118 66 116 112 138 112", "l2") +
    circles(`16,${LINE} 56,66 77,66 98,66`, 6, "l2 fp") +
    circle(138, LINE, 6, "fi") +
    note("branch", [77, 52], { style: "t", anchor: "middle" })
  );
}

/** Build: a press on its bench makes the artefact. */
function build(): string {
  return (
    through() +
    path("M12 26H106V40H12Z", "fi") +
    path("M16 40H26V96H16ZM92 40H102V96H92Z", "l2 fp") +
    path("M50 40V52M68 40V52M26 52H92V62H26Z", "l2") +
    rect(40, 62, 38, 8, "l1 ft") +
    place(59, 87, box({ x: -10, y: -10, z: -1, width: 20, depth: 20, height: 12 }, "l1 fp")) +
    rect(4, 96, 110, 8, "l2 fp") +
    path("M14 104V112M104 104V112", "l2")
  );
}

/** Test: one case has failed, and those after it wait. */
function test(): string {
  const [FAILED, columns] = [37, 10];
  const at = (index: number) => ({
    x: 11 + (index % columns) * 11,
    y: 29 + Math.floor(index / columns) * 13,
    width: 8,
    height: 8,
  });
  const cases = Array.from({ length: 60 }, (_, index) => at(index));
  const { x, y } = at(FAILED);
  return (
    through() +
    rect(4, 22, 121, 90, "l2 fp") +
    rects(cases.slice(0, FAILED), "fi") +
    rects(cases.slice(FAILED)) +
    path(`M${x} ${y}l8 8M${x + 8} ${y}l-8 8`, "l2") +
    circle(x + 4, y + 4, 10.5, "l2 k")
  );
}

/** Scan: a lens over the parts. */
function scan(): string {
  const parts = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({ x: 12 + column * 22, y: 44 + row * 22, width: 15, height: 15 })),
  );
  return (
    through() +
    rect(4, 36, 97, 76, "l2 fp") +
    rects(parts) +
    hatchRect({ x: 12, y: 88, width: 15, height: 15 }, { gap: 3 }) +
    hatchRect({ x: 34, y: 44, width: 15, height: 15 }, { gap: 3 }) +
    circles("19.5,51.5 41.5,73.5 63.5,95.5", 4) +
    circle(94, 58, 28, "l2 fp") +
    rect(76, 40, 36, 36) +
    path("M83 58l8 8l15 -18", "l3 k") +
    path("M113.8 77.8L138 102", "l3")
  );
}

/** Package: sealed and numbered; the way back ends here. */
function pack(): string {
  const [half, height, x] = [24, 36, 58];
  const seal = face(
    [
      [-6, -half, height],
      [6, -half, height],
      [6, half, height],
      [6, half, height - 13],
      [-6, half, height - 13],
      [-6, half, height],
    ],
    "fi",
  );
  return (
    through() +
    // its nearest corner stands on the line
    place(
      x,
      LINE - 2 * half * SIN_LATITUDE,
      box({ x: -half, y: -half, width: 2 * half, depth: 2 * half, height }, "l2 fp") + seal,
    ) +
    path("M96 58L112 44", "l1") +
    // the new version, and the one that a rollback fetches
    rect(86, 24, 72, 20, "l2 fp") +
    note("411, 412", [122, 39.5], { anchor: "middle" }) +
    path(`M170 ${BACK}H${x}V121`, "l2 k dash") +
    path(arrowData([x, BACK], [x, 118], 8), "l2 k")
  );
}

/** Width of the server hall at full size, and of its walls. */
const [HALL, WALL] = [104, 50];

/** The hall in section, three racks under a roof at the latitude, its lower left corner at (x, LINE). */
function hall(x: number, scale: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * scale, LINE - dy * scale];
  const racks = [14, 42, 70].map((dx) => ({ x: x + dx * scale, y: LINE - 42 * scale, width: 20 * scale, height: 42 * scale }));
  const units = [14, 42, 70].flatMap((dx) => [10, 18, 26, 34].map((dy): Segment => [at(dx + 4, dy), at(dx + 16, dy)]));
  return (
    polygon([at(0, 0), at(0, WALL), at(HALL / 2, WALL + (HALL / 2) * TAN_LATITUDE), at(HALL, WALL), at(HALL, 0)], "l2 fp") +
    rects(racks) +
    lines(units, scale < 1 ? "l1" : "l2")
  );
}

/** Stage: the production hall at half its size, from the same drawing. */
function stage(): string {
  const [small, full] = [22, 44];
  const corners: Point[] = [
    [full, LINE - WALL],
    [full + HALL / 2, LINE - WALL - (HALL / 2) * TAN_LATITUDE],
    [full + HALL, LINE - WALL],
  ];
  return (
    path(`M170 ${BACK}H0`, "l2 k dash") +
    through() +
    polyline([[full, LINE], ...corners, [full + HALL, LINE]], "l1 dash") +
    lines(
      corners.map((corner): Segment => [[0, LINE], corner]),
      "l1 m",
    ) +
    hall(small, 0.5) +
    note("half size", [4, 43])
  );
}

/** A dial on a post, its needle past the limit. */
function alarm(): string {
  const center: Point = [142, 62];
  return (
    line([142, 80], [142, LINE], "l2") +
    circle(...center, 18, "l2 fp") +
    arc({ center, radius: 12.5, from: 210, to: -30 }) +
    line(polar(center, 8, 70), polar(center, 18, 70), "l3") +
    line(center, polar(center, 12.5, 15), "l2") +
    circle(...center, 2.5, "fi")
  );
}

/** Canary: twenty lanes, drawn alike; the gate lets one of them through, and an alarm sends it back. */
function canary(): string {
  const lane = (index: number) => ({ x: 10 + index * 5, y: 44, width: 5, height: 68 });
  const all = Array.from({ length: 20 }, (_, index) => lane(index));
  return (
    path(`M142 ${LINE}V${BACK}H0`, "l2 k dash") +
    through() +
    rects(all.slice(0, 19), "l1 fp") +
    rects(all.slice(19), "fk") +
    rect(10, 74, 95, 8, "fi") +
    rect(4, 36, 112, 8, "l2 fp") +
    path("M4 44V112H10V44M110 44V112H116V44", "l2") +
    note("5%", [107.5, 30], { anchor: "middle" }) +
    alarm()
  );
}

/** Production: the whole hall, and the button that brings the last good version back. */
const production = () =>
  through() +
  hall(5, 1) +
  path("M122 84H136V112H122ZM125 84V80H133V84", "l2 fp") +
  people([{ as: "engineer", who: 9, at: [152, LINE], height: 50, reach: [-0.28, 0.1] }]);

/** A release, from a commit to every user. */
export const stations: Stations = [commit, build, test, scan, pack, stage, canary, production];
