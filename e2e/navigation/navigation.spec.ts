import type { Page } from "@playwright/test";
import { headOf } from "../seo/support/head";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { documentsOf, header, visit } from "../support/visit";
import { menuButton, menuPanel, menus } from "./support/menus";

const scrollDown = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Expects that a page has arrived: address, title, top of the page, focus in main. */
async function expectArrival(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(route);
  await expect(page).toHaveTitle(headOf(route).title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
}

for (const { name, routes } of menus) {
  test(`every page of the ${name} menu opens without loading a document, at its top, with the focus in main`, async ({
    page,
  }) => {
    await visit(page, "/faq/");
    const documents = documentsOf(page);
    for (const [index, route] of routes.entries()) {
      // With its motion once a menu: a click waits until the panel stands still.
      await page.emulateMedia({ reducedMotion: index === 0 ? "no-preference" : "reduce" });
      await scrollDown(page, 400);
      await menuButton(page, name).click();
      await menuPanel(page, name).locator(`a[href="${route}"]`).click();
      await expectArrival(page, route);
      await expect(header(page).locator("[aria-current=page]")).toHaveAttribute("href", route);
    }
    expect(documents).toEqual([]);
  });
}

test("a link to a section of another page moves the focus to the section: Tab goes on within it", async ({ page }) => {
  await visit(page, PAGE.devops);
  const documents = documentsOf(page);
  await page.getByRole("main").locator('a[href="/#services"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#services");
  await expect(page.locator("#services")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#services").locator(":focus")).toHaveCount(1);
  await expect(page.locator("#services")).not.toHaveAttribute("tabindex");
  expect(documents).toEqual([]);
});

test("every link in main and footer of a page is a client-side navigation, too", async ({ page }) => {
  await visit(page, PAGE.devops);
  const documents = documentsOf(page);
  for (const [landmark, route] of [
    ["main", PAGE.software],
    ["contentinfo", PAGE.privacy],
    ["contentinfo", PAGE.healthcare],
    ["main", "/contact/"],
  ] as const) {
    await page.getByRole(landmark).locator(`a[href="${route}"]:visible`).first().click();
    await expectArrival(page, route);
  }
  expect(documents).toEqual([]);
});

test("going back restores the scroll position, going forward shows the top of the next page", async ({ page }) => {
  await visit(page, PAGE.devops);
  const documents = documentsOf(page);
  await scrollDown(page, 1200);
  await header(page).getByRole("link", { name: "Contact Us" }).last().click();
  await expectArrival(page, "/contact/");
  await scrollDown(page, 700);
  await page.goBack();
  await expect(page).toHaveURL(PAGE.devops);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveURL("/contact/");
  await expect.poll(() => scrolled(page)).toBe(700);
  expect(documents).toEqual([]);
});

test("a click with a modifier key opens a new tab and does not change this page", async ({ page, context }) => {
  await visit(page, "/faq/");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    header(page)
      .getByRole("link", { name: "Contact Us" })
      .last()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL("/contact/");
  await expect(page).toHaveURL("/faq/");
  await expect(page.getByRole("status")).toHaveCount(0);
});
