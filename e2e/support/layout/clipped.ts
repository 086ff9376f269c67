import type { Page } from "@playwright/test";

/** Runs in the page: texts of which a box with hidden overflow, or the window, cuts off more than a pixel. A box that scrolls cuts off nothing. */
function readClipped(): string[] {
  const clips = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
  };
  const boxesOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return [];
    const isScroller = getComputedStyle(parent).overflowX === "auto";
    return isScroller ? [] : [...(clips(parent) ? [parent] : []), ...boxesOf(parent)];
  };
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (
      !element ||
      !text ||
      element.closest("title, desc, script, style, noscript, [class*=sr-only], dialog, .service-features > summary")
    )
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isCut = boxesOf(element).some((box) => {
      const frame = box.getBoundingClientRect();
      // Lines are higher than their letters, so only the width is compared to the pixel.
      return left < frame.left - 1 || right > frame.right + 1 || bottom < frame.top || top > frame.bottom;
    });
    const isInScroller = isScrolled(element);
    if (isCut || (!isInScroller && (left < -1 || right > innerWidth + 1))) found.push(text);
  }
  return found;
}

/** Texts that are cut off. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(readClipped);
