import { type Browser, chromium, expect, test } from "@playwright/test";
import { systemWith } from "@/scripts/fonts/font-config";
import { systemFonts } from "@/scripts/fonts/system-fonts";
import { switches } from "@/scripts/lib/browser-switches";
import { findBrowser } from "@/scripts/lib/find-browser";
import { loadReport } from "../support/layout/layout-shift";
import { kinds } from "../support/routes";
import { waitForHydration } from "../support/visit";

/** Pages for the first font, on which the layouts differ most, and for the others, which differ from it only in their metrics. */
const PAGES = [kinds.home, kinds.service, kinds.industry, kinds.faq];
const FEWER = [kinds.home, kinds.service];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/**
 * How far the layout shifts while a page is hydrated without the site's own faces, as where they never come, and how far in all once they
 * have arrived; and the system font whose faces stood in.
 */
async function loaded(browser: Browser, address: string, viewport: (typeof SIZES)[number]) {
  const page = await browser.newPage({ viewport, reducedMotion: "no-preference" });
  let sendFaces = () => {};
  const hydrated = new Promise<void>((resolve) => {
    sendFaces = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await hydrated;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await waitForHydration(page);
  const { shift: without } = await loadReport(page);
  sendFaces();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  const { shift: late } = await loadReport(page);
  const stoodIn = await page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) => (status === "loaded" && family.match(/ as ([^"]+)/)?.[1]) || []),
  );
  await page.close();
  return { shifts: { without, late }, stoodIn: [...new Set(stoodIn)] };
}

for (const [index, { name }] of systemFonts.entries()) {
  test(`nothing shifts where ${name} stands in for faces that come late or never`, async ({ baseURL }) => {
    const env = { ...process.env, ...systemWith(name) };
    const browser = await chromium.launch({ executablePath: findBrowser(), args: switches, env });
    const shifted: string[] = [];
    for (const address of index === 0 ? PAGES : FEWER) {
      const loads = SIZES.map(async (size) => {
        const { shifts, stoodIn } = await loaded(browser, `${baseURL}${address}`, size);
        expect(stoodIn).toEqual([name]);
        for (const [faces, shift] of Object.entries(shifts)) {
          if (shift > 0.01) shifted.push(`${address} at ${size.width} px, faces ${faces}: ${shift.toFixed(3)}`);
        }
      });
      await Promise.all(loads);
    }
    await browser.close();
    expect(shifted).toEqual([]);
  });
}
