import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import postcss, { type ChildNode, type Rule } from "postcss";

/** The properties of drawings that SVG takes as attributes, too. */
const PRESENTATION = new Set([
  "display",
  "fill",
  "font-family",
  "font-weight",
  "letter-spacing",
  "pointer-events",
  "stroke",
  "stroke-dasharray",
  "stroke-width",
  "vector-effect",
]);

const CLASS = /^\.([\w-]+)$/;

/** Whether a rule is for single classes and holds always. */
const isPlain = (node: ChildNode): node is Rule => node.type === "rule" && node.selectors.every((one) => CLASS.test(one));

/** What of a style sheet can't be written as attributes: moving parts, and what the pointer changes. */
export const movingStyles = (css: string): string =>
  postcss
    .parse(css)
    .nodes.filter((node) => !isPlain(node))
    .join("\n");

/**
 * A sprite whose elements carry the plain rules of a style sheet as attributes, and only the classes that `movingStyles` names. WebKit draws a
 * `<use>` of another file without the style sheets of file and page: all would be black.
 */
export function withAttributes(sprite: string, css: string): string {
  const rules = postcss
    .parse(css)
    .nodes.filter(isPlain)
    .map(({ selectors, nodes }) => ({
      classes: selectors.map((selector) => CLASS.exec(selector)?.[1] ?? ""),
      declarations: nodes.filter((node) => node.type === "decl"),
    }));
  const moving = new Set([...movingStyles(css).matchAll(/\.(d-[\w-]+)/g)].map(([, name = ""]) => name));
  const document = new DOMParser().parseFromString(sprite, "text/xml");
  for (const element of document.getElementsByTagName("*")) {
    const own = element.getAttribute("class")?.split(/\s+/) ?? [];
    const style = new Map<string, string>();
    for (const { classes, declarations } of rules) {
      if (!classes.some((name) => own.includes(name))) continue;
      for (const { prop, value } of declarations) {
        if (PRESENTATION.has(prop)) element.setAttribute(prop, value);
        else style.set(prop, value);
      }
    }
    if (style.size > 0) element.setAttribute("style", [...style].map((pair) => pair.join(":")).join(";"));
    const kept = own.filter((name) => moving.has(name));
    if (kept.length > 0) element.setAttribute("class", kept.join(" "));
    else element.removeAttribute("class");
  }
  return new XMLSerializer().serializeToString(document);
}
