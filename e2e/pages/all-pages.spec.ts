import type { Page } from "@playwright/test";
import { aboutRoutes, focusRoutes, industryRoutes, routeParts, serviceRoutes, templates } from "../support/routes";
import { expect, test } from "../support/test";
import { smallTexts } from "../support/texts";
import { waitForHydration } from "../support/visit";

/* What every page of the site is held to. Each is loaded once and looked at from all sides, because loading is what takes the time. */

const NARROWEST = 320;
const PHONE = 390;

/** Least size of letters in CSS pixels by the width of the window: labels of drawings grow with it. In sprite files it is the first for all. */
const LEAST = { 320: 11, 360: 11, 390: 12, 560: 11, 768: 12, 1181: 12, 1280: 13, 1440: 13, 2560: 13 } as const;
type Width = keyof typeof LEAST;

/**
 * The longest pages of each kind that is made of sections, on a phone, in CSS pixels: a service lays ten sheets on the table, about a sixth of it
 * one record that is read row by row, and about 800 px are what every buyer asks before the first message; nothing is repeated, and lists of links are folded. The limit is there to notice a section that grows.
 */
const LONGEST = [
  [serviceRoutes, 15_300],
  [focusRoutes, 11_300],
  [industryRoutes, 12_100],
  [aboutRoutes, Number.POSITIVE_INFINITY],
] as const;

/** Widths at which the layout of such a page begins or is at its tightest, and the widest. */
const ALL_WIDTHS: readonly Width[] = [320, 360, 390, 560, 768, 1181, 1280, 1440, 2560];
const WIDTHS: readonly Width[] = [320, 360, 390, 1280];

/** What a page's HTML has as it is served, before any script; its head is read in e2e/seo/metadata.spec.ts. */
function readServed(html: string) {
  const served = new DOMParser().parseFromString(html, "text/html");
  return {
    lang: served.documentElement.lang,
    h1: served.querySelectorAll("h1").length,
    main: served.querySelectorAll("main").length,
    styled: [...served.querySelectorAll("[style]")].map(({ outerHTML }) => outerHTML.slice(0, 120)),
  };
}

/** Runs in the page: words of its headings that are broken into two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("main :is(h2, h3, h4)")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { index, 0: word } of texts.currentNode.nodeValue?.matchAll(/\p{L}{2,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
  }
  return broken;
}

/** What is too small, broken, runs out of the page or is too long at a width of the window, in CSS pixels. */
async function misfits(page: Page, width: Width, longest: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const small = await smallTexts(page, LEAST[width], LEAST[NARROWEST]);
  const [across, down] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight] as const;
  });
  const broken = await page.evaluate(brokenWords);
  return [
    ...broken.map((word) => `${width}: "${word}" is broken`),
    ...small.map(({ text, px }) => `${width}: "${text}" is ${px.toFixed(1)} px high`),
    ...(across > width ? [`${width}: ${across} px wide`] : []),
    ...(width === PHONE && down > longest ? [`${width}: ${down} px long`] : []),
  ];
}

/** At which widths a page with text of twice the size is wider than the window, and how wide. */
async function overflowsEnlarged(page: Page, widths: readonly number[]): Promise<string[]> {
  const wide: string[] = [];
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolled !== width) wide.push(`${width}: ${scrolled} px`);
  }
  return wide;
}

async function expectWhole(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  const served = await page.evaluate(readServed, (await response?.text()) ?? "");
  expect.soft(served, route).toEqual({
    lang: "en",
    h1: 1,
    main: 1,
    styled: [],
  });

  const [, longest] = LONGEST.find(([routes]) => routes.includes(route)) ?? [];
  const found: string[] = [];
  for (const width of longest ? ALL_WIDTHS : WIDTHS)
    found.push(...(await misfits(page, width, longest ?? Number.POSITIVE_INFINITY)));
  expect.soft(found, route).toEqual([]);

  await page.setViewportSize({ width: NARROWEST, height: 700 });
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  const width = await page.evaluate(() => {
    scrollTo({ left: 999, top: 999_999, behavior: "instant" });
    return { scrolled: scrollX, content: document.documentElement.scrollWidth };
  });
  expect.soft(width, route).toEqual({ scrolled: 0, content: NARROWEST });
  const enlarged = await overflowsEnlarged(page, templates.includes(route) ? [PHONE, 768, 1440] : [PHONE]);
  expect.soft(enlarged, `${route} with text of twice the size`).toEqual([]);
}

for (const part of routeParts) {
  test(`${part[0]} and the ${part.length - 1} after it are whole: one heading, no small letters, no broken words, nothing too wide or too long, with large text, too`, async ({
    page,
  }) => {
    test.slow();
    for (const route of part) await test.step(route, () => expectWhole(page, route));
  });
}
