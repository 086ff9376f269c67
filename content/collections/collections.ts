import "server-only";
import type { Route } from "next";
import { isRoute, slugsOf } from "../addresses";
import { type Collections, type EntryOf, type Loaded, schemas } from "../schemas/collections";
import { singlePages } from "../single-pages/single-pages";
import type { SitePage } from "../types";
import { problemsInSingles } from "../validation/check-singles";
import { crossFileProblems } from "../validation/cross-file-problems";
import { ContentError, type ContentProblem, checkEntry, checkSlugs } from "../validation/validate";
import { addressOf, COLLECTIONS, type CollectionName, fileOf } from "./collection-names";
import { followMoved, followSlugs, formerSlugs } from "./follow-moved-pages";

/**
 * The loader of the collections. A collection is a folder, an entry is a file, the file's name is the slug: to add a page, add a file.
 * Everything is read and checked once per process. The first access fails if there is a mistake anywhere.
 */

// Bundlers resolve only a literal folder in a dynamic import, so each collection has a line. The extension keeps them from listing files twice.
// A collection may have no file.
const importers: Record<CollectionName, (slug: string) => Promise<{ default: unknown }>> = {
  services: (slug) => import(/* turbopackOptional: true */ `../services/${slug}.ts`),
  focus: (slug) => import(/* turbopackOptional: true */ `../focus/${slug}.ts`),
  about: (slug) => import(/* turbopackOptional: true */ `../about/${slug}.ts`),
  industry: (slug) => import(/* turbopackOptional: true */ `../industry/${slug}.ts`),
  legal: (slug) => import(/* turbopackOptional: true */ `../legal/${slug}.ts`),
};

function routeOf(collection: CollectionName, slug: string): Route {
  const address = addressOf(collection, slug);
  if (!isRoute(address)) throw new Error(`${address} is no path of this site`);
  return address;
}

/** The entries of a collection that have no mistake; the mistakes of the others are added to `problems`. */
async function readCollection<Name extends CollectionName>(name: Name, problems: ContentProblem[]): Promise<Loaded<Name>[]> {
  const slugs = slugsOf(name);
  problems.push(...checkSlugs(name, slugs));
  const entries: Loaded<Name>[] = [];
  for (const slug of slugs) {
    const module = await importers[name](slug);
    const checked = checkEntry(schemas[name], fileOf(name, slug), module.default);
    if ("problems" in checked) problems.push(...checked.problems);
    else {
      const entry = followMoved(checked.entry as EntryOf<Name>);
      const route = routeOf(name, slug);
      entries.push({ ...entry, slug, formerSlugs: formerSlugs(route), route } as Loaded<Name>);
    }
  }
  return entries.sort((a, b) => a.order - b.order);
}

const pagesOf = (collections: Collections): SitePage[] => {
  const listed = COLLECTIONS.flatMap((name) =>
    collections[name].map(({ route, name: label, meta, updated, slug }) => ({
      route,
      name: label,
      meta,
      updated,
      file: fileOf(name, slug),
    })),
  );
  return [...singlePages, ...listed];
};

/** The collections with references to moved pages replaced by their new slugs. */
function withReferences({ services, focus, industry, ...rest }: Collections): Collections {
  const known = { services: services.map(({ slug }) => slug), focus: focus.map(({ slug }) => slug) };
  const current = (collection: keyof typeof known, slugs: string[]) => followSlugs(slugs, collection, known[collection]);
  const references = <Part extends { slug: string }>(collection: keyof typeof known, parts: Part[]): Part[] => {
    const slugs = current(
      collection,
      parts.map(({ slug }) => slug),
    );
    return parts.flatMap((part) => {
      const slug = slugs.get(part.slug);
      return slug === undefined ? [] : [{ ...part, slug }];
    });
  };
  return {
    ...rest,
    services: services.map((entry) => ({
      ...entry,
      related: [...current("services", entry.related).values()].filter((slug) => slug !== entry.slug),
    })),
    focus: focus.map((entry) => ({ ...entry, services: references("services", entry.services) })),
    industry: industry.map((entry) => ({
      ...entry,
      services: references("services", entry.services),
      focus: references("focus", entry.focus),
    })),
  };
}

async function loadAll(): Promise<Collections> {
  const problems: ContentProblem[] = [];
  const collections = withReferences({
    services: await readCollection("services", problems),
    focus: await readCollection("focus", problems),
    about: await readCollection("about", problems),
    industry: await readCollection("industry", problems),
    legal: await readCollection("legal", problems),
  });
  stopAt([...problems, ...problemsInSingles()]);
  // Only if each file alone is valid. Otherwise a broken file would also be reported by all files that refer to it.
  stopAt(crossFileProblems(collections, pagesOf(collections)));
  return collections;
}

function stopAt(problems: ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

let loaded: Promise<Collections> | undefined;
const load = (): Promise<Collections> => {
  loaded ??= loadAll();
  return loaded;
};

/** All entries of a collection, in their stated order. Throws ContentError if any content file has a mistake. */
export async function entriesOf<Name extends CollectionName>(name: Name): Promise<Loaded<Name>[]> {
  return (await load())[name];
}

/** One entry. Throws, listing what exists, if there is no such slug. */
export async function entryOf<Name extends CollectionName>(name: Name, slug: string): Promise<Loaded<Name>> {
  const entries = await entriesOf(name);
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`No "${slug}" in content/${name}; there is: ${entries.map((e) => e.slug).join(", ")}`);
  return entry;
}

let pages: Promise<SitePage[]> | undefined;

/** Every page of the site once: the single pages, then the collections. */
export function allPages(): Promise<SitePage[]> {
  pages ??= load().then(pagesOf);
  return pages;
}
