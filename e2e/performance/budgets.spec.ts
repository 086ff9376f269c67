import type { Page } from "@playwright/test";
import { parse } from "parse5";
import { notFound } from "@/content/not-found";
import { attribute, type Element, elementsOf, named, textOf } from "@/scripts/build/tree";
import { exportedFiles, fileOf, readExported, readExportedBytes } from "../support/export";
import { frameworkWaits, LOADS_AT_ONCE } from "../support/framework";
import { expect, test } from "../support/test";
import { MEASURED, NEARLY, PAGE_KINDS, type PageKind, type PageWeight, ROOM, SITE } from "./limits";
import { brotli, brotliOf, KB, sum } from "./weight";

/* What a page may weigh: e2e/performance/limits.ts. */

const files = [...exportedFiles()];
const pages = files.filter((file) => file.endsWith(".html")).sort();

const kindOf = (page: string): PageKind => {
  const [folder = ""] = page.slice(1).split("/");
  return page === "/index.html" ? "home" : (PAGE_KINDS.find((kind) => kind === folder) ?? "other");
};

/** The payload that the router fetches for a page: the largest beside its HTML. The page for unknown addresses stands beside home's. */
function payloadOf(page: string): number {
  if (page === "/404.html") return 0;
  const folder = page.slice(0, page.lastIndexOf("/") + 1);
  const own = files.filter((file) => file.startsWith(`${folder}__next.`) && file.endsWith("__PAGE__.txt"));
  return Math.max(0, ...own.filter((file) => !file.slice(folder.length).includes("/")).map(brotliOf)) / KB;
}

interface Weighed {
  page: string;
  kind: PageKind;
  weight: PageWeight;
  /** Where its bytes and elements are, the largest sections first: what to look at when a page has grown. */
  parts: string;
}

function weigh(page: string): Weighed {
  const html = readExported(page);
  const document = parse(html);
  const all = elementsOf(document);
  const nameOf = (section: Element) =>
    section.attrs.find(({ name }) => name === "aria-label" || name === "id")?.value ?? section.tagName;
  const sections = all
    .filter(({ tagName }) => tagName === "section" || tagName === "header")
    .map((section) => ({ name: nameOf(section), elements: elementsOf(section).length }))
    .sort((a, b) => b.elements - a.elements);
  const inSections = sections.filter(({ name }) => name !== "site-header");
  const inline = (name: string) => sum(named(document, name).map((element) => textOf(element).length)) / KB;
  const largest = sections.slice(0, 4).map(({ name, elements }) => `${name} ${elements}`);
  return {
    page,
    kind: kindOf(page),
    weight: {
      html: brotliOf(page) / KB,
      elements: all.length,
      section: inSections[0]?.elements ?? 0,
      payload: payloadOf(page),
    },
    parts: `of ${(html.length / KB).toFixed(0)} kB before compression styles are ${inline("style").toFixed(0)}, scripts ${inline("script").toFixed(0)}; elements: ${largest.join(", ")}`,
  };
}

const weighed = pages.map(weigh);

for (const measure of ["html", "elements", "section", "payload"] as const) {
  test(`no page has outgrown its budget: ${measure}`, () => {
    // A framework that does not wait has its data in the HTML.
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

/** The framework's and our own scripts that a page loads at the first intent, or at once where nothing is held back. */
const scriptsOf = (page: string): string[] => {
  const scripts = named(parse(readExported(page)), "script");
  const [, inLoader] = scripts.map((script) => /"scripts":(\[[^\]]*\])/.exec(textOf(script))).find(Boolean) ?? [];
  if (inLoader) return JSON.parse(inLoader).map(String);
  const forAll = scripts.filter((script) => attribute(script, "nomodule") === undefined);
  return [...new Set(forAll.flatMap((script) => attribute(script, "src") ?? []))];
};

test("the style sheet that every page carries keeps within its budget", () => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  expect(sum(sheets.map((file) => readExportedBytes(file).length)) / KB).toBeLessThanOrEqual(SITE.styles * ROOM);
  expect(sum(sheets.map(brotliOf)) / KB).toBeLessThanOrEqual(SITE.stylesCompressed * ROOM);
});

test("scripts of a page and the fonts of the site keep within their budgets", () => {
  const heavy = pages.filter((page) => sum(scriptsOf(page).map(brotliOf)) / KB > SITE.scripts * ROOM);
  expect(heavy).toEqual([]);
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(sum(fonts.map((file) => readExportedBytes(file).length)) / KB).toBeLessThanOrEqual(SITE.fonts * ROOM);
});

test("no payload holds the page for unknown addresses", () => {
  const payloads = files.filter((file) => file.endsWith("/index.txt") && !file.includes("not-found"));
  const holdsIt = (file: string) => readExported(file).includes(notFound.likelyHeading);
  expect(payloads.length).toBeGreaterThan(20);
  expect(holdsIt("/404.html")).toBe(true);
  expect(payloads.filter(holdsIt)).toEqual([]);
});

interface Fetched {
  address: string;
  kind: string;
  /** kB as a host with brotli sends them. */
  weight: number;
}

/** What the home page fetches until the network is quiet and before anybody has moved. */
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

    test("home before the first intent keeps within its budget, and fetches no script", async ({ page }) => {
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
