import { site } from "@/content/site";
import { fileOf, readExported } from "../support/export";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

test("robots.txt lets crawlers in and names the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^User-Agent: \*\s+Allow: \/$/im);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/im);
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
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
