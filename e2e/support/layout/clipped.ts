import type { Page } from "@playwright/test";

/** Runs in the page: texts of which a box with hidden overflow, or the window, cuts off more than a pixel. A box that scrolls cuts off nothing. */
function readClipped(): string[] {
  const clips = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
  };
  /** The boxes around a text's element that may cut it off, up to one that scrolls. */
  const framesOf = (element: Element): { frames: Element[]; isInScroller: boolean } => {
    const frames: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return { frames, isInScroller: true };
      if (box !== element && clips(box)) frames.push(box);
    }
    return { frames, isInScroller: false };
  };
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
    const { frames, isInScroller } = framesOf(element);
    const isCut = frames.some((box) => {
      const frame = box.getBoundingClientRect();
      // Lines are higher than their letters, so only the width is compared to the pixel.
      return left < frame.left - 1 || right > frame.right + 1 || bottom < frame.top || top > frame.bottom;
    });
    if (isCut || (!isInScroller && (left < -1 || right > innerWidth + 1))) found.push(text);
  }
  return found;
}

/** Texts that are cut off. */
export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate(readClipped);
