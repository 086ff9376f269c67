import type { Page } from "@playwright/test";
import { unfold } from "../support/home";
import { clippedTexts } from "../support/layout/clipped";
import { kinds, UNKNOWN_ROUTE } from "../support/routes";
import { expect, test } from "../support/test";

/** Text spaced as WCAG 1.4.12 lets a reader space it. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

for (const [kind, route] of Object.entries(kinds)) {
  test(`${kind}: with the text spacing of WCAG 1.4.12 nothing is cut off and nothing overflows`, async ({
    page,
    browserErrors,
  }) => {
    await page.goto(route);
    await unfold(page);
    await spaceOut(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      expect.soft(await clippedTexts(page), `${width} px`).toEqual([]);
    }
    if (route === UNKNOWN_ROUTE) browserErrors.length = 0;
  });
}
