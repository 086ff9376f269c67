/** Names as a list in a sentence: "a, b and c", or "a, b or c". */
export const formatList = (names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat("en-GB", { type }).format(names);
