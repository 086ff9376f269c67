import type { Page } from "@playwright/test";

/** Runs in the page: pairs of texts that overlap. Labels of drawings and fixed elements are left out. */
function readOverlapping(): string[] {
  const LEFT_OUT =
    "svg, title, desc, script, style, noscript, [class*=sr-only], dialog, .skip-link, .site-header, .fold-summary, [aria-hidden=true]";
  const isTurned = (element: Element | null): boolean => {
    if (!element) return false;
    const { rotate, transform } = getComputedStyle(element);
    const turns = rotate !== "none" || (transform !== "none" && new DOMMatrix(transform).b !== 0);
    return turns || isTurned(element.parentElement);
  };
  /** The boxes of a text's lines; of text that is set at an angle those of its letters, because a box around all of it holds much else. */
  const boxesOf = (node: Node, element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isTurned(element)) return [...range.getClientRects()];
    return Array.from({ length: range.endOffset }, (_, at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    });
  };
  const runs: { text: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!element || !text || element.closest(LEFT_OUT)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { position } = getComputedStyle(element);
    if (position === "fixed" || position === "sticky") continue;
    for (const box of boxesOf(node, element)) {
      if (box.width < 2 || box.height < 2) continue;
      // Lines are closer together than the boxes of their letters, so only the middle of a line counts.
      const inset = box.height * 0.3;
      runs.push({ text, element, box: new DOMRect(box.x + 1, box.y + inset, box.width - 2, box.height - 2 * inset) });
    }
  }
  runs.sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  for (const [index, one] of runs.entries()) {
    for (const other of runs.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const isSame = one.element.contains(other.element) || other.element.contains(one.element);
      const isApart = other.box.left >= one.box.right || other.box.right <= one.box.left;
      if (!isSame && !isApart) found.add(`"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
    }
  }
  return [...found];
}

/** Pairs of texts that overlap. */
export const overlappingTexts = (page: Page): Promise<string[]> => page.evaluate(readOverlapping);
