import { type Browser, chromium, expect, type Route, test } from "@playwright/test";
import { systemWith } from "@/scripts/fonts/font-config";
import { systemFonts } from "@/scripts/fonts/system-fonts";
import { switches } from "@/scripts/lib/browser-switches";
import { findBrowser } from "@/scripts/lib/find-browser";
import { loadReport } from "../support/layout/layout-shift";
import { kinds } from "../support/routes";
import { waitForHydration } from "../support/visit";

const PAGES = [kinds.home, kinds.service, kinds.industry, kinds.faq];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** What becomes of the site's own faces. */
const ARRIVALS: Record<string, (route: Route, painted: Promise<unknown>) => Promise<void>> = {
  "after the first paint": async (route, painted) => {
    await painted;
    await route.continue();
  },
  never: (route) => route.abort(),
};

/** The layout shift on the way to a hydrated page, and the system font whose faces stood in. */
async function loaded(browser: Browser, address: string, viewport: (typeof SIZES)[number], arrival: (typeof ARRIVALS)[string]) {
  const page = await browser.newPage({ viewport });
  let paint = () => {};
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await page.route("**/*.woff2", (route) => arrival(route, painted));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  paint();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
  const { shift } = await loadReport(page);
  const stoodIn = await page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) => (status === "loaded" && family.match(/ as ([^"]+)/)?.[1]) || []),
  );
  await page.close();
  return { shift, stoodIn: [...new Set(stoodIn)] };
}

for (const { name } of systemFonts) {
  test(`nothing shifts where ${name} stands in for faces that come late or never`, async ({ baseURL }) => {
    const env = { ...process.env, ...systemWith(name) };
    const browser = await chromium.launch({ executablePath: findBrowser(), args: switches, env });
    const shifted: string[] = [];
    for (const [address, size] of PAGES.flatMap((address) => SIZES.map((size) => [address, size] as const))) {
      const loads = Object.entries(ARRIVALS).map(async ([when, arrival]) => {
        const { shift, stoodIn } = await loaded(browser, `${baseURL}${address}`, size, arrival);
        expect(stoodIn).toEqual([name]);
        if (shift > 0.01) shifted.push(`${address} at ${size.width} px, faces ${when}: ${shift.toFixed(3)}`);
      });
      await Promise.all(loads);
    }
    await browser.close();
    expect(shifted).toEqual([]);
  });
}
