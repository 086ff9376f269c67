import type { Font } from "fontkit";
import { letter } from "./lettering";
import type { InkStyles } from "./styles";

/** Faces of the notes on drawings by CSS weight. */
export interface NoteFaces {
  regular: Font;
  bold: Font;
}

interface InkOptions {
  styles: InkStyles;
  faces: NoteFaces;
  /** How many pixels of the image one unit of the drawing becomes; strokes keep their width. */
  scale: number;
  /** Factor on every stroke: a share image is mostly seen at half its size. */
  weight?: number;
  /** Whether notes are set; at small scales they only blur. Numbers in balloons always are. */
  notes?: boolean;
}

const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const PAINTED = ["fill", "stroke", "stroke-dasharray"];

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

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

interface Open {
  tag: string;
  attributes: Map<string, string>;
  classes: string[];
  scale: number;
}

/**
 * Markup of our generators as plain SVG: classes become attributes, strokes that do not scale get the width that comes to the same,
 * notes become shapes. What the screen hides (night, phones) is left out.
 */
export function plainInk(markup: string, options: InkOptions): string {
  const { styles, weight = 1 } = options;
  const stack: Open[] = [];
  let hidden = 0;
  let out = "";
  for (const [, closing, tag = "", rest = "", empty, text] of markup.matchAll(TAG)) {
    const parent = stack.at(-1);
    if (text !== undefined) {
      if (parent?.tag === "text" && hidden === 0) out += noteShape(unescaped(text), parent, options);
      continue;
    }
    if (closing) {
      stack.pop();
      if (hidden > 0) hidden -= 1;
      else if (tag !== "text") out += `</${tag}>`;
      continue;
    }
    const attributes = new Map([...rest.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
    const classes = (attributes.get("class") ?? "").split(" ");
    attributes.delete("class");
    const open: Open = {
      tag,
      attributes,
      classes,
      scale: (parent?.scale ?? options.scale) * enlargement(attributes.get("transform") ?? ""),
    };
    const declared = styles.of(classes);
    const isHidden = hidden > 0 || declared.display === "none" || classes.includes("d-narrow") || classes.includes("d-hit");
    if (!empty) stack.push(open);
    if (isHidden) {
      if (!empty) hidden += 1;
      continue;
    }
    if (tag !== "text")
      out += `<${tag}${written({ ...painted(declared, open.scale, weight), ...Object.fromEntries(attributes) })}${empty ? "/>" : ">"}`;
  }
  return out;
}

function painted(declared: Readonly<Record<string, string>>, scale: number, weight: number): Record<string, string> {
  const paint = Object.fromEntries(PAINTED.flatMap((property) => (declared[property] ? [[property, declared[property]]] : [])));
  const width = Number.parseFloat(declared["stroke-width"] ?? "");
  const dashes = paint["stroke-dasharray"];
  return {
    ...paint,
    ...(Number.isNaN(width) ? {} : { "stroke-width": ((width * weight) / scale).toFixed(3) }),
    ...(dashes && dashes !== "none"
      ? {
          "stroke-dasharray": dashes
            .split(" ")
            .map((dash) => ((Number(dash) * weight) / scale).toFixed(2))
            .join(" "),
        }
      : {}),
  };
}

const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .filter(([name]) => !["pathLength", "href", "id"].includes(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** A note as a path where its text stood. */
function noteShape(text: string, { attributes, classes }: Open, { styles, faces, notes = true }: InkOptions): string {
  const { fill = styles.token("color-ink"), "font-weight": weight = "450" } = styles.of(classes);
  if (!notes && !classes.includes("d-bal-n")) return "";
  const size = Number(attributes.get("font-size") ?? 14);
  const { data, width } = letter(Number(weight) >= 600 ? faces.bold : faces.regular, text, { size, tracking: 0.005 });
  const shift = { start: 0, middle: 0.5, end: 1 }[attributes.get("text-anchor") ?? "start"] ?? 0;
  const at = attributes.get("transform") ?? `translate(${attributes.get("x") ?? 0} ${attributes.get("y") ?? 0})`;
  return `<path fill="${fill}" transform="${at}translate(${(-shift * width).toFixed(2)} 0)" d="${data}"/>`;
}
