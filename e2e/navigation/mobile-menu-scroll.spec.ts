import type { Page } from "@playwright/test";
import { nextFrames } from "../support/frames";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { menus } from "./support/menus";
import { menuList, menuOpener, menuRow, openMobileMenu } from "./support/mobile-menu";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Whether the first page of an open list can be seen below the bar. */
const isFirstPageSeen = (page: Page, name: string): Promise<boolean> =>
  menuList(page, name)
    .getByRole("link")
    .first()
    .evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      return bottom <= innerHeight && link.contains(document.elementFromPoint(left + 30, (top + bottom) / 2));
    });

test.describe("scrolling with an open mobile menu", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  test("while it is open the page behind can't be reached and does not scroll", async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await openMobileMenu(page);
    const holds = (selector: string) =>
      page.evaluate((name) => document.querySelector(name)?.contains(document.activeElement), selector);
    expect(await holds("header")).toBe(true);
    // All the way round, and back: what is not in the header is the browser's own.
    for (const key of [...Array<string>(14).fill("Tab"), ...Array<string>(14).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      expect([await holds("main"), await holds("footer"), await holds('[href="#main"]')]).toEqual([false, false, false]);
    }
    await page
      .locator("footer a")
      .first()
      .evaluate((link) => link.focus());
    expect(await holds("footer")).toBe(false);
    await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(0);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, -1200);
    // A wheel that moves anything has begun to by the third frame.
    await nextFrames(page);
    await nextFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await menuOpener(page).tap();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test("scrolling past the end of the menu, or of its longest list, does not scroll the page", async ({ page, context }) => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await openMobileMenu(page);
    await menuRow(page, "Industry").tap();
    const finger = await context.newCDPSession(page);
    for (let times = 0; times < 4; times++) {
      await finger.send("Input.synthesizeScrollGesture", { x: 200, y: 700, yDistance: -500, speed: 4000 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    test(`at ${viewport.width} x ${viewport.height} every opened list is visible with its row`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openMobileMenu(page);
      for (const { name } of [...menus, ...menus.toReversed().slice(1)]) {
        await menuRow(page, name).tap();
        // All of it: scrolling ends on whole pixels, a row on parts of one.
        await expect(menuRow(page, name)).toBeInViewport({ ratio: 0.99 });
        await expect.poll(() => isFirstPageSeen(page, name)).toBe(true);
      }
    });
  }
});
