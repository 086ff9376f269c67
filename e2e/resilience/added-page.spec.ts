import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { slugsOf } from "@/content/addresses";
import { addressOf } from "@/content/collections/collection-names";
import { SITE_COPY } from "@/scripts/lib/site-copy";
import { routes } from "../support/routes";
import { ADDED_PAGE } from "../support/site-copy";

const { slug, name } = ADDED_PAGE;
const ROUTE = addressOf("industry", slug);

/** A file of the copy's export. */
const exported = (file: string): Promise<string> => readFile(path.join(SITE_COPY, "out", file), "utf8");

test("adding an industry page touches one file", async ({ page }) => {
  test.skip(slugsOf("industry").length === 0, "content/industry has no page to copy");
  const link = `a[href="${ROUTE}"]`;
  const places = await page.evaluate(
    ([html, selector]) => {
      const home = new DOMParser().parseFromString(html, "text/html");
      const inside = (place: string) => home.querySelectorAll(`${place} ${selector}`).length;
      const card = home.querySelector(`header nav ${selector}`);
      return { bar: inside("header nav ul"), footer: inside("footer nav"), main: inside("main"), card: card?.textContent };
    },
    [await exported("index.html"), link] as const,
  );
  expect(places.bar, "in the menu").toBe(1);
  expect(places.card).toMatch(new RegExp(`^${name} \\S`));
  expect(places.footer, "in the footer").toBe(1);
  expect(places.main, "in the home page's industries").toBeGreaterThan(0);

  const own = await exported(`${ROUTE}index.html`);
  expect(own).toMatch(new RegExp(`<title>${name}[^<]*</title>`));
  expect(own).toMatch(new RegExp(`rel="canonical" href="[^"]*${ROUTE}"`));
  const sitemap = await exported("sitemap.xml");
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${ROUTE}</loc>`));
  expect(sitemap.match(/<loc>/g)).toHaveLength(routes.length + 1);
  expect(await exported("404.html")).toContain(`href="${ROUTE}"`);
});
