import type { Page } from "@playwright/test";
import { PAINTER, type Painter } from "../pictures/support/painter";

/** An element that got the focus on a walk with Tab. */
export interface Stop {
  /** Element and name. */
  what: string;
  place: string;
  /** What is wrong with it. */
  faults: string[];
}

interface Ring {
  of: Element;
  width: number;
  colour: string;
  /** From the element's edge outwards, in CSS pixels. */
  offset: number;
}

/** Least width of a focus ring in CSS pixels, its least contrast, and the least size of a target (WCAG 2.4.13, 1.4.11, 2.5.8). */
const LIMITS = { ring: 2, contrast: 3, target: 24 };
type Limits = typeof LIMITS;

/** The focus ring: an outline of the element or of its cell, or the stroke of a shape in a drawing. */
function ringOf(element: Element, by: Painter, least: number): Ring | undefined {
  for (const of of by.ancestors(element).slice(0, 4)) {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(of);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === "none" || width < least) continue;
    return { of, width, colour: outlineColor, offset: Number.parseFloat(outlineOffset) };
  }
  const shape = element instanceof SVGElement && element.querySelector(":focus-visible .d-hit");
  if (!shape) return undefined;
  const { stroke, strokeWidth } = getComputedStyle(shape);
  return { of: shape, width: Number.parseFloat(strokeWidth), colour: stroke, offset: 0 };
}

/** What is wrong with the focus ring. */
function ringFaults(element: Element, by: Painter, limits: Limits): string[] {
  const ring = ringOf(element, by, limits.ring);
  if (!ring) return ["no ring"];
  const ground = ring.offset < 0 ? ring.of : (ring.of.closest("svg")?.parentElement ?? ring.of.parentElement ?? ring.of);
  const ratio = by.contrast(by.paint(ring.colour), by.groundUnder(by.ancestors(ground)));
  const box = ring.of.getBoundingClientRect();
  const reach = ring.offset + ring.width - 0.5;
  const cut = by.ancestors(ring.of).filter((frame) => {
    if (frame === ring.of || frame === document.body || frame === document.documentElement) return false;
    const { overflowX, overflowY } = getComputedStyle(frame);
    if (overflowX === "visible" && overflowY === "visible") return false;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return box.left - reach < left || box.right + reach > right || box.top - reach < top || box.bottom + reach > bottom;
  });
  return [
    ...(ratio < limits.contrast ? [`ring of ${ratio.toFixed(2)}:1`] : []),
    ...cut.map((frame) => `ring cut by ${frame.tagName}.${frame.className}`),
  ];
}

/** What can be clicked: the element, its label, or the cell that its ::after covers. */
function targetOf(element: Element): Element {
  const { content, position } = getComputedStyle(element, "::after");
  const isStretched = content !== "none" && position === "absolute" && element instanceof HTMLElement;
  return element.closest("label") ?? (isStretched ? element.offsetParent : undefined) ?? element;
}

/** What is wrong with its position: out of view, covered, too small. */
function placeFaults(element: Element, limits: Limits): string[] {
  const box = (element.closest("label") ?? element).getBoundingClientRect();
  const { width, height } = targetOf(element).getBoundingClientRect();
  const bar = element.closest("main, [role=contentinfo]") && document.querySelector("header")?.getBoundingClientRect().bottom;
  const [top, bottom] = [Math.max(box.top, bar ?? 0), Math.min(box.bottom, innerHeight)];
  const isInProse = getComputedStyle(element).display === "inline" && element.parentElement?.textContent !== element.textContent;
  const hits = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(box.left + box.width * across, top + (bottom - top) * down)),
  );
  const isSeen = hits.some((hit) => hit && (targetOf(element).contains(hit) || element.contains(hit)));
  const over = hits.find((hit) => hit);
  return [
    ...(bottom - top < Math.min(box.height, limits.target) ? [`${box.top} to ${box.bottom}: out of view or under the bar`] : []),
    ...(box.left < -0.5 || box.right > innerWidth + 0.5 ? [`${box.left} to ${box.right}: out of the page`] : []),
    ...(isSeen ? [] : [`covered by ${over?.tagName}.${over?.getAttribute("class")}`]),
    ...((width < limits.target || height < limits.target) && !isInProse ? [`${width} x ${height}: a small target`] : []),
  ];
}

/**
 * What is wrong with the order of two elements: the next one is above, without being in a column further right, or left of it in the same row. Links in a
 * drawing are left out; they follow their numbers.
 */
function wayFaults(before: Element, after: Element): string[] {
  const drawing = before.closest("svg, .hero-rooms");
  // The index of the page's sheets stays at the edge of the screen, wherever the page is.
  if (drawing?.contains(after) || before.closest(".sheet-index")) return [];
  const [from, to] = [before.getBoundingClientRect(), after.getBoundingClientRect()];
  return [
    ...(to.bottom <= from.top && to.left < from.right ? [`above ${before.textContent?.slice(0, 20)}`] : []),
    ...(to.right <= from.left && to.top < from.bottom && to.bottom > from.top
      ? [`left of ${before.textContent?.slice(0, 20)}`]
      : []),
  ];
}

/** Runs in the page: reads the focused element. Undefined if there is none or the walk begins anew. `memory` keeps the element before. */
function readStop(by: Painter, limits: Limits, isBack: boolean, memory: { first?: Element; last?: Element }): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === memory.first) return undefined;
  // The footer's landmark holds the page's two footers and the way back to the top.
  const landmarkOf = (one: Element) =>
    one.closest("[role=contentinfo]") ? "footer" : (one.closest("header:not(main *), main, dialog")?.localName ?? "body");
  const before = memory.last;
  memory.first ??= element;
  memory.last = element;
  const way = before && landmarkOf(before) === landmarkOf(element) ? [before, element] : [];
  const [from, to] = isBack ? way.toReversed() : way;
  const faults = [
    ...ringFaults(element, by, limits),
    ...placeFaults(element, limits),
    ...(from && to ? wayFaults(from, to) : []),
  ];
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
  return { what: `${element.tagName.toLowerCase()} ${name}`, place: landmarkOf(element), faults };
}

/** Presses Tab or Shift+Tab until every element has had the focus. Returns all of them in order. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const functions = [ringOf, ringFaults, targetOf, placeFaults, wayFaults, readStop].map(String).join("\n");
  const source = `(() => { ${functions}
    const [by, memory] = [${PAINTER}, {}];
    return () => readStop(by, ${JSON.stringify(LIMITS)}, ${key !== "Tab"}, memory); })()`;
  const read = await page.evaluateHandle<() => Stop | undefined>(source);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    // Wait for layout: scrolling may have changed it.
    const stop = await read.evaluate(
      (stopNow) =>
        new Promise<Stop | undefined>((next) => {
          const once = () => next(stopNow());
          // A frame that does not come: see frames.ts.
          const late = setTimeout(once, 1000);
          requestAnimationFrame(() => {
            clearTimeout(late);
            setTimeout(once);
          });
        }),
    );
    if (!stop) return stops;
    stops.push(stop);
  }
}
