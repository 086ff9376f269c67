import { compactNumber } from "../sprites/compact-number";

/**
 * In this folder every function that draws returns a string of SVG markup. Lengths are user units of the drawing's viewBox, y grows
 * downwards, angles are degrees.
 */

/**
 * A list of words from the table in art.css without their prefix: "l2 fp" becomes class="d-l2 d-fp". Strokes keep their width at any
 * scale, so no drawing ever states a width or a colour.
 */
export type Style = string;

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A finished drawing: what a sprite sheet holds and what a page needs to show it. */
export interface Artwork {
  viewBox: ViewBox;
  markup: () => string;
  /** What the drawing shows, for those who cannot see it. */
  title: string;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element with its style words, numbers rounded. */
export function element(tag: string, style: Style, attributes: Attributes, content?: string): string {
  const names = style === "" ? "" : ` class="${style.replace(/\S+/g, "d-$&")}"`;
  const rest = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? compactNumber(value) : value}"`)
    .join("");
  return content === undefined ? `<${tag}${names}${rest}/>` : `<${tag}${names}${rest}>${content}</${tag}>`;
}

/** Wraps markup in a group, with style words for the stylesheet to act on. */
export function group(content: string, style: Style = "", attributes: Attributes = {}): string {
  return element("g", style, attributes, content);
}

/** Moves markup to (x, y) and, if asked, scales it there. */
export function place(x: number, y: number, content: string, scale = 1): string {
  const scaled = scale === 1 ? "" : `scale(${compactNumber(scale, 4)})`;
  return element("g", "", { transform: `translate(${compactNumber(x)} ${compactNumber(y)})${scaled}` }, content);
}
