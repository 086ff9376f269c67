import assert from "node:assert/strict";
import { slugsOf } from "@/content/addresses";
import { addressOf, COLLECTIONS, type CollectionName } from "@/content/collections/collection-names";
import type { MovedPage } from "@/content/moved-pages";
import { endToEnd, type SiteCopy, unitTests } from "@/scripts/lib/site-copy";
import { addPage, emptyCollection, putFirst, removePage, renamePage, writeMovedPages } from "./pages";

/** Where the addresses of a collection's pages redirect to when the pages are gone. */
const REDIRECT_TO: Record<CollectionName, string> = {
  services: "/#services",
  focus: "/#services",
  industry: "/#about",
  about: "/#about",
  legal: "/faq/",
};

/** Unit tests and specs that look at all pages, lists and menus. */
const UNIT_TESTS = [
  ...["content", "app/_lib/pages", "app/_lib/search", "app/_lib/seo", "components/sections/home"],
  ...["scripts/bench", "scripts/hosts", "scripts/release"],
];
const SPECS = [
  "e2e/seo",
  "e2e/navigation/links.spec.ts",
  "e2e/pages/all-pages.spec.ts",
  "e2e/navigation/menus.spec.ts",
  "e2e/pages/footer.spec.ts",
  "e2e/pages/home.spec.ts",
  "e2e/pages/line.spec.ts",
  "e2e/pages/offer.spec.ts",
  "e2e/pages/not-found.spec.ts",
  "e2e/pages/site-map.spec.ts",
  "e2e/pages/titles.spec.ts",
  "e2e/pages/first-screen.spec.ts",
  "e2e/search/search-results.spec.ts",
  "e2e/pdf/reading-order.spec.ts",
];

/** Asserts that every old address leads to the new one, at hosts that redirect and at those that don't. */
async function assertRedirects(copy: SiteCopy, moved: readonly MovedPage[]): Promise<void> {
  const redirects = (await copy.read("out/_redirects")).split("\n");
  for (const { from, to } of moved) {
    assert.ok(redirects.includes(`${from} ${to} 301`), `${from} redirects`);
    assert.match(await copy.read(`out${from}index.html`), new RegExp(`url=${to}"`), `${from} redirects without the host's help`);
  }
}

interface Change {
  collection: CollectionName;
  /** Slug of the page that the added one is copied from. It is also moved to the top of its lists. */
  model: string;
  /** Slugs of the pages that are renamed. Empty in a collection of one page. */
  renamed: string[];
  /** Slugs of the pages that are removed: one if there are three, two if there are more. */
  gone: string[];
}

/** What happens to the pages of each collection that has any. */
const changes: Change[] = COLLECTIONS.flatMap((collection) => {
  const [first, second, third, ...rest] = slugsOf(collection);
  if (first === undefined) return [];
  if (second === undefined) return [{ collection, model: first, renamed: [], gone: [] }];
  if (third === undefined) return [{ collection, model: second, renamed: [first], gone: [] }];
  return [{ collection, model: third, renamed: [second], gone: [first, ...rest.slice(-1)] }];
});

/** Old and new addresses of the pages that are renamed or removed. */
const movedPages: MovedPage[] = changes.flatMap(({ collection, gone, renamed }) => [
  ...gone.map((slug) => ({ from: addressOf(collection, slug), to: REDIRECT_TO[collection] })),
  ...renamed.map((slug) => ({ from: addressOf(collection, slug), to: addressOf(collection, `${slug}-renamed`) })),
]);

/** Adds, renames, removes and reorders pages in each collection. */
export const pagesComeAndGo = {
  name: "pages come and go",
  async change(copy: SiteCopy): Promise<void> {
    // Tests of what the specification says; an owner who changes the pages deletes them first.
    for (const pinned of ["content/acceptance", "e2e/specification"]) await copy.remove(pinned);
    for (const { collection, gone, renamed, model } of changes) {
      await addPage(copy, collection, { slug: `added-${collection}`, model, name: `Added ${collection}` });
      for (const slug of renamed) await renamePage(copy, collection, slug, `${slug}-renamed`);
      for (const slug of gone) await removePage(copy, collection, slug);
      await putFirst(copy, collection, model);
    }
    await writeMovedPages(copy, movedPages);
  },
  async check(copy: SiteCopy): Promise<string> {
    await assertRedirects(copy, movedPages);
    await unitTests(copy, UNIT_TESTS);
    await endToEnd(copy, SPECS);
    return `${changes.length} collections, each with pages added, renamed, removed and put first; ${movedPages.length} old addresses lead on`;
  },
};

/** Asserts that a collection without pages has left nothing: no menu, no footer column, no section, no address. */
async function assertGone(copy: SiteCopy, collection: CollectionName): Promise<void> {
  const home = await copy.read("out/index.html");
  const start = collection === "legal" ? slugsOf(collection).map((slug) => addressOf(collection, slug))[0] : `/${collection}/`;
  if (collection !== "about" && start)
    assert.ok(!home.includes(`href="${start}`), `the home page links nothing in ${collection}`);
  assert.ok(!home.includes(`href="/#${collection}"`) || collection === "about", `no menu leads to ${collection}`);
  assert.ok(
    !(await copy.read("out/sitemap.xml")).includes("no-pages"),
    "the sitemap has no trace of the placeholder page that Next needs",
  );
}

const EMPTY_SPECS = [
  "e2e/seo/sitemap.spec.ts",
  "e2e/seo/metadata.spec.ts",
  "e2e/navigation/links.spec.ts",
  "e2e/pages/site-map.spec.ts",
];

/** Some collections without a single page. */
function emptied(name: string, collections: readonly CollectionName[], specs: readonly string[]) {
  const moved = collections.flatMap((collection) => {
    const to = collections.includes("services") ? "/#about" : REDIRECT_TO[collection];
    return slugsOf(collection).map((slug): MovedPage => ({ from: addressOf(collection, slug), to }));
  });
  return {
    name,
    async change(copy: SiteCopy): Promise<void> {
      for (const collection of collections) await emptyCollection(copy, collection);
      await writeMovedPages(copy, moved);
    },
    async check(copy: SiteCopy): Promise<string> {
      for (const collection of collections) await assertGone(copy, collection);
      await assertRedirects(copy, moved);
      await endToEnd(copy, specs);
      return `${collections.join(", ")}: no menu, no list, no section; ${moved.length} old addresses lead on`;
    },
  };
}

export const noFocusPages = emptied("an empty collection", ["focus"], [...EMPTY_SPECS, "e2e/pages/footer.spec.ts"]);
export const noCollection = emptied("no collection at all", COLLECTIONS, EMPTY_SPECS);
