import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { XMLSerializer } from "@xmldom/xmldom";
import { validateXML } from "xmllint-wasm";
import { utilityPages } from "@/content/addresses";
import { site } from "@/content/site";
import { readExported } from "../support/export";
import { routes } from "../support/routes";
import { headOf, resolves } from "./support/head";
import { sitemapDocument, sitemapEntries } from "./support/sitemap";

/** sitemaps.org's own schema comes with the package that writes the sitemap; both are imported by one that has no elements of its own. */
const SCHEMAS = {
  "sitemap.xsd": createRequire(path.resolve("package.json")).resolve("sitemap/schema/sitemap.xsd"),
  "sitemap-image.xsd": path.resolve("e2e/seo/support/sitemap-image.xsd"),
};
const BOTH = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
</xs:schema>`;

/** What the schema finds wrong with a sitemap. */
async function faultsOf(xml: string): Promise<string[]> {
  const preload = Object.entries(SCHEMAS).map(([fileName, file]) => ({ fileName, contents: readFileSync(file, "utf8") }));
  const { errors } = await validateXML({ xml, schema: BOTH, preload });
  return errors.map(({ message }) => message);
}

test("the sitemap is valid by its schema, which refuses an image before the date", async () => {
  expect(await faultsOf(readExported("/sitemap.xml"))).toEqual([]);
  const swapped = sitemapDocument();
  const [image, date] = ["image:image", "lastmod"].map((name) => swapped.getElementsByTagName(name)[0]);
  if (!image || !date) throw new Error("The sitemap has no image or no date");
  date.parentNode?.insertBefore(image, date);
  expect(await faultsOf(new XMLSerializer().serializeToString(swapped))).toEqual([expect.stringContaining("lastmod")]);
});

test("it has every page of the site except those that say noindex", () => {
  const listed = sitemapEntries().map(({ page }) => page);
  expect(listed.toSorted()).toEqual(routes.map((route) => site.origin + route).toSorted());
  expect(utilityPages.map((route) => site.origin + route).filter((address) => listed.includes(address))).toEqual([]);
});

test("it has a date and an image for each page", () => {
  for (const { page, image, day } of sitemapEntries()) {
    expect(
      [page, image].filter((address) => !resolves(address)),
      page,
    ).toEqual([]);
    expect(image).toBe(headOf(new URL(page).pathname).meta.get("og:image"));
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
