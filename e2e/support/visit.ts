import { expect, type Locator, type Page } from "@playwright/test";

/** The header's landmark. */
export const header = (page: Page): Locator => page.getByRole("banner");

/** Waits for hydration. Scripts load at the first interaction, so it moves the mouse: again and again, as Chromium drops input until it has painted. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(2, 400);
    await page.mouse.move(3, 401);
    await expect(page.locator("header[data-refined]")).toBeAttached({ timeout: 2000 });
  }).toPass();
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

/** Waits until all CSS transitions and animations in the element that have an end have ended. */
export async function settled(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const ending = element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Collects the documents that the browser loads from now on: none, as long as every navigation is client-side. */
export function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url());
  });
  return loaded;
}
