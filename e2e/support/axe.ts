import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { States } from "./states";
import { expect } from "./test";
import { visit } from "./visit";

/** All that axe knows of WCAG up to 2.2 AA, and its best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Experimental in axe, binding in WCAG 2.5.3: what is called by a name of its own is called by the words that are seen, too. */
const NAMED_AS_SEEN = { "label-content-name-mismatch": { enabled: true } };
/** All that a theme can change. */
const THEMED = ["color-contrast", "link-in-text-block"];

/** What axe finds within an element, as rule and first places. It runs in the page itself: a builder that gathers frames takes thrice as long. */
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

/** Finds nothing in light, and nothing in dark either, in the page or in one element. It has to be laid out to its end, without motion. */
export async function expectSound(page: Page, where: string, within?: string): Promise<void> {
  const isDark = (dark: boolean) => page.evaluate((force) => document.documentElement.classList.toggle("dark", force), dark);
  expect.soft(await faults(page, RULES, within), where).toEqual([]);
  await isDark(true);
  expect.soft(await faults(page, { type: "rule", values: THEMED }, within), `${where}, dark`).toEqual([]);
  await isDark(false);
}

/** Height of the window at a width. */
const heightAt = (width: number) => (width < 761 ? 844 : 900);

/** Judges a page as it is when one comes to it, at each width. */
export async function expectSoundPage(page: Page, route: string, widths: readonly number[]): Promise<void> {
  await visit(page, route);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await expectSound(page, `${width} px`);
  }
}

/** Judges what can be opened on a page, one thing after the other, at one width: `isWhole` with all of the page round it. */
export async function expectSoundStates(page: Page, states: States, width: number, isWhole: boolean): Promise<void> {
  await page.setViewportSize({ width, height: heightAt(width) });
  await visit(page, states.route);
  for (const [name, open] of states.steps) {
    await open(page);
    await expectSound(page, name, isWhole ? undefined : states.within);
  }
}
