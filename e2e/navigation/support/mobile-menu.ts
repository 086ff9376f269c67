import { expect, type Locator, type Page } from "@playwright/test";
import { header, settled } from "@/e2e/support/visit";
import { menus } from "./menus";

/** The button of small screens, and the menu that it opens and closes. */
export const menuOpener = (page: Page): Locator => header(page).getByRole("button", { name: "Menu", exact: true });
export const mobileMenu = (page: Page): Locator => header(page).getByRole("navigation", { name: "Main", exact: true });
/** The row of a menu, which opens its list. */
export const menuRow = (page: Page, name: string): Locator =>
  mobileMenu(page).locator("summary", { hasText: new RegExp(`^${name}$`) });
export const menuList = (page: Page, name: string): Locator => menuRow(page, name).locator("xpath=../following-sibling::div");

/** Names of the lists that can be seen. */
export async function openLists(page: Page): Promise<string[]> {
  const seen = await Promise.all(menus.map(({ name }) => menuList(page, name).isVisible()));
  return menus.flatMap(({ name }, index) => (seen[index] ? [name] : []));
}

export async function openMobileMenu(page: Page): Promise<void> {
  await menuOpener(page).tap();
  await expect(mobileMenu(page)).toBeVisible();
  await settled(mobileMenu(page));
}
