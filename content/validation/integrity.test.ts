import { COLLECTIONS } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { linksIn, withoutLinks } from "@/content/links";
import { singleContent } from "@/content/single-pages/single-pages";
import { technologyNames } from "@/content/technologies";
import { textsOf } from "@/content/test-support/texts";

/** What is wrong, as `page: what`, so that a failure names every page at once. */
const namesOf = <Entry extends { slug: string }>(entries: Entry[], faults: (entry: Entry) => string[]): string[] =>
  entries.flatMap((entry) => faults(entry).map((fault) => `${entry.slug}: ${fault}`));

const duplicates = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

const listed = async () => (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
/** The texts of all pages. */
const texts = async () => [...(await listed()), ...singleContent].flatMap((entry) => textsOf(entry).map(({ text }) => text));

describe("references, links and colours", () => {
  test("no page refers to itself, or to anything twice", async () => {
    const slugs = (references: readonly { slug: string }[]) => references.map(({ slug }) => slug);
    const faults = [
      ...namesOf(await entriesOf("services"), ({ slug, related, tools }) => [
        ...duplicates([slug, ...related]),
        ...duplicates(tools),
      ]),
      ...namesOf(await entriesOf("focus"), ({ services }) => duplicates(slugs(services))),
      ...namesOf(await entriesOf("industry"), ({ services, focus }) => [
        ...duplicates(slugs(services)),
        ...duplicates(slugs(focus)),
      ]),
    ];
    expect(faults).toEqual([]);
    expect(duplicates(technologyNames)).toEqual([]);
  });

  test("no text names a key colour, which a rebrand changes", async () => {
    expect((await texts()).filter((text) => /vermilion|marigold/i.test(text))).toEqual([]);
  });

  test("every link's label says where it leads", async () => {
    const links = (await texts()).flatMap(linksIn);
    expect(links.filter(({ label }) => /^(?:here|this|more|read more|click here|this page|link)$/i.test(label))).toEqual([]);
  });

  test("no text has a broken link, a double space, or a space at its start or end", async () => {
    const placed = (await listed()).flatMap((entry) =>
      textsOf(entry).map(({ path, text }) => ({ at: `${entry.slug} ${path}`, text })),
    );
    const odd = placed.filter(({ text }) => /\]\(|\(\/|\s{2}|^\s|\s$|\s[,.;:?](?:\s|$)/.test(withoutLinks(text)));
    expect(odd).toEqual([]);
  });
});
