import { industryRoutes, PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { header, settled, visit } from "../support/visit";
import { menus } from "./support/menus";
import { menuList, menuOpener, menuRow, mobileMenu, openLists, openMobileMenu } from "./support/mobile-menu";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe("the mobile menu", () => {
  test.beforeEach(({ page }) => visit(page, "/faq/"));

  test("one button replaces the four menus of the bar", async ({ page }) => {
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuOpener(page)).toBeVisible();
  });

  test("it fills the screen with Home, a list for each menu and Get Started", async ({ page }) => {
    await openMobileMenu(page);
    expect(await header(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
    await expect(mobileMenu(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact/");
    await expect(mobileMenu(page).locator("summary")).toHaveText(menus.map(({ name }) => name));
    expect(await openLists(page)).toEqual([]);
  });

  test("a list has its pages and a link to its section; one list is open at a time", async ({ page }) => {
    await openMobileMenu(page);
    for (const { name, routes, anchor } of menus) {
      await menuRow(page, name).tap();
      // Chromium makes the click out of a tap later.
      await expect.poll(() => openLists(page)).toEqual([name]);
      const hrefs = await menuList(page, name)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(hrefs.toSorted()).toEqual([`/${anchor}`, ...routes].toSorted());
    }
    await menuRow(page, "Industry").tap();
    await expect.poll(() => openLists(page)).toEqual([]);
  });

  test("a long list is at most 500 px high and scrolls to its last page", async ({ page }) => {
    await openMobileMenu(page);
    await menuRow(page, "Industry").tap();
    const industries = menuList(page, "Industry");
    await expect(industries).toBeVisible();
    await settled(industries);
    expect((await industries.boundingBox())?.height).toBe(500);
    expect(await industries.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(500);
    const last = industries.getByRole("listitem").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await last.tap();
    await expect(page).toHaveURL(industryRoutes.at(-1) ?? "");
  });

  test("Home, a page, a section, Get Started: each tap on a link opens it and closes the menu", async ({ page }) => {
    const choices: [string, string | undefined, string][] = [
      [PAGE.ai, "Services", PAGE.ai],
      ["/", undefined, "/"],
      ["/#focus", "Focus", "/#focus"],
      ["/contact/", undefined, "/contact/"],
    ];
    for (const [href, name, url] of choices) {
      await openMobileMenu(page);
      if (name) await menuRow(page, name).tap();
      await mobileMenu(page).locator(`a[href="${href}"]:visible`).tap();
      await expect(page).toHaveURL(url);
      await expect(mobileMenu(page)).toBeHidden();
    }
  });

  test("a tap on the link of the current page closes the menu, too", async ({ page }) => {
    await visit(page, PAGE.uiux);
    await openMobileMenu(page);
    await menuRow(page, "Services").tap();
    const link = menuList(page, "Services").locator(`a[href="${PAGE.uiux}"]`);
    await expect(link).toHaveAttribute("aria-current", "page");
    await link.tap();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE.uiux);
  });

  test("its close button closes it and returns the focus to the menu button", async ({ page }) => {
    await openMobileMenu(page);
    await menuOpener(page).tap();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuOpener(page)).toBeFocused();
  });

  test("Escape closes it and returns the focus to the button", async ({ page }) => {
    await menuOpener(page).focus();
    await page.keyboard.press("Enter");
    await expect(mobileMenu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuOpener(page)).toBeFocused();
  });

  test("opened with the keyboard it has the focus on its first row, and is announced as open", async ({ page }) => {
    await menuOpener(page).focus();
    await page.keyboard.press("Enter");
    await expect(mobileMenu(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
    await expect(page.getByRole("banner")).toMatchAriaSnapshot('- button "Menu" [expanded]');
  });

  test("it closes when the window becomes large", async ({ page }) => {
    await openMobileMenu(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.evaluate(() => document.querySelector("header:popover-open"))).toBeNull();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("after a tap on a page the focus is in main", async ({ page }) => {
    await openMobileMenu(page);
    await menuRow(page, "About").tap();
    await menuList(page, "About").locator(`a[href="${PAGE.careers}"]`).tap();
    await expect(page).toHaveURL(PAGE.careers);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the theme can be switched inside it", async ({ page }) => {
    await openMobileMenu(page);
    await header(page).getByRole("button", { name: "Switch to dark theme" }).tap();
    await expect(page.locator("html")).toHaveClass(/(^| )dark( |$)/);
    await expect(mobileMenu(page)).toBeVisible();
    await expect(header(page).getByRole("button", { name: "Switch to light theme" })).toBeVisible();
  });
});
