import { openHome, unfold } from "../support/home";
import { clippedTexts } from "../support/layout/clipped";
import { expect, test } from "../support/test";
import { readSizes, readTexts } from "../support/texts";

/** Phones, tablets and desks. */
const WIDTHS = [320, 360, 390, 521, 640, 761, 900, 1024, 1180, 1181, 1280, 1440, 1680, 1920, 2560];

test("at every width nothing runs over and no text is below 11 px", async ({ page }) => {
  await openHome(page, WIDTHS[0] ?? 0);
  await unfold(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const texts = await readSizes(page);
    expect.soft(texts.length, `${width} px`).toBeGreaterThan(400);
    // Half a hundredth: the drawings round their units.
    const small = texts.filter(({ px }) => px < 10.995);
    expect.soft(small, `${width} px`).toEqual([]);
  }
});

test("text of twice the size fits a phone, a tablet and a desktop, and nothing is cut off", async ({ page }) => {
  await openHome(page, 390);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await unfold(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect.soft(await clippedTexts(page), `${width} px`).toEqual([]);
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`${theme}: every text has a contrast of 4.5, on a phone and on a desktop`, async ({ page }) => {
    await openHome(page, 390, theme);
    await unfold(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await readTexts(page);
      const faint = texts.filter(({ ratio }) => ratio < 4.5);
      expect.soft(faint, `${width} px`).toEqual([]);
    }
  });
}
