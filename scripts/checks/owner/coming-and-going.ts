import assert from "node:assert/strict";
import { slugsOf } from "@/content/addresses";
import { addressOf, COLLECTIONS, type CollectionName } from "@/content/collections/collection-names";
import type { MovedPage } from "@/content/moved-pages";
import { build, type Copy, copyProject, unit, walk } from "./copy";
import { addPage, emptyCollection, putFirst, renamePage, sayMoved } from "./pages";

/** Where the pages of a collection lead when they are gone. */
const INSTEAD: Record<CollectionName, string> = {
  services: "/#services",
  focus: "/#services",
  industry: "/#about",
  about: "/#about",
  legal: "/faq/",
};

/** What the specification pins; an owner who changes the pages deletes it first. */
async function withoutSpecification(folder: string): Promise<Copy> {
  const copy = await copyProject(folder);
  await copy.remove("content/acceptance");
  await copy.remove("e2e/specification");
  return copy;
}

/** Unit tests and specs that look at all pages, lists and menus. */
const UNITS = ["content", "app/_lib", "scripts/hosts"];
const SPECS = [
  "e2e/seo",
  "e2e/navigation/links.spec.ts",
  "e2e/navigation/crawl.spec.ts",
  "e2e/navigation/menus.spec.ts",
  "e2e/pages/footer.spec.ts",
  "e2e/pages/offer.spec.ts",
  "e2e/pages/not-found.spec.ts",
  "e2e/pages/site-map.spec.ts",
  "e2e/pages/first-screen.spec.ts",
  "e2e/search/search-results.spec.ts",
  "e2e/pdf/reading-order.spec.ts",
];

/** Every old address leads to the new one, at hosts that redirect and at those that don't. */
async function leadOn(copy: Copy, moved: readonly MovedPage[]): Promise<void> {
  const redirects = (await copy.read("out/_redirects")).split("\n");
  for (const { from, to } of moved) {
    assert.ok(redirects.includes(`${from} ${to} 301`), `${from} redirects`);
    assert.match(await copy.read(`out${from}index.html`), new RegExp(`url=${to}"`), `${from} leads on without redirects`);
  }
}

/** In each collection a page more, one under another name, one less and another order, in one build. */
async function comeAndGo(): Promise<string> {
  const copy = await withoutSpecification(".owner/pages");
  const moved: MovedPage[] = [];
  for (const collection of COLLECTIONS) {
    const [gone, renamed, model] = slugsOf(collection);
    assert.ok(gone && renamed && model, `content/${collection} has three pages to try this with`);
    await addPage(copy, collection, { slug: `added-${collection}`, model, name: `Added ${collection}` });
    await renamePage(copy, collection, renamed, `${renamed}-renamed`);
    await copy.remove(`content/${collection}/${gone}.ts`);
    await putFirst(copy, collection, model);
    moved.push({ from: addressOf(collection, gone), to: INSTEAD[collection] });
    moved.push({ from: addressOf(collection, renamed), to: addressOf(collection, `${renamed}-renamed`) });
  }
  await sayMoved(copy, moved);
  await unit(copy, UNITS);
  await build(copy);
  await leadOn(copy, moved);
  await walk(copy, SPECS);
  return `${COLLECTIONS.length} collections, each with a page added, renamed, removed and put first; ${moved.length} old addresses lead on`;
}

/** A collection without pages: no menu, no footer column, no section, no address. */
async function isGone(copy: Copy, collection: CollectionName): Promise<void> {
  const home = await copy.read("out/index.html");
  const start = collection === "legal" ? addressOf(collection, slugsOf(collection)[0] ?? "") : `/${collection}/`;
  if (collection !== "about") assert.ok(!home.includes(`href="${start}`), `the home page links nothing in ${collection}`);
  assert.ok(!home.includes(`href="/#${collection}"`) || collection === "about", `no menu leads to ${collection}`);
  assert.ok(!(await copy.read("out/sitemap.xml")).includes("no-pages"), "nothing is left of what Next wants to export");
}

async function emptied(folder: string, collections: readonly CollectionName[], specs: readonly string[]): Promise<string> {
  const copy = await withoutSpecification(folder);
  const moved: MovedPage[] = [];
  for (const collection of collections) {
    const to = collections.includes("services") ? "/#about" : INSTEAD[collection];
    moved.push(...(await emptyCollection(copy, collection, to)));
  }
  await sayMoved(copy, moved);
  await build(copy);
  for (const collection of collections) await isGone(copy, collection);
  await leadOn(copy, moved);
  await walk(copy, specs);
  return `${collections.join(", ")}: no menu, no list, no section; ${moved.length} old addresses lead on`;
}

const EMPTY_SPECS = [
  "e2e/seo/sitemap.spec.ts",
  "e2e/seo/metadata.spec.ts",
  "e2e/navigation/links.spec.ts",
  "e2e/pages/site-map.spec.ts",
];

/** The drills of pages that come and go. */
export const drills = [
  { name: "pages come and go", run: comeAndGo },
  { name: "an empty collection", run: () => emptied(".owner/empty", ["focus"], [...EMPTY_SPECS, "e2e/pages/footer.spec.ts"]) },
  { name: "no collection at all", run: () => emptied(".owner/none", COLLECTIONS, EMPTY_SPECS) },
];
