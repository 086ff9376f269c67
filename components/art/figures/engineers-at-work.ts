import type { ItemFigure } from "@/content/schemas/fields";
import type { Artwork } from "../pen/markup";
import { circle, circles, path, rect, roundRect } from "../pen/shapes";
import { gauge } from "../scenes/furniture";
import { crew, stander } from "./figure";
import { MARIGOLD } from "./look";
import { each, FLOOR, HEIGHT, onFloor } from "./on-floor";

/** One bar of four is enough: the page of the large screen is on the phone, too. */
function loads(): string {
  return (
    path(`M150 112V${FLOOR - 3}`, "l2") +
    rect(134, FLOOR - 3, 32, 3, "fi") +
    roundRect({ x: 118, y: 22, width: 66, height: 90, radius: 3 }, "l2 fo") +
    path("M118 35H184M126 77h50M126 84h34") +
    circles("125,28.5 132,28.5", 1.8, "fi") +
    rect(126, 43, 50, 26, "fb") +
    rect(126, 93, 22, 10, "fi") +
    roundRect({ x: 82, y: 44, width: 20, height: 36, radius: 3 }, "l2 fo") +
    rect(85, 50, 14, 8, "fb") +
    path("M85 62.5h14M85 66.5h9") +
    rect(91, 72, 8, 4, "fi") +
    path("M88.5 39v-6h3.5v6zM94.5 39v-10h3.5v10zM100.5 39v-14h3.5v14z", "l1 m") +
    rect(82, 35, 4, 4, "fs") +
    crew(stander({ at: [50, FLOOR], height: HEIGHT, who: 9, look: { topStyle: MARIGOLD }, hands: "83,75" }))
  );
}

/** A new cabinet gets what an old store holds. The old one is still in use: a hand on it, and its lamps are lit. */
function connects(): string {
  return (
    path("M8 80a22 6 0 0 1 44 0v60a22 6 0 0 1 -44 0z", "l2 fo") +
    path("M8 80a22 6 0 0 0 44 0M8 100a22 6 0 0 0 44 0M8 120a22 6 0 0 0 44 0", "l2") +
    circles("17,95 17,115 17,135", 2.5, "fa") +
    path("M52 134H104Q122 134 122 116V84", "l3") +
    rect(144, 18, 38, FLOOR - 18, "l2 fo") +
    path("M150 26h26v14h-26zM150 46h26v14h-26zM150 104h26v14h-26zM150 124h26v14h-26z") +
    circles("170,33 170,53 170,111 170,131", 2.5) +
    rect(144, 69, 18, 24, "l2 ft") +
    path("M136 77h8M136 85h8", "l3") +
    path("M122 73h10v-2h5v20h-5v-2h-10z", "fs") +
    crew(stander({ at: [88, FLOOR], height: HEIGHT, facing: 1, who: 12, look: { glasses: true }, hands: "121,81 49,78" }))
  );
}

/** A record that lies past the mark comes out of the rack; two are in the bin. */
function cleans(): string {
  const rows = [30, 22, 38, 0, 26, 34, 18, 30].map((length, index) => ({ length, y: 27 + index * 15 }));
  return (
    rect(110, 18, 72, FLOOR - 18, "l2 fo") +
    path(each(rows, ({ y }) => `M116 ${y}h60v10h-60z`)) +
    path(
      each(rows, ({ y, length }) => (length > 0 ? `M120 ${y + 3}h${length}v4h${-length}z` : "")),
      "fi",
    ) +
    path("M164 22V142", "l1 dash") +
    rect(96, 72, 60, 10, "l2 fo") +
    rect(100, 75, 52, 4, "fs") +
    path("M83 105l10 -2l5 30h-10z", "l1 fo") +
    path("M93 111l8 1l-2 22h-8z", "l1 fo") +
    path(`M80 122h22l-3 ${FLOOR - 122}h-16z`, "l2 fo") +
    crew(stander({ at: [58, FLOOR], height: HEIGHT, who: 11, hands: "96,77" }))
  );
}

/** The bell goes at night: one lever back, and no drop of the tea is spilt. */
function answers(): string {
  return (
    rect(8, 8, 34, 38, "l2 fd") +
    path("M4 46h42", "l3") +
    path("M29 17a10 10 0 1 0 7 16.4a8.2 8.2 0 0 1 -7 -16.4z", "fa") +
    path("M112 118V60M180 118V60", "l2") +
    rect(106, 56, 80, 4, "fi") +
    path("M118 52a14 14 0 0 1 28 0z", "fs") +
    path("M132 38v-3", "l2") +
    circle(132, 33, 2.5, "fi") +
    rect(114, 52, 36, 4, "fi") +
    path("M112 47a21 21 0 0 1 8 -13M106 45a28 28 0 0 1 9 -16M152 47a21 21 0 0 0 -8 -13") +
    gauge(168, 44, 11, 30) +
    path("M128 120L132 86M146 120L150 86M164 120L168 86M110 120L104 88", "l3") +
    path("M130 86h4v-8h-4zM148 86h4v-8h-4zM166 86h4v-8h-4z", "fi") +
    rect(102, 120, 82, FLOOR - 120, "l2 fo") +
    rect(99, 117, 88, 4, "fi") +
    path("M31 68h12v10q0 4 -4 4h-4q-4 0 -4 -4zM34.5 64q-2 -3 0 -6M39.5 64q-2 -3 0 -6", "l2 fo") +
    crew(
      stander({
        as: "engineer",
        at: [72, FLOOR],
        height: HEIGHT,
        facing: 1,
        who: 8,
        look: { hatStyle: MARIGOLD },
        hands: "104,84 44,78",
      }),
    )
  );
}

/** The four kinds of engineering. */
export const engineersAtWork = {
  loads: onFloor("An engineer loads a page on a phone with little reception, beside the same page on a large screen", loads),
  connects: onFloor("An engineer plugs the cable of an old store into a new cabinet", connects),
  cleans: onFloor("An engineer takes a wrong record out of a rack", cleans),
  answers: onFloor("An engineer with a cup of tea pulls a lever while a bell rings at night", answers),
} satisfies Partial<Record<ItemFigure, Artwork>>;
