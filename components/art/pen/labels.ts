import { escapeUTF8 } from "entities";
import { compactNumber } from "../sprites/compact-number";
import { element, type Style } from "./markup";
import { type Point, type Segment, towards } from "./points";
import { circles, lines } from "./shapes";

/** Size of a note in a drawing shown at about its own size: 11 px on screen down to a scale of 0.79. */
export const NOTE_SIZE = 14;

export type LabelOptions = {
  /** Font size in units; on screen it must come to at least 11 px at the smallest size the drawing is shown at. */
  size?: number;
  /** "t" quiet note, "tn" note in ink. */
  style?: Style;
  anchor?: "start" | "middle" | "end";
  /** Degrees clockwise about the label's own point. */
  rotate?: number;
  /** Transform in place of position and rotation, for lettering that lies in an axonometric plane. */
  transform?: string;
};

/** Text on a drawing; `at` is the left (or middle, or right) end of its baseline. Escapes the text. */
export function label(text: string, [x, y]: Point, options: LabelOptions = {}): string {
  const { size = NOTE_SIZE, style = "t", anchor = "start", rotate, transform } = options;
  const turned = rotate === undefined ? undefined : `translate(${compactNumber(x)} ${compactNumber(y)})rotate(${rotate})`;
  const placed = transform ?? turned;
  return element(
    "text",
    style,
    {
      ...(placed === undefined ? { x, y } : { transform: placed }),
      "font-size": size,
      ...(anchor === "start" ? {} : { "text-anchor": anchor }),
    },
    escapeUTF8(text),
  );
}

/** Baseline that centres digits and capitals of a size on y. */
export function baselineFor(y: number, size: number): number {
  return y + size * 0.345;
}

/** Rough width of a note of this size: National Park averages 0.56 em a character. */
export function noteWidth(text: string, size: number): number {
  return text.length * size * 0.56;
}

export type Balloon = { number: number; at: Point; target?: Point };

/** Numbered balloons with leaders that end in a dot on their target. Leaders, dots and balloons are one path each. */
export function balloons(list: readonly Balloon[], radius = 9.5): string {
  if (list.length === 0) return "";
  const size = radius * 1.4;
  const leaders = list.flatMap(({ at, target }): Segment[] => (target ? [[towards(at, target, radius), target]] : []));
  const dots = list.flatMap(({ target }) => (target ? [target] : []));
  const digits = list.map(({ number, at: [x, y] }) =>
    label(String(number), [x, baselineFor(y, size)], { size, style: "bal-n", anchor: "middle" }),
  );
  return (
    (leaders.length > 0 ? lines(leaders) + circles(dots, 1.8, "fi") : "") +
    circles(
      list.map(({ at }) => at),
      radius,
      "l1 bal",
    ) +
    digits.join("")
  );
}

/** One numbered balloon at `at`, with a leader to `target` if given. */
export function balloon(number: number, at: Point, target?: Point, radius?: number): string {
  return balloons([{ number, at, target }], radius);
}
