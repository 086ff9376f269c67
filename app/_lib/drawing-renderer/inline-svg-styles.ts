import { DOMParser, type Element, type Node, XMLSerializer } from "@xmldom/xmldom";
import type { Font } from "fontkit";
import { textToPath } from "./lettering";
import type { Declarations } from "./plain-rules";
import type { ResolvedStyles } from "./resolved-styles";

export interface InlineOptions {
  styles: ResolvedStyles;
  /** With a font, labels become paths, for a renderer without fonts; without, they stay text. */
  labelFont?: Font;
  /** Pixels of the image for one unit of the drawing. Strokes keep their width in pixels. */
  scale: number;
  /** Factor on the width of every stroke: more than 1 for share images, which are mostly seen at half their size, less than 1 for paper. */
  strokeFactor?: number;
  /** Whether labels are drawn; at small scales they can't be read. Numbers in balloons always are. */
  labels?: boolean;
  /** Whether callouts are drawn: balloons that stand for words beside the drawing on a page. */
  callouts?: boolean;
}

/** Attributes without use in an image: references, and lengths for animations. */
const SCREEN_ONLY = ["class", "pathLength", "href", "id"];

/** The scale factor of a transform as components/art/pen writes it. */
const scaleFactorOf = (transform: string): number => Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const classesOf = (element: Element): string[] => (element.getAttribute("class") ?? "").split(" ");

/**
 * Markup of components/art as SVG that needs no stylesheet: classes become attributes, strokes that do not scale get the width that looks the
 * same, labels become paths where fonts are given. What a screen hides (night sky, variants for phones) is left out.
 */
export function inlineSvgStyles(markup: string, options: InlineOptions): string {
  const { documentElement: root } = new DOMParser().parseFromString(`<g>${markup}</g>`, "text/xml");
  if (!root) return "";
  for (const child of [...root.childNodes]) inlineElement(child, options.scale, options);
  const serializer = new XMLSerializer();
  return [...root.childNodes].map((child) => serializer.serializeToString(child)).join("");
}

function inlineElement(node: Node, scale: number, options: InlineOptions): void {
  if (!isElement(node)) return;
  const classes = classesOf(node);
  const declared = options.styles.of(classes);
  const isHidden =
    declared.display === "none" || classes.includes("d-narrow") || (options.callouts === false && classes.includes("d-callouts"));
  if (isHidden) node.parentNode?.removeChild(node);
  else if (node.tagName === "text") inlineLabel(node, classes, declared, options);
  else {
    const ownScale = scale * scaleFactorOf(node.getAttribute("transform") ?? "");
    addAttributes(node, paintOf(declared, ownScale, options.strokeFactor));
    for (const child of [...node.childNodes]) inlineElement(child, ownScale, options);
  }
}

/** Adds attributes; the element's own win. */
function addAttributes(element: Element, attributes: Declarations): void {
  const own = [...element.attributes]
    .filter(({ name }) => !SCREEN_ONLY.includes(name))
    .map(({ name, value }) => [name, value] as const);
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of [...Object.entries(attributes), ...own]) element.setAttribute(name, value);
}

/** The fill and stroke declarations, widths and dashes scaled to look the same at this scale. */
function paintOf(declared: Declarations, scale: number, strokeFactor = 1): Declarations {
  const scaled = (lengths: string, digits: number) =>
    lengths
      .split(" ")
      .map((length) => ((Number.parseFloat(length) * strokeFactor) / scale).toFixed(digits))
      .join(" ");
  const { fill, stroke, "stroke-dasharray": dashes, "stroke-width": width } = declared;
  const paint = {
    fill,
    stroke,
    "stroke-dasharray": dashes && dashes !== "none" ? scaled(dashes, 2) : dashes,
    "stroke-width": width && scaled(width, 3),
  };
  return Object.fromEntries(Object.entries(paint).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** A label as text with its font as attributes, or as a path in its place. */
function inlineLabel(element: Element, classes: readonly string[], declared: Declarations, options: InlineOptions): void {
  const { styles, labelFont, labels = true } = options;
  const { fill = styles.token("color-ink"), "font-weight": weight = "500", "font-family": family = "" } = declared;
  if (!labels && !classes.includes("d-bal-n")) element.parentNode?.removeChild(element);
  else if (labelFont) element.parentNode?.replaceChild(labelPath(element, labelFont, fill), element);
  else addAttributes(element, { fill, "font-family": family, "font-weight": weight, "font-size": "14" });
}

function labelPath(label: Element, font: Font, fill: string): Node {
  const size = Number(label.getAttribute("font-size") ?? 14);
  const { data, width } = textToPath(font, label.textContent ?? "", { size, tracking: 0.005 });
  const shift = { start: 0, middle: 0.5, end: 1 }[label.getAttribute("text-anchor") ?? "start"] ?? 0;
  const at = label.getAttribute("transform") ?? `translate(${label.getAttribute("x") ?? 0} ${label.getAttribute("y") ?? 0})`;
  const shape = label.ownerDocument?.createElement("path");
  if (!shape) throw new Error("a label has no document");
  const attributes = { fill, transform: `${at}translate(${(-shift * width).toFixed(2)} 0)`, d: data };
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  return shape;
}
