import { existsSync } from "node:fs";
import path from "node:path";
import { slugsOf } from "@/content/addresses";
import { addressOf, type CollectionName, fileOf } from "@/content/collections/collection-names";
import type { MovedPage } from "@/content/moved-pages";
import type { SiteCopy } from "@/scripts/lib/site-copy";

/** Names of the functions that type a content file, by collection. */
const DEFINE_FUNCTION: Record<CollectionName, string> = {
  services: "defineService",
  focus: "defineFocus",
  industry: "defineIndustry",
  about: "defineAbout",
  legal: "defineLegal",
};

/** Title and description: no other page may have the same, and both have the length that search results show. */
const metaOf = (name: string) => ({
  title: `${name}: a page that was added by its file`,
  description: `${name} is a page that shows that one file in a folder of content is all that a new page of this website takes.`,
});

interface NewPage {
  slug: string;
  /** Slug of the page that the rest of its content is taken from. */
  model: string;
  name: string;
}

/** Adds a page made from another one of its collection, in a file of its own, as an owner would who copies one and rewrites it. */
export async function addPage(copy: SiteCopy, collection: CollectionName, { slug, model, name }: NewPage): Promise<void> {
  const fields = { name, order: 1000, meta: metaOf(name) };
  const listTexts =
    collection === "legal" ? { footerLabel: name } : { menuLine: `What there is to say about ${name.toLowerCase()}` };
  await copy.write(
    fileOf(collection, slug),
    `import { ${DEFINE_FUNCTION[collection]} } from "../types";
import model from "./${model}";

export default ${DEFINE_FUNCTION[collection]}({ ...model, ...${JSON.stringify({ ...fields, ...listTexts })} });
`,
  );
}

/** Gives a page's file another name. */
export async function renamePage(copy: SiteCopy, collection: CollectionName, from: string, to: string): Promise<void> {
  await copy.write(fileOf(collection, to), await copy.read(fileOf(collection, from)));
  await copy.remove(fileOf(collection, from));
}

/** Puts a page first in its lists, by the `order` in its file. */
export async function putFirst(copy: SiteCopy, collection: CollectionName, slug: string): Promise<void> {
  const text = await copy.read(fileOf(collection, slug));
  const orderLine = /^(\s*order: )\d+,$/m;
  if (!orderLine.test(text)) throw new Error(`${fileOf(collection, slug)} has no line with its order`);
  // The others keep theirs: of two pages with the same order the first by name comes first.
  await copy.write(
    fileOf(collection, slug),
    text.replace(orderLine, (_, start: string) => `${start}1,`),
  );
}

/** Writes content/moved-pages.ts, which names the old and the new address of each moved page. */
export const writeMovedPages = (copy: SiteCopy, moved: readonly MovedPage[]): Promise<void> =>
  copy.write(
    "content/moved-pages.ts",
    `export interface MovedPage {\n  from: string;\n  to: string;\n}\n\nexport const movedPages: readonly MovedPage[] = ${JSON.stringify(moved, null, 2)};\n`,
  );

const SEARCH = "content/single-pages/search.ts";

/** Removes a page: its file, its list of sources and its synonyms in the search. */
export async function removePage(copy: SiteCopy, collection: CollectionName, slug: string): Promise<void> {
  await copy.remove(fileOf(collection, slug));
  const sources = `content/sources/${collection}/${slug}.ts`;
  if (existsSync(path.join(copy.root, sources))) await copy.remove(sources);
  const lines = (await copy.read(SEARCH)).split("\n");
  const words = `"${addressOf(collection, slug)}":`;
  await copy.write(SEARCH, lines.filter((line) => !line.trim().startsWith(words)).join("\n"));
}

/** Takes all pages of a collection away. */
export async function emptyCollection(copy: SiteCopy, collection: CollectionName): Promise<void> {
  for (const slug of slugsOf(collection)) await removePage(copy, collection, slug);
}
