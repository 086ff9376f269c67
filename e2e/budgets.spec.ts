import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { notFound } from "@/content/not-found";
import { exportedFiles, fileOf, readExported, readExportedBytes } from "./support/export";
import { expect, test } from "./support/test";
import { brotli, brotliOf, gzip, gzipOf, KB, kilobytes, sum } from "./support/weight";

/* What a page may weigh. */

/**
 * JavaScript of a page with one heading and one link, exported by this version of Next with the chunking of next.config.ts (138,451
 * without it): what no page can do without. To measure it anew after an update, export such a site and add up the scripts of its
 * index.html, each by gzip -9.
 */
const FLOOR = { version: "16.4.6", gzip: 136_281 };

const pages = [...exportedFiles()].filter((file) => file.endsWith(".html")).sort();
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/** The HTML without its inlined styles, which count as CSS. */
const markup = (page: string) => readExported(page).replace(STYLE, "");

const referenced = (page: string, pattern: RegExp) => [
  ...new Set([...readExported(page).matchAll(pattern)].map(([, file]) => file ?? "")),
];

/** The framework's and our own scripts that a page loads at the first intent. */
const scriptsOf = (page: string): string[] => {
  const inLoader = /"scripts":(\[[^\]]*\])/.exec(readExported(page))?.[1];
  return inLoader ? JSON.parse(inLoader).map(String) : referenced(page, /<script src="([^"]+)" async=""/g);
};

/** Pages that weigh more than they may, each with what was measured and the limit. */
function overweight(weigh: (page: string) => number, limit: (page: string) => number): string[] {
  return pages.flatMap((page) => {
    const [measured, allowed] = [weigh(page), limit(page)];
    return measured > allowed ? [`${page}: ${kilobytes(measured)}, limit ${kilobytes(allowed)}`] : [];
  });
}

const isHome = (page: string) => page === "/index.html";

/** The site map, which the page for unknown addresses has too: 42 links with their lines. */
const isSiteMap = (page: string) => /^\/(404[./]|site-map\/)/.test(page);

test("HTML, gzip: home 38 kB, others 22, the site map 30, also on the 404 page", () => {
  expect(
    overweight(
      (page) => gzip(markup(page)),
      (page) => (isHome(page) ? 38 : isSiteMap(page) ? 30 : 22) * KB,
    ),
  ).toEqual([]);
});

test("HTML, brotli: home 32 kB, others 18", () => {
  expect(
    overweight(
      (page) => brotli(markup(page)),
      (page) => (isHome(page) ? 32 : 18) * KB,
    ),
  ).toEqual([]);
});

test("CSS of a page, linked or inlined, brotli: 12 kB", () => {
  const css = (page: string) => {
    const inlined = [...readExported(page).matchAll(STYLE)].map(([, text = ""]) => brotli(text));
    const linked = referenced(page, /<link rel="stylesheet" href="([^"]+)"/g).map(brotliOf);
    // What is inlined does not block a second time where it is linked as well.
    return Math.max(sum(inlined), sum(linked));
  };
  expect(overweight(css, () => 12 * KB)).toEqual([]);
});

test("fonts: 62 kB in all", () => {
  const fonts = [...exportedFiles()].filter((file) => file.endsWith(".woff2"));
  const size = sum(fonts.map((file) => readExportedBytes(file).length));
  expect(size, `${fonts.length} fonts: ${kilobytes(size)}, limit 62 kB`).toBeLessThanOrEqual(62 * KB);
});

test("our own JavaScript on a page, beyond the framework's floor, gzip: 14 KiB", () => {
  const installed: unknown = JSON.parse(readFileSync(createRequire(__filename).resolve("next/package.json"), "utf8")).version;
  expect(installed, "the floor was measured with another version of Next").toBe(FLOOR.version);
  const own = (page: string) => sum(scriptsOf(page).map(gzipOf)) - FLOOR.gzip;
  expect(overweight(own, () => 14 * 1024)).toEqual([]);
});

test("JavaScript of a page in all, brotli: 130 kB", () => {
  const all = (page: string) => sum(scriptsOf(page).map(brotliOf));
  expect(overweight(all, () => 130 * KB)).toEqual([]);
});

test("payloads, brotli: home 36 kB, others 24, and none holds the page for unknown addresses", () => {
  const payloads = [...exportedFiles()].filter((file) => file.endsWith("/index.txt") && !file.includes("not-found"));
  const heavy = payloads.filter((file) => brotliOf(file) > (file === "/index.txt" ? 36 : 24) * KB);
  expect(payloads.length).toBeGreaterThan(42);
  expect(heavy).toEqual([]);
  const holdsIt = (file: string) => readExported(file).includes(notFound.likelyHeading);
  expect(holdsIt("/404.html")).toBe(true);
  expect(payloads.filter(holdsIt)).toEqual([]);
});

interface Fetched {
  address: string;
  kind: string;
  /** Bytes as a host with brotli sends them. */
  weight: number;
}

/** What the home page fetches until the network is quiet and before anybody has moved. */
async function fetchedAtRest(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  page.on("request", (request) => {
    const address = new URL(request.url()).pathname;
    const content = readExportedBytes(fileOf(address));
    const isText = !/\.(woff2|png|ico|jpg|webp|avif)$/.test(address);
    fetched.push({ address, kind: request.resourceType(), weight: isText ? brotli(content) : content.length });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  return fetched;
}

const listed = (fetched: Fetched[]) => fetched.map(({ address, weight }) => `${address} ${kilobytes(weight)}`).join("\n");
const weightOf = (fetched: Fetched[]) => sum(fetched.map(({ weight }) => weight));

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("home before the first intent: no script, 10 requests, 150 kB on the wire, 20 of them images", async ({ page }) => {
      const fetched = await fetchedAtRest(page);
      const images = fetched.filter(({ address }) => /\.(svg|png|ico|webp|avif|jpg)$/.test(address));
      expect.soft(fetched.filter(({ kind }) => kind === "script")).toEqual([]);
      expect.soft(fetched.length, listed(fetched)).toBeLessThanOrEqual(10);
      expect.soft(weightOf(fetched), listed(fetched)).toBeLessThanOrEqual(150 * KB);
      expect.soft(weightOf(images), listed(images)).toBeLessThanOrEqual(20 * KB);
    });
  });
}
