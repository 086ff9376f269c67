import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { UNKNOWN_ROUTE } from "./routes";

/** The header's landmark. */
export const header = (page: Page): Locator => page.getByRole("banner");

/** Waits until a page that nothing has been done on has painted: until then Chromium drops keys and moves of the mouse. */
export async function painted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
}

/** Waits for hydration. Scripts load at the first interaction, so it moves the mouse: again and again, as Chromium drops input until it has painted. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(2, 400);
    await page.mouse.move(3, 401);
    await expect(page.locator("header[data-refined]")).toBeAttached({ timeout: 2000 });
  }).toPass();
}

/** Does something with a page that may not exist: the answer 404 is then what the browser complains about. */
export async function allowing404(route: string, browserErrors: string[], act: () => Promise<void>): Promise<void> {
  const before = browserErrors.length;
  await act();
  if (route === UNKNOWN_ROUTE) browserErrors.length = before;
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

/** Follows what a page asks for from now on. The returned function waits until all of it has arrived, also what an answer has led to. */
export function arrivalsOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return async () => {
    // What the page has asked for until then comes before the answer to a request of our own.
    await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
    await expect.poll(() => underWay.size).toBe(0);
  };
}
