import { COLLECTIONS, type CollectionName } from "../collection-names";
import { entriesOf } from "../collections";
import { badges, companies } from "../companies";
import { contact } from "../contact";
import { documents } from "../documents";
import { faq } from "../faq";
import { home } from "../home";
import { loadFailure } from "../load-failure";
import { notFound } from "../not-found";
import { site } from "../site";
import { siteMapPage } from "../site-map";
import { technologyTabs } from "../technologies";
import { testimonials } from "../testimonials";
import { unexpectedError } from "../unexpected-error";
import type { PageText } from "./overlap";
import { allTextsOf, type Located, textsOf, wordsOf } from "./texts";

/** What stands on the page of a card, a menu or a screen reader only, and what repeats another content file: no words of the page's own. */
const NOT_OWN =
  /^(?:name|menuLine|category|shortName|footerLabel|card|tools|hero\.nameLines|drawing\.(?:title|description))(?:\.|$)/;

/** A page with the words that are its own. */
export interface OwnPage extends PageText {
  collection: CollectionName;
  /** As ownWordsOf counts them. */
  words: number;
}

/** Counts the words that a reader of this entry's page sees and no other content file provides. */
export const ownWordsOf = (content: unknown): number =>
  textsOf(content)
    .filter(({ path }) => !NOT_OWN.test(path))
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** The pages of the collections, with all their visible texts. */
export async function ownPages(): Promise<OwnPage[]> {
  const loaded = await Promise.all(
    COLLECTIONS.map(async (collection) => (await entriesOf(collection)).map((entry) => ({ collection, entry }))),
  );
  return loaded.flat().map(({ collection, entry }) => {
    const { slug, route, ...content } = entry;
    const texts = textsOf(content).filter(({ path }) => !path.endsWith(".name"));
    return { collection, page: route, texts: texts.map(({ text }) => text), words: ownWordsOf(content) };
  });
}

/** All pages with texts of their own. The home page's contact section is the contact page's (specification, section 1), and so left out. */
export async function pagesToCompare(): Promise<PageText[]> {
  const { contact: _, presence: __, ...homeOnly } = home;
  const singles = Object.entries({ "/": homeOnly, "/contact/": contact, "/faq/": faq, "404": notFound });
  const texts = (value: unknown) => textsOf(value).map(({ text }) => text);
  return [...(await ownPages()), ...singles.map(([page, content]) => ({ page, texts: texts(content) }))];
}

const singles = {
  home,
  contact,
  documents,
  faq,
  loadFailure,
  unexpectedError,
  notFound,
  siteMapPage,
  site,
  testimonials,
  companies,
  badges,
  technologyTabs,
};

/** Every string of every content file, metadata included, by where it stands. */
export async function allTexts(): Promise<Located[]> {
  const listed = (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
  const files = [...listed.map((entry) => [entry.route, entry] as const), ...Object.entries(singles)];
  return files.flatMap(([file, content]) => allTextsOf(content).map(({ path, text }) => ({ path: `${file} ${path}`, text })));
}
