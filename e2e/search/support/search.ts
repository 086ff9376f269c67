import type { Locator, Page } from "@playwright/test";
import { addressOf, COLLECTIONS } from "@/content/collections/collection-names";
import { searchCopy } from "@/content/single-pages/search";
import { entriesOf } from "@/e2e/support/entries";
import { header } from "@/e2e/support/visit";

/** The button of the bar that opens the search. */
export const searchOpener = (page: Page): Locator =>
  header(page).locator(":scope > div").getByRole("button", { name: "Search", exact: true });
/** The dialog, what is typed into, the pages found, and what is said of them. */
export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: searchCopy.label });
export const searchField = (page: Page): Locator => searchDialog(page).getByRole("textbox", { name: searchCopy.label });
export const hits = (page: Page): Locator => searchDialog(page).locator("a.search-hit");
export const said = (page: Page): Locator => searchDialog(page).getByRole("status");

/** The address of a page, with or without a sentence on it that was found. */
export const leadingTo = (route: string): RegExp => new RegExp(`^${route}(?:#:~:text=.+)?$`);

/** Opens the search by its key and types. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await searchField(page).fill(query);
}

/** The name of a page, by its address: what finds it first. */
export const nameOf = (route: string): string => {
  const named = COLLECTIONS.flatMap((name) =>
    entriesOf(name).map((entry) => ({ route: addressOf(name, entry.slug), name: entry.name })),
  );
  const found = named.find((page) => page.route === route);
  if (!found) throw new Error(`There is no page ${route} to search for.`);
  return found.name;
};
