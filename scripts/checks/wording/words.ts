import { withoutLinks } from "@/content/links";

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
const isProse = (text: string): boolean => /[.!?]["')]?$/.test(text.trim());

/** Automated Readability Index (US school years), from letters a word and words a sentence, over texts that are sentences. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.filter(isProse).flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return (4.71 * words.join("").length) / words.length + (0.5 * words.length) / sentences.length - 21.43;
}
