import type { Browser } from "@playwright/test";
import type { Measures } from "./load";
import { open, SETTLED } from "./visit";

/**
 * Loads some pages with full page loads, as for a visitor who comes from a search engine or opens tabs: first with an empty cache, then all of them
 * again. The times to first paint are summed up over the pages.
 */
export async function measureFullLoads(browser: Browser, origin: string, addresses: string[]): Promise<Measures> {
  const { page, wire, context } = await open(browser);
  const measures: Measures = {};
  for (const cache of ["empty cache", "warm cache"]) {
    const before = wire.bytes;
    let paints = 0;
    for (const address of addresses) {
      await page.goto(origin + address, { waitUntil: "load" });
      await page.waitForTimeout(SETTLED / 5);
      paints += await page.evaluate(() => window.seen.fcp);
    }
    measures[`FCP of ${addresses.length} pages, ${cache}, ms`] = paints;
    measures[`kB, ${cache}`] = (wire.bytes - before) / 1000;
  }
  await context.close();
  return measures;
}
