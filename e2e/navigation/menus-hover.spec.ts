import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { menuButton, menuPanel, menus, openMenus, pointAt, pointAway } from "./support/menus";
import { menuList, menuOpener, menuRow, openLists } from "./support/mobile-menu";

/** Two menus. About is always there, because the contact page is in it. */
const [first = "About", second = first] = menus.map(({ name }) => name);

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/faq/");
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
});

test("a pointer that rests on a menu opens it, one that only passes does not", async ({ page }) => {
  await pointAt(page, menuButton(page, second));
  await page.clock.runFor(40);
  await pointAway(page);
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([]);

  await pointAt(page, menuButton(page, second));
  await page.clock.runFor(300);
  expect(await openMenus(page)).toEqual([second]);
  await expect(menuButton(page, second)).toHaveAttribute("aria-expanded", "true");
});

test("a pointer that leaves for a moment closes nothing, one that stays away does", async ({ page }) => {
  await pointAt(page, menuButton(page, second));
  await page.clock.runFor(300);
  await pointAway(page);
  await page.clock.runFor(100);
  expect(await openMenus(page)).toEqual([second]);
  await pointAt(page, menuPanel(page, second));
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([second]);

  await pointAway(page);
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([]);
  await expect(menuButton(page, second)).toHaveAttribute("aria-expanded", "false");
});

test("moving the pointer from a button down to its panel does not close it", async ({ page }) => {
  await pointAt(page, menuButton(page, second));
  await page.clock.runFor(300);
  const [from, to] = [await menuButton(page, second).boundingBox(), await menuPanel(page, second).boundingBox()];
  if (!from || !to) throw new Error("no menu");
  for (let y = from.y + from.height / 2; y < to.y + 30; y += 4) {
    await page.mouse.move(from.x + from.width / 2, y);
    await page.clock.runFor(60);
  }
  expect(await openMenus(page)).toEqual([second]);
});

test("one menu is open at a time", async ({ page }) => {
  for (const { name } of [...menus, ...menus.toReversed()]) {
    await pointAt(page, menuButton(page, name));
    await page.clock.runFor(300);
    expect(await openMenus(page)).toEqual([name]);
  }
});

test("a click right after the menu has opened by hovering keeps it open; the next one closes it", async ({ page }) => {
  await pointAt(page, menuButton(page, second));
  await page.clock.runFor(300);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([second]);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([]);
});

test("a menu that was clicked before still closes when the pointer leaves it", async ({ page }) => {
  await pointAt(page, menuButton(page, first));
  await page.clock.runFor(300);
  for (let click = 0; click < 2; click++) {
    await page.mouse.down();
    await page.mouse.up();
  }
  expect(await openMenus(page)).toEqual([]);
  await pointAway(page);
  await page.clock.runFor(1000);
  await pointAt(page, menuButton(page, first));
  await page.clock.runFor(300);
  expect(await openMenus(page)).toEqual([first]);
  await pointAway(page);
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([]);
});

test("a menu opened by a click stays open when the pointer leaves", async ({ page }) => {
  await pointAt(page, menuButton(page, first));
  await page.clock.runFor(300);
  await page.mouse.down();
  await page.mouse.up();
  await pointAway(page);
  await page.clock.runFor(1000);
  expect(await openMenus(page)).toEqual([first]);
});

test("in a small window a mouse opens a list below its row, also with an immediate click, and no panel appears", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await menuOpener(page).click();
  for (const { name } of menus) {
    await pointAt(page, menuRow(page, name));
    await menuRow(page, name).click();
    await page.clock.runFor(300);
    expect(await openLists(page)).toEqual([name]);
    const [row, list] = [await menuRow(page, name).boundingBox(), await menuList(page, name).boundingBox()];
    expect(list?.y).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0), 0);
  }
});
