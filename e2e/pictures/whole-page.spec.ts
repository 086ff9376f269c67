import type { Page } from "@playwright/test";
import { inParts, kinds, PAGE, UNKNOWN_ROUTE } from "../support/routes";
import { expect, test, withMotion } from "../support/test";
import { painted } from "../support/visit";
import { linesWithoutInk } from "./support/ink";
import {
  anchors,
  heightAfterReading,
  lastWords,
  missed,
  missingImages,
  nextTargets,
  noteClicks,
  pageHeight,
  placeOfAnchor,
  type Standing,
  standing,
  textLines,
} from "./support/whole-page";

test.use(withMotion);

// Nothing of a page is put off until somebody scrolls to it: pictures, jumps and clicks find all of it.

const TEMPLATES = { ...kinds, team: PAGE.team };
const PARTS = inParts(Object.entries(TEMPLATES), 3);
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const SCALE = 0.5;
/** Where the browser's own ways of getting about are tried. That reading changes no page's height, which could mislead them, is shown of every kind. */
const TRAVELLED = ["home", "service", "contact"];

// The answer 404 is what the browser complains about.
test.afterEach(({ browserErrors }) => {
  if (browserErrors.some((error) => error.includes(UNKNOWN_ROUTE))) browserErrors.length = 0;
});

test.describe("pictures", () => {
  // A quarter of the pixels: ink still shows.
  test.use({ deviceScaleFactor: SCALE });
  for (const [kind, route] of Object.entries(TEMPLATES)) {
    for (const viewport of SIZES) {
      test(`${kind}: a picture of the whole page at load shows all of it: ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(route);
        const height = await page.evaluate(pageHeight);
        const read = await page.evaluate(heightAfterReading);
        expect(Math.abs(read - height), "nothing grows or shrinks by reading").toBeLessThanOrEqual(1);

        // The picture comes last and is of a page that nobody has scrolled: after it Chromium at times stops answering.
        await page.goto("about:blank");
        await page.goto(route);
        // Read before the picture, which may bring clocks into view and so start them.
        const lines = await page.evaluate(textLines);
        const missing = await page.evaluate(missingImages);
        const picture = await page.screenshot({ fullPage: true, scale: "device" });
        expect(missing).toEqual([]);
        expect(await linesWithoutInk(picture, lines, SCALE)).toEqual([]);
      });
    }
  }
});

async function expectClicks(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await painted(page);
  await page.evaluate(noteClicks);
  const faults: string[] = [];
  for (;;) {
    const targets = await page.evaluate(nextTargets);
    if (targets.length === 0) break;
    for (const { x, y } of targets) await page.mouse.click(x, y);
    faults.push(...(await page.evaluate(missed, targets)));
  }
  expect.soft(faults, route).toEqual([]);
}

for (const part of PARTS) {
  test(`${part.map(([kind]) => kind)}: every control answers to the first click`, async ({ page }) => {
    for (const [kind, route] of part) await test.step(kind, () => expectClicks(page, route));
  });
}

/** Goes to a share of the page's height and returns where that is. */
async function jump(page: Page, share: number): Promise<Standing> {
  await page.evaluate((part) => {
    scrollTo({ top: Math.round(document.documentElement.scrollHeight * part), behavior: "instant" });
  }, share);
  return page.evaluate(standing);
}

/** Waits until the page stands where it stood. */
async function expectToStand(page: Page, { y, height }: Standing): Promise<void> {
  // While one document gives way to the next there is none to ask.
  const now = () => page.evaluate(standing).catch(() => undefined);
  await expect.poll(async () => Math.abs(((await now())?.y ?? Number.NaN) - y)).toBeLessThanOrEqual(1);
  await expect.poll(async () => (await now())?.height).toBe(height);
}

for (const [kind, route] of Object.entries(TEMPLATES).filter(([name]) => TRAVELLED.includes(name))) {
  test(`${kind}: End and what is looked for are reached at once`, async ({ page }) => {
    await page.goto(route);
    // Chromium drops keys until it has painted.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.getByRole("contentinfo").getByText(/^©/)).toBeInViewport({ timeout: 1000 });
    }).toPass();
    // The browser glides there, so the last line is in view before the end is reached.
    const toTheEnd = async () => {
      const { y, screen, height } = await page.evaluate(standing);
      return Math.abs(y + screen - height);
    };
    await expect.poll(toTheEnd).toBeLessThanOrEqual(1);

    await page.goto(route);
    const sought = await page.evaluate(lastWords);
    expect(await page.evaluate((text) => Reflect.get(window, "find").call(window, text, true), sought), sought).toBe(true);
    const place = () => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? Number.NaN);
    await expect.poll(place, sought).toBeLessThan(900);
    expect(await place(), sought).toBeGreaterThanOrEqual(0);
  });

  test(`${kind}: a reload, the way back and the way forth lead to where one was`, async ({ page }) => {
    await page.goto(route);
    const middle = await jump(page, 0.5);
    await page.reload();
    await expectToStand(page, middle);
    await page.goto(PAGE.refunds);
    const other = await jump(page, 0.4);
    await page.goBack();
    await expectToStand(page, middle);
    await page.goForward();
    await expectToStand(page, other);
  });
}

test("anchors lead to their places on pages that nobody has scrolled", async ({ page }) => {
  for (const [index, route] of Object.values(TEMPLATES).entries()) {
    // One glides there, which takes a second.
    await page.emulateMedia({ reducedMotion: index === 0 ? "no-preference" : "reduce" });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const ids = await page.evaluate(anchors);
    for (const id of new Set([ids.at(0), ids.at(-1)].filter((one) => one !== undefined))) {
      // From the page itself the anchor would be a jump within it.
      await page.goto("about:blank");
      await page.goto(`${route}#${id}`);
      const place = () => page.evaluate(placeOfAnchor, id);
      await expect.poll(place, { message: `${route}#${id}`, intervals: [100] }).toBe("in place");
    }
  }
});
