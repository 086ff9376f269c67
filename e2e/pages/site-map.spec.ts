import { routes as own } from "@/content/addresses";
import { siteMapPage } from "@/content/single-pages/site-map";
import { PAGE, routes } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

test("the footer leads to the site map, an ordinary page with every page of the site", async ({ page, request }) => {
  expect((await request.get(own.siteMap)).status()).toBe(200);
  await visit(page, "/faq/");
  await page.getByRole("contentinfo").getByRole("link", { name: siteMapPage.name, exact: true }).click();
  await expect(page).toHaveURL(own.siteMap);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(siteMapPage.heading);
  const links = page.getByRole("region", { name: siteMapPage.name }).getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.toSorted()).toEqual(routes.toSorted());
});

test("its links open their pages with client-side navigation", async ({ page }) => {
  await visit(page, own.siteMap);
  await page.evaluate(() => {
    document.documentElement.dataset.visited = "yes";
  });
  await page.getByRole("main").locator(`a[href="${PAGE.uiux}"]`).click();
  await expect(page).toHaveURL(PAGE.uiux);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(siteMapPage.heading);
  await expect(page.locator("html")).toHaveAttribute("data-visited", "yes");
});
