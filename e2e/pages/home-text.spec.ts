import { openHome, unfold } from "../support/home";
import { clippedTexts } from "../support/layout/clipped";
import { expect, test } from "../support/test";
import { readSizes, readTexts } from "../support/texts";

const WIDTHS = {
  phones: [320, 360, 390, 521, 640],
  tablets: [761, 900, 1024, 1180],
  desks: [1181, 1280, 1440, 1680, 1920, 2560],
};

test.describe("font sizes and width", () => {
  for (const [devices, widths] of Object.entries(WIDTHS)) {
    test(`on ${devices}, ${widths.join(", ")} px, nothing runs over and no text is below 11 px`, async ({ page }) => {
      await openHome(page, { width: widths[0] ?? 0 });
      await unfold(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const texts = await readSizes(page);
        expect(texts.length, `${width} px`).toBeGreaterThan(400);
        // Half a hundredth: the drawings round their units.
        expect(
          texts.filter(({ px }) => px < 10.995),
          `${width} px`,
        ).toEqual([]);
      }
    });
  }

  for (const width of [390, 768, 1440]) {
    test(`at ${width} px text of twice the size fits, and nothing is cut off`, async ({ page }) => {
      await openHome(page, { width });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await unfold(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await clippedTexts(page)).toEqual([]);
    });
  }
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`${theme} at ${width} px: every text has a contrast of 4.5`, async ({ page }) => {
      await openHome(page, { width, theme });
      await unfold(page);
      const texts = await readTexts(page);
      expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    });
  }
}
