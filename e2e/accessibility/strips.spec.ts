import { industryScenes } from "@/components/art/scenes/registry";
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

test("on a phone a drawing opens at the piece that its caption is about", async ({ page }) => {
  const [opening] = entriesOf("industry").flatMap(({ slug }) => {
    const at = industryScenes[slug]?.opensAt;
    return at ? [{ slug, at }] : [];
  });
  test.skip(!opening, "every drawing opens at its first piece");
  if (!opening) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/industry/${opening.slug}/`);
  const named = page.locator(".bay").nth(opening.at - 1);
  const gap = () => named.evaluate((bay) => Math.abs(bay.getBoundingClientRect().left));
  // The browser takes the strip there when it first paints.
  await expect.poll(gap, "the named piece stands at the left").toBeLessThan(390 * 0.2);
});
