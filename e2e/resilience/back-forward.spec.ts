import { insideExport } from "@/scripts/hosts/host-files";
import { onSlowLine, spinner } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect, test, withBackForwardCache } from "../support/test";
import { documentsOf, visit } from "../support/visit";

test.use(withBackForwardCache);

test("the back/forward cache restores a page as it was, working and in the current theme", async ({ page }) => {
  // A page that is fetching something when it is left may not be kept.
  await onSlowLine(page);
  await visit(page, "/faq/");
  await page.locator("main summary").nth(1).click();
  await page.evaluate(() => Object.assign(window, { kept: "as it was" }));
  await page.goto(PAGE.gdpr);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/faq/");
  // A page that was loaded anew, for whatever reason, knows nothing of it.
  expect(await page.evaluate(() => Reflect.get(window, "kept"))).toBe("as it was");
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
  await expect(page.locator("html")).toHaveClass(/(^| )dark( |$)/);
  await expect(spinner(page)).toHaveCount(0);
  const documents = documentsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "GDPR" }).click();
  await expect(page).toHaveURL(PAGE.gdpr);
  await expect(page.getByRole("main")).toBeFocused();
  expect(documents).toEqual([]);
});

test("no header of any host prevents the back/forward cache", () => {
  const files = Object.values(insideExport());
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((text) => /no-store/i.test(text))).toEqual([]);
});
