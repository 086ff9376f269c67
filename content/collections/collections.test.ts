import { slugsOf } from "../addresses";
import { singlePages } from "../single-pages/single-pages";
import { addressOf, COLLECTIONS, fileOf } from "./collection-names";
import { allPages, entriesOf, entryOf } from "./collections";

describe.each(COLLECTIONS)("content/%s", (name) => {
  test("has a page for each file, at the address that the file's name gives it", async () => {
    const entries = await entriesOf(name);
    expect(entries.map(({ slug }) => slug).toSorted()).toEqual(slugsOf(name));
    for (const { slug, route } of entries) expect(route).toBe(addressOf(name, slug));
  });

  test("is sorted by order", async () => {
    const orders = (await entriesOf(name)).map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });

  test("finds each page by its slug", async () => {
    for (const entry of await entriesOf(name)) expect(await entryOf(name, entry.slug)).toBe(entry);
  });

  test("an unknown slug throws and lists the known ones", async () => {
    const slugs = (await entriesOf(name)).map(({ slug }) => slug).join(", ");
    await expect(entryOf(name, "No-Such")).rejects.toThrow(`No "No-Such" in content/${name}; there is: ${slugs}`);
  });
});

test("the pages of the site are those of the collections and the single pages", async () => {
  const pages = await allPages();
  const listed = COLLECTIONS.flatMap((name) => slugsOf(name).map((slug) => fileOf(name, slug)));
  expect(pages.map(({ file }) => file)).toEqual(expect.arrayContaining(listed));
  expect(pages).toHaveLength(listed.length + singlePages.length);
});

test("everything is read once", async () => {
  expect(await entriesOf("industry")).toBe(await entriesOf("industry"));
});
