import { test as base, expect, type Page } from "@playwright/test";
import { findFullChromium } from "@/scripts/lib/find-browser";
import { LATE_TRANSITION } from "../navigation/support/late-transition";
import { frameworkWaits } from "./framework";

/** What Chromium warns of where a busy machine takes more than a few seconds from a stylesheet's arrival to its use. */
const SLOW = /was preloaded using link preload but not used within a few seconds/;

/** Collects what the browser reports: console errors and warnings, failed requests, requests to another host. */
function watch(page: Page, host: string, runsScripts: boolean): string[] {
  const browserErrors: string[] = [];
  page.on("console", (message) => {
    const [type, text] = [message.type(), message.text()];
    if (SLOW.test(text)) return;
    if (["error", "warning"].includes(type)) browserErrors.push(`console ${type}: ${text}`);
  });
  page.on("pageerror", ({ message }) => {
    if (message !== LATE_TRANSITION) browserErrors.push(`uncaught: ${message}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) browserErrors.push(`other host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Chromium reports this if JavaScript is disabled and the page has scripts.
    if (reason === "csp" && !runsScripts && !frameworkWaits) return;
    // The browser cancels a request if the visitor moves on.
    if (reason !== "net::ERR_ABORTED") browserErrors.push(`${reason}: ${request.url()}`);
  });
  return browserErrors;
}

/** For tests of what moves: `test.use(withMotion)`. All others run with reduced motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** For tests of the back/forward cache, which Playwright turns off: `test.use(withBackForwardCache)` takes a full Chromium of its own, which has it. */
export const withBackForwardCache: Parameters<typeof base.use>[0] = {
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: findFullChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
  // With motion the browser is still turning the page when Next restores its state, and React reports its own turn as skipped.
  contextOptions: { reducedMotion: "reduce" },
};

/** Runs in each page before its own scripts. */
function ignoreCorner(): void {
  const ignore = (event: PointerEvent) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation();
  addEventListener("pointermove", ignore, { capture: true });
}

interface Fixtures {
  /** What the browser has reported so far. A test that provokes reports has to empty it. */
  browserErrors: string[];
}

/** Playwright's test, which also fails if the browser reports anything (a hydration error, a missing file). */
export const test = base.extend<Fixtures>({
  // While a page is laid out, Chromium's headless shell may report a pointer at 0, 0. No test has moved one there, and it would start the framework.
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreCorner);
    await use(context);
  },
  browserErrors: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const browserErrors = watch(page, new URL(baseURL ?? "").host, javaScriptEnabled);
      await use(browserErrors);
      expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
