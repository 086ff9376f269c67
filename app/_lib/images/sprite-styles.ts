import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import postcss, { type ChildNode, type Rule } from "postcss";

/** The properties of drawings that SVG takes as attributes, too. */
const PRESENTATION_ATTRIBUTES = new Set([
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

const SINGLE_CLASS = /^\.([\w-]+)$/;

/** Whether a node is a rule outside of all at-rules whose selectors are single classes. */
const isPlain = (node: ChildNode): node is Rule => node.type === "rule" && node.selectors.every((one) => SINGLE_CLASS.test(one));

/** The rules of a style sheet that can't be written as attributes: for moving parts, and for what the pointer changes. */
export const movingStyles = (css: string): string =>
  postcss
    .parse(css)
    .nodes.filter((node) => !isPlain(node))
    .join("\n");

/** The classes that `movingStyles` names. */
function movingClasses(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(movingStyles(css)).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.(d-[\w-]+)/g)) classes.add(name);
  });
  return classes;
}

/**
 * A sprite whose elements carry the plain rules of a style sheet as attributes, and only the classes that `movingStyles` names. WebKit draws a
 * `<use>` of another file without the style sheets of file and page: all would be black.
 */
export function withAttributes(sprite: string, css: string): string {
  const rules = postcss
    .parse(css)
    .nodes.filter(isPlain)
    .map(({ selectors, nodes }) => ({
      classes: selectors.map((selector) => SINGLE_CLASS.exec(selector)?.[1] ?? ""),
      declarations: nodes.filter((node) => node.type === "decl"),
    }));
  const moving = movingClasses(css);
  const document = new DOMParser().parseFromString(sprite, "text/xml");
  for (const element of document.getElementsByTagName("*")) {
    const own = element.getAttribute("class")?.split(/\s+/) ?? [];
    const style = new Map<string, string>();
    for (const { classes, declarations } of rules) {
      if (!classes.some((name) => own.includes(name))) continue;
      for (const { prop, value } of declarations) {
        if (PRESENTATION_ATTRIBUTES.has(prop)) element.setAttribute(prop, value);
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
