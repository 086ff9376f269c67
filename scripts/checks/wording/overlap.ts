import { sentencesOf, wordsOf } from "./words";

/** The texts of a page, and its name in reports. */
export interface PageText {
  page: string;
  texts: string[];
}

/** Every five words in a row, in lower case and within one text. */
function runsOf(texts: readonly string[]): Set<string> {
  const runs = texts.flatMap((text) => {
    const words = wordsOf(text.toLowerCase());
    return words.slice(4).map((_, index) => words.slice(index, index + 5).join(" "));
  });
  return new Set(runs);
}

/** Two pages and the share of wording that they have in common. */
export interface Overlap {
  pages: [string, string];
  /** Shared runs of five words as a share of the smaller page's, 0 to 1. */
  share: number;
}

/** Every pair of pages, the most similar first. */
export function overlapsOf(pages: readonly PageText[]): Overlap[] {
  const sets = pages.map(({ page, texts }) => ({ page, runs: runsOf(texts) }));
  return sets
    .flatMap((one, index) =>
      sets.slice(index + 1).map((other): Overlap => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
        const smaller = Math.min(one.runs.size, other.runs.size);
        return { pages: [one.page, other.page], share: smaller === 0 ? 0 : shared / smaller };
      }),
    )
    .sort((a, b) => b.share - a.share);
}

/** A sentence and the pages on which it stands. */
export interface Repeat {
  sentence: string;
  pages: string[];
}

/** Sentences of at least `words` words that stand on two pages or more. */
export function repeatedSentences(pages: readonly PageText[], words = 6): Repeat[] {
  const seen = new Map<string, Repeat>();
  for (const { page, texts } of pages) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      const own = wordsOf(sentence);
      if (own.length < words) continue;
      const key = own.join(" ").toLowerCase();
      const repeat = seen.get(key) ?? { sentence, pages: [] };
      if (!repeat.pages.includes(page)) repeat.pages.push(page);
      seen.set(key, repeat);
    }
  }
  return [...seen.values()].filter((repeat) => repeat.pages.length > 1);
}
