import { isProse, sentencesOf, wordsOf } from "@/content/test-support/texts";

/** Syllables of common words that the rules below count wrong. */
const KNOWN: Readonly<Record<string, number>> = {
  area: 3,
  areas: 3,
  business: 2,
  businesses: 3,
  evening: 2,
  every: 2,
  everyone: 3,
  everything: 3,
  idea: 3,
  ideas: 3,
  people: 2,
  science: 2,
  somebody: 3,
  someone: 2,
  something: 2,
  sometimes: 2,
  somewhere: 2,
  therefore: 2,
  whenever: 3,
};

/** Numbers and abbreviations that are spelled out (GST, HL7) count as two syllables. */
const SPELT = /\d|^[A-Z]{2,}s?$/;

/** Adjacent vowels that are two syllables: India, radio, medium, client, supplier, quiet, actual, video, create, going. */
const APART =
  /(?<![cstg])ia|(?<![cgst]|sh)io|iu|(?<![cst])ien[ct]|iers?$|iet|(?<![gq])ua|eo|(?<=^(?:re|pro)?cr)ea(?=t(?!u))|[aeouy]ing/g;

const silentEnding = (word: string): string =>
  word
    // boxes and pages keep their last syllable, makes and files have none
    .replace(/(?<![sxzcg]e|[cs]he|[usi])s$/, "")
    // called and named, but settled, needed and agreed
    .replace(/(?<![aeiouydt]|[bcdfgkpstz]l)ed$/, "")
    // league, file and are, but table and metre
    .replace(/(?<=[gq])ue$|(?<![aeiouy]|[^aeiouy][lr])e$/, "")
    // safely, careful and statement, but settlement
    .replace(/(?<![aeiouyl])e(?=(?:ly|ful|less|ness|ments?)$)/, "");

/** Syllables of an English word: its groups of vowels, minus silent endings, plus adjacent vowels that are two syllables. */
export function syllablesOf(word: string): number {
  if (SPELT.test(word)) return 2;
  const letters = word
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/[^a-z]/g, "");
  const known = KNOWN[letters];
  if (known !== undefined) return known;
  // y is a consonant between vowels (player) and at the start (year)
  const sounded = silentEnding(letters.replace(/(?<=[aeiou]|^)y(?=[aeiou])/g, "j"));
  const groups = sounded.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = sounded.match(APART)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** Flesch-Kincaid grade (US school years): 0.39 words a sentence + 11.8 syllables a word - 15.59, counted over texts that are sentences. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.filter(isProse).flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf).flatMap((word) => word.split(/[-/]/));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}
