import { entriesOf } from "../support/entries";
import { expect, test } from "../support/test";

/* Strips that scroll sideways on small screens: each item says which one it is and leads to its neighbours, by anchors alone. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

const routes = [
  "/",
  ...entriesOf("industry")
    .slice(0, 1)
    .map(({ slug }) => `/industry/${slug}/`),
];

for (const route of routes) {
  test(`${route}: Next and Back lead along each strip, and the page keeps its place`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const firsts = page.locator(".strip-step", { hasText: /^1 of / });
    expect(await firsts.count()).toBeGreaterThan(0);
    for (const first of await firsts.all()) {
      const strip = first.locator("xpath=../..");
      const items = strip.locator(":scope > *");
      const total = await items.count();
      await first.scrollIntoViewIfNeeded();
      // The next item is cut by the edge of the screen.
      await expect(items.nth(1)).toBeInViewport();
      let top: number | undefined;
      for (let at = 0; at < total - 1; at++) {
        const step = items.nth(at).locator(".strip-step");
        await expect(step).toHaveText(new RegExp(`^${at + 1} of ${total}`));
        await step.getByRole("link", { name: "Next" }).click();
        await expect(items.nth(at + 1).locator(".strip-step")).toBeInViewport({ ratio: 1 });
        const now = await page.evaluate(() => scrollY);
        top ??= now;
        expect(now).toBe(top);
      }
      await expect(items.nth(total - 1).getByRole("link", { name: "Next" })).toHaveCount(0);
      await items
        .nth(total - 1)
        .getByRole("link", { name: "Back" })
        .click();
      await expect(items.nth(total - 2).locator(".strip-step")).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${route}: where the items stand side by side there is nothing to step through`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(route);
    await expect(page.locator(".strip-step").filter({ visible: true })).toHaveCount(0);
  });
}
