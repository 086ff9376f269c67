import { COLLECTIONS, fileOf } from "@/content/collection-names";
import { checkLinks } from "@/content/links";
import { movedPages } from "@/content/moved-pages";
import type { Collections } from "@/content/schemas/collections";
import { type SitePage, singleContent, utilityPages } from "@/content/single-pages";
import { technologyNames } from "@/content/technologies";
import { checkMoved } from "./moved";
import { type ContentProblem, checkReferences, checkUnique } from "./validate";

const bySlug = <Entry extends { slug: string }>(entries: readonly Entry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.slug, entry]));

/** What is wrong between files that are each right by themselves: titles that two pages share, references and links that lead nowhere. */
export function problemsBetween(collections: Collections, pages: readonly SitePage[]): ContentProblem[] {
  const { services, focus, industry } = collections;
  const addresses = new Set<string>(pages.map(({ route }) => route));
  const listed = COLLECTIONS.flatMap((name) => collections[name].map((entry) => [fileOf(name, entry.slug), entry] as const));
  return [
    ...checkUnique(pages),
    ...checkMoved(movedPages, new Set([...addresses, ...utilityPages])),
    ...checkReferences({
      services: bySlug(services),
      focus: bySlug(focus),
      industry: bySlug(industry),
      technologies: technologyNames,
    }),
    ...[...listed, ...Object.entries(singleContent)].flatMap(([file, content]) => checkLinks(file, content, addresses)),
  ];
}
