import type { Page } from "@playwright/test";
import { aboutRoutes, focusRoutes, industryRoutes, serviceRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { readSizes } from "../support/texts";

const PHONE = 390;
/** Widths at which a layout begins or is at its tightest, and the widest. */
const WIDTHS = [320, PHONE, 560, 768, 1181, 1440, 2560];

/**
 * Longest pages of each kind on a phone, in CSS pixels: a service lays ten sheets on the table, about a sixth of it one record that is
 * read row by row, and about 800 px are what every buyer asks before the first message; nothing is repeated, and lists of links are folded. The limit is there to notice a section that grows.
 */
const LONGEST = [
  [serviceRoutes, 15_300],
  [focusRoutes, 11_300],
  [industryRoutes, 12_100],
  [aboutRoutes, Number.POSITIVE_INFINITY],
] as const;

/** What is too small, runs out of the page or is too long at a width of the window, in CSS pixels. */
async function misfits(page: Page, width: number, longest: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const small = (await readSizes(page)).filter(({ px }) => px < 10.99);
  const [across, down] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight] as const;
  });
  return [
    ...small.map(({ text, px }) => `${width}: "${text}" is ${px.toFixed(1)} px high`),
    ...(across > width ? [`${width}: ${across} px wide`] : []),
    ...(width === PHONE && down > longest ? [`${width}: ${down} px long`] : []),
  ];
}

for (const [routes, longest] of LONGEST) {
  for (const route of routes) {
    test(`${route}: no text below 11 px, no overflow at any width, not too long on a phone`, async ({ page }) => {
      await page.goto(route);
      const found: string[] = [];
      for (const width of WIDTHS) found.push(...(await misfits(page, width, longest)));
      expect(found).toEqual([]);
    });
  }
}
