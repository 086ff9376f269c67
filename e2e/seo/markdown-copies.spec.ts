import type { Page } from "@playwright/test";
import { type SearchIndex, searchEngine } from "@/components/search/search-engine";
import { normalise, wordsOf } from "@/components/search/search-text";
import { companies } from "@/content/trusted-by";
import { readExported } from "../support/export";
import { routeParts, routes } from "../support/routes";
import { expect, test } from "../support/test";

// What the search promises, "every sentence of all pages is in here", and llms.txt, "each link is the text of a page".

/** Text as the keyboard has it, in small letters: without the marks of Markdown and of print. */
const bare = (text: string): string =>
  text
    .replace(/\]\([^)]+\)/g, "")
    .replace(/[*_>#|[\]\\:]/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2011/g, "-")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .toLowerCase();

/** Every sentence of at least three words that a visitor sees in the main part of a page, its disclosures open. Runs in the page. */
function readSentences(): string[] {
  const main = document.querySelector("main");
  if (!main) return [];
  for (const details of main.querySelectorAll("details")) details.open = true;
  for (const aside of main.querySelectorAll(
    "svg, nav, noscript, select, .sheet-rule, .fold-summary, [aria-hidden=true], .sr-only",
  ))
    aside.remove();
  // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are set, which textContent does not have
  return main.innerText
    .split(/[\n\t]+/)
    .flatMap((line) => line.split(/(?<=[.?!])\s+(?=[A-Z0-9])/))
    .filter((sentence) => /\S+\s+\S+\s+\S+/.test(sentence));
}

const { pages } = JSON.parse(readExported("/search-index.json")) as SearchIndex;
let engine: ReturnType<typeof searchEngine> | undefined;
/** The search of the export; its engine is made once for all tests of a process. */
function exportedSearch() {
  engine ??= searchEngine(pages);
  return engine;
}

/** Expects each sentence of a page in its Markdown copy, and the page among what the search finds for every eighth of them. */
async function expectComplete(page: Page, route: string): Promise<void> {
  const copy = bare(readExported(`${route}index.md`));
  await page.goto(route);
  const sentences = await page.evaluate(readSentences);
  expect.soft(sentences.length, route).toBeGreaterThan(15);
  const plain = (sentence: string) =>
    bare(sentence)
      .trim()
      .replace(/[.:,]$/, "");
  expect
    .soft(
      sentences.filter((sentence) => !copy.includes(plain(sentence))),
      route,
    )
    .toEqual([]);
  const sample = sentences.filter((sentence, place) => place % 8 === 0 && wordsOf(sentence).some(normalise));
  const search = await exportedSearch();
  const unfound = sample.filter((sentence) => !search(sentence).found.some((hit) => hit.route === route));
  expect.soft(unfound, route).toEqual([]);
}

test.describe("without script, as machines read", () => {
  test.use({ javaScriptEnabled: false });

  for (const part of routeParts) {
    test(`${part[0]} and the ${part.length - 1} after it: every sentence is in the Markdown copy, and the search finds the page by it`, async ({
      page,
    }) => {
      for (const route of part) await test.step(route, () => expectComplete(page, route));
    });
  }
});

test("every page is found by its name, among the first three results", async () => {
  const search = await exportedSearch();
  // Pages may share a name or a word of it: the contact page stands at two addresses, and "Legal" may be one page and "Legal notice" another.
  const nameAt = (route: string | undefined) => pages.find((page) => page.route === route)?.name;
  expect(pages.length).toBeGreaterThanOrEqual(routes.length);
  expect(
    pages.filter(
      ({ name }) =>
        !search(name)
          .found.slice(0, 3)
          .some(({ route }) => nameAt(route) === name),
    ),
  ).toEqual([]);
});

test("what buyers look for is found", async () => {
  const search = await exportedSearch();
  const first = (query: string) => search(query).found[0]?.route;
  // A name of one word may stand on other pages as an ordinary word.
  const named = companies.map(({ name }) => name).filter((name) => name.includes(" "));
  for (const name of named) expect(first(name), name).toBe("/");
  expect(first("brochure")).toBe("/brochure.pdf");
  expect(first("pitch deck")).toBe("/pitch-deck.pdf");
});
