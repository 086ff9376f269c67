import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { hatchRect } from "../pen/hatching";
import { label } from "../pen/labels";
import { dimension } from "../pen/measures";
import { type Point, type Segment, segment } from "../pen/points";
import { circle, circles, lines, path, polygon, type Rect, rect, rects, roundRect } from "../pen/shapes";
import { checkData, LINE, note, seated, through } from "./station-parts";

/** Everybody is 50 units high. */
const HEIGHT = 50;

/** Watch: the clerk presses twice; the researcher writes it down. */
function watch(): string {
  return (
    through() +
    people([{ who: 3, at: [20, LINE], height: HEIGHT, reach: [0.24, 0.06] }]) +
    polygon("31,80 39,66 43,68 35,82", "l2 fp") +
    seated({ at: [68, LINE], height: HEIGHT, reach: [0.34, 0.1] }) +
    path("M82 90H162M156 90V112M88 90V112M127 84V90M118 90H136", "l2") +
    rect(96, 34, 62, 50, "l2 fp") +
    rects([
      { x: 103, y: 41, width: 48, height: 9 },
      { x: 103, y: 54, width: 48, height: 9 },
    ]) +
    rect(103, 69, 24, 9, "fi") +
    circles("133,73.5", 4) +
    circles("145,73.5", 4) +
    circles("133,73.5 145,73.5", 1.4, "fi")
  );
}

/** Word: the slip on its stand. */
function word(): string {
  return (
    through() +
    path("M22 88V112M122 88V112", "l2") +
    rect(4, 30, 138, 58, "l2 fp") +
    note("Submit", [13, 51], { style: "t" }) +
    path("M10 46.5H64") +
    label("Save changes", [13, 77], { size: 19, style: "tn" })
  );
}

/** Sketch: ten on a sheet, nine struck out; the bin has had the paper. */
function sketch(): string {
  const at = (index: number): Rect => ({ x: 11 + (index % 2) * 48, y: 17 + Math.floor(index / 2) * 16, width: 40, height: 11 });
  const KEPT = 7;
  const radii = [0, 2, 5.5, 0, 3, 5.5, 0, 3, 0, 5.5];
  const shapes = radii.map((radius, index) => roundRect({ ...at(index), radius }, index === KEPT ? "l2" : "l1"));
  const words = radii.map((_, index) => {
    const { x, y } = at(index);
    return `M${x + 8 + (index % 3) * 3} ${y + 5.5}h${18 + ((index * 5) % 9) - (index % 3) * 2}`;
  });
  const strokes = radii.flatMap((_, index): Segment[] => {
    const { x, y } = at(index);
    return index === KEPT ? [] : [segment(x + 6, y + 12.6, x + 33, y - 1.1)];
  });
  const kept = at(KEPT);
  return (
    through() +
    path("M22 98V112M88 98V112", "l2") +
    rect(4, 10, 102, 88, "l2 fp") +
    shapes.join("") +
    path(words.join(""), "l1") +
    lines(strokes, "l1") +
    roundRect({ x: kept.x - 4, y: kept.y - 4, width: 48, height: 19, radius: 9.5 }, "l2") +
    path("M128 84l5 -9l9 -2l6 5l-3 6M140 74l-4 -8l7 -6l8 4l0 8l-5 5", "l1 fp") +
    path("M120 84H156L152 112H124Z", "l2 fp") +
    path("M129 90L131 112M138 90V112M147 90L145 112")
  );
}

/** Grid: one unit is one pixel, a square is eight. */
function grid(): string {
  const [left, top, square] = [4, 32, 8];
  const columns = Array.from({ length: 19 }, (_, index) => `M${left + index * square} ${top}v80`);
  const rows = Array.from({ length: 10 }, (_, index) => `M${left} ${top + index * square}h144`);
  return (
    through() +
    path([...columns, ...rows].join(""), "l1 mm") +
    rect(left, top, 144, 80, "l1") +
    rect(left + 2 * square, top + 2 * square, 14 * square, 6 * square, "l2 fp") +
    rect(left + 5 * square, top + 4.5 * square, 8 * square, square, "fi") +
    path("M20 72H44M108 72H132M76 48V68M76 76V96", "l1 dash") +
    dimension([left + 2 * square, 22], [left + 3 * square, 22]) +
    note("8 px", [38, 27])
  );
}

/** States: rest, hover, focus and pressed at the left; disabled, busy, refused and done at the right. */
function states(): string {
  const row = (index: number) => 21 + index * 20;
  const [left, right] = [14, 84];
  const bar = (x: number, index: number) => `M${x + 16} ${row(index) + 6.5}h26`;
  const shell = (x: number, index: number): Rect => ({ x, y: row(index), width: 58, height: 13 });
  const busy = [right + 21, right + 29, right + 37].map((x): Point => [x, row(1) + 6.5]);
  return (
    through() +
    path("M22 101V112M134 101V112", "l2") +
    rect(4, 12, 148, 89, "l2 fp") +
    rects([shell(left, 0), shell(left, 2), shell(right, 1), shell(right, 2), shell(right, 3)], "l2") +
    rects([shell(left, 1)], "l2 ft") +
    rects([shell(left, 3)], "fi") +
    rect(left - 3.5, row(2) - 3.5, 65, 20, "l1") +
    rects([shell(right, 0)], "l1 m dash") +
    path(bar(left, 0) + bar(left, 1) + bar(left, 2), "l2") +
    path(bar(left, 3), "l2 on") +
    path(bar(right, 0), "l1 m") +
    circles(busy, 2.2, "fi") +
    path(`M${right + 29} ${row(2) + 3}v4.5M${right + 29} ${row(2) + 9}v1.5`, "l3") +
    path(checkData(right + 27, row(3) + 10.5, 0.85), "l2")
  );
}

/** Tokens: four drawers, the one for actions pulled out. */
function tokens(): string {
  return (
    through() +
    rect(4, 14, 134, 98, "l2 fp") +
    path("M4 38H138M4 88H138", "l2") +
    rects(
      [94, 108, 122].map((x) => ({ x, y: 21, width: 10, height: 10 })),
      "l1",
    ) +
    path("M108 21h10v10h-10z", "l1 ft") +
    path("M122 21h10v10h-10z", "fi") +
    path("M12 26H48", "l2") +
    rect(-2, 41, 146, 27, "l2 fp") +
    label("action-600", [7, 60], { size: 17, style: "tn" }) +
    rect(118, 47, 15, 15, "l1") +
    hatchRect({ x: 118, y: 47, width: 15, height: 15 }, { gap: 2.4, style: "l1" }) +
    path("M12 78H40", "l2") +
    circle(127, 78, 5.5, "l1") +
    circle(127, 78, 3, "l2") +
    path("M12 100H54", "l2") +
    note("Aa", [112, 105.5])
  );
}

/** Trial: a paper screen, a tester, somebody with a note pad; on the wall four ticks and a wish. */
function trial(): string {
  const marks = [22, 40, 58, 76].map((x) => checkData(x, 32));
  return (
    through() +
    rect(6, 14, 106, 28, "l1 fp") +
    path(marks.join(""), "l2") +
    rect(90, 22, 14, 12, "l2") +
    path("M94 28h6M97 25v6") +
    seated({ at: [24, LINE], height: HEIGHT, reach: [0.48, -0.06] }) +
    path("M38 90H112M106 90V112M46 90V112", "l2") +
    polygon("56,52 94,52 94,90 56,90", "l2 fp") +
    path("M62 59H88M62 65H82") +
    rect(58, 76, 24, 8, "l2") +
    people([{ who: 3, at: [146, LINE], height: HEIGHT, reach: [-0.24, 0.06] }]) +
    polygon("135,80 127,66 123,68 131,82", "l2 fp")
  );
}

/** Release: the finished part on the library's shelf, and the terminal that knows it by the same name. */
function release(): string {
  return (
    through() +
    path("M4 10V112M100 10V112", "l3") +
    path("M4 58H100M4 86H100M4 110H100", "l2") +
    roundRect({ x: 12, y: 27, width: 80, height: 31, radius: 4 }, "fk") +
    rect(26, 40.5, 52, 4, "fo") +
    roundRect({ x: 14, y: 71, width: 26, height: 15, radius: 7.5 }, "l2") +
    circle(32.5, 78.5, 4.6, "fi") +
    rect(50, 72, 14, 14, "l2") +
    path(checkData(56, 83, 0.9), "l2") +
    circle(83, 79, 7, "l2") +
    circle(83, 79, 3, "fi") +
    note("1.0.0", [13, 104]) +
    path("M60 99H92", "l1 m") +
    rect(114, 48, 46, 38, "l2 fp") +
    path("M120 57l5 4l-5 4M129 66h9", "l2") +
    path("M120 74h28M120 79h18", "l1 m") +
    path("M137 86V112M124 112H150", "l2")
  );
}

/** One button, from the old form to the library. */
export const stations: Stations = [watch, word, sketch, grid, states, tokens, trial, release];
