import { COLLECTIONS, type CollectionName } from "@/content/collection-names";
import { allPages, entriesOf, entryOf } from "@/content/collections";
import type { Closing } from "@/content/schema";
import { routes, type SitePage } from "@/content/single-pages";
import { site } from "@/content/site";
import { dateLabel } from "../dates";
import { linksFrom } from "../pages/page-links";
import { absoluteUrl } from "../url";
import { aboutBlocks, contactBlocks, faqBlocks, homeBlocks, legalBlocks } from "./company";
import { focusBlocks, industryBlocks, serviceBlocks } from "./offer";
import { bullets, document, heading, link, section } from "./write";

/** Other pages that take part, each with what it does here. */
async function partners(heading: string, collection: "services" | "focus", references: { slug: string; part: string }[]) {
  const links = await linksFrom(collection, references);
  return section(heading, bullets(links.map(({ title, route, text }) => `${link(title, absoluteUrl(route))}: ${text}`)));
}

const closing = ({ closing: { heading: title, text } }: { closing: Closing }): string => section(title, text);

/** One writer for each collection; a new one does not compile until it has its own. */
const writers = {
  services: async (slug: string) => {
    const entry = await entryOf("services", slug);
    const related = await Promise.all(entry.related.map((other) => entryOf("services", other)));
    const next = bullets(related.map(({ name, route, card }) => `${link(name, absoluteUrl(route))}: ${card.description}`));
    return [...serviceBlocks(entry), section(`Where ${entry.shortName} meets the rest`, next), closing(entry)];
  },
  focus: async (slug: string) => {
    const entry = await entryOf("focus", slug);
    return [...focusBlocks(entry), await partners("Services that take part", "services", entry.services), closing(entry)];
  },
  about: async (slug: string) => {
    const entry = await entryOf("about", slug);
    return [...aboutBlocks(entry), closing(entry)];
  },
  industry: async (slug: string) => {
    const entry = await entryOf("industry", slug);
    const [services, focus] = await Promise.all([
      partners("Services", "services", entry.services),
      partners("Focus areas", "focus", entry.focus),
    ]);
    return [...industryBlocks(entry), services, focus, closing(entry)];
  },
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
  for (const name of COLLECTIONS) {
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
        `Enquiries: ${absoluteUrl(routes.contact)} or ${site.email}. All pages: ${link("llms.txt", absoluteUrl("/llms.txt"))}.`,
    ),
  ]);
}
