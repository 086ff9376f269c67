import { withoutLinks } from "../links";

/** Keys whose values no reader of the page sees as text: names for machines, dates, and what only search engines show. */
const UNSEEN = new Set([
  "meta",
  "updated",
  "effective",
  "slug",
  "route",
  "icon",
  "tone",
  "kind",
  "id",
  "unit",
  "enquiryOption",
  "action",
]);

/** A text of a content file and where it stands, such as `{ path: "hero.claim", text: "..." }`. */
export interface Located {
  path: string;
  text: string;
}

/** Every string within `value`, but those under the keys in `unseen`. */
export function textsOf(value: unknown, unseen: ReadonlySet<string> = UNSEEN, path = ""): Located[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.has(key) ? [] : textsOf(inner, unseen, path === "" ? key : `${path}.${key}`),
  );
}

/** The same, machine names and metadata included: for checks of wording. */
export const allTextsOf = (value: unknown): Located[] => textsOf(value, new Set());

/** Words as a reader counts them: 99.9%, 24/7, UI/UX, e-mail and can't are one word each. */
export const wordsOf = (text: string): string[] =>
  withoutLinks(text).match(/[\p{L}\p{N}](?:[\p{L}\p{N}]|['’.,/:-](?=[\p{L}\p{N}]))*/gu) ?? [];

const ABBREVIATION = /\b(?:e\.g|i\.e|vs|No|Art|Reg|St|Dr|Mr|Ms)\.$/;

/** The sentences of running text; a stop within 99.9, Next.js or "No. 5" ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of withoutLinks(text).split(/(?<=[.!?]["')]?)\s+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}

/** Texts that end as a sentence does: headings, labels and cells of tables are none. */
export const isProse = (text: string): boolean => /[.!?]["')]?$/.test(text.trim());
