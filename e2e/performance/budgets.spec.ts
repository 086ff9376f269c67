import type { Page } from "@playwright/test";
import { parse, serializeOuter } from "parse5";
import { sum } from "@/components/ui/sum";
import { notFound } from "@/content/single-pages/not-found";
import { attribute, type Element, elementsOf, named, textOf } from "@/scripts/build/html-tree";
import { exportedFiles, fileOf, readExported, readExportedBytes } from "../support/export";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { expect, test } from "../support/test";
import { MEASURED, NEARLY, ROOM, SITE } from "./budgets";
import { brotli, brotliOf, KB } from "./compressed-size";
import { weighPages } from "./page-weight";

/*
 * No page weighs more than its budget: budgets.ts. Scripts load at the visitor's first interaction (scripts/build/steps/framework-on-intent.ts), so the
 * home page has a budget of its own for the time before.
 */

const files = [...exportedFiles()];
const pages = files.filter((file) => file.endsWith(".html")).sort();

const weighed = weighPages();

for (const measure of ["html", "styles", "elements", "section", "payload"] as const) {
  test(`no page exceeds its budget: ${measure}`, () => {
    // If scripts load with the page (FRAMEWORK_ON_INTENT=off), their data is in the HTML.
    test.skip(measure === "html" && !frameworkWaits, LOADS_AT_ONCE);
    const rows = weighed.map(({ page, kind, weight, parts }) => {
      const limit = MEASURED[kind][measure] * ROOM;
      const now = weight[measure];
      return {
        share: now / limit,
        line: `${page}: ${measure} ${now.toFixed(1)}, was ${MEASURED[kind][measure]} when it was set, limit ${limit.toFixed(1)} (${parts})`,
      };
    });
    for (const { share, line } of rows) if (share > NEARLY && share <= 1) console.warn(`Nearly over its budget: ${line}`);
    expect(rows.filter(({ share }) => share > 1).map(({ line }) => line)).toEqual([]);
  });
}

/** All scripts that a page loads at the visitor's first interaction, or with the page (FRAMEWORK_ON_INTENT=off). */
const scriptsOf = (page: string): string[] => {
  const scripts = named(parse(readExported(page)), "script");
  const [, inLoader] = scripts.map((script) => /"scripts":(\[[^\]]*\])/.exec(textOf(script))).find(Boolean) ?? [];
  if (inLoader) return JSON.parse(inLoader).map(String);
  const forAll = scripts.filter((script) => attribute(script, "nomodule") === undefined);
  return [...new Set(forAll.flatMap((script) => attribute(script, "src") ?? []))];
};

test("the stylesheet of the site is within its budget", () => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  expect(sum(sheets.map((file) => readExportedBytes(file).length)) / KB).toBeLessThanOrEqual(SITE.stylesheet * ROOM);
});

test("scripts of a page and the fonts of the site are within their budgets", () => {
  const heavy = pages.filter((page) => sum(scriptsOf(page).map(brotliOf)) / KB > SITE.scripts * ROOM);
  expect(heavy).toEqual([]);
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(sum(fonts.map((file) => readExportedBytes(file).length)) / KB).toBeLessThanOrEqual(SITE.fonts * ROOM);
});

test("the bar of every page, with one list for each menu, is within its budget", () => {
  // What comes after it is most of a page.
  const beforeMain = (page: string) => readExported(page).split("<main")[0] ?? "";
  const isBar = ({ parentNode }: Element) => parentNode?.nodeName === "body";
  const bars = pages.flatMap((page) =>
    named(parse(beforeMain(page)), "header")
      .filter(isBar)
      .map((bar) => ({ page, elements: elementsOf(bar).length + 1, html: serializeOuter(bar).length / KB })),
  );
  expect(bars.length).toBeGreaterThan(10);
  const isHeavy = ({ elements, html }: (typeof bars)[number]) => elements > SITE.barElements * ROOM || html > SITE.barHtml * ROOM;
  expect(bars.filter(isHeavy)).toEqual([]);
});

test("no payload contains the 404 page", () => {
  const payloads = files.filter((file) => file.endsWith("/index.txt") && !file.includes("not-found"));
  const holdsIt = (file: string) => readExported(file).includes(notFound.likelyHeading);
  expect(payloads.length).toBeGreaterThan(20);
  expect(holdsIt("/404.html")).toBe(true);
  expect(payloads.filter(holdsIt)).toEqual([]);
});

interface Fetched {
  address: string;
  kind: string;
  /** kB with brotli. */
  weight: number;
}

/** What the home page loads before the visitor's first interaction. */
async function fetchedAtRest(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  page.on("request", (request) => {
    const address = new URL(request.url()).pathname;
    const content = readExportedBytes(fileOf(address));
    const isText = !/\.(woff2|png|ico|jpg|webp|avif)$/.test(address);
    fetched.push({ address, kind: request.resourceType(), weight: (isText ? brotli(content) : content.length) / KB });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  return fetched;
}

const listed = (fetched: Fetched[]) => fetched.map(({ address, weight }) => `${address} ${weight.toFixed(1)} kB`).join("\n");
const weightOf = (fetched: Fetched[]) => sum(fetched.map(({ weight }) => weight));

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("before the first interaction, home is within its budget and loads no script", async ({ page }) => {
      test.skip(!frameworkWaits, LOADS_AT_ONCE);
      const fetched = await fetchedAtRest(page);
      const images = fetched.filter(({ address }) => /\.(svg|png|ico|webp|avif|jpg)$/.test(address));
      expect.soft(fetched.filter(({ kind }) => kind === "script")).toEqual([]);
      expect.soft(fetched.length, listed(fetched)).toBeLessThanOrEqual(SITE.requestsAtRest * ROOM);
      expect.soft(weightOf(fetched), listed(fetched)).toBeLessThanOrEqual(SITE.atRest * ROOM);
      expect.soft(weightOf(images), listed(images)).toBeLessThanOrEqual(SITE.imagesAtRest * ROOM);
    });
  });
}
