import { type Browser, devices, type Page } from "@playwright/test";

/**
 * The phone and its connection: Lighthouse's mobile profile with applied, not simulated, throttling. That is why 1.6 Mbit/s become 1.47, and round trips of
 * 150 ms become 562 ms for each request.
 */
export const PROFILE = {
  viewport: { width: 412, height: 823 },
  /** How many times slower the processor is made. */
  cpu: 4,
  /** Milliseconds from a request to its answer. */
  latency: 562.5,
  /** Bytes a second. */
  down: (1474.56 * 1000) / 8,
  up: (675 * 1000) / 8,
};

/** Milliseconds in which a page finishes all that it does by itself on that connection. */
export const SETTLED = 2500;

/** What the browser reports about a page while it is open. Times in milliseconds since the navigation began. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of 50 ms and more. */
  tasks: { start: number; end: number }[];
  /** Event Timing: from the input to the next paint, of each interaction so far. */
  interactions: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** The fields of performance entries that are read. */
type Entry = PerformanceEntry & Partial<{ value: number; hadRecentInput: boolean; interactionId: number }>;

/** Runs in the page before its first byte. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], interactions: [] };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  on("longtask", (entry) => seen.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration }));
  on(
    "event",
    (entry) => {
      if (entry.interactionId) seen.interactions.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/**
 * Opens a visit with an empty cache on the phone and its slow line. `traffic` is what was transferred so far: bytes, of these those of scripts,
 * and requests.
 */
export async function open(browser: Browser) {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    ...PROFILE,
    deviceScaleFactor: 1.75,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: PROFILE.latency,
    downloadThroughput: PROFILE.down,
    uploadThroughput: PROFILE.up,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: PROFILE.cpu });
  const traffic = { bytes: 0, script: 0, requests: 0 };
  const scripts = new Set<string>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  cdp.on("Network.requestWillBeSent", () => traffic.requests++);
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.script += encodedDataLength;
  });
  // TypeScript runners may wrap named functions in a helper of their own, which no page has.
  await page.addInitScript("globalThis.__name ??= (named) => named");
  await page.addInitScript(watch);
  return { context, page, cdp, traffic };
}

/** Scrolls an element into view and returns a function that taps it without any further question to the page. Undefined if there is no such element. */
export async function prepareTap(page: Page, selector: string): Promise<(() => Promise<void>) | undefined> {
  const element = page.locator(selector).first();
  if ((await element.count()) === 0) return undefined;
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED / 3);
  const box = await element.boundingBox();
  if (!box) return undefined;
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
