import { entriesOf } from "../support/entries";
import { expect, test } from "../support/test";

/* Strips that scroll sideways on small screens: each item says which one it is, and the next one is cut by the edge of the screen. */

test.use({ javaScriptEnabled: false });

const industry = entriesOf("industry")
  .slice(0, 1)
  .map(({ slug }) => `/industry/${slug}/`);

for (const route of ["/", ...industry]) {
  test(`${route}: a strip shows that there is more, and ends with its last item`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const firsts = page.locator(".strip-position", { hasText: /^1 of / });
    expect(await firsts.count()).toBeGreaterThan(0);
    for (const first of await firsts.all()) {
      const items = first.locator("xpath=../..").locator(":scope > *");
      const total = await items.count();
      await first.scrollIntoViewIfNeeded();
      await expect(items.nth(1)).toBeInViewport();
      await expect(items.nth(1)).not.toBeInViewport({ ratio: 1 });
      await items.last().scrollIntoViewIfNeeded();
      await expect(items.last().locator(".strip-position")).toHaveText(`${total} of ${total}`);
      await expect(items.last().locator(".strip-position")).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${route}: where the items stand side by side nothing is counted`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(route);
    await expect(page.locator(".strip-position").filter({ visible: true })).toHaveCount(0);
  });
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [route, width] of [["/", 390], ["/", 600], ...industry.map((address) => [address, 390] as const)] as const) {
    test(`${route}, ${width} px: a tap beside a strip's position leads on and back, where the browser has buttons for that`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(route);
      test.skip(
        !(await page.evaluate(() => CSS.supports("selector(::scroll-button(right))"))),
        "no scroll buttons in this browser",
      );
      for (const first of await page.locator(".strip-position", { hasText: /^1 of / }).all()) {
        await first.scrollIntoViewIfNeeded();
        const scrolled = () => first.locator("xpath=../..").evaluate((strip) => strip.scrollLeft);
        const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 0 };
        await page.touchscreen.tap(width * 0.72, y + height / 2);
        await expect.poll(scrolled).toBeGreaterThan(100);
        await page.touchscreen.tap(width * 0.28, y + height / 2);
        await expect.poll(scrolled).toBe(0);
      }
    });
  }
});
