import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchWords } from "@/content/single-pages/search";
import { bestSentence, cut, fragmentOf, type Marked, mark, normalise, wordsOf } from "./search-text";

/** A page, or a document to take along, as the index has it. */
export interface SearchPage {
  /** Its address; a page's ends with a slash. */
  route: string;
  name: string;
  /** The collection, as its menu is called. */
  group: string;
  /** What is shown where no sentence matches. */
  line: string;
  /** Words that visitors use and the page does not. */
  also?: string;
  /** What the page says, in reading order. */
  text: string[];
}

/** What /search-index.json holds. */
export interface SearchIndex {
  words: SearchWords;
  pages: SearchPage[];
}

/** A page that was found, with the sentence that says it. */
export interface Found {
  route: string;
  /** The address with the sentence as a text fragment: the browser scrolls to it and marks it, and opens what it is folded into. */
  href: string;
  group: string;
  name: Marked[];
  excerpt: Marked[];
}

/** What a query brings, the best page first. */
export interface Answer {
  found: Found[];
  /** The words that were found in place of those typed, when no page has these. */
  instead: string[];
}

/** Of pages that only come close, those are left out that are worth less than this share of the best. */
const WORTH = 0.06;

const nothing: Answer = { found: [], instead: [] };

/** Pages added at once, so that a phone stays awake to its visitor meanwhile. */
const CHUNK = 4;

const fieldOf = (page: SearchPage, field: string): string => {
  switch (field) {
    case "text":
      return page.text.join("\n");
    case "also":
      return page.also ?? "";
    case "name":
      return page.name;
    case "line":
      return page.line;
    default:
      return page.route;
  }
};

/** Makes the index searchable; the function it returns answers a query, best page first, within a few milliseconds. */
export async function searchEngine(pages: SearchPage[]): Promise<(query: string) => Answer> {
  const byRoute = new Map<string, SearchPage>(pages.map((page) => [page.route, page]));
  const index = new MiniSearch<SearchPage>({
    idField: "route",
    fields: ["name", "also", "line", "text"],
    extractField: fieldOf,
    tokenize: wordsOf,
    processTerm: (term) => normalise(term) ?? null,
    searchOptions: { boost: { name: 8, also: 4, line: 2 }, prefix: (term) => term.length > 2, combineWith: "AND" },
  });
  await index.addAllAsync(pages, { chunkSize: CHUNK });

  const show = (results: SearchResult[]): Found[] =>
    results.flatMap(({ id, terms }) => {
      const page = byRoute.get(id);
      if (!page) return [];
      const hits = new Set(terms);
      const sentence = bestSentence(page.text, hits);
      const href = `${page.route}${sentence ? fragmentOf(sentence) : ""}`;
      const shown = mark(sentence ? cut(sentence, hits) : page.line, hits);
      return [{ route: page.route, href, group: page.group, name: mark(page.name, hits), excerpt: shown }];
    });

  return (query) => {
    if (!wordsOf(query).some(normalise)) return nothing;
    const exact = index.search(query);
    if (exact.length > 0) return { found: show(exact), instead: [] };
    // No page says all of it: a letter may be wrong, in words that no page has at all, or one word is too many.
    const fuzzy = (term: string) => (term.length > 3 && index.search(term).length === 0 ? 0.25 : false);
    const near = index.search(query, { fuzzy });
    const close = near.length > 0 ? near : index.search(query, { fuzzy, combineWith: "OR" });
    const found = show(close.filter(({ score }) => score > WORTH * (close[0]?.score ?? 0)));
    const said = found.flatMap(({ name, excerpt: runs }) => [...name, ...runs]).filter(({ hit }) => hit);
    return { found, instead: [...new Map(said.map(({ text }) => [normalise(text), text])).values()].slice(0, 3) };
  };
}

/** Pages by collection, in the order of each collection's first page. */
export function byGroup<Page extends { group: string }>(found: Page[]): [group: string, pages: Page[]][] {
  const groups = new Map<string, Page[]>();
  for (const page of found) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups];
}
