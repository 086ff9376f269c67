import { downloads } from "@/app/_lib/pdf/pdf-files";
import { typeset } from "@/app/_lib/typeset";
import type { SearchIndex, SearchPage } from "@/components/search/search-engine";
import { COLLECTIONS } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { formerAddresses } from "@/content/collections/follow-moved-pages";
import { pdfTexts } from "@/content/pdf";
import { contact } from "@/content/single-pages/contact";
import { alsoCalled, searchGroups, searchWords } from "@/content/single-pages/search";
import { singlePages } from "@/content/single-pages/single-pages";
import type { SitePage } from "@/content/types";

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

/** The search index: every page once, and the PDFs. */
export async function searchIndex(): Promise<SearchIndex> {
  const listed = await Promise.all(
    COLLECTIONS.map(async (name) =>
      (await entriesOf(name)).map((entry) =>
        indexed(entry, searchGroups[name], "menuLine" in entry ? entry.menuLine : entry.meta.description),
      ),
    ),
  );
  const { brochure, deck } = await downloads();
  const { documents } = searchGroups;
  const pages = [
    ...singlePages.map((page) => indexed(page, searchGroups[page.group], page.line)),
    ...listed.flat(),
    indexed({ route: brochure.href, name: `${contact.banner.brochure} (PDF)` }, documents, pdfTexts.brochure.subject),
    indexed({ route: deck.href, name: `${contact.banner.deck} (PDF)` }, documents, pdfTexts.deck.subject),
  ];
  return { words: typeset(searchWords), pages };
}
