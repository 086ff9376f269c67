import type { Page } from "@playwright/test";
import { aboutRoutes } from "../support/routes";
import { expect, test } from "../support/test";

/* Headings have room for words of any length: what stands here on the shipped brand, and long German words on the second one. */

/** Words of headings that run out of the page, or stand on two lines without a hyphen. */
const misplacedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
      const misplaced: string[] = [];
      // In a strip that scrolls sideways the page ends with the strip.
      const strip = [heading.closest("ul")].find((list) => list && list.scrollWidth > list.clientWidth);
      const end = strip ? strip.getBoundingClientRect().left - strip.scrollLeft + strip.scrollWidth : innerWidth;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          const rows = new Set(boxes.map(({ top }) => Math.round(top)));
          if (rows.size > 1 || boxes.some(({ right }) => right > end)) misplaced.push(word);
        }
      }
      return misplaced;
    }),
  );

for (const route of ["/", "/contact/", "/faq/", ...aboutRoutes.slice(0, 1)]) {
  test(`${route}: no heading runs out of the page, and none breaks within a word`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misplacedWords(page), `${width} px`).toEqual([]);
    }
  });
}
