import type { Page, Request } from "@playwright/test";
import { BUDGET } from "@/components/navigation/prefetch-policy";
import { ON_SCREEN } from "@/components/navigation/prefetch-visible";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { ON_GOOD_HOST, test } from "../support/http2-server";
import { onSlowLine, pretendLine } from "../support/loading";
import { PAGE } from "../support/routes";
import { expect } from "../support/test";
import { documentsOf, visit } from "../support/visit";

/** Bytes of a page's payload beside its contents, at most: its tree and its head. */
const SMALL_FILES = 1_500;

/** Where a request goes to, without the query that the router adds. */
const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Addresses of pages whose payload the browser asks for from now on, in that order. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const pathname = pathOf(request);
    if (pathname.endsWith("__PAGE__.txt")) asked.push(pathname.slice(0, pathname.lastIndexOf("/") + 1));
  });
  return asked;
}

/** The pages that the main content's links on the screen lead to, in reading order, each once and without the page itself. */
const pagesOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")].filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && link.checkVisibility() && !/\.\w+$/.test(link.pathname);
    });
    return [...new Set(links.map(({ pathname }) => pathname))].filter((path) => path !== location.pathname);
  });

/** A busy machine's first answer may take longer than the site takes for a slow line: pages from now on believe that it came at once. */
const pretendPrompt = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(PerformanceNavigationTiming.prototype, "responseStart", {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart;
      },
    }),
  );

/** Lets the page's clock run for long enough to prefetch what is on the screen. What it has asked for until then comes before the answer to a request of our own. */
async function linger(page: Page): Promise<void> {
  // The browser tells of what is on the screen once it has painted it.
  await page.evaluate(
    () =>
      new Promise<unknown>((seen) => {
        new IntersectionObserver(seen).observe(document.body);
        // A frame that does not come: see frames.ts.
        setTimeout(seen, 1000);
      }),
  );
  await page.clock.runFor(ON_SCREEN);
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
}

test.describe("on a server that compresses", () => {
  test.use(ON_GOOD_HOST);

  test("after the first interaction the pages of the links on the screen are prefetched, one after another, and a click makes no more requests", async ({
    page,
  }) => {
    const asked = pagesAskedFor(page);
    const atOnce: number[] = [];
    let open = 0;
    page.on("request", (request) => pathOf(request).endsWith("__PAGE__.txt") && atOnce.push(++open));
    page.on("requestfinished", (request) => pathOf(request).endsWith("__PAGE__.txt") && open--);
    await pretendPrompt(page);
    await visit(page, "/");
    await page.locator("#services").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 500, behavior: "instant" }));
    const expected = await pagesOnScreen(page);
    expect(expected.length).toBeGreaterThan(1);
    await expect.poll(() => asked).toEqual(expect.arrayContaining(expected.slice(0, 2)));
    expect(Math.max(...atOnce)).toBe(1);

    const [first = ""] = expected;
    const documents = documentsOf(page);
    await page.waitForLoadState("networkidle");
    const before = asked.filter((path) => path === first).length;
    await page.locator(`main a[href^="${first}"]:visible`).last().click();
    await expect(page).toHaveURL((url) => url.pathname === first);
    expect(asked.filter((path) => path === first)).toHaveLength(before);
    expect(documents).toEqual([]);
  });

  test("a page view prefetches no more than its budget", async ({ page }) => {
    const underWay = new Set<Request>();
    /** Bytes by page: the data of each come in several files. */
    const sizes = new Map<string, number>();
    // The page's own payload, which it asks for when it hydrates, is no part of the budget.
    const counts = (request: Request) => pathOf(request).endsWith(".txt") && pathOf(request) !== "/index.txt";
    page.on("request", (request) => counts(request) && underWay.add(request));
    page.on("requestfinished", async (request) => {
      if (!counts(request)) return;
      const [folder = ""] = pathOf(request).match(/^.*\//) ?? [];
      const { responseBodySize } = await request.sizes();
      sizes.set(folder, (sizes.get(folder) ?? 0) + responseBodySize);
      underWay.delete(request);
    });
    const spent = () => [...sizes.values()].reduce((total, size) => total + size, 0);
    await page.clock.install();
    await visit(page, "/");
    // A link that scrolls under the mouse is prefetched at once, whatever the budget.
    await page.evaluate(() => document.body.style.setProperty("pointer-events", "none"));
    /** Shows the links that stand at a height of the page for longer than it takes to prefetch their pages. */
    const look = async (top: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await linger(page);
      await expect.poll(() => underWay.size).toBe(0);
    };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // There are more links at the page's end than the budget is for.
    await look(height);
    await expect.poll(spent).toBeGreaterThanOrEqual(BUDGET);
    for (let top = 0; top < height; top += 800) await look(top);
    // The last page begins within the budget; then small files of the page before it may still be on their way.
    expect(spent()).toBeLessThan(BUDGET + Math.max(...sizes.values()) + SMALL_FILES);
  });
});

test("nothing is prefetched before the first interaction", async ({ page }) => {
  test.skip(!frameworkWaits, LOADS_AT_ONCE);
  const asked = pagesAskedFor(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
});

for (const [name, line] of [
  ["data is saved", { saveData: true }],
  ["the line is a 2g", { effectiveType: "2g" }],
  ["the line is a 3g", { effectiveType: "3g" }],
] as const) {
  test(`nothing is prefetched if ${name}`, async ({ page }) => {
    await pretendLine(page, line);
    const asked = pagesAskedFor(page);
    await page.clock.install();
    await visit(page, "/faq/");
    // Who saves data wants no page before the click, not even that of a link with the focus.
    if ("saveData" in line) await page.getByRole("contentinfo").locator(`a[href="${PAGE.gdpr}"]`).focus();
    await linger(page);
    expect(asked).toEqual([]);
  });
}

test.describe("with touch", () => {
  test.use({ hasTouch: true });

  const touched = async (page: Page): Promise<string[]> => {
    await pretendPrompt(page);
    // The page's clock stands, so no link has been on the screen long enough.
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await visit(page, "/faq/");
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
    const asked = pagesAskedFor(page);
    const link = page.getByRole("contentinfo").locator(`a[href="${PAGE.gdpr}"]`);
    await link.dispatchEvent("pointerover", { bubbles: true, pointerType: "touch" });
    await link.dispatchEvent("touchstart");
    await linger(page);
    return asked;
  };

  test("a page is prefetched at the touch, before the click", async ({ page }) => {
    const asked = await touched(page);
    await expect.poll(() => asked).toContain(PAGE.gdpr);
  });

  test("a touch leaves a slow line to the click", async ({ page }) => {
    await onSlowLine(page);
    expect(await touched(page)).toEqual([]);
  });
});

test("prefetched pages are kept for the visit", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/faq/");
  const asked = pagesAskedFor(page);
  await page.getByRole("contentinfo").locator(`a[href="${PAGE.gdpr}"]`).focus();
  await page.clock.runFor(2000);
  await expect.poll(() => asked).toContain(PAGE.gdpr);
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward("02:00:00");
  const before = asked.filter((path) => path === PAGE.gdpr).length;
  await page.getByRole("contentinfo").locator(`a[href="${PAGE.gdpr}"]`).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(PAGE.gdpr);
  expect(asked.filter((path) => path === PAGE.gdpr)).toHaveLength(before);
});
