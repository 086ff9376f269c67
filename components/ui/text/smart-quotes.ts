/** A text typed on a keyboard with the apostrophes and quotation marks of print. */
export const smartQuotes = (text: string): string =>
  text
    .replaceAll("'", "\u2019")
    .replace(/(?<=^|[\s(])"/g, "\u201c")
    .replaceAll('"', "\u201d");
