import type { Page } from "@playwright/test";

/** One piece of text as it stands on the screen. */
export interface TextRun {
  text: string;
  /** Height of its type in CSS pixels, whatever it is scaled by. */
  px: number;
  /** WCAG contrast against what is painted under it. */
  ratio: number;
}

type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

const painted = new Map<string, Rgb>();
/** Any CSS colour as the browser paints it. Each once: a canvas for every text would take most of the time. */
function paint(colour: string): Rgb {
  const known = painted.get(colour);
  if (known) return known;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const rgb: Rgb = [red, green, blue, alpha / 255];
  painted.set(colour, rgb);
  return rgb;
}

function luminance([red, green, blue]: Rgb): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What an element paints over its whole area: a background, or a shape's fill. */
function groundOf(element: Element): Rgb {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return paint(style.backgroundColor);
  return element instanceof SVGGeometryElement && style.fill !== "none" ? paint(style.fill) : [0, 0, 0, 0];
}

/** The first opaque ground behind an element, tints over it blended in. `stack` is from front to back. */
function groundUnder(stack: readonly Element[]): Rgb {
  const tints: Rgb[] = [];
  let ground: Rgb = paint(getComputedStyle(document.documentElement).backgroundColor);
  for (const element of stack) {
    const colour = groundOf(element);
    if (colour[3] === 1) {
      ground = colour;
      break;
    }
    if (colour[3] > 0) tints.unshift(colour);
  }
  return tints.reduce<Rgb>(([r, g, b], [red, green, blue, alpha]) => {
    const mix = (under: number, over: number) => under + (over - under) * alpha;
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  }, ground);
}

function ancestors(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
}

/** What lies under a drawing's label, of which the middle has to be in the window. */
function stackUnder(label: Element): Element[] {
  label.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = label.getBoundingClientRect();
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  return stack
    .slice(stack.indexOf(label) + 1)
    .filter((element) => !(element instanceof SVGElement) || element.ownerSVGElement === label.closest("svg"));
}

const scaleOf = (element: SVGGraphicsElement): number => {
  const matrix = element.getScreenCTM();
  return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
};

/** Text in the page itself, inline drawings included. Leaves out what is hidden, folded away or only for screen readers. */
function textsOf(root: Element): TextRun[] {
  const runs: TextRun[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.nodeValue?.trim() ?? ""];
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!element || !text || !isShown || element.closest("title, desc, script, style, noscript")) continue;
    const clipped = element.closest(".sr-only, summary > span");
    if (element.getBoundingClientRect().width === 0 || (clipped && clipped.getBoundingClientRect().width <= 1)) continue;
    const style = getComputedStyle(element);
    const isLabel = element instanceof SVGGraphicsElement;
    runs.push({
      text,
      px: Number.parseFloat(style.fontSize) * (isLabel ? scaleOf(element) : 1),
      ratio: contrast(paint(isLabel ? style.fill : style.color), groundUnder(isLabel ? stackUnder(element) : ancestors(element))),
    });
  }
  return runs;
}

/** Labels in drawings that are used by reference: the file gives size and class, the place of use gives scale and colours. */
async function labelsBehind(use: SVGUseElement, files: Map<string, Document>): Promise<TextRun[]> {
  const [address = "", name = ""] = (use.getAttribute("href") ?? "").split("#");
  const shown = use.ownerSVGElement;
  if (!shown?.checkVisibility({ visibilityProperty: true })) return [];
  // Without its styles, which the page's policy would not let a parsed copy have.
  const source = async () => (await (await fetch(address)).text()).replace(/<style>[^<]*<\/style>/, "");
  const file = files.get(address) ?? new DOMParser().parseFromString(await source(), "image/svg+xml");
  files.set(address, file);
  const symbol = file.getElementById(name);
  const [, , width = 1, height = 1] = (symbol?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const frame = shown.viewBox.baseVal;
  const scale = scaleOf(use) * Math.min(frame.width / width, frame.height / height);
  const property = (names: string) =>
    names.split(" ").reduce((found, custom) => found || getComputedStyle(use).getPropertyValue(custom), "");
  const isHidden = (label: Element) => label.closest(".d-callouts") && property("--callouts").trim() === "none";
  const labels = [...(symbol?.querySelectorAll("text") ?? [])].filter((label) => !isHidden(label));
  return labels.map((label) => {
    const of = label.getAttribute("class") ?? "";
    const balloon = /\bd-bal-n\b/.test(of);
    const fill = paint(property(balloon ? "--bal-n --color-ink" : /\bd-t\b/.test(of) ? "--color-ink-2" : "--color-ink"));
    const ground = balloon ? paint(property("--bal --bg --color-paper")) : groundUnder(ancestors(shown));
    return {
      text: `${name}: ${label.textContent}`,
      px: Number(label.getAttribute("font-size")) * scale,
      ratio: contrast(fill, ground),
    };
  });
}

async function readAll(): Promise<TextRun[]> {
  const files = new Map<string, Document>();
  const runs = textsOf(document.body);
  for (const use of document.querySelectorAll("use")) runs.push(...(await labelsBehind(use, files)));
  return runs;
}

const SOURCE = [paint, luminance, contrast, groundOf, groundUnder, ancestors, stackUnder, textsOf, labelsBehind, readAll];

/** Every piece of text that can be seen on the page, with its size on screen and its contrast. */
export function readTexts(page: Page): Promise<TextRun[]> {
  const source = [...SOURCE.map(String), `const scaleOf = ${String(scaleOf)};`, "const painted = new Map();"].join("\n");
  return page.evaluate<TextRun[]>(`(async () => { ${source}\nreturn readAll(); })()`);
}
