import type { Browser, Page } from "@playwright/test";
import type { Measures } from "./load";
import { open, prepareTap, SETTLED } from "./visit";

/** Reports the time at which each page's h1 is on the screen, in this document and the following ones. */
function reportHeadings(): void {
  const shown: { old: Element | null } = { old: null };
  const report = () => {
    const h1 = document.querySelector("main h1") ?? document.querySelector("h1");
    if (!h1 || h1 === shown.old) return;
    shown.old = h1;
    const path = location.pathname;
    requestAnimationFrame(() => setTimeout(() => window.headingShown(path, Date.now())));
  };
  new MutationObserver(report).observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", report);
}

declare global {
  interface Window {
    headingShown: (path: string, at: number) => void;
    touched: (at: number) => void;
  }
}

/** Taps a link of the page and waits for the next page's heading: milliseconds between. Undefined where the page has no such link. */
async function follow(page: Page, headings: Map<string, number>, touches: number[], href: string): Promise<number | undefined> {
  const tap = await prepareTap(page, `main a[href^="${href}"]:visible`);
  if (!tap) return undefined;
  headings.delete(href);
  touches.length = 0;
  await tap();
  for (let waited = 0; waited < 15_000 && !headings.has(href); waited += 50) await page.waitForTimeout(50);
  const [touched] = touches;
  const shown = headings.get(href);
  return touched !== undefined && shown !== undefined ? shown - touched : undefined;
}

/**
 * Visits several pages by tapping links, starting with an empty cache. Measures the time from each tap to the heading of the next page, and the bytes of
 * the whole visit.
 */
export async function measureTour(browser: Browser, origin: string, [first = "/", ...rest]: string[]): Promise<Measures> {
  const { page, traffic, context } = await open(browser);
  const headings = new Map<string, number>();
  const touches: number[] = [];
  await page.exposeFunction("headingShown", (path: string, at: number) => headings.set(path, at));
  await page.exposeFunction("touched", (at: number) => touches.push(at));
  await page.addInitScript(reportHeadings);
  await page.addInitScript(() =>
    addEventListener("touchend", (event) => window.touched(performance.timeOrigin + event.timeStamp), true),
  );
  await page.goto(origin + first, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED);
  const measures: Measures = {};
  for (const [index, href] of rest.entries()) {
    const time = await follow(page, headings, touches, href);
    if (time !== undefined) measures[`tap to heading of page ${index + 2} ms`] = time;
    await page.waitForTimeout(SETTLED);
  }
  measures["kB of the visit"] = traffic.bytes / 1000;
  await context.close();
  return measures;
}
