import type { Page, Route } from "@playwright/test";
import { searchCopy } from "@/content/single-pages/search";
import { exportedFiles, readExported } from "../support/export";
import { PAGE, routes } from "../support/routes";
import { expect, test } from "../support/test";
import { header, painted, visit } from "../support/visit";
import { hits, leadingTo, nameOf, searchDialog, searchField, searchOpener } from "./support/search";

const INDEX = "/search-index.json";

test("neither index nor code of the search is fetched before somebody is about to use it, and then once", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, "/faq/");
  await page.waitForLoadState("networkidle");
  expect(fetched).not.toContain(INDEX);
  const before = fetched.filter((path) => path.endsWith(".js")).length;
  await page.keyboard.press("/");
  await expect.poll(() => fetched).toContain(INDEX);
  await expect.poll(() => fetched.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before);
  await searchDialog(page).getByRole("checkbox").focus();
  await page.keyboard.press("Escape");
  await searchOpener(page).click();
  await expect(searchDialog(page).getByRole("navigation").first()).toBeVisible();
  expect(fetched.filter((path) => path === INDEX)).toHaveLength(1);
});

for (const [what, open] of [
  ["the / key", (page: Page) => page.keyboard.press("/")],
  ["the button", (page: Page) => searchOpener(page).click()],
] as const) {
  test(`${what} opens the search before the framework is there, and what was typed is looked up when it comes`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/faq/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await painted(page);
    await open(page);
    await expect(searchField(page)).toBeFocused();
    const name = nameOf(PAGE.devops);
    await page.keyboard.type(name.slice(0, -2));
    await expect(hits(page)).toHaveCount(0);
    release();
    await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.devops));
    await page.keyboard.type(name.slice(-2));
    await expect(searchField(page)).toHaveValue(name);
    await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.devops));
  });
}

/** The file with the search's code: the only one that names the library which it looks up with. */
const searchCode = (): string | undefined =>
  [...exportedFiles()].find((file) => file.endsWith(".js") && readExported(file).includes("MiniSearch"));

for (const [what, findFile, fail] of [
  ["the index does not arrive", () => INDEX, (route: Route) => route.abort("failed")],
  ["the index is refused", () => INDEX, (route: Route) => route.fulfill({ status: 503, body: readExported(INDEX) })],
  ["the code does not arrive", searchCode, (route: Route) => route.abort("failed")],
] as const) {
  test(`when ${what} the search says so, and Retry gets it`, async ({ page, browserErrors }) => {
    const pattern = `**${findFile()}`;
    // From the beginning: a pointer or a focus that comes by early would fetch it before.
    await page.route(pattern, fail);
    await visit(page, "/faq/");
    await page.keyboard.press("/");
    await page.keyboard.type(nameOf(PAGE.education));
    await expect(searchDialog(page).getByRole("status")).toHaveText(searchCopy.failed);
    await page.unroute(pattern);
    await searchDialog(page).getByRole("button", { name: searchCopy.retry }).click();
    await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.education));
    await expect(searchField(page)).toBeFocused();
    browserErrors.length = 0;
  });
}

test("once the search has found something it works offline", async ({ page, context, browserErrors }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  await page.keyboard.type(nameOf(PAGE.education));
  await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.education));
  await context.setOffline(true);
  await searchField(page).fill(nameOf(PAGE.healthcare));
  await expect(hits(page).first()).toHaveAttribute("href", leadingTo(PAGE.healthcare));
  // A page that was being prefetched at that moment fails, unseen by the visitor.
  browserErrors.length = 0;
});

test("the search fits 320 px, and 390 px with text twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  await searchField(page).fill(nameOf(PAGE.refunds));
  await expect(hits(page).first()).toBeVisible();
  /** What runs out at the right edge. */
  const out = () =>
    searchDialog(page).evaluate((box) => {
      const edge = box.getBoundingClientRect().right;
      return [...box.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
        .map((element) => element.outerHTML.slice(0, 120));
    });
  expect(await out()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await out()).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search button is replaced by a link to the site map, which has every page", async ({ page }) => {
    await page.goto("/faq/");
    await expect(header(page).getByRole("button", { name: "Search", exact: true })).toHaveCount(0);
    await header(page).getByRole("link", { name: "Site map" }).first().click();
    const map = page.getByRole("region", { name: "Site map" });
    await expect(map).toBeInViewport();
    const hrefs = await map.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.toSorted()).toEqual(routes.toSorted());
  });

  test("the menu of small screens and the footer link to the site map, too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq/");
    await header(page).getByRole("button", { name: "Menu", exact: true }).click();
    await expect(header(page).getByRole("navigation").getByRole("link", { name: "Site map" })).toBeVisible();
    await page.goto("/faq/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Site map" }).click();
    await expect(page.getByRole("region", { name: "Site map" })).toBeInViewport();
  });
});
