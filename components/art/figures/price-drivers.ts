import type { ItemFigure } from "@/content/schemas/fields";
import { arcData } from "../pen/curves";
import type { Artwork } from "../pen/markup";
import { dialTicks } from "../pen/measures";
import { type Point, polar } from "../pen/points";
import { circle, line, path, rect, roundRect } from "../pen/shapes";
import { crew, stander } from "./figure";
import { each, FLOOR, onFloor } from "./on-floor";
import type { Trade } from "./trades";

/** One connection beside five: on each wire a paper that both sides agree on, a test, and a way back for what fails. */
function wires(): string {
  const xs = [27, 84, 106, 128, 150, 172];
  return (
    path(
      each(xs, (x) => (x === 27 ? "" : `M${x} 34V114`)),
      "l2",
    ) +
    path("M27 34V114", "l3 s") +
    path(
      each(xs, (x) => `M${x - 9} 14h18v20h-18z`),
      "l2 fo",
    ) +
    path(
      each(xs, (x) => `M${x - 6.5} 42h9l4 4v11h-13zM${x - 6.5} 65h13v13h-13zM${x - 6.5} 86h13v13h-13z`),
      "l1 fo",
    ) +
    path(each(xs, (x) => `M${x - 5} 21h10M${x - 5} 26h6M${x - 3} 48h4M${x - 3} 52h6M${x - 3.5} 71.5l2.5 3l4.5 -6`)) +
    path(each(xs, (x) => `M${x - 3} 96v-4a3 3 0 0 1 6 0v3M${x + 0.5} 93.5l2.5 2.5l2.5 -2.5`)) +
    path(`M12 114h30V${FLOOR}h-30zM70 114h116V${FLOOR}h-116z`, "l2 ft")
  );
}

/** The same customer on two cards: line for line the same, and one line not. */
function records(): string {
  const card = (x: number, width: number) =>
    roundRect({ x, y: 24, width: 68, height: 118, radius: 3 }, "l2 fo") +
    circle(x + 18, 40, 6, "fi") +
    path(`M${x + 8} 59q0 -11 10 -11t10 11z`, "fi") +
    path(`M${x + 36} 40h24M${x + 36} 48h15M${x + 8} 71h52`) +
    rect(x + 8, 80, width, 9, "fi") +
    path(`M${x + 8} 101h44M${x + 8} 110h50M${x + 8} 119h30`) +
    rect(x + 8, FLOOR - 8, 52, 8, "fi");
  return card(8, 20) + card(114, 48) + path("M85 81h20M85 88h20M90 94l10 -19", "l3 s");
}

/** A simple site has one file. Beside it the pile of another, each part of which is checked, and the stamp on top. */
function checks(): string {
  const file = ([x, y]: Point) => `M${x} ${y}h66v-9h-66z`;
  const label = ([x, y]: Point) => `M${x + 7} ${y - 4.5}h28`;
  const tick = ([x, y]: Point) => `M${x + 48} ${y - 5}l3 3l6 -5.5`;
  const pile = [0, 3, 1, 2, 0, 2, 3, 1].map((aside, index): Point => [108 + aside, FLOOR - index * 9]);
  const files: Point[] = [[14, FLOOR], ...pile];
  return (
    path(each(files, file), "l2 fo") +
    path(each(files, label)) +
    path(each(files, tick), "l2") +
    path("M124 74h36v-7h-36z", "fs") +
    path("M127 67h30v-5h-9q-3 0 -3 -4v-12a8 8 0 1 0 -6 0v12q0 4 -3 4h-9z", "fi")
  );
}

/** A house with a storey of screens for each kind of user. Only the ground floor is in the first release. */
function roles(): string {
  const storey = 42;
  const screens = [5, 4, 3].flatMap((count, index) =>
    Array.from({ length: count }, (_, place): Point => [52 + place * 24, FLOOR - index * storey - 32]),
  );
  const user = (index: number, as: Trade, who: number) =>
    stander({ at: [32, FLOOR - index * storey], height: 34, as, who, facing: 1 });
  return (
    path(`M14 ${FLOOR - storey}v${-2 * storey}h162v${2 * storey}M14 ${FLOOR - 2 * storey}h162`, "l1 dash") +
    path(
      each(screens, ([x, y]) => `M${x} ${y}h18v22h-18z`),
      "l1 fo",
    ) +
    path(each(screens, ([x, y]) => `M${x + 4} ${y + 6}h10M${x + 4} ${y + 11}h6`)) +
    path(
      each(screens, ([x, y]) => `M${x + 4} ${y + 15}h6v3h-6z`),
      "fi",
    ) +
    path(`M14 ${FLOOR}v${-storey}h162v${storey}`, "l3 s") +
    crew(user(0, "clerk", 3), user(1, "nurse", 13), user(2, "driver", 5))
  );
}

/** A dial of 24 hours with noon at its top: the working day is open, the rest is dark, and the hand points into it. */
function hours(): string {
  const center: Point = [95, 70];
  const at = (hour: number) => 270 - hour * 15;
  const [x, y] = polar(center, 24, at(22.5));
  return (
    path(`M95 124V${FLOOR - 4}`, "l3") +
    rect(72, FLOOR - 4, 46, 4, "fi") +
    circle(...center, 56, "l2 fo") +
    path(`${arcData({ center, radius: 42, from: at(18), to: at(9) - 360 })}L${center.join(" ")}Z`, "fd") +
    dialTicks({ center, radius: 52, from: 0, to: 345, divisions: 23, length: (tick) => (tick % 6 === 0 ? -7 : -4) }) +
    circle(...polar(center, 27, at(13.5)), 6, "fa") +
    path(`M${x + 1} ${y - 7}a7 7 0 1 0 5 11.5a5.8 5.8 0 0 1 -5 -11.5z`, "fa") +
    line(center, polar(center, 37, at(3)), "l3 s") +
    circle(...center, 3.5, "fi")
  );
}

/** A ruler, on which ten times as much is always the same length further, measures the first step. The others are still dashed. */
function ranges(): string {
  const [foot, decade] = [FLOOR - 16, 50];
  const marks = Array.from({ length: 19 }, (_, index) => {
    const [power, digit] = [Math.floor(index / 9), (index % 9) + 1];
    return { y: foot - (power + Math.log10(digit)) * decade, length: digit === 1 ? 16 : digit === 5 ? 9 : 5 };
  });
  const step = foot - Math.log10(5) * decade;
  return (
    rect(10, 16, 16, FLOOR - 16, "l2 fo") +
    path(each(marks, ({ y, length }) => `M26 ${y}h${-length}`)) +
    path(`M78 ${step}V68H113V41H148V16H182V${FLOOR}M113 68V${FLOOR}M148 41V${FLOOR}`, "l1 dash") +
    rect(42, step, 36, FLOOR - step, "fs") +
    line([26, step], [42, step], "l2")
  );
}

/** What drives a price. */
export const priceDrivers = {
  wires: onFloor("One connection with its paper, test and way back, beside five", wires),
  records: onFloor("Two cards of one customer that differ in a line", records),
  checks: onFloor("One checked file beside a pile of them under a stamp", checks),
  roles: onFloor("A house with a storey of screens for each role; the ground floor is the first release", roles),
  hours: onFloor("A dial of 24 hours whose hand points into the night", hours),
  ranges: onFloor("A logarithmic ruler that measures the first of several steps", ranges),
} satisfies Partial<Record<ItemFigure, Artwork>>;
