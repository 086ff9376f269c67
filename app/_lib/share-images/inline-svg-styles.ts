import { DOMParser, type Element, type Node, XMLSerializer } from "@xmldom/xmldom";
import type { Font } from "fontkit";
import { letter } from "./lettering";
import type { Declarations, ResolvedStyles } from "./resolved-styles";

/** Faces of the notes on drawings by CSS weight. */
export interface NoteFaces {
  regular: Font;
  bold: Font;
}

export interface InlineOptions {
  styles: ResolvedStyles;
  /** Sets notes as shapes, for a renderer without fonts; without faces they stay text. */
  faces?: NoteFaces;
  /** How many pixels of the image one unit of the drawing becomes; strokes keep their width. */
  scale: number;
  /** Factor on every stroke: a share image is mostly seen at half its size, and paper takes finer lines than a screen. */
  weight?: number;
  /** Whether notes are set; at small scales they only blur. Numbers in balloons always are. */
  notes?: boolean;
}

const PAINTED = ["fill", "stroke", "stroke-dasharray"];
/** What an image has no use for: references, and lengths for motion. */
const SCREEN_ONLY = ["class", "pathLength", "href", "id"];

/** How much a transform enlarges, as the root of its area. */
function enlargement(transform: string): number {
  let factor = 1;
  for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 1, b = 0, c = 0, d = 1] = list.split(/[\s,]+/).map(Number);
    if (name === "scale") factor *= Math.sqrt(Math.abs(a * (list.trim().includes(" ") ? b : a)));
    if (name === "matrix") factor *= Math.sqrt(Math.abs(a * d - b * c));
  }
  return factor;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const classesOf = (element: Element): string[] => (element.getAttribute("class") ?? "").split(" ");

/**
 * Markup of our generators as plain SVG: classes become attributes, strokes that do not scale get the width that comes to the same,
 * notes become shapes where faces are given. What the screen hides (night, phones) is left out.
 */
export function inlineSvgStyles(markup: string, options: InlineOptions): string {
  const { documentElement: root } = new DOMParser().parseFromString(`<g>${markup}</g>`, "text/xml");
  if (!root) return "";
  for (const child of [...root.childNodes]) plain(child, options.scale, options);
  const serializer = new XMLSerializer();
  return [...root.childNodes].map((child) => serializer.serializeToString(child)).join("");
}

function plain(node: Node, scale: number, options: InlineOptions): void {
  if (!isElement(node)) return;
  const classes = classesOf(node);
  const declared = options.styles.of(classes);
  const isHidden = declared.display === "none" || classes.includes("d-narrow") || classes.includes("d-hit");
  if (isHidden) node.parentNode?.removeChild(node);
  else if (node.tagName === "text") setNote(node, classes, declared, options);
  else {
    const own = scale * enlargement(node.getAttribute("transform") ?? "");
    paint(node, painted(declared, own, options.weight));
    for (const child of [...node.childNodes]) plain(child, own, options);
  }
}

/** Writes attributes before the element's own, which win. */
function paint(element: Element, attributes: Declarations): void {
  const own = [...element.attributes]
    .filter(({ name }) => !SCREEN_ONLY.includes(name))
    .map(({ name, value }) => [name, value] as const);
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of [...Object.entries(attributes), ...own]) element.setAttribute(name, value);
}

function painted(declared: Declarations, scale: number, weight = 1): Declarations {
  const paint = Object.fromEntries(PAINTED.flatMap((property) => (declared[property] ? [[property, declared[property]]] : [])));
  const width = Number.parseFloat(declared["stroke-width"] ?? "");
  const dashes = paint["stroke-dasharray"];
  const scaled = (length: number, digits: number) => ((length * weight) / scale).toFixed(digits);
  return {
    ...paint,
    ...(Number.isNaN(width) ? {} : { "stroke-width": scaled(width, 3) }),
    ...(dashes && dashes !== "none"
      ? {
          "stroke-dasharray": dashes
            .split(" ")
            .map((dash) => scaled(Number(dash), 2))
            .join(" "),
        }
      : {}),
  };
}

/** A note as text with its type written out, or as a path where its text stood. */
function setNote(element: Element, classes: readonly string[], declared: Declarations, options: InlineOptions): void {
  const { styles, faces, notes = true } = options;
  const { fill = styles.token("color-ink"), "font-weight": weight = "450", "font-family": family = "" } = declared;
  if (!notes && !classes.includes("d-bal-n")) element.parentNode?.removeChild(element);
  else if (faces)
    element.parentNode?.replaceChild(noteShape(element, Number(weight) >= 600 ? faces.bold : faces.regular, fill), element);
  else paint(element, { fill, "font-family": family, "font-weight": weight, "font-size": "14" });
}

function noteShape(note: Element, face: Font, fill: string): Node {
  const size = Number(note.getAttribute("font-size") ?? 14);
  const { data, width } = letter(face, note.textContent ?? "", { size, tracking: 0.005 });
  const shift = { start: 0, middle: 0.5, end: 1 }[note.getAttribute("text-anchor") ?? "start"] ?? 0;
  const at = note.getAttribute("transform") ?? `translate(${note.getAttribute("x") ?? 0} ${note.getAttribute("y") ?? 0})`;
  const shape = note.ownerDocument?.createElement("path");
  if (!shape) throw new Error("a note stands outside of a drawing");
  const attributes = { fill, transform: `${at}translate(${(-shift * width).toFixed(2)} 0)`, d: data };
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  return shape;
}
