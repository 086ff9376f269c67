import { type DrawnPage, drawnIn } from "@/components/art/drawn-as";
import { type Balloon, balloons } from "@/components/art/pen/labels";
import { place } from "@/components/art/pen/markup";
import { polyline } from "@/components/art/pen/shapes";
import { ROUNDS, STEPS } from "@/components/art/scenes/about/how-we-work";
import { aboutScenes } from "@/components/art/scenes/registry";
import { BAY_WIDTH } from "@/components/art/scenes/scene";
import type { About } from "@/content/types";
import { type Drawing, drawing } from "./drawing";
import { methodBlocks } from "./method-blocks";

/** Lower edge of the bays' drawings, in units. */
const FOOT = 360;
/** Upper edge of the drawing without the kiosks on the roof (flat) and with them (whole). */
const TOP = { flat: 92, whole: 8 };
/** The step that is drawn as a stretch instead of a point, counted from 0: the rounds. */
const ROUNDS_STEP = 5;

interface MethodDrawingOptions {
  width: number;
  strokeFactor: number;
  /** Radius of the balloons under the stations, in units. */
  radius: number;
  /** `flat` leaves out the kiosks on the roof. */
  roof: keyof typeof TOP;
}

/**
 * The drawing of "How we work": its four bays side by side without their labels and numbers, which would be too small here, and a larger number under each station.
 * No drawing if the page has none, or has another number of steps than the drawing.
 */
export function methodDrawing(
  method: (About & DrawnPage) | undefined,
  { width, strokeFactor, radius, roof }: MethodDrawingOptions,
): { method?: Drawing } {
  const bays = method && drawnIn(aboutScenes, method)?.bays;
  if (!bays || methodBlocks(method)?.steps.steps.length !== STEPS.length) return {};
  const markup = bays.map((bay, index) => place(index * BAY_WIDTH, 0, bay())).join("");
  const middle = FOOT + radius * 1.5;
  const [first, last] = ROUNDS;
  const numbers = STEPS.map(
    ({ at: [x] }, index): Balloon => ({ number: index + 1, at: [index === ROUNDS_STEP ? (first + last) / 2 : x, middle] }),
  );
  const drawn = drawing({
    viewBox: [0, TOP[roof], bays.length * BAY_WIDTH, middle + radius * 1.2 - TOP[roof]],
    markup: markup + bracket(ROUNDS, middle, radius) + balloons(numbers, radius),
    width,
    strokeFactor,
    alt: `${method.drawing.title}. ${method.drawing.description}`,
    labels: false,
    callouts: false,
  });
  return { method: drawn };
}

/** A bracket under a station that is drawn as a stretch. */
const bracket = ([from, to]: readonly [number, number], y: number, radius: number): string =>
  polyline(`${from},${y - radius / 2} ${from},${y} ${to},${y} ${to},${y - radius / 2}`, "l1");
