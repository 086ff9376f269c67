import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { focusRoutes, industryRoutes, serviceRoutes } from "./support/routes";
import { expect, test } from "./support/test";
import { readTexts } from "./support/texts";
import { layOutAll } from "./support/visit";

const offers = [...serviceRoutes, ...focusRoutes, ...industryRoutes];
const aboutRoutes = ["/about/team/", "/about/how-we-work/", "/about/careers/"];

/** One page a collection; all of them take minutes. */
const sample = process.env.FULL_AXE
  ? [...offers, ...aboutRoutes]
  : ["/services/ai-ml/", "/focus/digital-commerce/", "/industry/legal/"];

/** Widths at which a layout begins or is at its tightest, and the widest. */
const WIDTHS = [320, 390, 560, 768, 1181, 1440, 2560];

/** What is too small or runs out of the page at a width of the window, in CSS pixels. */
async function misfits(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const small = (await readTexts(page)).filter(({ px }) => px < 10.99);
  const across = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...small.map(({ text, px }) => `${width}: "${text}" is ${px.toFixed(1)} px high`),
    ...(across > width ? [`${width}: ${across} px wide`] : []),
  ];
}

/** What axe finds, as rule and first place. */
async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

// Nothing that is still on its way into view is judged half-way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of [...offers, ...aboutRoutes]) {
  test(`${route}: no text below 11 px and nothing out of the page at any width`, async ({ page }) => {
    await page.goto(route);
    await layOutAll(page);
    const found: string[] = [];
    for (const width of WIDTHS) found.push(...(await misfits(page, width)));
    expect(found).toEqual([]);
  });
}

for (const route of sample) {
  test(`${route}: axe finds nothing, on a phone and on a desk, in light and in dark`, async ({ page }) => {
    await page.goto(route);
    await layOutAll(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(new AxeBuilder({ page })), `${width} px`).toEqual([]);
      await page.evaluate(() => document.documentElement.classList.add("dark"));
      // All that a theme can change.
      const contrast = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
      expect(await faults(contrast), `${width} px, dark`).toEqual([]);
      await page.evaluate(() => document.documentElement.classList.remove("dark"));
    }
  });
}

/**
 * Longest pages on a phone, in CSS pixels: a service lays nine sheets on the table, about a sixth of it one record that is read row by
 * row; nothing is repeated, and lists of links are folded. The limit is there to notice a section that grows.
 */
const LONGEST = [
  [serviceRoutes, 14_500],
  [focusRoutes, 10_500],
  [industryRoutes, 11_300],
] as const;

test("no page is longer on a phone than its kind may be", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long: string[] = [];
  for (const [routes, longest] of LONGEST) {
    for (const route of routes) {
      await page.goto(route);
      await layOutAll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > longest) long.push(`${route}: ${height}`);
    }
  }
  expect(long).toEqual([]);
});
