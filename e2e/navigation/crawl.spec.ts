import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** A crawler that runs no scripts: it knows the links that a page shows in its HTML, and follows them. */
test.use({ javaScriptEnabled: false });

let links: Map<string, Set<string>>;

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.route("**/*", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  links = new Map();
  for (const route of routes) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const hrefs = await page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    links.set(route, new Set(hrefs.map((href) => new URL(href, `http://site${route}`).pathname)));
  }
  await page.close();
});

const from = (route: string): Set<string> => links.get(route) ?? new Set();

/** The pages that take more than two clicks from a page. */
const far = (start: string): string[] => {
  const near = new Set([start, ...from(start)]);
  for (const middle of from(start)) for (const end of from(middle)) near.add(end);
  return routes.filter((route) => !near.has(route));
};

test("from the home page all pages are within two clicks", () => {
  expect(far("/")).toEqual([]);
});

test("from any page any other is within two clicks", () => {
  expect(routes.flatMap((route) => far(route).map((end) => `${route} -> ${end}`))).toEqual([]);
});

test("every page is linked from every other page", () => {
  const faults = routes.flatMap((end) => {
    const without = routes.filter((route) => route !== end && !from(route).has(end));
    return without.length > routes.length - 2 ? [end] : [];
  });
  expect(faults).toEqual([]);
});

test("the home page links to every part of the site, not only in menus", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const parts = ["/services/", "/focus/", "/industry/", "/contact/"];
  for (const part of parts.filter((start) => routes.some((route) => route.startsWith(start)))) {
    await expect(main.locator(`a[href^="${part}"]`).first(), part).toBeAttached();
  }
});
