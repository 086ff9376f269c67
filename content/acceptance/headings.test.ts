/** @jest-environment node */

import { COLLECTIONS } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { notFound } from "@/content/single-pages/not-found";
import { singleContent } from "@/content/single-pages/single-pages";
import { allTextsOf } from "@/content/test-support/texts";

test("a heading takes no full stop, on any page", async () => {
  const collections = await Promise.all(COLLECTIONS.map((name) => entriesOf(name)));
  const headings = allTextsOf({ home, contact, notFound, singleContent, collections }).filter(({ path }) =>
    path.endsWith("heading"),
  );
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(({ text }) => text.endsWith("."))).toEqual([]);
});
