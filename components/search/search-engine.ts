import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchWords } from "@/content/single-pages/search";
import { bestSentence, cut, fragmentOf, type Marked, mark, normalise, wordsOf } from "./search-text";

/** A page or a PDF in the index. */
export interface SearchPage {
  /** Its address; a page's ends with a slash. */
  route: string;
  name: string;
  /** The group of results it belongs to, named like its menu. */
  group: string;
  /** Shown if no sentence matches. */
  line: string;
  /** Synonyms: words that visitors use and the page does not. */
  also?: string;
  /** The page's texts, in reading order. */
  text: string[];
}

/** What /search-index.json holds. */
export interface SearchIndex {
  words: SearchWords;
  pages: SearchPage[];
}

/** A page that was found, with the sentence that fits best. */
export interface Found {
  route: string;
  /** The address with the sentence as a text fragment: the browser scrolls to it, highlights it, and opens a closed disclosure around it. */
  href: string;
  group: string;
  name: Marked[];
  excerpt: Marked[];
}

/** The answer to a query, the best page first. */
export interface Answer {
  found: Found[];
  /** Words that were found in place of the ones typed, if no page has those. */
  correctedWords: string[];
}

/** Fuzzy hits that score below this share of the best hit are dropped. */
const LEAST_SCORE = 0.06;

const nothing: Answer = { found: [], correctedWords: [] };

/** Pages indexed at a time, so that a phone keeps reacting to the visitor in between. */
const CHUNK = 4;

/** How much more a match in a field counts than one in the text. */
const FIELD_WEIGHTS = { name: 8, also: 4, line: 2 };

/** Indexes the pages. The function it returns answers a query within a few milliseconds, the best page first. */
export async function searchEngine(pages: SearchPage[]): Promise<(query: string) => Answer> {
  const byRoute = new Map<string, SearchPage>(pages.map((page) => [page.route, page]));
  const index = new MiniSearch<SearchPage>({
    idField: "route",
    fields: ["name", "also", "line", "text"],
    // MiniSearch averages the length of a field over the pages that have it; with "" that is all pages, or one synonym would outweigh a text.
    extractField: (page, field) => Reflect.get(page, field) ?? "",
    tokenize: wordsOf,
    processTerm: (term) => normalise(term) ?? null,
    searchOptions: { boost: FIELD_WEIGHTS, prefix: (term) => term.length > 2, combineWith: "AND" },
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
    if (exact.length > 0) return { found: show(exact), correctedWords: [] };
    // No page has all words: allow typing errors in words that no page has, then pages that have only some of the words.
    const fuzzy = (term: string) => (term.length > 3 && index.search(term).length === 0 ? 0.25 : false);
    const near = index.search(query, { fuzzy });
    const close = near.length > 0 ? near : index.search(query, { fuzzy, combineWith: "OR" });
    const found = show(close.filter(({ score }) => score > LEAST_SCORE * (close[0]?.score ?? 0)));
    const hitWords = found.flatMap(({ name, excerpt: runs }) => [...name, ...runs]).filter(({ hit }) => hit);
    return { found, correctedWords: [...new Map(hitWords.map(({ text }) => [normalise(text), text])).values()].slice(0, 3) };
  };
}

/** Pages by group, in the order of each group's first page. */
export function byGroup<Page extends { group: string }>(found: Page[]): [group: string, pages: Page[]][] {
  const groups = new Map<string, Page[]>();
  for (const page of found) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups];
}
