/** Names as a list in a sentence: "a, b and c". */
export const formatList = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);
