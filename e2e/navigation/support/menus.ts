import type { Locator, Page } from "@playwright/test";
import { aboutRoutes, focusRoutes, industryRoutes, serviceRoutes } from "@/e2e/support/routes";

/** The menus: panel widths in CSS pixels, pages, and the section of the home page. */
const ALL = [
  { name: "About", width: 600, routes: aboutRoutes, anchor: "#about" },
  { name: "Focus", width: 820, routes: focusRoutes, anchor: "#focus" },
  { name: "Services", width: 750, routes: serviceRoutes, anchor: "#services" },
  { name: "Industry", width: 350, routes: industryRoutes, anchor: "#industry" },
] as const;

/** Those of collections that have pages. */
export const menus = ALL.filter(({ routes }) => routes.length > 0);

export type MenuName = (typeof menus)[number]["name"];

/** A menu's button in the bar. */
export const menuButton = (page: Page, name: MenuName): Locator =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { name, exact: true });

/** The panel that a menu's button opens. */
export const menuPanel = (page: Page, name: MenuName): Locator => menuButton(page, name).locator("xpath=following-sibling::*[1]");

/** Names of the menus whose panels can be seen. */
export async function openMenus(page: Page): Promise<MenuName[]> {
  const seen = await Promise.all(menus.map(({ name }) => menuPanel(page, name).isVisible()));
  return menus.flatMap(({ name }, index) => (seen[index] ? [name] : []));
}

/** Moves the mouse to the middle of an element, without waiting for anything. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to point at.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Moves the mouse off the header. */
export const pointAway = (page: Page): Promise<void> => page.mouse.move(3, 700);
