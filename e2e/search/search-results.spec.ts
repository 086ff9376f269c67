import { searchWords } from "@/content/single-pages/search";
import { PAGE, routes } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { hits, leadingTo, nameOf, said, search, searchDialog, searchField, searchOpener } from "./support/search";

test("a page is found by its name, as the first result", async ({ page }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  for (const route of [PAGE.devops, PAGE.healthcare, PAGE.refunds]) {
    await searchField(page).fill(nameOf(route));
    await expect(hits(page).first()).toHaveAttribute("href", leadingTo(route));
  }
});

test("if nothing is found, there are other links", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "xyzzy");
  await expect(said(page)).toHaveText("Nothing for “xyzzy”");
  await page.keyboard.press("Enter");
  await expect(searchDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/faq/");
  await expect(searchDialog(page).getByText(searchWords.ways.text)).toBeVisible();
  await expect(searchDialog(page).getByRole("link", { name: searchWords.siteMap })).toBeVisible();
  const [way] = searchWords.ways.links;
  await searchDialog(page).getByRole("link", { name: way?.label }).click();
  await expect(page).toHaveURL(way?.href ?? "");
  await expect(searchDialog(page)).toBeHidden();
});

test("before anything is typed it shows every page", async ({ page }) => {
  await visit(page, "/faq/");
  await searchOpener(page).click();
  await expect(searchDialog(page).getByRole("navigation").getByRole("link")).toHaveCount(routes.length + 2);
  await expect(searchDialog(page).getByText(searchWords.invitation.replace("{count}", String(routes.length)))).toBeVisible();
});
