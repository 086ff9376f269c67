import { expect, test } from "@playwright/test";
import { slugsOf } from "@/content/addresses";
import { addPage } from "@/scripts/checks/owner/pages";
import { build, copySite, type SiteCopy } from "@/scripts/checks/owner/site-copy";
import { SITE_COPY } from "@/scripts/lib/copy-sources";
import { routes } from "../support/routes";
import { PLACEHOLDER_ORIGIN } from "../support/site-copy";

/* One more page, added as an owner would. The copy has a form service configured: the enquiries' tests, which come after this one, use it. */

const NAME = "Energy";
const ROUTE = "/industry/energy/";

async function copyWithPage(): Promise<SiteCopy> {
  const [model] = slugsOf("industry");
  if (model === undefined) throw new Error("content/industry has no page to copy");
  const copy = await copySite(SITE_COPY);
  await addPage(copy, "industry", { slug: "energy", model, name: NAME });
  await build(copy, { NEXT_PUBLIC_ENQUIRY_ENDPOINT: `${PLACEHOLDER_ORIGIN}/enquiry` });
  return copy;
}

test("adding an industry page touches one file", async ({ page }) => {
  test.setTimeout(600_000);
  const copy = await copyWithPage();
  const exported = (file: string): Promise<string> => copy.read(`out/${file}`);

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
  expect(places.card).toMatch(new RegExp(`^${NAME} \\S`));
  expect(places.footer, "in the footer").toBe(1);
  expect(places.main, "in the home page's industries").toBeGreaterThan(0);

  const own = await exported("industry/energy/index.html");
  expect(own).toMatch(new RegExp(`<title>${NAME}[^<]*</title>`));
  expect(own).toMatch(new RegExp(`rel="canonical" href="[^"]*${ROUTE}"`));
  const sitemap = await exported("sitemap.xml");
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${ROUTE}</loc>`));
  expect(sitemap.match(/<loc>/g)).toHaveLength(routes.length + 1);
  expect(await exported("404.html")).toContain(`href="${ROUTE}"`);
});
