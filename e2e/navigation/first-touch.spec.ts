import type { Page } from "@playwright/test";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { header, painted } from "../support/visit";
import { menuButton, menuPanel, openMenus, pointAt } from "./support/menus";

/** Whether a request is for a part of the framework. */
const isFramework = (url: string) => /\/_next\/static\/.*\.js$/.test(url);

/** Opens a page whose framework is on its way until the returned function lets it arrive. */
async function openWithFrameworkHeld(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isFramework(url.pathname),
    async (request) => {
      await released;
      await request.continue();
    },
  );
  await page.goto(route, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await painted(page);
  return async () => {
    release();
    await expect(page.locator("header[data-refined]")).toBeAttached();
  };
}

test("a page without interaction loads no scripts; the first pointer move loads them", async ({ page }) => {
  test.skip(!frameworkWaits, LOADS_AT_ONCE);
  const fetched: string[] = [];
  page.on("request", (request) => isFramework(request.url()) && fetched.push(request.url()));
  await page.goto(PAGE.devops);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await painted(page);
  await page.mouse.move(300, 300);
  await expect(page.locator("header[data-refined]")).toBeAttached();
  expect(fetched).not.toEqual([]);
});

test("a menu opened before hydration stays open, and a click closes it", async ({ page }) => {
  const arrive = await openWithFrameworkHeld(page, "/faq/");
  await menuButton(page, "Services").focus();
  await page.keyboard.press("Enter");
  expect(await openMenus(page)).toEqual(["Services"]);
  await arrive();
  expect(await openMenus(page)).toEqual(["Services"]);
  await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect.poll(() => openMenus(page)).toEqual([]);
});

test("a menu opened by hovering before hydration stays open under the pointer", async ({ page }) => {
  const arrive = await openWithFrameworkHeld(page, "/faq/");
  await pointAt(page, menuButton(page, "Services"));
  await expect.poll(() => openMenus(page)).toEqual(["Services"]);
  await pointAt(page, menuPanel(page, "Services"));
  await arrive();
  await expect.poll(() => openMenus(page)).toEqual(["Services"]);
  await page.mouse.move(3, 700);
  await expect.poll(() => openMenus(page)).toEqual([]);
});

test("a click on a menu's button before hydration opens it, and it stays open", async ({ page }) => {
  const arrive = await openWithFrameworkHeld(page, "/faq/");
  await menuButton(page, "Focus").click();
  expect(await openMenus(page)).toEqual(["Focus"]);
  await arrive();
  expect(await openMenus(page)).toEqual(["Focus"]);
});

test("the theme button works before hydration, and only once for each press after it", async ({ page }) => {
  const arrive = await openWithFrameworkHeld(page, "/faq/");
  const dark = page.locator("html.dark");
  const toggle = header(page).getByRole("button", { name: /^Switch to/ });
  await toggle.click();
  await expect(dark).toBeAttached();
  await arrive();
  await expect(dark).toBeAttached();
  await toggle.click();
  await expect(dark).toHaveCount(0);
});

test("a link clicked before hydration opens its page", async ({ page }) => {
  await openWithFrameworkHeld(page, "/faq/");
  await page.getByRole("contentinfo").getByRole("link", { name: "GDPR" }).click();
  await expect(page).toHaveURL(PAGE.gdpr);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
