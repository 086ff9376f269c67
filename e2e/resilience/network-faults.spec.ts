import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { loadFailure } from "@/content/single-pages/load-failure";
import { menuButton, openMenus } from "../navigation/support/menus";
import { frameworkWaits } from "../support/framework";
import { contactLink, failure, onSlowLine, spinner } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";
import { expectTheme, toggle } from "../support/theme";
import { arrivalsOf, documentsOf, painted, visit, waitForHydration } from "../support/visit";

const arrived = async (page: Page) => {
  await expect(page).toHaveURL("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.heading);
};

test("a page whose data are missing stays complete; a page whose data are missing is opened with a full page load", async ({
  page,
  browserErrors,
}) => {
  await page.route("**/faq/index.txt", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/faq/");
  await painted(page);
  // A framework that does not wait has its data in the page.
  const gone = frameworkWaits ? page.waitForResponse("**/faq/index.txt") : waitForHydration(page);
  await page.mouse.move(300, 400);
  await gone;
  await page.locator("main summary").nth(1).click();
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
  await contactLink(page).click();
  await arrived(page);
  await waitForHydration(page);

  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404, body: "Not found" }));
  const documents = documentsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "GDPR" }).click();
  await expect(page).toHaveURL(PAGE.gdpr);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
  browserErrors.length = 0;
});

test("code that does not arrive: a spinner, after 120,000 ms a message, and the page if it arrives later", async ({ page }) => {
  await onSlowLine(page);
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/faq/");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  const asked = page.waitForRequest("**/_next/static/chunks/*.js");
  await contactLink(page).click();
  await asked;
  await page.clock.runFor(100);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(failure(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(failure(page).getByRole("button", { name: loadFailure.reload })).toBeEnabled();
  release();
  await page.clock.resume();
  await arrived(page);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("offline after load: the page and prefetched pages work; other links show the browser's message, and going back works", async ({
  page,
  context,
  browserErrors,
}) => {
  await onSlowLine(page);
  await visit(page, "/faq/");
  const arrive = arrivalsOf(page);
  const ahead = page.waitForResponse(/\/contact\/.*PAGE.*\.txt/);
  await contactLink(page).hover();
  await (await ahead).finished();
  // The page's own code comes after its data.
  await arrive();
  await context.setOffline(true);
  await menuButton(page, "Services").click();
  expect(await openMenus(page)).toEqual(["Services"]);
  await toggle(page).click();
  await expectTheme(page, "dark");
  await contactLink(page).click();
  await arrived(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "GDPR" }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await arrived(page);
  await expectTheme(page, "dark");
  browserErrors.length = 0;
});
