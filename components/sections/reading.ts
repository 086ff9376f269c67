/** How many words of a text with links `[label](/path/)` a visitor reads: of a link its label. */
export const wordsIn = (text: string): number => text.replace(/\]\([^)]*\)/g, "").split(/\s+/).length;
