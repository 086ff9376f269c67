/** @jest-environment node */
import { allAdvice, asList } from "./advice";
import { allTexts, ownWordsOf } from "./content";
import { overlapsOf, repeatedSentences } from "./overlap";
import { gradeOf, sentencesOf, wordsOf } from "./words";

test("all texts are read, with metadata and single pages", async () => {
  const files = new Set((await allTexts()).map(({ file }) => file));
  expect([...files]).toEqual(
    expect.arrayContaining(["content/single-pages/home.ts", "content/single-pages/faq.ts", "content/testimonials.ts"]),
  );
  expect((await allTexts()).some(({ field }) => field === "meta.title")).toBe(true);
});

test("advice is a list by file, and fails no test", async () => {
  const advice = await allAdvice();
  for (const { file } of advice) expect(file).toMatch(/^content\//);
  expect(
    asList([
      { file: "content/b.ts", says: "two" },
      { file: "content/a.ts", says: "one" },
      { file: "content/b.ts", says: "three" },
    ]),
  ).toBe("content/a.ts\n  one\n\ncontent/b.ts\n  two\n  three");
});

describe("length", () => {
  test("metadata, menu, card and hidden descriptions do not count as words of the page", () => {
    const seen = {
      hero: { claim: "Six words stand in this claim" },
      closing: { action: "Contact Us", text: "[Two words](/faq/)" },
    };
    const unseen = {
      meta: { title: "A title" },
      menuLine: "A line",
      card: { description: "A card" },
      drawing: { description: "A picture" },
    };
    expect(ownWordsOf({ ...seen, ...unseen, slug: "devops", updated: "2026-11-20", tools: ["Go"] })).toBe(6 + 2);
  });

  test("words are counted as a reader counts them", () => {
    expect(wordsOf("We can't fix 99.9% of it: see [UI/UX design](/services/uiux/), e-mail or 24/7.")).toEqual([
      ...["We", "can't", "fix", "99.9", "of", "it", "see", "UI/UX", "design", "e-mail", "or", "24/7"],
    ]);
    expect(sentencesOf('Next.js 16.4 is out. "Is it?" Yes, e.g. here.')).toEqual([
      "Next.js 16.4 is out.",
      '"Is it?"',
      "Yes, e.g. here.",
    ]);
  });
});

describe("repetition", () => {
  const text = "The parcel waits at the door until somebody signs for it and takes it to the shelf on the second floor";

  test("finds two pages that differ in a few words, whatever their case and punctuation", () => {
    const swapped = text.replace("parcel", "letter").replace("door", "door,").toUpperCase();
    const [closest] = overlapsOf([
      { page: "one", texts: [text] },
      { page: "other", texts: [swapped] },
      { page: "third", texts: ["Something else altogether, which nobody has said before in these words"] },
    ]);
    expect(closest?.pages).toEqual(["one", "other"]);
    expect(closest?.share).toBeGreaterThan(0.15);
  });

  test("finds a sentence that is on two pages", () => {
    const repeats = repeatedSentences([
      { page: "one", texts: ["Short. The parcel waits at the door, alone."] },
      { page: "other", texts: ["Short. the parcel waits at the door alone!"] },
    ]);
    expect(repeats).toEqual([{ sentence: "The parcel waits at the door, alone.", pages: ["one", "other"] }]);
  });
});

test("marketing prose counts as hard to read, plain words as easy", () => {
  expect(gradeOf(["Comprehensive organisational transformation necessitates interdisciplinary collaboration."])).toBeGreaterThan(
    20,
  );
  expect(gradeOf(["The cat sat on the mat."])).toBeCloseTo(-5.085);
});
