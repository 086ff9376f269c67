import { baselineFor, label } from "@/components/art/pen/labels";
import type { Artwork } from "@/components/art/pen/markup";
import { dialTicks } from "@/components/art/pen/measures";
import { circle } from "@/components/art/pen/shapes";

/** Ticks from radius 95 inwards at the minutes that `has` picks. */
const ticks = (length: number, has: (minute: number) => boolean, style: "l1" | "l2" | "l3") =>
  dialTicks(
    { center: [100, 100], radius: 95, from: 90, to: 90 - 354, divisions: 59, length: (minute) => (has(minute) ? -length : 0) },
    style,
  );

/** Numerals of 23 units are 11 px or more on dials from 96 px. */
const NUMERAL = 23;
const numerals = [
  { text: "12", x: 100, y: 30 },
  { text: "3", x: 170, y: 101 },
  { text: "6", x: 100, y: 172 },
  { text: "9", x: 30, y: 101 },
].map(({ text, x, y }) => label(text, [x, baselineFor(y, NUMERAL)], { size: NUMERAL, style: "t", anchor: "middle" }));

/** The face of a clock: 200 units, the ring, four numerals and a tick for each minute, long and bolder at the hours and quarters. */
export const dial: Artwork = {
  viewBox: [0, 0, 200, 200],
  markup: () =>
    circle(100, 100, 97, "l2") +
    ticks(5, (minute) => minute % 5 !== 0, "l1") +
    ticks(11, (minute) => minute % 5 === 0 && minute % 15 !== 0, "l2") +
    ticks(11, (minute) => minute % 15 === 0, "l3") +
    numerals.join(""),
  title: "A clock's face",
};
