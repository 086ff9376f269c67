import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import { transform } from "lightningcss";
import postcss from "postcss";
import { otherRules, plainRules } from "@/app/_lib/drawing-renderer/plain-rules";

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

/** The rules of a style sheet that can't be written as attributes, in few bytes. */
export const movingStyles = (css: string): string =>
  transform({ filename: "art.css", code: Buffer.from(otherRules(css)), minify: true }).code.toString();

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
  const declared = plainRules(css);
  const moving = movingClasses(css);
  const document = new DOMParser().parseFromString(sprite, "text/xml");
  for (const element of document.getElementsByTagName("*")) {
    const own = element.getAttribute("class")?.split(/\s+/) ?? [];
    const style = new Map<string, string>();
    for (const [property, value] of Object.entries(declared(own))) {
      if (PRESENTATION_ATTRIBUTES.has(property)) element.setAttribute(property, value);
      else style.set(property, value);
    }
    if (style.size > 0) element.setAttribute("style", [...style].map((pair) => pair.join(":")).join(";"));
    const kept = own.filter((name) => moving.has(name));
    if (kept.length > 0) element.setAttribute("class", kept.join(" "));
    else element.removeAttribute("class");
  }
  return new XMLSerializer().serializeToString(document);
}
