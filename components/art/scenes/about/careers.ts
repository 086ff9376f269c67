import { crew, sitter, stander } from "@/components/art/figures/figure";
import { balloon, label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { TAN_LATITUDE } from "@/components/art/pen/points";
import { path } from "@/components/art/pen/shapes";
import {
  chair,
  cuts,
  earth,
  finish,
  ground,
  keyLine,
  lamps,
  monitor,
  plant,
  rooms,
  shelf,
  street,
  streetLamp,
  table,
  tree,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, paper, railing } from "../structure";

/** Underside of the roof in each bay: the hall rises from the street to the courtyard. */
const ROOFS = [204, 172, 140, 108] as const;

/** Roof of a bay, and the glazed step up from the bay before it (hidden where a row begins: scene-layouts.css). */
function roof(bay: 0 | 1 | 2 | 3, from: number, to: number): string {
  const y = ROOFS[bay];
  return (
    cuts([from, y - 9, to - from, 9]) +
    (bay === 0
      ? ""
      : group(
          path(`M1 ${y}v23M6 ${y}v23M0 ${y + 12}h7`) + path(`M0 ${y - 9}l-16 ${16 * TAN_LATITUDE}v-4L0 ${y - 13}z`, "po"),
          "step",
        ))
  );
}

/** A stop on the way: the number of its step in the list below, and its name; (x, y) is the left end of the baseline. */
const stop = (number: number, name: string, x: number, y: number) =>
  balloon(number, [x + 10, y - 4.8], undefined, 10) + label(name, [x + 25, y]);

/** A framed work on the wall: `kind` 0 a curve, 1 boxes, 2 a figure in a circle. */
function frame(x: number, y: number, width: number, height: number, kind: 0 | 1 | 2): string {
  const [middle, foot] = [x + width / 2, y + height];
  const inside = [
    `M${x + 5} ${foot - 6}h${width - 10}M${x + 6} ${foot - 10}q${width * 0.4} -2 ${width * 0.5} ${-height * 0.3}t${width * 0.3} ${-height * 0.24}`,
    `M${x + 6} ${y + 6}h${width * 0.3}v${height * 0.3}h${-width * 0.3}zM${middle + 3} ${foot - 6 - height * 0.3}h${width * 0.3}v${height * 0.3}h${-width * 0.3}zM${x + 6 + width * 0.15} ${y + 6 + height * 0.3}V${foot - 6 - height * 0.15}H${middle + 3}`,
    `M${middle - 9} ${y + height / 2}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0zM${x + 5} ${foot - 6}h${width - 10}`,
  ][kind];
  return path(`M${x} ${y}h${width}v${height}h${-width}z`, "l2 fo") + path(inside ?? "");
}

/** The small model: a house of four walls under a roof at the latitude. */
const model = (x: number, y: number, scale = 1) => {
  const [half, tall] = [14 * scale, 15 * scale];
  return path(
    `M${x - half} ${y}v${-tall}h${2 * half}v${tall}zM${x - half - 3} ${y - tall}L${x} ${y - tall - (half + 3) * TAN_LATITUDE}L${x + half + 3} ${y - tall}zM${x - 3} ${y}v-8h6v8`,
    "l2 fo",
  );
};

/** The street door, cut through at its slot, and the letter halfway in. */
function bay1(): string {
  const y = ROOFS[0];
  return finish(
    cuts([0, FLOOR, 104, 3]),
    earth(0, 104, FLOOR + 3),
    ground(104),
    streetLamp(38, FLOOR, { height: 150 }),
    tree(236, FLOOR, 228),
    rooms([128, y, 212, FLOOR - y]),
    // the door is cut: leaf above and below its slot
    path("M114 250h8v36h-8zM114 300h8v40h-8z", "l2 ft"),
    cuts([110, y - 30, 18, 280 - y]),
    path(`M110 232l-34 ${34 * TAN_LATITUDE}v4l34 ${-34 * TAN_LATITUDE}z`, "po"),
    path("M96 340v-4h14v4zM100 336v-3h10v3z", "fi"),
    group(
      path("M232 340V296M268 340V296M228 296l44 -8v5l-44 8zM232 318h36M234 290h36", "l2") +
        shelf(286, FLOOR, { width: 46, height: 96, boards: 4, seed: 3 }) +
        frame(150, 206, 44, 30, 0),
      "works",
    ),
    lamps([250], y, 16),
    keyLine("0,330 96,330 96,293 176,293 176,330 340,330"),
    path("M101 286h34v15h-34z", "l2 fs"),
    path("M101 286l17 9l17 -9"),
    paper(238, 266, 18, 23, { rows: [0.8, 0.5, 0.8, 0.4] }),
    crew(
      stander({ who: 0, at: [220, FLOOR], hands: "242,284" }),
      stander({ who: 13, at: [66, FLOOR], height: 68, hands: "98,294" }),
    ),
    roof(0, 110, 340),
    stop(1, "Mail", 138, 258),
    stop(2, "Reader", 204, 258),
  );
}

function bay2(): string {
  const y = ROOFS[1];
  return finish(
    ground(),
    rooms([0, y, 340, FLOOR - y]),
    group(
      chair(52, FLOOR) +
        chair(124, FLOOR, { facing: -1 }) +
        path("M80 340v-24M96 340v-24M76 316h24M72 340h32M84 316v-8h8v8M92 310h4v4h-4", "l2") +
        frame(40, 208, 40, 30, 1) +
        frame(92, 202, 44, 36, 2) +
        table(208, FLOOR, 104, 38) +
        path("M292 302v-12h4v8h12v4zM218 302v-6h14v6M222 296v-8M228 296v-10M276 302h10v-4h-10z", "l2") +
        path("M212 196h104v46h-104zM264 196v46M212 219h104", "l1 m") +
        path("M220 264h84M226 264v14M238 264v10l4 6M254 264v18M268 264v8h8v10M290 264v12", "l2"),
      "works",
    ),
    model(256, 302),
    lamps([88, 264], y, 12),
    keyLine("0,330 196,330 196,300 324,300 324,330 340,330"),
    crew(
      sitter({ who: 3, at: [52, FLOOR], hands: "74,300" }),
      sitter({ who: 13, at: [124, FLOOR], facing: -1, hands: "104,296" }),
      stander({ who: 13, at: [220, FLOOR], hands: "244,290 232,300" }),
    ),
    roof(1, 0, 340),
    plant(268, y - 9, 40),
    plant(294, y - 9, 30),
    stop(3, "Talk", 62, 258),
    stop(4, "Task", 154, 258),
  );
}

function bay3(): string {
  const y = ROOFS[2];
  return finish(
    ground(),
    rooms([0, y, 340, FLOOR - y]),
    group(
      crew(stander({ who: 10, at: [100, FLOOR], height: 68, hands: "88,284" })) +
        table(24, FLOOR, 108, 38) +
        model(80, 302) +
        frame(20, 180, 52, 42, 1) +
        frame(86, 186, 40, 32, 0) +
        table(206, FLOOR, 94) +
        chair(200, FLOOR) +
        chair(312, FLOOR, { facing: -1 }) +
        path(
          "M240 310v-12q0 -8 9 -8q9 0 9 8v12zM258 300l7 -6M240 296q-6 0 -6 6t6 5M246 290v-4h6v4M218 310v-7h8v7M276 310v-7h8v7",
          "l2 fo",
        ) +
        path("M182 176h140v60h-140zM228 176v60M275 176v60M182 206h140", "l1 m") +
        plant(160, FLOOR, 54),
      "works",
    ),
    keyLine("0,330 14,330 14,300 142,300 142,330 340,330"),
    paper(110, 284, 14, 18, { rows: [0.8, 0.5, 0.8] }),
    crew(
      stander({ who: 6, at: [40, FLOOR], hands: "66,286" }),
      stander({ who: 13, at: [130, FLOOR], hands: "112,292" }),
      sitter({ who: 13, at: [200, FLOOR], hands: "220,304" }),
      sitter({ who: 9, at: [312, FLOOR], facing: -1, hands: "284,304" }),
      stander({ who: 12, at: [268, FLOOR], height: 68, hands: "280,304" }),
      stander({ who: 8, at: [232, FLOOR], height: 70 }),
    ),
    lamps([76, 252], y, 14),
    roof(2, 0, 340),
    railing(24, 324, y - 9, 10),
    stop(5, "Review", 46, 258),
    stop(6, "Team", 224, 258),
  );
}

function bay4(): string {
  const y = ROOFS[3];
  const end = 262;
  return finish(
    ground(0, end + 10),
    street(end + 10, 340),
    tree(332, FLOOR, 136),
    rooms([0, y, end, FLOOR - y]),
    group(
      table(30, FLOOR, 70) +
        path("M52 308l3 -3h20l-3 3z", "l1 fo") +
        table(166, FLOOR, 76) +
        monitor(216, 310, { width: 36, height: 26 }) +
        chair(152, FLOOR) +
        path("M176 310v-8h7v8M183 304h3v4h-3M190 310h14v-2h-14z", "l2") +
        path("M16 152h112v58h-112zM72 152v58M16 181h112", "l1 m") +
        frame(160, 176, 46, 36, 0),
      "works",
    ),
    lamps([66, 204], y, 26),
    keyLine("0,330 24,330 24,307 246,307 246,330 340,330"),
    crew(
      stander({ who: 6, at: [26, FLOOR], hands: "56,304" }),
      stander({ who: 13, at: [106, FLOOR], height: 68, hands: "74,304" }),
    ),
    cuts([end, y - 28, 10, 148]),
    path(`M${end + 3} 228v112M${end + 7} 228v112`),
    path(`M${end + 10} 214l18 ${18 * TAN_LATITUDE}v4L${end + 10} 220z`, "po"),
    roof(3, 0, end + 10),
    stop(7, "Offer", 38, 258),
    stop(8, "Your desk", 150, 258),
  );
}

/** A hall from street to courtyard: a letter in the slot, then stop by stop to a desk. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], layout: "stepped" };
