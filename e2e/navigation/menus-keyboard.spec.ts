import type { Page } from "@playwright/test";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { painted, visit } from "../support/visit";
import { menuButton, menuPanel, menus, openMenus, pointAt } from "./support/menus";

test.beforeEach(({ page }) => visit(page, "/faq/"));

/** Opens a menu as a keyboard does. */
async function openByKey(page: Page, name: (typeof menus)[number]["name"], key = "Enter"): Promise<void> {
  await menuButton(page, name).focus();
  await page.keyboard.press(key);
  await expect.poll(() => openMenus(page)).toEqual([name]);
}

test("the menus are reached by Tab, in their order, after the logo", async ({ page }) => {
  await page.getByRole("banner").getByRole("link", { name: /home/ }).focus();
  for (const { name } of menus) {
    await page.keyboard.press("Tab");
    await expect(menuButton(page, name)).toBeFocused();
    await expect(menuButton(page, name)).toHaveAttribute("aria-expanded", "false");
  }
});

for (const key of ["Enter", "Space"]) {
  test(`${key} opens a menu and closes it again`, async ({ page }) => {
    await openByKey(page, "Services", key);
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press(key);
    await expect.poll(() => openMenus(page)).toEqual([]);
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "false");
  });
}

test("Tab moves from the button through the cards in order", async ({ page }) => {
  await openByKey(page, "About");
  const links = menuPanel(page, "About").getByRole("link");
  for (const link of await links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
});

test("Tab out of a menu closes it, at either end", async ({ page }) => {
  await openByKey(page, "About");
  await menuPanel(page, "About").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menuButton(page, "Focus")).toBeFocused();
  await expect.poll(() => openMenus(page)).toEqual([]);

  await openByKey(page, "Focus");
  await page.keyboard.press("Shift+Tab");
  await expect(menuButton(page, "About")).toBeFocused();
  await expect.poll(() => openMenus(page)).toEqual([]);
});

test("Escape closes the menu and returns the focus to its button", async ({ page }) => {
  await openByKey(page, "Industry");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => openMenus(page)).toEqual([]);
  await expect(menuButton(page, "Industry")).toBeFocused();
  await expect(menuButton(page, "Industry")).toHaveAttribute("aria-expanded", "false");
});

for (const place of ["its button", "its panel"] as const) {
  test(`after Escape the next move of a mouse on ${place} does not open the menu again`, async ({ page }) => {
    await pointAt(page, menuButton(page, "Services"));
    await expect.poll(() => openMenus(page)).toEqual(["Services"]);
    const target = place === "its button" ? menuButton(page, "Services") : menuPanel(page, "Services");
    const box = await target.boundingBox();
    if (!box) throw new Error("no menu");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.clock.install();
    await page.keyboard.press("Escape");
    await expect.poll(() => openMenus(page)).toEqual([]);
    await page.mouse.move(x + 1, y + 1);
    await page.mouse.move(x - 1, y - 1);
    await page.clock.runFor(1000);
    expect(await openMenus(page)).toEqual([]);
  });
}

test("Enter on a card opens its page, closes the menu and moves the focus to main", async ({ page }) => {
  await openByKey(page, "Services");
  await menuPanel(page, "Services").locator(`a[href="${PAGE.animation}"]`).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(PAGE.animation);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await openMenus(page)).toEqual([]);
});

test("the skip link gets the focus first and skips the header", async ({ page }) => {
  await page.goto("/faq/");
  await painted(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
  expect(inMain).toBe(true);
});
