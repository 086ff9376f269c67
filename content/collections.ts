import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Route } from "next";
import { type Collections, type EntryOf, type Loaded, schemas } from "./schemas/collections";
import { metaSchema } from "./schemas/parts";
import { type SitePage, singlePages, slashed } from "./single-pages";
import { COLLECTIONS, type CollectionName, fileOf } from "./specified-slugs";
import { problemsBetween } from "./validation/check-site";
import { ContentError, type ContentProblem, checkEntry, checkSlugs } from "./validation/validate";

/**
 * The one loader. A collection is a folder, an entry is a file, the file's name is the slug: adding a page is adding a file.
 * Everything is read and checked once per process; the first look-up of anything fails if anything is wrong anywhere.
 */

// Bundlers resolve only a literal folder in a dynamic import, hence one line each; with the file's ending they list each file once.
const importers: Record<CollectionName, (slug: string) => Promise<{ default: unknown }>> = {
  services: (slug) => import(`./services/${slug}.ts`),
  focus: (slug) => import(`./focus/${slug}.ts`),
  about: (slug) => import(`./about/${slug}.ts`),
  industry: (slug) => import(`./industry/${slug}.ts`),
  legal: (slug) => import(`./legal/${slug}.ts`),
};

const routeOf = (collection: CollectionName, slug: string): Route =>
  slashed(collection === "legal" ? `/${slug}` : `/${collection}/${slug}`);

async function readCollection<Name extends CollectionName>(
  name: Name,
): Promise<{ entries: Loaded<Name>[]; problems: ContentProblem[] }> {
  const folder = path.join(process.cwd(), "content", name);
  const slugs = (await readdir(folder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  const problems = checkSlugs(name, slugs);
  const entries: Loaded<Name>[] = [];
  for (const slug of slugs) {
    const module = await importers[name](slug);
    const checked = checkEntry(schemas[name], fileOf(name, slug), module.default);
    if ("problems" in checked) problems.push(...checked.problems);
    else entries.push({ ...(checked.entry as EntryOf<Name>), slug, route: routeOf(name, slug) } as Loaded<Name>);
  }
  return { entries: entries.sort((a, b) => a.order - b.order), problems };
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

async function loadAll(): Promise<Collections> {
  const [services, focus, about, industry, legal] = await Promise.all([
    readCollection("services"),
    readCollection("focus"),
    readCollection("about"),
    readCollection("industry"),
    readCollection("legal"),
  ]);
  const collections: Collections = {
    services: services.entries,
    focus: focus.entries,
    about: about.entries,
    industry: industry.entries,
    legal: legal.entries,
  };
  stopAt([
    ...[services, focus, about, industry, legal].flatMap((collection) => collection.problems),
    ...singlePages.flatMap(({ file, meta }) => {
      const checked = checkEntry(metaSchema, file, meta);
      return "problems" in checked ? checked.problems : [];
    }),
  ]);
  // Only once each file is right by itself: else one broken file would also be reported by all that refer to it.
  stopAt(problemsBetween(collections, pagesOf(collections)));
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

/** Every page of the site once: the four single pages, then the collections. */
export function allPages(): Promise<SitePage[]> {
  pages ??= load().then(pagesOf);
  return pages;
}
