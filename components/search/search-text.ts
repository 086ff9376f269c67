/** A run of text; `hit` where it is one of the words looked for. */
export interface Marked {
  text: string;
  hit: boolean;
}

/** Words that stand in every sentence and tell no page from another. "It" and "us" are missing: they are names here. */
const STOP = new Set(
  "a an and any are as at be but by can do does for from get has have how i if in is me more much my need of on or our so some than that the their there they this to was we were what when where which who will with you your".split(
    " ",
  ),
);

const WORD = /[\p{L}\p{N}]+/gu;
/** Longest excerpt, in characters. */
const EXCERPT = 170;

/** The words of a text as they stand. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A word as the index knows it: lower case, no accents, singular; undefined for words that stand everywhere. */
export function normalise(word: string): string | undefined {
  const bare = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (STOP.has(bare)) return undefined;
  if (bare.length < 4) return bare;
  return bare.replace(/ies$/, "y").replace(/([^sui])s$/, "$1");
}

/** A text cut into runs, those marked whose words are among `terms`. */
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

/** The sentences of a line; the dot in "Node.js" ends none. */
const sentencesOf = (line: string): string[] => line.replace(/([.?!])\s+(?=[\p{Lu}\p{N}“"₹])/gu, "$1\n").split("\n");

/** What a sentence says of the terms: each counts once, long ones for more. */
function weightOf(sentence: string, terms: ReadonlySet<string>): number {
  const said = new Set(wordsOf(sentence).flatMap((word) => normalise(word) ?? []));
  return [...terms].reduce((sum, term) => sum + (said.has(term) ? term.length : 0), 0);
}

/** The part of a long sentence round its first term. */
export function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= EXCERPT) return sentence;
  const first = [...sentence.matchAll(WORD)].find(({ 0: word }) => terms.has(normalise(word) ?? ""))?.index ?? 0;
  const from = first < EXCERPT - 60 ? 0 : sentence.indexOf(" ", first - 60) + 1;
  const part = sentence.slice(from, from + EXCERPT);
  const isEnd = from + EXCERPT >= sentence.length;
  return `${from > 0 ? "… " : ""}${isEnd ? part : `${part.slice(0, part.lastIndexOf(" "))} …`}`;
}

/** The sentence that says most of the terms, the earliest of equals; undefined if none has any. */
export function bestSentence(lines: readonly string[], terms: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const sentence of lines.flatMap(sentencesOf)) {
    const weight = weightOf(sentence, terms);
    if (weight > most) [best, most] = [sentence, weight];
  }
  return best;
}

/** Words at each end of a long sentence that tell where it begins and ends. */
const ENDS = 4;

/** The fragment of an address that leads to a sentence: https://wicg.github.io/scroll-to-text-fragment/. A hyphen has a meaning of its own there. */
export function fragmentOf(sentence: string): string {
  const words = sentence.replace(/[.?!:;,]+$/, "").split(" ");
  const parts = words.length > 2 * ENDS ? [words.slice(0, ENDS), words.slice(-ENDS)] : [words];
  return `#:~:text=${parts.map((part) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D")).join(",")}`;
}
