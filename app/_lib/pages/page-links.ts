import type { Route } from "next";
import { typeset } from "@/app/_lib/typeset";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import type { NeighboursOfPage } from "@/components/sections/shared/neighbours";
import type { PageLink } from "@/components/sections/shared/page-links";
import { twoLines } from "@/components/ui/text/two-lines";
import { entriesOf, entryOf } from "@/content/collections/collections";
import type { IconName, MoreLink } from "@/content/types";
import { limited } from "@/content/validation/list-limit";

interface Reference {
  slug: string;
  part: string;
}

const collectionLabels = { services: "services", focus: "focus areas", industry: "industries", about: "about us" } as const;

/** A link between two pages: to the one of them, with what a reference says of it. */
const linkTo = ({ route, name, icon }: { route: Route; name: string; icon: IconName }, { part }: Reference): PageLink => ({
  route,
  title: name,
  icon,
  text: typeset(part),
});

/** The references of a page as links. */
export const linksFrom = (collection: "services" | "focus", references: Reference[]): Promise<PageLink[]> =>
  Promise.all(references.map(async (reference) => linkTo(await entryOf(collection, reference.slug), reference)));

/** Links back to the pages of a collection whose field `via` refers to `slug`. A long list is cut and gets a link to the rest. */
export async function linksTo(
  collection: "focus" | "industry",
  via: "services" | "focus",
  slug: string,
): Promise<{ links: PageLink[]; more?: MoreLink }> {
  const entries = await entriesOf(collection);
  const links = entries.flatMap((entry) => {
    const references: Partial<Record<typeof via, Reference[]>> = entry;
    const reference = references[via]?.find((candidate) => candidate.slug === slug);
    return reference ? [linkTo(entry, reference)] : [];
  });
  const { items, more } = limited(links, collectionLabels[collection]);
  return { links: items, more };
}

/** The previous and the next page in a collection; after the last comes the first. Throws if the collection has no such page. */
export async function neighboursOf(collection: keyof typeof collectionLabels, slug: string): Promise<NeighboursOfPage> {
  const entries = await entriesOf(collection);
  const index = entries.findIndex((entry) => entry.slug === slug);
  const previous = entries.at(index - 1);
  const next = entries[(index + 1) % entries.length];
  if (index < 0 || !previous || !next) throw new Error(`No "${slug}" in content/${collection}`);
  const linked = ({ route, name }: { route: Route; name: string }) => ({ route, name });
  return {
    previous: linked(previous),
    next: linked(next),
    collection: collectionLabels[collection],
    isAlone: entries.length === 1,
  };
}

/** Letters up to which a name stands on one line. */
const ONE_LINE = 18;

/** A name broken into lines for the heading. */
export const headingLines = (name: string): string[] => (name.length <= ONE_LINE ? [name] : twoLines(name));

/** The address of the contact page with a service selected in the form. */
export const contactRoute = (service: string): Route => `/contact?service=${service}`;

/** Breadcrumbs above a page of a collection: the collection's section of the home page. */
export const parents = {
  services: [{ label: "Services", route: "/#services" }],
  focus: [{ label: "Focus", route: "/#focus" }],
  industry: [{ label: "Industry", route: "/#industry" }],
  about: [{ label: "About", route: "/#about" }],
} satisfies Record<string, Crumb[]>;
