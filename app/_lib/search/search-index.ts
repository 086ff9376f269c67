import { downloads } from "@/app/_lib/pdf/pdf-files";
import { typeset } from "@/app/_lib/typeset";
import type { SearchIndex, SearchPage } from "@/components/search/search-engine";
import { COLLECTIONS } from "@/content/collections/collection-names";
import { allPages, entriesOf } from "@/content/collections/collections";
import { formerAddresses } from "@/content/collections/follow-moved-pages";
import { pdfTexts } from "@/content/pdf";
import { contact } from "@/content/single-pages/contact";
import { alsoCalled, searchGroups, searchWords } from "@/content/single-pages/search";
import { singlePages } from "@/content/single-pages/single-pages";
import type { SitePage } from "@/content/types";

/** The pages outside the collections. */
const singles = new Map(singlePages.map((page) => [page.route, page]));

/** Synonyms for a page, with those of its former addresses. */
function alsoOf(route: string): { also?: string } {
  const names = [route, ...formerAddresses(route)].flatMap((address) => alsoCalled[address] ?? []);
  return names.length > 0 ? { also: names.join(" ") } : {};
}

/** An entry of the index. `text` is filled in by the last build step, from the finished page (scripts/build/markdown-copies/write-page-texts.ts). */
const indexed = ({ route, name }: Pick<SitePage, "name"> & { route: string }, group: string, line: string): SearchPage => ({
  route,
  name,
  group,
  line: typeset(line),
  ...alsoOf(route),
  text: [],
});

/** The two PDFs. */
async function files(): Promise<SearchPage[]> {
  const { brochure, deck } = await downloads();
  const group = searchGroups.documents;
  return [
    indexed({ route: brochure.href, name: `${contact.banner.brochure} (PDF)` }, group, pdfTexts.brochure.subject),
    indexed({ route: deck.href, name: `${contact.banner.deck} (PDF)` }, group, pdfTexts.deck.subject),
  ];
}

/** The search index: every page once, and the PDFs. Throws if a page of the site is missing. */
export async function searchIndex(): Promise<SearchIndex> {
  const collections = await Promise.all(
    COLLECTIONS.map(async (name) => (await entriesOf(name)).map((entry) => ({ entry, group: searchGroups[name] }))),
  );
  const listed = new Map(collections.flat().map((item) => [item.entry.route, item]));
  const pages = (await allPages()).map((page) => {
    const single = singles.get(page.route);
    if (single) return indexed(page, searchGroups[single.group], single.line);
    const item = listed.get(page.route);
    if (!item) throw new Error(`${page.file} is not in the search index; add it to app/_lib/search/search-index.ts`);
    const { entry, group } = item;
    return indexed(page, group, "menuLine" in entry ? entry.menuLine : entry.meta.description);
  });
  return { words: typeset(searchWords), pages: [...pages, ...(await files())] };
}
