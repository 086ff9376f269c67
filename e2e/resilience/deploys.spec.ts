import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { contact } from "@/content/single-pages/contact";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { contactLink, onSlowLine } from "../support/loading";
import { expect, test } from "../support/test";
import { documentsOf, painted, visit } from "../support/visit";

/** The build of the export under test. */
const [, BUILD = ""] =
  /"b":"([^"]+)"/.exec(readFileSync(path.resolve(process.env.OUT_DIR ?? "out", "faq/index.txt"), "utf8")) ?? [];

/** From now on the host has another release: its data name another build, and parts of the page that this one has no code for. */
const deployAnother = (page: Page) =>
  page.route(/\.txt(\?|$)/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(BUILD, "0123456789ab").replaceAll(/:I\[\d+,/g, ":I[1,");
    await route.fulfill({ response, body: text });
  });

test("a tab without interaction before a deploy keeps its page, and its links lead to the new release", async ({ page }) => {
  test.skip(!frameworkWaits, LOADS_AT_ONCE);
  await page.goto("/faq/");
  const before = await page.getByRole("main").textContent();
  await deployAnother(page);
  await painted(page);
  const answered = page.waitForResponse(/\/faq\/index\.txt/);
  await page.mouse.move(300, 400);
  await (await answered).finished();
  await page.mouse.move(310, 410);
  // What would run has been fetched by then.
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("main").textContent()).toBe(before);
  await page.locator("main summary").nth(1).click();
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
  const documents = documentsOf(page);
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.heading);
  expect(documents).toHaveLength(1);
});

test("a tab in use before a deploy opens the new release with a full page load", async ({ page, browserErrors }) => {
  await onSlowLine(page);
  await visit(page, "/faq/");
  await deployAnother(page);
  const documents = documentsOf(page);
  const ahead = page.waitForResponse(/\/contact\/.*\.txt/);
  await contactLink(page).hover();
  await ahead;
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.heading);
  expect(documents).toHaveLength(1);
  // Next says on the console why it loads the page.
  expect(browserErrors.splice(0).filter((error) => !error.includes("Falling back to browser navigation"))).toEqual([]);
});
