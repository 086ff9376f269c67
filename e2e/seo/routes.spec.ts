import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { site } from "@/content/site";
import { fileOf, readExported } from "../support/export";
import { routeParts, routes } from "../support/routes";
import { expect, test } from "../support/test";
import { waitForHydration } from "../support/visit";

/** What a crawler reads in a page's HTML as it is served, before any script. */
function readServed(html: string) {
  const served = new DOMParser().parseFromString(html, "text/html");
  const content = (selector: string) => [...served.querySelectorAll(selector)].map((element) => element.getAttribute("content"));
  return {
    lang: served.documentElement.lang,
    titles: [...served.querySelectorAll("title")].filter((title) => !title.closest("svg")).map(({ textContent }) => textContent),
    descriptions: content("meta[name=description]"),
    canonicals: [...served.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    robots: content("meta[name=robots]"),
    h1: served.querySelectorAll("h1").length,
    main: served.querySelectorAll("main").length,
    styled: [...served.querySelectorAll("[style]")].map(({ outerHTML }) => outerHTML.slice(0, 120)),
  };
}

test.describe("every page at 320 px", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  /** Opens a page, reads what is served and what stands there, and waits for all that it fetches. */
  async function expectWhole(page: Page, route: string): Promise<void> {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    const served = await page.evaluate(readServed, (await response?.text()) ?? "");
    expect.soft(served, route).toEqual({
      lang: "en",
      titles: [expect.stringMatching(/\S{3}/)],
      descriptions: [expect.stringMatching(/\S{3}/)],
      canonicals: [`${site.origin}${route}`],
      robots: [],
      h1: 1,
      main: 1,
      styled: [],
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await waitForHydration(page);
    const width = await page.evaluate(() => {
      scrollTo({ left: 999, top: 999_999, behavior: "instant" });
      return { scrolled: scrollX, content: document.documentElement.scrollWidth };
    });
    expect.soft(width, route).toEqual({ scrolled: 0, content: 320 });
    // What is fetched late (prefetches, images below the fold) has to arrive as well.
    await page.waitForLoadState("networkidle");
  }

  for (const part of routeParts) {
    test(`${part[0]} and the ${part.length - 1} after it`, async ({ page }) => {
      test.slow();
      for (const route of part) await test.step(route, () => expectWhole(page, route));
    });
  }
});

test.describe("the set of pages", () => {
  test("no two pages share a title or a description", async ({ page, request }) => {
    const pages = await Promise.all(routes.map(async (route) => (await request.get(route)).text()));
    const served = await Promise.all(pages.map((html) => page.evaluate(readServed, html)));
    expect(new Set(served.flatMap(({ titles }) => titles)).size).toBe(routes.length);
    expect(new Set(served.flatMap(({ descriptions }) => descriptions)).size).toBe(routes.length);
  });

  test("robots.txt lets crawlers in and names the sitemap", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toMatch(/^User-Agent: \*\s+Allow: \/$/im);
    expect(robots).not.toMatch(/^Disallow: \/\s*$/im);
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });

  test("an address without its slash redirects permanently to the one with it", async ({ request }) => {
    for (const route of routes.filter((address) => address !== "/")) {
      const response = await request.get(route.slice(0, -1), { maxRedirects: 0 });
      expect([response.status(), new URL(response.headers().location ?? "", response.url()).pathname]).toEqual([301, route]);
    }
  });

  test("an address in the wrong case answers 404", async ({ request }) => {
    test.skip(existsSync("PACKAGE.JSON"), "this file system does not tell cases apart, a bucket does");
    const wrong = (route: string) => (route === route.toLowerCase() ? route.toUpperCase() : route.toLowerCase());
    for (const route of routes.filter((address) => address !== "/")) {
      expect((await request.get(wrong(route))).status(), wrong(route)).toBe(404);
    }
  });
});

test("the sections of a page are numbered from 2, because its drawing is sheet 1, up to their count", () => {
  const numbered = routes.map((route) => {
    const sheets = [...readExported(fileOf(route)).matchAll(/>Sheet (\d+) of (\d+)</g)];
    const count = Number(sheets[0]?.[2] ?? 1);
    expect
      .soft(
        sheets.map(([, number, of]) => `${number} of ${of}`),
        route,
      )
      .toEqual(Array.from({ length: count - 1 }, (_, index) => `${index + 2} of ${count}`));
    return sheets.length;
  });
  expect(Math.max(...numbered)).toBeGreaterThan(6);
});
