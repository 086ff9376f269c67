import { addressOf } from "@/content/collections/collection-names";
import { searchWords } from "@/content/single-pages/search";
import { entriesOf } from "../support/entries";
import { PAGE, routes } from "../support/routes";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { hits, leadingTo, said, search, searchDialog, searchField, searchOpener } from "./support/search";

test("every page is found by its name, as the first result", async ({ page }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  for (const [collection, route] of [
    ["services", PAGE.devops],
    ["industry", PAGE.healthcare],
    ["legal", PAGE.refunds],
  ] as const) {
    const name = entriesOf(collection).find(({ slug }) => addressOf(collection, slug) === route)?.name ?? "";
    await searchField(page).fill(name);
    await expect(hits(page).first(), name).toHaveAttribute("href", leadingTo(route));
  }
});

test("if nothing is found, there are other links", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "xyzzy");
  await expect(said(page)).toHaveText("Nothing for “xyzzy”");
  await expect(searchDialog(page).getByText(searchWords.ways.text)).toBeVisible();
  await expect(searchDialog(page).getByRole("link", { name: searchWords.siteMap })).toBeVisible();
  await searchDialog(page).getByRole("link", { name: "Ask an engineer" }).click();
  await expect(page).toHaveURL("/contact/");
  await expect(searchDialog(page)).toBeHidden();
});

test("before anything is typed it shows every page", async ({ page }) => {
  await visit(page, "/faq/");
  await searchOpener(page).click();
  await expect(searchDialog(page).getByRole("navigation").getByRole("link")).toHaveCount(routes.length + 2);
  await expect(searchDialog(page).getByText(`Every sentence of all ${routes.length} pages is in here.`)).toBeVisible();
});
