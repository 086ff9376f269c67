import { existsSync } from "node:fs";
import { site } from "@/content/site";
import { fileOf, readExported } from "../support/export";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

test("npm run serve answers as a bucket does: with the slash, with the query, and only in the exact case", async ({
  request,
}) => {
  const response = await request.get("/contact?service=devops", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(new URL(response.headers().location ?? "", response.url())).toMatchObject({
    pathname: "/contact/",
    search: "?service=devops",
  });
  // Not where the file system does not tell cases apart, as a bucket does.
  if (!existsSync("PACKAGE.JSON")) expect((await request.get("/CONTACT/")).status()).toBe(404);
});

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
