import { faq } from "@/content/single-pages/faq";
import { site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { menuButton, menuPanel, menus, openMenus, pointAt, pointAway } from "../navigation/support/menus";
import { menuList, menuOpener, menuRow, mobileMenu, openLists } from "../navigation/support/mobile-menu";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { header, painted } from "../support/visit";

test.use({ javaScriptEnabled: false });

test.describe("menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/faq/");
    await painted(page);
  });

  for (const { name, width, routes } of menus) {
    test(`${name} opens with a click, ${width} px wide, with all its pages, and closes with the next`, async ({ page }) => {
      await pointAway(page);
      await menuButton(page, name).focus();
      await page.keyboard.press("Enter");
      expect(await openMenus(page)).toEqual([name]);
      expect((await menuPanel(page, name).boundingBox())?.width).toBe(width);
      for (const route of routes) await expect(menuPanel(page, name).locator(`a[href="${route}"]`)).toBeVisible();
      await page.keyboard.press("Enter");
      expect(await openMenus(page)).toEqual([]);
    });
  }

  test("one menu is open at a time, and Escape closes it", async ({ page }) => {
    for (const { name } of menus) {
      await menuButton(page, name).focus();
      await page.keyboard.press("Enter");
      expect(await openMenus(page)).toEqual([name]);
    }
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
  });

  test("hovering over a button opens its menu, moving down keeps it open, leaving closes it", async ({ page }) => {
    await pointAt(page, menuButton(page, "Services"));
    await expect.poll(() => openMenus(page)).toEqual(["Services"]);
    const [from, to] = [await menuButton(page, "Services").boundingBox(), await menuPanel(page, "Services").boundingBox()];
    if (!from || !to) throw new Error("no menu");
    for (let y = from.y + from.height / 2; y < to.y + 30; y += 3) {
      await page.mouse.move(from.x + from.width / 2, y);
      expect(await openMenus(page), `at ${y}`).toEqual(["Services"]);
    }
    await pointAway(page);
    await expect.poll(() => openMenus(page)).toEqual([]);
  });

  test("a card opens its page", async ({ page }) => {
    await menuButton(page, "Services").click();
    await menuPanel(page, "Services").locator(`a[href="${PAGE.animation}"]`).click();
    await expect(page).toHaveURL(PAGE.animation);
  });

  test("there is no theme button, because it would do nothing", async ({ page }) => {
    await expect(header(page).getByRole("button", { name: /theme/ })).toHaveCount(0);
  });
});

test("the bar becomes compact above 50 px of scroll", async ({ page }) => {
  await page.goto("/faq/");
  const height = () =>
    header(page)
      .locator(":scope > div")
      .first()
      .boundingBox()
      .then((box) => box?.height);
  expect(await height()).toBe(72);
  await painted(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(height).toBe(56);
});

test("the tabs of the technologies switch", async ({ page }) => {
  await page.goto("/#technologies");
  const tabs = page.getByRole("group", { name: "Technology groups" });
  const [first, other] = [technologyTabs[0], technologyTabs.at(-2)].map((tab) => tab?.tiles.map(({ name }) => name) ?? []);
  const [ofFirst = "", ofOther = ""] = [
    first?.find((name) => !other?.includes(name)),
    other?.find((name) => !first?.includes(name)),
  ];
  const tile = (name: string) => tabs.getByText(name, { exact: true }).filter({ visible: true });
  await expect(tile(ofFirst)).toBeVisible();
  await tabs
    .getByRole("radio")
    .nth(technologyTabs.length - 2)
    .check();
  await expect(tile(ofOther)).toBeVisible();
  await expect(tile(ofFirst)).toHaveCount(0);
});

test("the questions open one at a time and close again, and the first is open", async ({ page }) => {
  await page.goto("/faq/");
  const answers = page.getByRole("main").locator("details");
  await expect(answers).toHaveCount(faq.items.length);
  const open = page.getByRole("main").locator("details[open]");
  await expect(answers.first().locator("p").first()).toBeVisible();
  for (const index of [3, 1]) {
    await answers.nth(index).locator("summary").click();
    await expect(open).toHaveCount(1);
    await expect(answers.nth(index).locator("p").first()).toBeVisible();
  }
  await open.locator("summary").click();
  await expect(open).toHaveCount(0);
});

test("View More in the footer reveals the rest of a list", async ({ page }) => {
  await page.goto("/faq/");
  for (const list of await page.getByRole("contentinfo").getByRole("navigation").filter({ hasText: "View More" }).all()) {
    const last = list.locator("a").last();
    await expect(last).toBeHidden();
    await list.getByText("View More").click();
    await expect(last).toBeVisible();
  }
});

test("there are no stopped clocks, but each office's time zone and hours", async ({ page }) => {
  await page.goto("/contact/");
  for (const { place } of site.offices) {
    const office = page.getByRole("figure", { name: place, exact: true });
    await expect(office).toContainText(/UTC[+\u2212-]\d/);
    for (const { label } of site.businessHours) await expect(office).toContainText(label);
    await expect(office.locator("svg path[transform]")).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens, its lists open one at a time, and it closes", async ({ page }) => {
    await page.goto("/faq/");
    await menuOpener(page).tap();
    await expect(mobileMenu(page)).toBeVisible();
    for (const { name, routes } of menus) {
      await menuRow(page, name).tap();
      await expect.poll(() => openLists(page)).toEqual([name]);
      await expect(menuList(page, name).locator(`a[href="${routes[0]}"]`)).toBeVisible();
      await expect(menuRow(page, name)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page)).toBeHidden();
    await menuOpener(page).tap();
    await menuOpener(page).tap();
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("a tap on a page in it opens that page", async ({ page }) => {
    await page.goto("/faq/");
    await menuOpener(page).tap();
    await mobileMenu(page).getByRole("link", { name: "Get Started" }).tap();
    await expect(page).toHaveURL("/contact/");
    await expect(mobileMenu(page)).toBeHidden();
  });
});
