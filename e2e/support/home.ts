import type { Page } from "@playwright/test";
import { waitForHydration } from "./visit";

export interface HomeSetting {
  width: number;
  height?: number;
  theme?: "light" | "dark";
}

/** Opens the home page and waits for hydration. */
export async function openHome(page: Page, { width, height = 900, theme = "light" }: HomeSetting): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
  await page.goto("/");
  await waitForHydration(page);
}

/** Opens every disclosure in the main part of the page. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });
