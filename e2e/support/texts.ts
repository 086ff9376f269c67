import type { Page } from "@playwright/test";
import { PAINTER, type Painter } from "../pictures/support/painter";

/** A piece of text on the screen. */
export interface TextRun {
  text: string;
  /** Font size on the screen in CSS pixels, with all scaling. */
  px: number;
  /** WCAG contrast with what is painted behind it; 0 if only sizes were read. */
  ratio: number;
  /** Whether it is a label of a drawing in a sprite file. */
  inSprite: boolean;
}

/** The elements behind a label of a drawing. Scrolls its middle into the window. */
function stackUnder(label: Element): Element[] {
  label.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = label.getBoundingClientRect();
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  const below = stack.slice(stack.indexOf(label) + 1);
  return below.filter((element) => !(element instanceof SVGElement) || element.ownerSVGElement === label.closest("svg"));
}

const scaleOf = (element: SVGGraphicsElement): number => {
  const matrix = element.getScreenCTM();
  return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
};

/** The texts of the page, with inline drawings. Leaves out what is hidden, in a closed disclosure, or only for screen readers. */
function textsOf(root: Element, by: Painter | undefined): TextRun[] {
  const runs: TextRun[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.nodeValue?.trim() ?? ""];
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!element || !text || !isShown || element.closest("title, desc, script, style, noscript")) continue;
    const clipped = element.closest("[class*=sr-only], summary > span");
    if (element.getBoundingClientRect().width === 0 || (clipped && clipped.getBoundingClientRect().width <= 1)) continue;
    const style = getComputedStyle(element);
    const isLabel = element instanceof SVGGraphicsElement;
    const px = Number.parseFloat(style.fontSize) * (isLabel ? scaleOf(element) : 1);
    const colour = isLabel ? style.fill : style.color;
    const ground = by?.groundUnder(isLabel ? stackUnder(element) : by.ancestors(element));
    runs.push({ text, px, ratio: by && ground ? by.contrast(by.paint(colour), ground) : 0, inSprite: false });
  }
  return runs;
}

/** Labels of drawings in sprite files: size and the names of colours come from the file, scale and the colours themselves from the <use> element. */
async function labelsBehind(use: SVGUseElement, files: Map<string, Document>, by?: Painter): Promise<TextRun[]> {
  const [address = "", name = ""] = (use.getAttribute("href") ?? "").split("#");
  const shown = use.ownerSVGElement;
  if (!shown?.checkVisibility({ visibilityProperty: true })) return [];
  // Without its styles, which the page's policy would refuse.
  const source = async () => (await (await fetch(address)).text()).replace(/<style>[^<]*<\/style>| style="[^"]*"/g, "");
  const file = files.get(address) ?? new DOMParser().parseFromString(await source(), "image/svg+xml");
  files.set(address, file);
  const symbol = file.getElementById(name);
  const [, , width = 1, height = 1] = (symbol?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const frame = shown.viewBox.baseVal;
  const scale = scaleOf(use) * Math.min(frame.width / width, frame.height / height);
  const property = (names: readonly string[]) =>
    names.reduce((found, custom) => found || getComputedStyle(use).getPropertyValue(custom), "");
  const isHidden = (label: Element) => label.closest('[display*="--callouts"]') && property(["--callouts"]).trim() === "none";
  const labels = [...(symbol?.querySelectorAll("text") ?? [])].filter((label) => !isHidden(label));
  return labels.map((label) => {
    const px = Number(label.getAttribute("font-size")) * scale;
    const text = `${name}: ${label.textContent}`;
    if (!by) return { text, px, ratio: 0, inSprite: true };
    // "var(--bal-n, var(--color-ink))": the first that is set.
    const names: string[] = label.getAttribute("fill")?.match(/--[\w-]+/g) ?? [];
    const isOnBalloon = names.includes("--bal-n");
    const fill = by.paint(property(names));
    const ground = isOnBalloon ? by.paint(property(["--bal", "--bg", "--color-paper"])) : by.groundUnder(by.ancestors(shown));
    return { text, px, ratio: by.contrast(fill, ground), inSprite: true };
  });
}

async function readAll(by: Painter | undefined): Promise<TextRun[]> {
  // Kept in the page: reading a file takes as long as all texts.
  const files: Map<string, Document> = Reflect.get(window, "spriteFiles") ?? new Map();
  Reflect.set(window, "spriteFiles", files);
  const runs = textsOf(document.body, by);
  for (const use of document.querySelectorAll("use")) runs.push(...(await labelsBehind(use, files, by)));
  return runs;
}

const SOURCE = [stackUnder, textsOf, labelsBehind, readAll];

/** Those of the texts for which `isWanted`, which runs in the page, is true: to hand over thousands of them takes as long as to read them. */
const read = (page: Page, isPainted: boolean, isWanted = "() => true"): Promise<TextRun[]> => {
  const source = [...SOURCE.map(String), `const scaleOf = ${String(scaleOf)};`].join("\n");
  const wanted = `(await readAll(${isPainted ? PAINTER : undefined})).filter(${isWanted})`;
  return page.evaluate<TextRun[]>(`(async () => { ${source}\nreturn ${wanted}; })()`);
};

/** Every visible piece of text on the page, with its size on the screen and its contrast. */
export const readTexts = (page: Page): Promise<TextRun[]> => read(page, true);

/** The same without contrast, in a tenth of the time. */
export const readSizes = (page: Page): Promise<TextRun[]> => read(page, false);

/** Texts that are smaller on the screen than they may be, in CSS pixels; labels of drawings in sprite files have a limit of their own. */
export const smallTexts = (page: Page, least: number, leastInSprite: number): Promise<TextRun[]> =>
  read(page, false, `({ px, inSprite }) => px < (inSprite ? ${leastInSprite} : ${least}) - 0.01`);
