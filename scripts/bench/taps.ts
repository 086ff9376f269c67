import type { Browser } from "@playwright/test";
import type { Measures } from "./load";
import { open, prepareTap, SETTLED } from "./visit";

/**
 * Selectors of controls, in an order in which all can be tapped one after another: the menu last, because it covers the others. Controls that a site does
 * not have are left out.
 */
const CONTROLS: Record<string, string> = {
  theme: "[data-theme-toggle]:visible",
  tab: "main label:visible:has(input[type=radio]:not(:checked))",
  disclosure: "main summary:visible",
  menu: "header button:visible:has-text('Menu'), header summary:visible:has-text('Menu'), header [aria-label*='menu' i]:visible",
};

/** Taps a page's controls on the phone: milliseconds from each touch to the next paint (Event Timing). */
export async function measureTaps(browser: Browser, address: string): Promise<Measures> {
  const { context, page } = await open(browser);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED);
  const taps: Measures = {};
  for (const [name, selector] of Object.entries(CONTROLS)) {
    const tap = await prepareTap(page, selector);
    if (!tap) continue;
    await page.evaluate(() => {
      window.seen.interactions.length = 0;
    });
    await tap();
    await page.waitForTimeout(SETTLED / 2);
    taps[`tap on ${name} ms`] = await page.evaluate(() => Math.max(0, ...window.seen.interactions));
  }
  await context.close();
  return taps;
}
