import { brochureData } from "@/app/_lib/pdf/brochure";
import { pageCount } from "@/app/_lib/pdf/compile";
import { deckData } from "@/app/_lib/pdf/deck";
import { pdfContent } from "./pdf-content";

/** How much longer texts may get before somebody has to look at the templates. */
const GROWTH = 1.25;
/** Keys in the data whose values are no text on a page. */
const NOT_TEXT = /^(drawings|colours|site|title|subject|url)$/;

/** A text with some of its words repeated until it is a quarter longer. Texts of up to three words (names, numbers) stay. */
function longer(text: string): string {
  const words = text.split(" ");
  let long = text;
  for (let at = 0; words.length > 3 && long.length < text.length * GROWTH; at += 1) long += ` ${words[at % words.length]}`;
  return long;
}

/** A PDF's data with every text longer. */
function grown(value: unknown, key = ""): unknown {
  if (NOT_TEXT.test(key)) return value;
  if (typeof value === "string") return longer(value);
  if (Array.isArray(value)) return value.map((item) => grown(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, grown(part, name)]));
}

it.each([
  ["brochure", brochureData],
  ["deck", deckData],
] as const)(
  "the %s has room for texts a quarter longer",
  async (name, dataOf) => {
    const data = dataOf(await pdfContent());
    expect(await pageCount(name, JSON.stringify(grown(JSON.parse(data))))).toBe(await pageCount(name, data));
  },
  90_000,
);
