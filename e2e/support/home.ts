import type { Page } from "@playwright/test";
import { waitForHydration } from "./visit";

/** Opens the home page in a window of this width and waits for hydration. */
export async function openHome(page: Page, width: number, theme: "light" | "dark" = "light"): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
  await page.goto("/");
  await waitForHydration(page);
}

/** Opens every disclosure in the main part of the page. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });
