import { COLLECTIONS, type CollectionName, fileOf } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { pdfTexts } from "@/content/pdf";
import { home } from "@/content/single-pages/home";
import { notFound } from "@/content/single-pages/not-found";
import { singleContent, singles } from "@/content/single-pages/single-pages";
import { site } from "@/content/site";
import { allTextsOf, textsOf } from "@/content/test-support/texts";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import type { PageText } from "./overlap";
import { wordsOf } from "./words";

/** Fields that do not count as a page's own words: shown only on cards, in menus or to screen readers, or repeated from another content file. */
const NOT_OWN = /^(?:name|menuLine|category|shortName|footerLabel|card|tools|drawing\.(?:title|description))(?:\.|$)/;

/** A page with its own words. */
export interface OwnPage extends PageText {
  collection: CollectionName;
  /** Counted by ownWordsOf. */
  words: number;
}

/** Counts the words on a page that come from no other content file. */
export const ownWordsOf = (content: unknown): number =>
  textsOf(content)
    .filter(({ path }) => !NOT_OWN.test(path))
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** The pages of the collections by file, with all their visible texts. */
export async function ownPages(): Promise<OwnPage[]> {
  const loaded = await Promise.all(
    COLLECTIONS.map(async (collection) => (await entriesOf(collection)).map((entry) => ({ collection, entry }))),
  );
  return loaded.flat().map(({ collection, entry }) => {
    const { slug, route: _, ...content } = entry;
    const texts = textsOf(content).filter(({ path }) => !path.endsWith(".name"));
    return { collection, page: fileOf(collection, slug), texts: texts.map(({ text }) => text), words: ownWordsOf(content) };
  });
}

/** All pages with their own texts. The contact section of the home page belongs to the contact page and is left out. */
export async function pagesToCompare(): Promise<PageText[]> {
  const { contact: _, ...homeOnly } = home;
  const pages = singles.filter(({ pages }) => pages).map(({ file, value }) => [file, value]);
  const compared = {
    ...Object.fromEntries(pages),
    "content/single-pages/home.ts": homeOnly,
    "content/single-pages/not-found.ts": notFound,
  };
  const texts = (value: unknown) => textsOf(value).map(({ text }) => text);
  return [...(await ownPages()), ...Object.entries(compared).map(([page, content]) => ({ page, texts: texts(content) }))];
}

/** What stands in files that are checked where they are loaded. */
const loadedApart = {
  "content/pdf.ts": pdfTexts,
  "content/site.ts": site,
  "content/testimonials.ts": testimonials,
  "content/trusted-by.ts": { companies, badges },
};

/** A text and the file and field in which it stands. */
export interface TextInFile {
  file: string;
  field: string;
  text: string;
}

/** Every string of every content file, metadata included. */
export async function allTexts(): Promise<TextInFile[]> {
  const listed = await Promise.all(
    COLLECTIONS.map(async (name) => (await entriesOf(name)).map((entry) => [fileOf(name, entry.slug), entry] as const)),
  );
  const files = [...listed.flat(), ...singleContent, ...Object.entries(loadedApart)];
  return files.flatMap(([file, content]) => allTextsOf(content).map(({ path, text }) => ({ file, field: path, text })));
}
