/* Texts made longer or shorter, to see whether pages have room for words that nobody has written yet. */

/** Keys whose values stay as they are: names for machines, references, dates; and what search results show, whose length has limits of its own. */
const NOT_TEXT = new Set([
  "meta",
  "aboutMeta",
  "updated",
  "effective",
  "slug",
  "related",
  "tools",
  "route",
  "href",
  "icon",
  "tone",
  "kind",
  "id",
  "unit",
  "by",
  "mark",
  "face",
  "counts",
  "service",
  "action",
  "network",
  "likely",
  "pass",
  "at",
  "place",
]);

/** Keys whose value, if it is a text, is the name of a drawing; the words of a drawing are in an object. */
const DRAWING_KEYS = new Set(["drawing", "figure"]);

/** Whether a value is text that a reader sees; a colour is not. */
const isText = (value: string, key: string): boolean =>
  /\p{L}{2}/u.test(value) && !value.startsWith("#") && !DRAWING_KEYS.has(key);

const LINK = /\[([^\]]+)\]\([^)\s]+\)/g;
const ENDING = /[.?!:]?["')]?$/;

/** A text a quarter longer: its own words again, and a single word with more letters, as other languages have them. */
export function longer(text: string, factor = 1.25): string {
  const plain = text.replace(LINK, "$1").replace(ENDING, "");
  const words = plain.split(/\s+/).filter(Boolean);
  const target = Math.ceil(text.length * factor);
  const [end = ""] = ENDING.exec(text) ?? [];
  let long = text.slice(0, text.length - end.length);
  if (words.length < 4) {
    const letters = plain.toLowerCase().replace(/[^\p{L}]/gu, "") || "x";
    for (let at = 0; long.length + end.length < target; at += 1) long += letters[at % letters.length];
    return long + end;
  }
  for (let at = 0; long.length + end.length < target; at += 1) long += ` ${(words[at % words.length] ?? "").toLowerCase()}`;
  return long + end;
}

/** A text two fifths shorter: its first words, at least one, with its closing punctuation. */
export function shorter(text: string, factor = 0.6): string {
  const plain = text.replace(LINK, "$1");
  const [end = ""] = ENDING.exec(plain) ?? [];
  const words = plain.slice(0, plain.length - end.length).split(" ");
  const target = Math.max(2, Math.floor(plain.length * factor));
  let short = words[0] ?? "";
  for (const word of words.slice(1)) {
    if (short.length + word.length + 1 > target) break;
    short += ` ${word}`;
  }
  return short.slice(0, Math.max(target, 2)).replace(/[,;:]$/, "") + end;
}

/** Content with every text a reader sees resized. */
export function resized(value: unknown, resize: (text: string) => string, key = ""): unknown {
  if (NOT_TEXT.has(key)) return value;
  if (typeof value === "string") return isText(value, key) ? resize(value) : value;
  if (Array.isArray(value)) return value.map((item) => resized(item, resize, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resized(inner, resize, name)]));
}
