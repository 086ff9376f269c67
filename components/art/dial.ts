import { type Artwork, circle, dialTicks } from "./pen";

/** Ticks from radius 95 inwards at the minutes that `has` picks. */
const ticks = (length: number, has: (minute: number) => boolean, style: "l1" | "l2" | "l3") =>
  dialTicks(
    { center: [100, 100], radius: 95, from: 90, to: 90 - 354, divisions: 59, length: (minute) => (has(minute) ? -length : 0) },
    style,
  );

/** The face of a clock without its numerals: 200 units, the ring and a tick for each minute, long and bolder at the hours and quarters. */
export const dial: Artwork = {
  viewBox: [0, 0, 200, 200],
  markup: () =>
    circle(100, 100, 97, "l2") +
    ticks(5, (minute) => minute % 5 !== 0, "l1") +
    ticks(11, (minute) => minute % 5 === 0 && minute % 15 !== 0, "l2") +
    ticks(11, (minute) => minute % 15 === 0, "l3"),
  title: "A clock's face",
};
