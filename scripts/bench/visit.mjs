/** One measured visit in a real browser on a slow phone: four times slower processor, 1.6 Mbit/s down, 150 ms round trips. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU = 4;
/** Long enough for everything a page does by itself on that line. */
export const SETTLED = 2500;

/** Runs in the page before its first byte: keeps what the browser reports about painting, shifting, blocking and answering. */
function watch() {
  const seen = { fcp: 0, lcp: 0, element: "", cls: 0, tasks: [], taps: [] };
  Object.assign(window, { seen });
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    seen.element = entry.element?.tagName ?? "";
  });
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on("longtask", (entry) => seen.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration }));
  on(
    "event",
    (entry) => {
      if (entry.interactionId) seen.taps.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Opens such a visit: its page, and what goes over the wire. */
export async function open(browser, device) {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const wire = { bytes: 0, requests: 0, script: 0, failed: 0 };
  const types = new Map();
  cdp.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  cdp.on("Network.requestWillBeSent", () => wire.requests++);
  cdp.on("Network.loadingFailed", () => wire.failed++);
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    if (types.get(requestId) === "Script") wire.script += encodedDataLength;
  });
  await page.addInitScript(watch);
  return { context, page, wire };
}
