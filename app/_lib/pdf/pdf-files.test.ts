/** @jest-environment node */
import { PDFDocument } from "@cantoo/pdf-lib";
import { brochureData } from "@/app/_lib/pdf/brochure";
import { compile } from "@/app/_lib/pdf/compile";
import { deckData } from "@/app/_lib/pdf/deck";
import { documents } from "@/content/pdf";
import { pdfContent } from "./pdf-files";

/** How much the texts of a document may grow before someone has to look at its templates. */
const GROWTH = 1.25;
/** What is no text on a page, by its key in the data. */
const NO_TEXT = /^(drawings|colours|site|title|subject|url)$/;

/** A text of four words or more with its own words said again until it is longer by a quarter; names and numbers stay. */
function longer(text: string): string {
  const words = text.split(" ");
  let long = text;
  for (let at = 0; words.length > 3 && long.length < text.length * GROWTH; at += 1) long += ` ${words[at % words.length]}`;
  return long;
}

/** A document's data with every text longer. */
function grown(value: unknown, key = ""): unknown {
  if (NO_TEXT.test(key)) return value;
  if (typeof value === "string") return longer(value);
  if (Array.isArray(value)) return value.map((item) => grown(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, grown(part, name)]));
}

it.each([
  ["brochure", brochureData, documents.brochure.sheets],
  ["deck", deckData, documents.deck.slides],
] as const)(
  "the %s has room for texts a quarter longer",
  async (name, dataOf, names) => {
    const file = await compile(name, JSON.stringify(grown(JSON.parse(dataOf(await pdfContent())))));
    const pages = (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
    expect(pages).toBe(Object.keys(names).length + 1);
  },
  90_000,
);
