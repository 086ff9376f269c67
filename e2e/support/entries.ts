import path from "node:path";
import { pathToFileURL } from "node:url";
import { slugsOf } from "@/content/addresses";
import { addressOf, fileOf } from "@/content/collections/collection-names";
import { formerSlugs } from "@/content/collections/follow-moved-pages";
import type { Kinds } from "@/content/test-support/entries";

type Entry<Name extends keyof Kinds> = Kinds[Name] & { slug: string; formerSlugs: readonly string[] };

/** The pages of a collection, in the site's order. The site's own loader runs only in Next. */
async function read<Name extends keyof Kinds>(name: Name): Promise<Entry<Name>[]> {
  const entries = await Promise.all(
    slugsOf(name).map(async (slug) => {
      const module: { default: Kinds[Name] } = await import(pathToFileURL(path.resolve(fileOf(name, slug))).href);
      return { ...module.default, slug, formerSlugs: formerSlugs(addressOf(name, slug)) };
    }),
  );
  return entries.sort((a, b) => a.order - b.order);
}

const entries: { [Name in keyof Kinds]: Entry<Name>[] } = {
  services: await read("services"),
  focus: await read("focus"),
  industry: await read("industry"),
  about: await read("about"),
  legal: await read("legal"),
};

/** All pages of a collection. */
export const entriesOf = <Name extends keyof Kinds>(name: Name): { [Kind in keyof Kinds]: Entry<Kind>[] }[Name] => entries[name];
