import type { Page } from "@playwright/test";
import { unfold } from "../support/home";
import { clippedTexts } from "../support/layout/clipped";
import { kindParts } from "../support/routes";
import { expect, test } from "../support/test";
import { allowing404 } from "../support/visit";

/** Text spaced as WCAG 1.4.12 lets a reader space it. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

async function expectRoom(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await unfold(page);
  await spaceOut(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${route} at ${width} px`).toBe(width);
    expect.soft(await clippedTexts(page), `${route} at ${width} px`).toEqual([]);
  }
}

for (const part of kindParts) {
  test(`${part.map(([kind]) => kind)}: with the text spacing of WCAG 1.4.12 nothing is cut off and nothing overflows`, async ({
    page,
    browserErrors,
  }) => {
    for (const [kind, route] of part)
      await test.step(kind, () => allowing404(route, browserErrors, () => expectRoom(page, route)));
  });
}
