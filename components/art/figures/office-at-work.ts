import type { ItemFigure } from "@/content/schemas/fields";
import type { Artwork } from "../pen/markup";
import { circle, path, rect } from "../pen/shapes";
import { crew, stander } from "./figure";
import { SKY, STONE } from "./look";
import { each, FLOOR, HEIGHT, onFloor } from "./on-floor";

/** Three channels, each lit, and in its tray what it brings: the one that brings nothing goes off. */
function stops(): string {
  const columns = [118, 144, 170];
  const letter = (x: number, below: number) => `M${x - 9} ${142 - below * 9}h18v-9h-18zm0 -9l9 5l9 -5`;
  return (
    rect(104, 14, 80, FLOOR - 14, "l2 fo") +
    path(`M131 14V${FLOOR}M157 14V${FLOOR}M104 96H184M104 142H184`) +
    path("M109 22h18v14h-18zM118 36v8", "l2 fo") +
    rect(135, 22, 18, 18, "l2 fa") +
    path("M135 27h18", "l2") +
    circle(168, 29, 7, "l2 fa") +
    path("M173 34l5 6", "l3") +
    path(
      each(columns, (x) => `M${x - 3} 54h6v32h-6z`),
      "l2 ft",
    ) +
    path("M138 54h12v6h-12zM164 54h12v6h-12z", "fi") +
    rect(112, 78, 12, 6, "fs") +
    path(each([0, 1], (n) => letter(144, n)) + each([0, 1, 2, 3], (n) => letter(170, n)), "l1 fp") +
    crew(
      stander({
        at: [76, FLOOR],
        height: HEIGHT,
        who: 10,
        look: { top: "jacket", glasses: false, beard: true },
        hands: "112,80",
      }),
    )
  );
}

/** Height of a course of bricks. */
const COURSE = 11;

/** Today's height is dashed over the wall, and a hammer finds the brick that sounds hollow. */
function taps(): string {
  const [left, right] = [106, 174];
  const courses = Array.from({ length: 8 }, (_, index) => FLOOR - index * COURSE);
  return (
    rect(left, FLOOR - 8 * COURSE, right - left, 8 * COURSE, "l2 fo") +
    path(each(courses, (y) => `M${left} ${y}H${right}`)) +
    path(each(courses, (y, index) => each(index % 2 ? [24, 48] : [12, 36, 60], (joint) => `M${left + joint} ${y}v${-COURSE}`))) +
    path(`M${left} 58V36H${right}V58`, "l1 dash") +
    rect(180, 24, 6, FLOOR - 24, "l2 fo") +
    path(Array.from({ length: 10 }, (_, index) => `M180 ${36 + index * COURSE}h3`).join("")) +
    rect(180, 36, 6, 22, "fs") +
    path("M119 58l-3 4l5 2l-4 5", "l2") +
    rect(20, 66, 26, 36, "l2 fo") +
    path("M24 72h10v4h-10zM28 80h12v4h-12zM34 88h8v4h-8z", "fi") +
    path("M96 90V66", "l3") +
    path("M88 60h14l4 1v8l-4 1h-14z", "fi") +
    crew(
      stander({
        at: [64, FLOOR],
        height: HEIGHT,
        facing: 1,
        who: 1,
        look: { isGrey: true, hair: "bun", glasses: true, topStyle: SKY, legStyle: STONE },
        hands: "96,82 46,86",
      }),
    )
  );
}

/** Marketing, and project management and testing. */
export const officeAtWork = {
  stops: onFloor("A marketer switches off the one of three channels that brings no letters", stops),
  taps: onFloor("A tester with a plan taps a cracked brick in a wall that is lower than it should be today", taps),
} satisfies Partial<Record<ItemFigure, Artwork>>;
