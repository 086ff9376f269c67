import type { Site } from "@/content/site";
import { wordsOf } from "./words";

/** A word or sign that the rules of wording advise against, with the text around it. */
export interface Finding {
  rule: string;
  excerpt: string;
}

/** Words to avoid, with their inflections, by their names in reports. */
const BANNED: Readonly<Record<string, RegExp>> = {
  "cutting-edge": /\bcutting[- ]edge\b/gi,
  unlock: /\bunlock(?:s|ed|ing|able)?\b/gi,
  elevate: /\belevat(?:e|es|ed|ing)\b/gi,
  seamless: /\bseamless(?:ly|ness)?\b/gi,
  leverage: /\bleverag(?:e|es|ed|ing)\b/gi,
  robust: /\brobust(?:ly|ness)?\b/gi,
  empower: /\bempower(?:s|ed|ing|ment)?\b/gi,
  "world-class": /\bworld[- ]class\b/gi,
  tailored: /\btailor(?:ed|ing|-made)\b/gi,
  "in today's fast-paced world": /\bfast[- ]paced\b|\bin today[’']s\b[^.]{0,30}\bworld\b/gi,
  "not just X but Y": /\bnot (?:just|only|merely)\b[^.;?]*\bbut\b/gi,
};

/** Signs: no em dash, straight quotation marks, exclamation marks only in texts that were specified. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  "em dash": /\u2014/g,
  "curly quotation mark": /[“”‘’]/g,
  "exclamation mark": /!/g,
};
const SPECIFIED = [
  "Thank You! Your message has been sent successfully. We'll get back to you soon!",
  // the same in two parts, on the page that a plain POST ends on
  "Thank You!",
  "Your message has been sent successfully. We'll get back to you soon!",
  "Unexpected Application Error!",
];

/** Some American spellings, without British words that look like them. */
const AMERICAN: readonly RegExp[] = [
  /\b(?:un|multi)?colou?r(?<!colour)(?:s|ed|ing|ful|less)?\b/gi,
  /\b(?:behavior|favor|labor(?!ator)|honor|neighbor|endeavor|flavor|rumor|harbor)\w*\b/gi,
  /\b(?:center|theater|fiber|liter|caliber|specter)(?:s|ed|ing)?\b/gi,
  /\b(?:catalog|artifact|skeptic|airplane|program(?= of (?:work|events)))s?\b|\b(?:gray|toward|gotten|aging|pediatric|aluminum|jewelry)\b/gi,
  /\b(?:travel|model|cancel|label|signal|total|fuel|level|channel)(?:ed|ing|er|ers)\b/gi,
  /\b(?:fulfill|enroll|installment|inquiry|inquiries)(?:s|ment|ments)?\b/gi,
  /\b(?:defense|offense|pretense)s?\b|\b(?:a|the|your|our|each|driving|one) licenses?\b/gi,
  /\b(?!(?:over|down|re|right)?siz|prize|seiz|capsiz)\w+iz(?:e|es|ed|ing|ation|ations|er|ers)\b|\b\w+lyz(?:e|es|ed|ing|er|ers)\b/gi,
];

/** Names in their owners' spelling. */
const NAMES = ["Xcode Organizer", "Actions Center"];

const found = (rule: string, pattern: RegExp, text: string): Finding[] =>
  [...text.matchAll(pattern)].map(({ 0: hit, index }) => ({
    rule: `${rule} (${hit})`,
    excerpt: text.slice(Math.max(0, index - 40), index + hit.length + 40),
  }));

const without = (text: string, strings: readonly string[]): string =>
  strings.reduce((rest, string) => rest.replaceAll(string, ""), text);

export const bannedWordsIn = (text: string): Finding[] =>
  Object.entries(BANNED).flatMap(([rule, pattern]) => found(rule, pattern, text));

export const bannedSignsIn = (text: string): Finding[] =>
  Object.entries(SIGNS).flatMap(([rule, pattern]) => found(rule, pattern, without(text, SPECIFIED)));

export const americanSpellingsIn = (text: string): Finding[] =>
  AMERICAN.flatMap((pattern) => found("American spelling", pattern, without(text, NAMES)));

/** Words of praise that brochures list in threes. */
const PRAISE = new Set(
  "fast quick secure reliable scalable modern intuitive innovative efficient flexible powerful smart agile dynamic beautiful simple".split(
    " ",
  ),
);

/** Lists such as "fast, secure and scalable": three words of praise within four words. */
export function praiseRowsIn(text: string): Finding[] {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const runs = words.map((_, index) => words.slice(index, index + 4));
  return runs
    .filter((run) => PRAISE.has(run[0] ?? "") && run.filter((word) => PRAISE.has(word)).length > 2)
    .map((run) => ({ rule: "row of three adjectives", excerpt: run.join(" ") }));
}

/** Headings in Title Case: two thirds of the longer words after the first have a capital. Headings should be in sentence case. */
export function isTitleCase(heading: string): boolean {
  const longer = heading
    .replace(/\|.*$/, "")
    .split(/[\s/-]+/)
    .slice(1)
    .filter((word) => /^\p{L}[\p{L}’']{3,}/u.test(word));
  const capital = longer.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return longer.length > 1 && capital.length / longer.length > 2 / 3;
}

/** Patterns of figures about the company. Each figure has to be a claim of content/brand. */
const CLAIMS: readonly { pattern: RegExp; key: keyof Site["claims"] }[] = [
  {
    pattern: /(\d+)[- ]minutes?\b(?= (?:consultation|call)| and is free| are free)|consultation lasts (\d+) minutes/g,
    key: "consultation",
  },
  { pattern: /([\d.]+%) uptime/g, key: "uptime" },
  { pattern: /(\d+\/\d+)(?= support)|(?<=available )(\d+\/\d+)/g, key: "support" },
  { pattern: /(\d[\d,]{2,}\+?|\d+\+) (?:finished |delivered )?projects\b/g, key: "projects" },
  { pattern: /(\d[\d,]{2,}\+?|\d+\+) (?:happy )?clients\b/g, key: "clients" },
  { pattern: /(\d[\d,]{2,}\+?|\d+\+) (?:professionals|team members|people in eight)/g, key: "people" },
  { pattern: /(\d+\+) years\b/g, key: "years" },
  { pattern: /(?:reply|answer|answered|back to you) (?:with)?in (\S+ minutes)/g, key: "reply" },
];

/** Figures about the company that the brand does not claim. */
export function wrongClaimsIn(text: string, claims: Site["claims"]): Finding[] {
  return CLAIMS.flatMap(({ pattern, key }) =>
    [...text.matchAll(pattern)]
      .filter(([, one, other]) => ![one ?? other, `${one ?? other}-minute`].includes(claims[key]))
      .map(([hit]) => ({ rule: `claim of ${key}`, excerpt: hit })),
  );
}
