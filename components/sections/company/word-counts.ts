import type { Legal } from "@/content/types";

/** How many words of a text with links `[label](/path/)` a visitor reads: of a link its label. */
export const wordsIn = (text: string): number => text.replace(/\]\([^)]*\)/g, "").split(/\s+/).length;

/** Words of each section of a document, its lists included. */
export const sectionLengths = (sections: Legal["sections"]): number[] =>
  sections.map(({ blocks }) => blocks.flat().reduce((words, text) => words + wordsIn(text), 0));
