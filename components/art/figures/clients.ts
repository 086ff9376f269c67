import type { ItemFigure } from "@/content/schemas/fields";
import type { Artwork } from "../pen/markup";
import { circle, circles, path, rect, roundRect } from "../pen/shapes";
import { counter, till } from "../scenes/furniture";
import { crew, stander } from "./figure";
import { FLOOR, HEIGHT, onFloor } from "./on-floor";

/** What the others wait for, on a board: she rings the yes; no and later stand below it. */
function decides(): string {
  return (
    roundRect({ x: 104, y: 16, width: 72, height: 104, radius: 3 }, "l2 fo") +
    path(`M116 120L108 ${FLOOR}M164 120L172 ${FLOOR}`, "l2") +
    path("M142 36h24M142 68h24M142 100h14") +
    path("M116 36l5 6l10 -12M117 61l13 13M130 61l-13 13M123 94v7h6", "l2") +
    circle(123.5, 100, 9, "l2") +
    circle(123.5, 36, 13, "l3 s") +
    crew(
      stander({
        at: [62, FLOOR],
        height: HEIGHT,
        who: 4,
        look: { hair: "bob", isGrey: true, glasses: true },
        hands: "103,45 44,88",
      }),
    ) +
    path("M103 46l8 -5", "l3")
  );
}

/** At the till that the tool will replace, a parcel in the other hand. */
function uses(): string {
  return (
    crew(stander({ as: "shopkeeper", at: [62, FLOOR], height: HEIGHT, who: 2, hands: "103,79 91,84" })) +
    counter(80, FLOOR, 104, 62) +
    till(116, FLOOR - 62, { facing: -1 }) +
    path("M140 84v-24h32v24zM152 60v9h8v-9", "l2 fo")
  );
}

/** With the key at a locked cabinet of servers. */
function admits(): string {
  return (
    rect(112, 18, 64, FLOOR - 18, "l2 fo") +
    path("M120 28h48v14h-48zM120 48h48v14h-48zM120 108h48v14h-48zM120 128h48v10h-48z") +
    circles("161,35 161,55 161,115", 2, "fi") +
    rect(120, 70, 26, 30, "l2 ft") +
    path("M133 79a3.5 3.5 0 0 1 2 6.4l1 6.6h-6l1 -6.6a3.5 3.5 0 0 1 2 -6.4z", "fi") +
    crew(stander({ as: "engineer", at: [62, FLOOR], height: HEIGHT, who: 8, hands: "98,84 44,88" })) +
    path("M95 78h6v4h20v8h-4v-4h-4v5h-4v-5h-8v4h-6z", "fa")
  );
}

/** The people whom a project needs on the client's side, each at what its text asks for. */
export const clients = {
  decides: onFloor("A product owner rings the yes on a board", decides),
  uses: onFloor("A shop manager at the till", uses),
  admits: onFloor("An administrator with the key of a server cabinet", admits),
} satisfies Partial<Record<ItemFigure, Artwork>>;
