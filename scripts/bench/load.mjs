/** What a page costs before anybody does anything, and what the framework then adds. */
import { devices } from "@playwright/test";
import { open, SETTLED } from "./visit.mjs";

/** Total blocking time by its definition: of each task after the first contentful paint, what lasts beyond 50 ms. */
const blocking = ({ fcp, tasks }) => tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/** Loads an address and lets it be: what a visitor pays before doing anything. */
export async function measureLoad(browser, address) {
  const { context, page, wire } = await open(browser, devices["Pixel 7"]);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED);
  const before = { kB: wire.bytes / 1000, requests: wire.requests, failed: wire.failed };
  const seen = await page.evaluate(() => window.seen);
  const { fcp, lcp, element, cls } = seen;
  await page.touchscreen.tap(4, 500);
  await page.waitForTimeout(2 * SETTLED);
  const script = wire.script / 1000;
  await context.close();
  return { fcp, lcp, element, cls, tbt: blocking(seen), ...before, script };
}
