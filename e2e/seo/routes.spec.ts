import { existsSync } from "node:fs";
import { site } from "@/content/site";
import { REDIRECTS } from "@/scripts/hosts/redirects";
import { fileOf, readExported } from "../support/export";
import { inWrongCase, routes } from "../support/routes";
import { expect, test } from "../support/test";

test.describe("the set of pages", () => {
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

  test("a redirect keeps the query", async ({ request }) => {
    const { url, headers } = await request.get("/contact?service=devops", { maxRedirects: 0 }).then((response) => ({
      url: response.url(),
      headers: response.headers(),
    }));
    expect(new URL(headers.location ?? "", url)).toMatchObject({ pathname: "/contact/", search: "?service=devops" });
  });

  test("an address in the wrong case answers 404", async ({ request }) => {
    test.skip(existsSync("PACKAGE.JSON"), "this file system does not tell cases apart, a bucket does");
    const wrong = routes.filter((route) => route !== "/").map(inWrongCase);
    for (const address of wrong.filter((one) => !(one.slice(0, -1) in REDIRECTS))) {
      expect((await request.get(address)).status(), address).toBe(404);
    }
  });
});

test("sheet numbers run from 2 (the opening drawing is sheet 1) to the total", () => {
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
  expect(Math.max(...numbered)).toBeGreaterThan(0);
});
