import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

const footer = (page: Page): Locator => page.getByRole("contentinfo");

test.describe("the link back to the top", () => {
  for (const route of ["/", "/faq/", "/contact/"]) {
    test(`appears after a screen of scrolling, and leads to the top: ${route}`, async ({ page }) => {
      await visit(page, route);
      const up = footer(page).getByRole("link", { name: "Back to the top" });
      await expect(up).not.toBeInViewport();
      for (const depth of [0.5, 1]) {
        await page.evaluate(
          (part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" }),
          depth,
        );
        await expect(up).toBeInViewport({ ratio: 1 });
      }
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(up).not.toBeInViewport();
    });
  }
});

/** Links of the footer and controls of the form that something lies over, when each stands at the screen's foot. */
function readCovered(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>("footer li a, footer dd a, footer summary, form :is(input, textarea, button)"),
  ];
  return controls.flatMap((control) => {
    if (!control.checkVisibility() || control.closest("[aria-hidden]")) return [];
    control.scrollIntoView({ block: "end", behavior: "instant" });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const y = Math.max((top + bottom) / 2, bottom - 20);
    // The tab may reach 4 px into a phone's page, where no letter stands.
    const isCovered = [left + 1, (left + right) / 2, right - 5].some((x) =>
      document.elementsFromPoint(x, y)[0]?.matches("a[href='#top'], a[href='#top'] *"),
    );
    return isCovered ? [control.outerHTML.slice(0, 90)] : [];
  });
}

test("the link back to the top covers no link of the footer and no field, at any width", async ({ page }) => {
  await visit(page, "/contact/");
  for (const width of [320, 375, 390, 768, 1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const summary of await footer(page).locator("details:not([open]) > summary").all()) {
      if (await summary.isVisible()) await summary.click();
    }
    expect.soft(await page.evaluate(readCovered), `${width} px`).toEqual([]);
    const up = await footer(page).getByRole("link", { name: "Back to the top" }).boundingBox();
    expect.soft(up?.width, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});
