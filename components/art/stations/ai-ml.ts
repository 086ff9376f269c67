import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { hatchRect } from "../pen/hatching";
import { place } from "../pen/markup";
import { ticks } from "../pen/measures";
import { LATITUDE, type Point, polar, type Segment, segment } from "../pen/points";
import { circles, line, lines, path, rect, rects } from "../pen/shapes";
import { arrowData, checkData, LINE, note, seated, through, turned } from "./station-parts";

/** A clerk is 50 units high; the invoice is drawn at the size of its print. */
const CLERK = 50;

/** What is printed on an invoice 60 units wide: letterhead, address, table, total. */
const PRINT = "M6 8h18M6 15h30M6 21h22M6 33h48M6 40h48M6 47h48M34 59h20";

const page = (style = "l2 fp") => rect(0, 0, 60, 78, style);

/** Where the short field leaves the gate, below the line. */
const CHUTE = 135;

/** The stain of a cup. */
const ring = () => circles("38,17", 10, "l1 m") + circles("38,17", 8, "l1 m");

/** Arrival: two pages on the scanner, neither straight; somebody's coffee was there first. */
function arrival(): string {
  return (
    through() +
    people([{ as: "clerk", who: 10, at: [18, LINE], height: CLERK, reach: [0.34, 0.02] }]) +
    turned(76, 12, 9, rect(0, 0, 56, 62, "l2 fp")) +
    turned(52, 19, -6, rect(0, 0, 56, 62, "l2 fp") + ring() + path("M6 8h18M6 15h20M6 27h44M6 34h44M6 41h44M32 52h18")) +
    rect(38, 81, 104, 11, "l2 fp") +
    path("M38 86.5H142M46 92V112M134 92V112", "l2") +
    line([142, 81], polar([142, 81], 40, 90 - LATITUDE), "l3")
  );
}

/** Clean-up: straightened, split in two, and without the stain. */
function cleanUp(): string {
  const swing = "M24 16A60 60 0 0 1 52 13";
  return (
    through() +
    turned(3, 37, -11, page("l1 m dash") + ring()) +
    path(swing + arrowData([44, 12.5], [53, 13], 5)) +
    place(88, 22, page()) +
    place(70, 33, page() + path(PRINT))
  );
}

/** Reading: each word a box with its place on the page; a total is read, an address that nobody needs is blacked out. */
function reading(): string {
  const words = [
    [12, 28, 20],
    [12, 56, 24],
    [40, 56, 12],
    [12, 70, 16],
    [32, 70, 20],
    [12, 84, 10],
    [26, 84, 12],
    [12, 98, 18],
  ].map(([x = 0, y = 0, width = 0]) => ({ x, y, width, height: 8 }));
  const found = { x: 60, y: 84, width: 22, height: 8 };
  return (
    through() +
    rect(4, 20, 86, 92, "l2 fp") +
    ticks({ from: [4, 20], to: [90, 20], divisions: 16, length: (index) => (index % 4 === 0 ? 6 : 3) }) +
    ticks({ from: [4, 112], to: [4, 20], divisions: 17, length: (index) => (index % 4 === 0 ? -6 : -3) }) +
    rects(words) +
    path("M71 84V20M60 88H4", "l1 dash") +
    rects([{ x: 12, y: 42, width: 40, height: 8 }], "fi") +
    rects([found], "l3") +
    path("M60 84L104 40M82 92L162 66", "l1 m") +
    rect(104, 40, 58, 26, "l2 fp") +
    note("Total", [133, 58.5], { size: 17, anchor: "middle" })
  );
}

/** Look-up: a shelf of records gives up the matching order. */
function lookUp(): string {
  const GONE = 8;
  const widths = [8, 11, 7, 9, 12, 8, 10, 7, 11, 9, 8];
  const shelf = (floor: number, first: number) => {
    let x = 8;
    return widths.map((_, index) => {
      const width = widths[(index + first) % widths.length] ?? 8;
      const height = 17 + ((index * 5 + first * 3) % 7);
      const binder = { x, y: floor - height, width, height };
      x += width;
      return binder;
    });
  };
  const [top, middle, low] = [shelf(45, 0), shelf(76, 4), shelf(107, 7)];
  const order = middle[GONE] ?? { x: 0, y: 0, width: 11, height: 20 };
  return (
    through() +
    rect(4, 14, 110, 98, "l2 fp") +
    path("M4 45H114M4 76H114M4 107H114", "l2") +
    rects([...top, ...middle.filter((_, index) => index !== GONE), ...low].filter(({ x, width }) => x + width < 112)) +
    rects([order], "l1 dash") +
    people([{ as: "clerk", who: 10, at: [148, LINE], height: CLERK, reach: [-0.24, 0.02] }]) +
    rect(125, 66, order.width, order.height, "fi")
  );
}

/** Model: three layers from the page to seven fields. */
function model(): string {
  const column = (x: number, count: number, pitch: number): Point[] =>
    Array.from({ length: count }, (_, index) => [x, 62 + (index - (count - 1) / 2) * pitch]);
  const layers = [column(52, 6, 16), column(80, 5, 18), column(108, 6, 16)];
  const [marks, fields] = [column(34, 7, 11), column(132, 7, 13.5)];
  const links = [marks, ...layers, fields]
    .flatMap((from, index, all) => from.map((a) => ({ a, to: all[index + 1] ?? [] })))
    .flatMap(({ a, to }) => to.map((b): Segment => [a, b]));
  return (
    through() +
    lines(links, "l1 mm") +
    rect(4, 22, 34, 80, "l2 fp") +
    path(marks.map(([, y], index) => `M9 ${y}h${[14, 22, 18, 24, 16, 20, 12][index]}`).join("")) +
    circles(layers.flat(), 5, "l2 fp") +
    rects(
      fields.map(([x, y]) => ({ x, y: y - 4, width: 30, height: 8 })),
      "l2 fp",
    )
  );
}

/** Rules: 100 net and 18 tax are 118, drawn to scale; fifteen characters of a GSTIN, the last one proves the others. */
function rules(): string {
  const cell = 118 / 15;
  return (
    through() +
    rect(4, 16, 150, 96, "l2 fp") +
    rect(12, 25, 100, 12, "l1") +
    rect(112, 25, 18, 12, "l1") +
    hatchRect({ x: 112, y: 25, width: 18, height: 12 }, { gap: 3, style: "l1" }) +
    rect(12, 43, 118, 12, "fi") +
    path("M130 20V60", "l1 dash") +
    path(checkData(141, 50), "l2") +
    rect(12, 74, 118, 16, "l1") +
    lines(Array.from({ length: 13 }, (_, index) => segment(12 + cell * (index + 1), 74, 12 + cell * (index + 1), 90))) +
    rect(130 - cell, 74, cell, 16, "fi") +
    path(`M16 98H${126 - cell / 2}V92${arrowData([126 - cell / 2, 98], [126 - cell / 2, 91], 4)}`) +
    path(checkData(141, 86), "l2")
  );
}

/** Threshold: seven scores to scale, 88 units to 1. Six reach over the gate at 0.90; the seventh, at 0.71, goes another way. */
function threshold(): string {
  const score = (value: number) => LINE - 88 * value;
  const bars = [0.97, 0.94, 0.99, 0.96, 0.93, 0.98, 0.71].map((value, index) => ({
    x: 6 + index * 15,
    y: score(value),
    width: 10,
    height: LINE - score(value),
  }));
  return (
    through() +
    rects(bars.slice(0, 6), "l2 fp") +
    rects(bars.slice(6), "fi") +
    rect(0, score(0.9), 150, 5, "l1 fk") +
    rect(146, 20, 5, 92, "fi") +
    ticks({ from: [151, LINE], to: [151, score(1)], divisions: 10, length: (index) => (index % 5 === 0 ? -8 : -5) }) +
    note("0.90", [108, score(0.9) - 5]) +
    path(`M101 ${LINE + 3}V${CHUTE}H170`, "l1 dash")
  );
}

/** Sign-off: the short field on a clerk's desk; the ledger takes all seven. */
function signOff(): string {
  return (
    through() +
    path(`M0 ${CHUTE}H74V94`, "l1 dash") +
    path(arrowData([74, 100], [74, 91.5])) +
    seated({ at: [34, LINE], height: CLERK, reach: [0.3, 0.03] }) +
    path("M46 90H102M96 90V112M54 90V112", "l2") +
    rect(64, 84, 20, 5, "fi") +
    path("M60 89.5L44 78", "l2") +
    path("M112 34H134V96H112ZM134 34H156V96H134Z", "l2 fp") +
    path("M134 96V112M122 112H146", "l2") +
    path("M117 45H129M117 58H129M117 71H129M139 45H151M139 58H151M139 71H151", "l2") +
    path("M117 84H129", "l3")
  );
}

/** One invoice, from the scanner to a signature. */
export const stations: Stations = [arrival, cleanUp, reading, lookUp, model, rules, threshold, signOff];
