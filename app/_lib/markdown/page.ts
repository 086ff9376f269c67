import { allPages, entriesOf, entryOf, routes, type SitePage } from "@/content/collections";
import { site } from "@/content/site";
import type { CollectionName } from "@/content/validate";
import { dateLabel } from "../dates";
import { absoluteUrl } from "../url";
import { aboutBlocks, contactBlocks, faqBlocks, homeBlocks, legalBlocks } from "./company";
import { focusBlocks, industryBlocks, serviceBlocks } from "./offer";
import { document, heading, link, section } from "./write";

/** One writer for each collection; a new one does not compile until it has its own. */
const writers = {
  services: async (slug: string) => serviceBlocks(await entryOf("services", slug)),
  focus: async (slug: string) => focusBlocks(await entryOf("focus", slug)),
  about: async (slug: string) => aboutBlocks(await entryOf("about", slug)),
  industry: async (slug: string) => industryBlocks(await entryOf("industry", slug)),
  legal: async (slug: string) => legalBlocks(await entryOf("legal", slug)),
} satisfies Record<CollectionName, (slug: string) => Promise<string[]>>;

const singles: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  [routes.home]: homeBlocks,
  [routes.contact]: contactBlocks,
  [routes.aboutContact]: contactBlocks,
  [routes.faq]: faqBlocks,
};

/** A page with no writer of its own: what it says of itself, and the way to it. */
const fallback = (page: SitePage): string[] => [`Read it at ${link(page.name, absoluteUrl(page.route))}.`];

async function blocksOf(page: SitePage): Promise<string[]> {
  const single = singles[page.route];
  if (single) return single();
  for (const name of ["services", "focus", "about", "industry", "legal"] as const) {
    const entry = (await entriesOf(name)).find(({ route }) => route === page.route);
    if (entry) return writers[name](entry.slug);
  }
  return fallback(page);
}

/** The Markdown twin of a page: the same content, for readers and machines that want text alone. Throws if there is no such page. */
export async function markdownOf(route: string): Promise<string> {
  const page = (await allPages()).find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no page ${route} to write as Markdown`);
  const title = route === routes.home ? site.name : page.name;
  return document([
    heading(1, title),
    `> ${page.meta.description}`,
    ...(await blocksOf(page)),
    section(
      "About this file",
      `This is the text of ${link(page.meta.title, absoluteUrl(route))}, last changed on ${dateLabel(page.updated)}. ` +
        `Enquiries: ${link(absoluteUrl(routes.contact), absoluteUrl(routes.contact))} or ${site.email}. All pages: ${link("llms.txt", absoluteUrl("/llms.txt"))}.`,
    ),
  ]);
}
