/** @jest-environment node */

import { COLLECTIONS } from "@/content/collection-names";
import { faq } from "@/content/faq";
import { overlapsOf, repeatedSentences, shinglesOf } from "@/content/test-support/overlap";
import { ownPages, ownWordsOf, pagesToCompare } from "@/content/test-support/pages";
import { gradeOf, syllablesOf } from "@/content/test-support/readability";
import { sentencesOf, wordsOf } from "@/content/test-support/texts";
import { testimonials } from "@/content/testimonials";

/** Least number of own words on a page (content guide); the other pages have no such bound. */
const LEAST = { services: 600, focus: 500, industry: 450 } as const;
const MOST_SHARED = 0.15;
const HIGHEST_GRADE = 11;

describe("length", () => {
  test.each(["services", "focus", "industry"] as const)("every page of %s has enough words of its own", async (collection) => {
    const pages = (await ownPages()).filter((page) => page.collection === collection);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ words }) => words < LEAST[collection]).map(({ page, words }) => `${page}: ${words}`)).toEqual([]);
  });

  test("each answer on the FAQ page has 50 to 120 words, each testimonial 20 to 60", () => {
    const outside = (text: string, least: number, most: number) => wordsOf(text).length < least || wordsOf(text).length > most;
    expect(faq.items.filter(({ answer }) => outside(answer, 50, 120)).map(({ id }) => id)).toEqual([]);
    expect(testimonials.filter(({ content }) => outside(content, 20, 60)).map(({ id }) => id)).toEqual([]);
  });

  test("sabotage: metadata, menu, card and hidden descriptions do not count as words of the page", () => {
    const seen = {
      hero: { nameLines: ["DevOps"], claim: "Six words stand in this claim" },
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
  test("no two pages share more than 15% of the smaller one's five-word runs", async () => {
    const pages = await pagesToCompare();
    const overlaps = overlapsOf(pages);
    expect(overlaps).toHaveLength((pages.length * (pages.length - 1)) / 2);
    expect(overlaps.filter(({ share }) => share > MOST_SHARED)).toEqual([]);
  });

  test("no sentence of six words or more stands on two pages", async () => {
    expect(repeatedSentences(await pagesToCompare())).toEqual([]);
  });

  test("sabotage: a page with its trade's name swapped is found, and so is a repeated sentence", async () => {
    const pages = await pagesToCompare();
    const travel = pages.find(({ page }) => page === "/industry/travel/");
    const texts = (travel?.texts ?? []).map((text) => text.replaceAll("traveller", "patient").replaceAll("booking", "visit"));
    const [closest] = overlapsOf([...pages, { page: "swapped", texts }]);
    expect(closest?.pages).toEqual(["/industry/travel/", "swapped"]);
    expect(closest?.share).toBeGreaterThan(MOST_SHARED);
    const repeats = repeatedSentences([
      { page: "one", texts: ["Short. The parcel waits at the door, alone."] },
      { page: "other", texts: ["Short. the parcel waits at the door alone!"] },
    ]);
    expect(repeats).toEqual([{ sentence: "The parcel waits at the door, alone.", pages: ["one", "other"] }]);
  });

  test("runs of five words stay within their text and ignore case and stops", () => {
    expect([...shinglesOf(["One two three, four five six", "and four words more"])]).toEqual([
      "one two three four five",
      "two three four five six",
    ]);
  });
});

describe("reading grade", () => {
  test.each(COLLECTIONS)("the pages of %s average grade 11 at most", async (collection) => {
    const grades = (await ownPages()).filter((page) => page.collection === collection).map(({ texts }) => gradeOf(texts));
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  test("no page is above grade 11 by itself", async () => {
    const hard = (await pagesToCompare()).filter(({ texts }) => gradeOf(texts) > HIGHEST_GRADE);
    expect(hard.map(({ page }) => page)).toEqual([]);
  });

  test("sabotage: brochure prose is found hard, plain words easy", () => {
    expect(
      gradeOf(["Comprehensive organisational transformation necessitates interdisciplinary collaboration."]),
    ).toBeGreaterThan(20);
    expect(gradeOf(["The cat sat on the mat."])).toBeCloseTo(-1.45);
    expect(gradeOf(["Not a sentence, so it is left out", "The cat sat on the mat."])).toBeCloseTo(-1.45);
  });

  test.each([
    [1, "the file makes called through queue years"],
    [2, "table settled pages metres safely player client business trial quiet equal"],
    [3, "animal radio serious supplier employee various video settlement"],
    [4, "experience variable information situation"],
  ])("words of %d syllables are counted so", (syllables, words) => {
    const wrong = words.split(" ").filter((word) => syllablesOf(word) !== syllables);
    expect(wrong).toEqual([]);
  });
});
