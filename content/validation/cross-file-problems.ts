import { routes, utilityPages } from "@/content/addresses";
import { COLLECTIONS, fileOf } from "@/content/collections/collection-names";
import { checkMoved } from "@/content/collections/follow-moved-pages";
import { movedPages } from "@/content/moved-pages";
import type { Collections } from "@/content/schemas/collections";
import { faq } from "@/content/single-pages/faq";
import { notFound } from "@/content/single-pages/not-found";
import { alsoCalled } from "@/content/single-pages/search";
import { singleContent } from "@/content/single-pages/single-pages";
import { technologyNames } from "@/content/technologies";
import type { SitePage } from "@/content/types";
import { checkAddresses, checkLinks } from "./check-links";
import { type ContentProblem, checkReferences, checkUnique } from "./validate";

/** Sections of the home page that a text may link to: those of the collections only where there are pages. */
const homeSections = (collections: Collections): string[] => [
  "about",
  "technologies",
  ...(["services", "focus", "industry"] as const).filter((name) => collections[name].length > 0),
];

/** Every address that a text may link to: all pages, and the anchors of their sections. */
function addressesOf(collections: Collections, pages: readonly Pick<SitePage, "route">[]): Set<string> {
  const { about, legal } = collections;
  const anchors = [...about, ...legal].flatMap(({ route, sections }) =>
    sections.flatMap((section) => ("id" in section && section.id ? [`${route}#${section.id}`] : [])),
  );
  const onSinglePages = [
    ...homeSections(collections).map((id) => `${routes.home}#${id}`),
    ...faq.items.map(({ id }) => `${routes.faq}#${id}`),
  ];
  return new Set([...pages.map(({ route }) => route), ...anchors, ...onSinglePages]);
}

/** Words of the search for a page that has gone, or was never there. Those of a moved page go with it; an address without a slash at its end is a file's. */
function checkSearchWords(words: Readonly<Record<string, string>>, known: ReadonlySet<string>): ContentProblem[] {
  return Object.keys(words)
    .filter((address) => address.endsWith("/") && !known.has(address))
    .map((address) => ({
      file: "content/single-pages/search.ts",
      field: `alsoCalled["${address}"]`,
      message: "has words for an address without a page; add a line to content/moved-pages.ts, or remove its words",
    }));
}

/** Mistakes between files that are each valid alone: titles that two pages share, references and links to pages that do not exist. */
export function crossFileProblems(collections: Collections, pages: readonly SitePage[]): ContentProblem[] {
  const addresses = addressesOf(collections, pages);
  // Where a moved page leads may be an anchor of another kind of page, such as one of the home page.
  const linkable = new Set([...addresses, ...movedPages.map(({ to }) => to)]);
  const listed = COLLECTIONS.flatMap((name) => collections[name].map((entry) => [fileOf(name, entry.slug), entry] as const));
  return [
    ...checkUnique(pages),
    ...checkMoved(movedPages, new Set([...addresses, ...utilityPages])),
    ...checkReferences(collections, technologyNames),
    ...[...listed, ...singleContent].flatMap(([file, content]) => checkLinks(file, content, linkable)),
    ...checkSearchWords(alsoCalled, new Set([...addresses, ...utilityPages, ...movedPages.map(({ from }) => from)])),
    ...checkAddresses("content/single-pages/not-found.ts", "likely", notFound.likely, linkable),
  ];
}
