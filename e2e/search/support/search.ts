import type { Locator, Page } from "@playwright/test";
import { searchCopy } from "@/content/search";
import { header } from "@/e2e/support/visit";

/** The button of the bar that opens the search. */
export const searchOpener = (page: Page): Locator =>
  header(page).locator(":scope > div").getByRole("button", { name: "Search", exact: true });
/** The dialog, what is typed into, the pages found, and what is said of them. */
export const searchDialog = (page: Page): Locator => page.getByRole("dialog", { name: searchCopy.label });
export const searchField = (page: Page): Locator => searchDialog(page).getByRole("textbox", { name: searchCopy.label });
export const hits = (page: Page): Locator => searchDialog(page).locator("a.search-hit");
export const said = (page: Page): Locator => searchDialog(page).getByRole("status");

/** Opens the search by its key and types. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await searchField(page).fill(query);
}
