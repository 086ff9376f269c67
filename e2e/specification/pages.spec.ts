import { expect, test } from "@playwright/test";
import { specifiedRoutes } from "@/content/acceptance/specified-routes";
import { site } from "@/content/site";
import { exportedFiles, fileOf, readExported } from "../support/export";

/** The longest that the home page may be on a phone, in px: decided for the shipped texts. */
const LONGEST = 9500;

/* What the specification's section on screens and routes wants of the export. Who no longer needs it deletes this folder. */

test("the sitemap has exactly the 42 addresses, each with its slash, and each has its page", () => {
  const listed = [...readExported("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(specifiedRoutes.map((route) => `${site.origin}${route}`).sort());
  const files = exportedFiles();
  expect(specifiedRoutes.filter((route) => !files.has(fileOf(route)))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test(`the home page is at most ${LONGEST} px long`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
  });
});
