/** A piece of text; `hit` if it is one of the words of the query. */
export interface Marked {
  text: string;
  hit: boolean;
}

/** Stop words: they stand in every sentence and don't distinguish pages. "it" and "us" are not in the list: here they are names (IT, US). */
const STOP_WORDS = new Set(
  "a an and any are as at be but by can do does for from get has have how i if in is me more much my need of on or our so some than that the their there they this to was we were what when where which who will with you your".split(
    " ",
  ),
);

const WORD = /[\p{L}\p{N}]+/gu;
/** Maximum length of an excerpt, in characters. */
const EXCERPT = 170;

/** The words of a text, unchanged. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A word as it is indexed: lower case, without accents, singular. Undefined for stop words. */
export function normalise(word: string): string | undefined {
  const bare = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (STOP_WORDS.has(bare)) return undefined;
  if (bare.length < 4) return bare;
  return bare.replace(/ies$/, "y").replace(/([^sui])s$/, "$1");
}

/** Splits a text into pieces and marks the words that are among `terms`. */
export function mark(text: string, terms: ReadonlySet<string>): Marked[] {
  const runs: Marked[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(normalise(word) ?? "")) continue;
    if (index > from) runs.push({ text: text.slice(from, index), hit: false });
    runs.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), hit: false });
  return runs;
}

/** The sentences of a text; the dot in "Node.js" ends none. */
const sentencesOf = (line: string): string[] => line.replace(/([.?!])\s+(?=[\p{Lu}\p{N}“"₹])/gu, "$1\n").split("\n");

/** How well a sentence fits the terms: each counts once, by its length. */
function weightOf(sentence: string, terms: ReadonlySet<string>): number {
  const said = new Set(wordsOf(sentence).flatMap((word) => normalise(word) ?? []));
  return [...terms].reduce((sum, term) => sum + (said.has(term) ? term.length : 0), 0);
}

/** The part of a long sentence around its first term. */
export function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= EXCERPT) return sentence;
  const first = [...sentence.matchAll(WORD)].find(({ 0: word }) => terms.has(normalise(word) ?? ""))?.index ?? 0;
  const from = first < EXCERPT - 60 ? 0 : sentence.indexOf(" ", first - 60) + 1;
  const part = sentence.slice(from, from + EXCERPT);
  const isEnd = from + EXCERPT >= sentence.length;
  return `${from > 0 ? "… " : ""}${isEnd ? part : `${part.slice(0, part.lastIndexOf(" "))} …`}`;
}

/** The sentence with most of the terms, the first of equals. Undefined if none has any. */
export function bestSentence(lines: readonly string[], terms: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const sentence of lines.flatMap(sentencesOf)) {
    const weight = weightOf(sentence, terms);
    if (weight > most) [best, most] = [sentence, weight];
  }
  return best;
}

/** How many words at each end of a long sentence go into its text fragment. */
const ENDS = 4;

/** The text fragment that leads to a sentence (https://wicg.github.io/scroll-to-text-fragment/). Hyphens are escaped: they have a meaning there. */
export function fragmentOf(sentence: string): string {
  const words = sentence.replace(/[.?!:;,]+$/, "").split(" ");
  const parts = words.length > 2 * ENDS ? [words.slice(0, ENDS), words.slice(-ENDS)] : [words];
  return `#:~:text=${parts.map((part) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D")).join(",")}`;
}
