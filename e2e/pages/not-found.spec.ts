import { notFound } from "@/content/single-pages/not-found";
import { menuButton, menuPanel } from "../navigation/support/menus";
import { PAGE, routes, UNKNOWN_ROUTE } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

// The answer 404 is what the browser complains about, in its console and as a response.
test.beforeEach(async ({ page, browserErrors }) => {
  await visit(page, UNKNOWN_ROUTE);
  expect(browserErrors.splice(0).map((error) => error.includes("404"))).toEqual([true, true]);
});

test("it says so, to people and to crawlers", async ({ page, request }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  expect((await request.get(UNKNOWN_ROUTE)).status()).toBe(404);
});

test("it is shown at every depth and for almost correct addresses", async ({ request }) => {
  for (const address of ["/services/web-development/more/", "/industry/no-such-trade/", "/faq/more/", "/faqq/"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain(`<title>${notFound.title}</title>`);
  }
});

test("it has the whole header and footer, and they work", async ({ page }) => {
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await menuButton(page, "Services").click();
  await menuPanel(page, "Services").locator(`a[href="${PAGE.uiux}"]`).click();
  await expect(page).toHaveURL(PAGE.uiux);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.heading);
});

test("it offers the likeliest pages in their order, and they open", async ({ page }) => {
  const likely = page.getByRole("navigation", { name: notFound.likelyHeading }).getByRole("link");
  const hrefs = await likely.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(notFound.likely.filter((address) => routes.includes(address)));
  await likely.last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.heading);
  await expect(page).toHaveURL(hrefs.at(-1) ?? "");
});

test("its links together lead to every page", async ({ page }) => {
  const hrefs = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([...new Set(hrefs)].toSorted()).toEqual(routes.toSorted());
});
