import { COLLECTIONS } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { loadFailure } from "@/content/single-pages/load-failure";
import { singleContent } from "@/content/single-pages/single-pages";
import { allTextsOf } from "@/content/test-support/texts";

test("a heading takes no full stop, on any page", async () => {
  const collections = await Promise.all(COLLECTIONS.map((name) => entriesOf(name)));
  // The specification gives the heading of this error screen a stop.
  const singles = singleContent.filter(([, content]) => content !== loadFailure);
  const headings = allTextsOf({ singles, collections }).filter(({ path }) => path.endsWith("heading"));
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(({ text }) => text.endsWith("."))).toEqual([]);
});
