import { clippedTexts } from "../support/layout/clipped";
import { overlappingTexts } from "../support/layout/overlapping";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/* Every page has room for its words at every width: on the site as it is, and in check:owner with all texts longer and shorter. */

const WIDTHS = [320, 768, 1280, 1920];

for (const route of [...routes, "/site-map/"]) {
  test(`${route}: nothing overflows, is cut off or overlaps`, async ({ page }) => {
    await page.goto(route);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      if (across > width) found.push(`${width}: the page is ${across} px wide`);
      for (const text of await clippedTexts(page)) found.push(`${width}: cut off: ${text}`);
      for (const pair of await overlappingTexts(page)) found.push(`${width}: one over the other: ${pair}`);
    }
    expect(found).toEqual([]);
  });
}
