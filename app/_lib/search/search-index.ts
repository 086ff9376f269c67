import { typeset } from "@/app/_lib/typeset";
import type { SearchIndex, SearchPage } from "@/components/search/search-engine";
import { COLLECTIONS, type CollectionName } from "@/content/collection-names";
import { allPages, entriesOf } from "@/content/collections";
import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { withoutLinks } from "@/content/links";
import { alsoCalled, searchWords } from "@/content/search";
import { routes, type SitePage } from "@/content/single-pages";
import { technologyNames } from "@/content/technologies";
import { formerAddresses } from "@/content/validation/moved";

/** Fields of content that no reader sees as words of the page, or that the index holds already. */
const SILENT = new Set(["meta", "name", "slug", "route", "icon", "tone", "updated", "effective", "kind", "unit", "id", "mark"]);
/** What only stands on buttons, in labels and where a drawing can't be seen. */
const ASIDE = new Set([
  "action",
  "enquiryOption",
  "category",
  "shortName",
  "footerLabel",
  "menuLine",
  "nameLines",
  "drawing",
  "related",
]);

/** Texts longer than this stand for themselves; a list of shorter ones is one line. In characters. */
const SHORT = 40;

const plain = (text: string): string => withoutLinks(text).trim();

/** "Weeks 1 and 2" and "Set up the pipeline" become one line; what already ends a sentence keeps its stop. */
const joined = (texts: string[]): string =>
  texts.map(plain).reduce((line, text) => `${line}${/[.?!:]$/.test(line) ? " " : ": "}${text}`);

/** Every text in a piece of content, in reading order, as the lines a reader would quote. */
export function linesOf(value: unknown): string[] {
  if (typeof value === "string") return [plain(value)];
  if (Array.isArray(value)) {
    const texts = value.filter((item) => typeof item === "string");
    if (texts.length > 0 && texts.length === value.length && texts.every((text) => text.length <= SHORT)) {
      return [texts.map(plain).join(", ")];
    }
    return value.flatMap(linesOf);
  }
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).filter(([key]) => !SILENT.has(key) && !ASIDE.has(key));
  const texts = fields.map(([, field]) => field).filter((field) => typeof field === "string");
  const rest = fields.filter(([, field]) => typeof field !== "string");
  return [...(texts.length > 0 ? [joined(texts)] : []), ...rest.flatMap(([, field]) => linesOf(field))];
}

const GROUPS: Record<CollectionName, string> = {
  services: "Services",
  focus: "Focus",
  industry: "Industry",
  about: "About",
  legal: "Questions and terms",
};

/** What the pages say that are no collection's. */
const singles: Record<string, { group: string; line: string; text: unknown }> = {
  [routes.home]: {
    group: "Start",
    line: home.hero.lead,
    text: [home.hero.caption, home.about, home.technologies.lead, technologyNames.join(", "), home.industries],
  },
  [routes.contact]: {
    group: "Start",
    line: contact.hero.lead,
    text: [contact.banner.heading, contact.banner.text, contact.presence.lead, contact.presence.support],
  },
  [routes.aboutContact]: { group: GROUPS.about, line: contact.aboutMeta.description, text: [] },
  [routes.faq]: {
    group: GROUPS.legal,
    line: faq.hero.lead,
    text: faq.items.map(({ question, answer }) => ({ question, answer })),
  },
};

/** Other names for a page, those that it had at an address before included. */
function alsoOf(route: string): { also?: string } {
  const names = [route, ...formerAddresses(route)].flatMap((address) => alsoCalled[address] ?? []);
  return names.length > 0 ? { also: names.join(" ") } : {};
}

const indexed = ({ route, name }: SitePage, group: string, line: string, text: unknown): SearchPage => ({
  route,
  name,
  group,
  line: typeset(line),
  ...alsoOf(route),
  text: typeset([...new Set(linesOf(text))]),
});

/** The index of the site search: every page once, with all it says. Throws when a page of the site has been forgotten. */
export async function searchIndex(): Promise<SearchIndex> {
  const collections = await Promise.all(
    COLLECTIONS.map(async (name) => (await entriesOf(name)).map((entry) => ({ entry, group: GROUPS[name] }))),
  );
  const listed = new Map(collections.flat().map((item) => [item.entry.route, item]));
  const pages = (await allPages()).map((page) => {
    const single = singles[page.route];
    if (single) return indexed(page, single.group, single.line, single.text);
    const item = listed.get(page.route);
    if (!item) throw new Error(`${page.file} is not in the search index; add it to app/_lib/search/search-index.ts`);
    const { entry, group } = item;
    return indexed(page, group, "menuLine" in entry ? entry.menuLine : entry.meta.description, entry);
  });
  return { words: searchWords, pages };
}
