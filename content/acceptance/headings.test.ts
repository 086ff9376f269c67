/** @jest-environment node */

import { COLLECTIONS } from "@/content/collection-names";
import { entriesOf } from "@/content/collections";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { notFound } from "@/content/not-found";
import { singleContent } from "@/content/single-pages";
import { allTextsOf } from "@/content/test-support/texts";

test("a heading takes no full stop, on any page", async () => {
  const collections = await Promise.all(COLLECTIONS.map((name) => entriesOf(name)));
  const headings = allTextsOf({ home, contact, notFound, singleContent, collections }).filter(({ path }) =>
    path.endsWith("heading"),
  );
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(({ text }) => text.endsWith("."))).toEqual([]);
});
