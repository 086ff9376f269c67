import { z } from "zod";
import { COLLECTIONS } from "@/content/collections/collection-names";
import { line, list, sentence, text } from "../fields";

/** Words of the search before its index is there; they stand in every page, so they are few. */
export const searchCopySchema = z.strictObject({
  /** Name of the dialog. */
  label: line,
  /** In the empty field. */
  placeholder: line,
  close: line,
  loading: line,
  failed: sentence,
  retry: line,
});

/** Words that travel with the index. `{count}`: number of pages; `{query}`: what was typed; `{words}`: the words found instead. */
export const searchWordsSchema = z.strictObject({
  invitation: sentence,
  examples: list(text(40), 0, 8),
  keys: sentence,
  /** Turns the / key off for those whom it gets in the way of (WCAG 2.1.4). */
  keySetting: line,
  siteMap: line,
  one: line,
  many: line,
  near: z.strictObject({ one: line, many: line }),
  none: line,
  /** After `none`: ways on. */
  ways: z.strictObject({ text: sentence, links: list(z.strictObject({ href: text(120), label: text(60) }), 1, 6) }),
});

/** Headings of the results: for the pages of each collection, the other pages, and the PDFs. */
export const searchGroupsSchema = z.record(z.enum([...COLLECTIONS, "start", "documents"]), text(40));
