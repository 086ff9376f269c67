import { expect, test } from "@playwright/test";
import { specifiedRoutes } from "@/content/acceptance/specified-routes";
import { site } from "@/content/site";
import { exportedFiles, fileOf, readExported } from "../support/export";

/* What the specification's section on screens and routes wants of the export. Who no longer needs it deletes this folder. */

test("the sitemap has exactly the 42 addresses, each with its slash, and each has its page", () => {
  const listed = [...readExported("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(specifiedRoutes.map((route) => `${site.origin}${route}`).sort());
  const files = exportedFiles();
  expect(specifiedRoutes.filter((route) => !files.has(fileOf(route)))).toEqual([]);
});
