/**
 * What makes a page whole, read in the page. The functions are handed to browsers as they are, so each stands for itself. scripts/checks/engines
 * hands some to other browsers.
 */

/** A line of text and its box, in CSS pixels of the document. */
export interface Line {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Every line of text that a reader of the whole page would see. Laying it out is what it does last: it comes after the picture. */
export function textLines(): Line[] {
  /** Whether a point lies outside of what an ancestor shows: a scroller, text for screen readers only. */
  const isCutOff = (element: Element | null, x: number, y: number): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isOutside = x < box.left || x > box.right || y < box.top || y > box.bottom;
      if (isOutside && (overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none")) return true;
    }
    return false;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [parent, text] = [node.parentElement, node.nodeValue?.trim()];
    if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Chromium calls visible what an SVG's display: none hides.
    if (parent instanceof SVGElement && parent.getBoundingClientRect().width === 0) continue;
    const range = document.createRange();
    // WebKit gives a space before an element a box of its own.
    range.setStart(node, node.nodeValue?.search(/\S/) ?? 0);
    range.setEnd(node, node.nodeValue?.trimEnd().length ?? 0);
    // In a drawing the pieces that are set apart have boxes of their own, spaces as well.
    const boxes = parent instanceof SVGElement ? [range.getBoundingClientRect()] : range.getClientRects();
    for (const { left, top, right, bottom } of boxes) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (right - left < 6 || bottom - top < 6 || isCutOff(parent, x, y)) continue;
      lines.push({
        text: text.slice(0, 60),
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      });
    }
  }
  return lines;
}

/** Addresses of the images that the page shows and that are not there, such as those that wait until somebody scrolls to them. */
export const missingImages = (): string[] =>
  [...document.images]
    .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    .map(({ currentSrc, src }) => currentSrc || src);

/** Height of the document as it stands. */
export const pageHeight = (): number => document.documentElement.scrollHeight;

/** Goes down the page a screen at a time and up again, at once; returns the height it then has. */
export async function heightAfterReading(): Promise<number> {
  // Chromium without a screen at times draws no more frames, about once in 200 readings: then a moment has to do.
  const frames = () =>
    new Promise<unknown>((next) => {
      requestAnimationFrame(() => requestAnimationFrame(next));
      setTimeout(next, 1000);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await frames();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await frames();
  return document.documentElement.scrollHeight;
}

export interface Standing {
  y: number;
  height: number;
  /** Height of the viewport. */
  screen: number;
}

/** Where the document is scrolled to, in CSS pixels. */
export const standing = (): Standing => ({
  y: Math.round(scrollY),
  height: document.documentElement.scrollHeight,
  screen: innerHeight,
});

/** The beginning of the last text of the page's main part that is longer than a few words. */
export function lastWords(): string {
  const texts = [...document.querySelectorAll("main :is(p, h2, h3, li, a)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .flatMap((one) => one.firstChild?.nodeValue?.trim() ?? [])
    .filter((text) => text.length > 20);
  return texts.at(-1)?.slice(0, 40) ?? "";
}

/** Identifiers to which the page itself has links that can be seen. */
export function anchors(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')];
  const own = links.filter(({ pathname, hash }) => pathname === location.pathname && document.getElementById(hash.slice(1)));
  return [...new Set(own.map(({ hash }) => hash.slice(1)))];
}

/** "in place" if the element of an anchor stands below the header, or is in view because it is too near to the end for that; else its top. */
export function placeOfAnchor(id: string): "in place" | number {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top >= 0 && top <= (isAtEnd ? innerHeight : 180) ? "in place" : top;
}

/** A control that can be clicked now: its number among those of the page, and the middle of it in the viewport. */
export interface Target {
  index: number;
  x: number;
  y: number;
}

/** Keeps note of clicks, which from now on have no other effect. */
export function noteClicks(): void {
  const clicked: Element[] = [];
  const controls = [...document.querySelectorAll<HTMLElement>("main, footer, header")]
    .sort((one, other) => Number(one.tagName === "HEADER") - Number(other.tagName === "HEADER"))
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")])
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
  Object.assign(window, { clicked, controls, tried: new Set<number>() });
  const note = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof Element) clicked.push(event.target);
  };
  addEventListener("click", note, true);
}

/** Brings the next control into view that has not been tried, as the browser does, and returns all that are then in view. */
export async function nextTargets(): Promise<Target[]> {
  const controls: HTMLElement[] = Reflect.get(window, "controls");
  const tried: Set<number> = Reflect.get(window, "tried");
  const first = controls.findIndex((_, index) => !tried.has(index));
  if (first < 0) return [];
  controls[first]?.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise<unknown>((next) => {
    requestAnimationFrame(() => requestAnimationFrame(next));
    setTimeout(next, 1000);
  });
  const targets = controls.flatMap((control, index) => {
    // What stands for a hidden input is its label, and for a link in a drawing the first of its shapes.
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control.querySelector("circle, rect");
    const box = (label ?? control).getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInView = y > 90 && y < innerHeight - 10;
    return !tried.has(index) && (index === first || isInView) ? [{ index, x, y }] : [];
  });
  for (const { index } of targets) tried.add(index);
  return targets;
}

/** Of the targets, those whose click has gone elsewhere. */
export function missed(targets: Target[]): string[] {
  const controls: HTMLElement[] = Reflect.get(window, "controls");
  const clicked: Element[] = Reflect.get(window, "clicked");
  return targets.flatMap(({ index, x, y }) => {
    const control = controls[index];
    const isHit = clicked.some((hit) => control?.contains(hit) || hit.closest("label")?.control === control);
    return isHit ? [] : [`${control?.outerHTML.slice(0, 120)} at ${Math.round(x)}, ${Math.round(y)}`];
  });
}
