import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { States } from "./states";
import { expect } from "./test";
import { visit } from "./visit";

/** Tags of axe rules: WCAG up to 2.2 AA, and best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Experimental in axe, required by WCAG 2.5.3: the accessible name contains the visible label. */
const NAMED_AS_SEEN = { "label-content-name-mismatch": { enabled: true } };
/** Rules whose result depends on the theme. */
const THEMED = ["color-contrast", "link-in-text-block"];

/** The violations that axe finds in an element: the rule and the first places. axe runs in the page, because AxeBuilder takes three times as long. */
async function faults(page: Page, runOnly: RunOptions["runOnly"], within: string | undefined): Promise<string[]> {
  const rules = runOnly === RULES ? NAMED_AS_SEEN : {};
  const options: RunOptions = { runOnly, rules, resultTypes: ["violations"], preload: false };
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within) ?? "document"}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 200));
    return `${id}: ${places.join("\n  ")}`;
  });
}

/** Expects no violations in the light and in the dark theme, in the page or in one element. */
export async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  const isDark = (dark: boolean) => page.evaluate((force) => document.documentElement.classList.toggle("dark", force), dark);
  expect.soft(await faults(page, RULES, within), where).toEqual([]);
  await isDark(true);
  expect.soft(await faults(page, { type: "rule", values: THEMED }, within), `${where}, dark`).toEqual([]);
  await isDark(false);
}

/** Height of the window at a width. */
const heightAt = (width: number) => (width < 761 ? 844 : 900);

/** Expects no violations on a page as it is loaded, at each width. */
export async function expectAccessiblePage(page: Page, route: string, widths: readonly number[]): Promise<void> {
  await visit(page, route);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expectAccessible(page, `${width} px`);
  }
}

/** Expects no violations after each step that opens something on a page, at one width. `isWhole`: in the whole page, not only in the opened part. */
export async function expectAccessibleStates(page: Page, states: States, width: number, isWhole: boolean): Promise<void> {
  await page.setViewportSize({ width, height: heightAt(width) });
  await visit(page, states.route);
  for (const [name, open] of states.steps) {
    await open(page);
    await expectAccessible(page, name, isWhole ? undefined : states.within);
  }
}
