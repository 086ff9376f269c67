import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { menuButton, menuPanel, openMenus } from "./support/menus";

// A tablet on its side: the bar with its four menus, and no pointer that hovers.
test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => visit(page, "/faq/"));

test("a tap opens a menu, a second one closes it", async ({ page }) => {
  await menuButton(page, "Services").tap();
  await expect.poll(() => openMenus(page)).toEqual(["Services"]);
  await menuButton(page, "Services").tap();
  await expect.poll(() => openMenus(page)).toEqual([]);
});

test("a tap on another menu opens that one, a tap beside them closes it", async ({ page }) => {
  await menuButton(page, "About").tap();
  await menuButton(page, "Industry").tap();
  await expect.poll(() => openMenus(page)).toEqual(["Industry"]);
  await page.touchscreen.tap(20, 900);
  await expect.poll(() => openMenus(page)).toEqual([]);
});

test("a menu opened by a tap stays open", async ({ page }) => {
  await page.clock.install();
  await menuButton(page, "Focus").tap();
  await expect.poll(() => openMenus(page)).toEqual(["Focus"]);
  await page.clock.runFor(2000);
  expect(await openMenus(page)).toEqual(["Focus"]);
});

test("a tap on a card opens its page and closes the menu", async ({ page }) => {
  await menuButton(page, "Services").tap();
  await menuPanel(page, "Services").locator(`a[href="${PAGE.devops}"]`).tap();
  await expect(page).toHaveURL(PAGE.devops);
  await expect.poll(() => openMenus(page)).toEqual([]);
});
