import type { Page } from "@playwright/test";
import { routeParts } from "../support/routes";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

/** Some parts are set differently for a desk, a tablet and a phone: each has to be seen on one of them. */
const WIDTHS = [1440, 1000, 390];

/** The parts of main that can't be seen at this width, though they are in no closed disclosure or popover and no answer that is not picked. */
function unseen(): string[] {
  const away = "details:not([open], .fold), [popover], .tile, .control-answer";
  return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, td, dd, a[href])")]
    .map((element, index) => ({ element, name: `${index}: ${element.outerHTML.slice(0, 160)}` }))
    .filter(({ element }) => !element.closest(away))
    .filter(({ element }) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ name }) => name);
}

/** What of the open page can be seen at none of the widths. */
async function unseenAtAll(page: Page): Promise<string[]> {
  let missing: string[] | undefined;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const here = await page.evaluate(unseen);
    missing = missing?.filter((part) => here.includes(part)) ?? here;
    if (missing.length === 0) break;
  }
  return missing ?? [];
}

for (const part of routeParts) {
  test(`${part[0]} and the ${part.length - 1} after it are all there without JavaScript`, async ({ page }) => {
    test.slow();
    for (const route of part) {
      await page.goto(route);
      expect.soft(await unseenAtAll(page), route).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
      const words = await page.getByRole("main").textContent();
      expect.soft(words?.trim().split(/\s+/).length, route).toBeGreaterThan(200);
      await expect(page.getByRole("contentinfo").getByRole("link").first(), route).toBeVisible();
    }
  });
}
