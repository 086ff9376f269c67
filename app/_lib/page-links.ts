import type { Route } from "next";
import type { Crumb } from "@/components/sections/breadcrumbs";
import type { PageLink } from "@/components/sections/page-links";
import { entriesOf, entryOf, routes } from "@/content/collections";

type Referable = "services" | "focus" | "industry";
interface Reference {
  slug: string;
  part: string;
}

/** References of a page as links: the name from the page referred to, the text from the one that refers. */
export async function linksFrom(collection: Referable, references: Reference[]): Promise<PageLink[]> {
  return Promise.all(
    references.map(async ({ slug, part }) => {
      const { route, name } = await entryOf(collection, slug);
      return { route, title: name, text: part };
    }),
  );
}

/** Links back to every page of a collection that refers to `slug` in its field `via`. */
export async function linksTo(collection: "focus" | "industry", via: "services" | "focus", slug: string): Promise<PageLink[]> {
  const entries = await entriesOf(collection);
  return entries.flatMap((entry) => {
    const references: Reference[] = via in entry ? referencesOf(entry, via) : [];
    const reference = references.find((candidate) => candidate.slug === slug);
    return reference ? [{ route: entry.route, title: entry.name, text: reference.part }] : [];
  });
}

const referencesOf = (entry: { services: Reference[]; focus?: Reference[] }, via: "services" | "focus"): Reference[] =>
  entry[via] ?? [];

/** The contact page with a topic, so that the form opens with it. */
export function contactRoute(topic?: { kind: "service"; slug: string }): Route {
  return topic ? `/contact?service=${topic.slug}` : routes.contact;
}

/** The way up from a page of a collection: home, then the collection's section of the home page. */
export const above = {
  services: [crumb("Services", "/#services")],
  focus: [crumb("Focus", "/#focus")],
  industry: [crumb("Industry", "/#industry")],
  about: [crumb("About", "/#about")],
} satisfies Record<string, Crumb[]>;

function crumb(label: string, route: Route): Crumb {
  return { label, route };
}
