import type { Browser, CDPSession } from "@playwright/test";
import { open, SETTLED, type Seen } from "./visit";

/** Measured numbers by name. */
export type Measures = Record<string, number>;

/** Total blocking time: the part beyond 50 ms of each task after the first contentful paint. */
const blocking = ({ fcp, tasks }: Seen) =>
  tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/** How long the main thread has been busy so far, in milliseconds. */
async function threadTimes(cdp: CDPSession): Promise<Measures> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { "main thread ms": of("TaskDuration"), "style ms": of("RecalcStyleDuration"), "layout ms": of("LayoutDuration") };
}

/** Loads a page and does nothing: what it costs a visitor before the first interaction. */
export async function measureLoad(browser: Browser, address: string): Promise<Measures> {
  const { context, page, cdp, traffic } = await open(browser);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED);
  const before = { "kB before intent": traffic.bytes / 1000, "requests before intent": traffic.requests };
  const thread = await threadTimes(cdp);
  const seen = await page.evaluate(() => window.seen);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const response = await page.request.get(address);
  const html = (await response.body()).length / 1000;
  await page.touchscreen.tap(4, 500);
  await page.waitForTimeout(SETTLED);
  const script = traffic.script / 1000;
  await context.close();
  return {
    "FCP ms": seen.fcp,
    "LCP ms": seen.lcp,
    "TBT ms": blocking(seen),
    CLS: seen.cls,
    ...thread,
    "DOM nodes": nodes,
    "HTML kB raw": html,
    ...before,
    "kB of script in all": script,
  };
}
