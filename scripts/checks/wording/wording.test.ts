import { site } from "@/content/site";
import { allAdvice, asList } from "./advice";
import { overlapsOf, repeatedSentences } from "./overlap";
import { americanSpellingsIn, bannedSignsIn, bannedWordsIn, isTitleCase, praiseRowsIn, wrongClaimsIn } from "./wording";
import { gradeOf } from "./words";

// Each kind of advice finds what it is for; advice stops nothing, so a wording that it misses costs little.

test.each([
  ["a banned word", bannedWordsIn, "It unlocks growth", "The front elevation"],
  ["a row of praise", praiseRowsIn, "A fast, secure and scalable shop", "Fast trains, secure doors, and a simple plan"],
  ["a sign", bannedSignsIn, "Fast \u2014 and good", "Fast - and good"],
  ["an American spelling", americanSpellingsIn, "The color here", "The colour of a licence, organised by size"],
  ["a claim", (text: string) => wrongClaimsIn(text, site.claims), "over 3000 projects", "projects of all sizes"],
])("finds %s", (_, find, text, other) => {
  expect([find(text).length, find(other).length]).toEqual([1, 0]);
});

test("finds Title Case, prose that is hard to read, and what two pages have in common", () => {
  expect(isTitleCase("Logistics Software: Dock, Dispatch, Delivery | Sample")).toBe(true);
  expect(isTitleCase("Questions about Google Cloud that buyers ask")).toBe(false);
  expect(gradeOf(["Comprehensive organisational transformation necessitates collaboration."])).toBeGreaterThan(20);
  expect(gradeOf(["The cat sat on the mat."])).toBeLessThan(0);
  const text = "The parcel waits at the door until somebody signs for it and takes it to the shelf on the second floor.";
  const pages = ["one", "other"].map((page) => ({ page, texts: [text] }));
  expect(overlapsOf(pages)[0]).toMatchObject({ pages: ["one", "other"], share: 1 });
  expect(repeatedSentences(pages)).toEqual([{ sentence: text, pages: ["one", "other"] }]);
});

test("advice on the content is a list by file", async () => {
  for (const { file } of await allAdvice()) expect(file).toMatch(/^content\//);
  const said = [
    ["b", "two"],
    ["a", "one"],
    ["b", "three"],
  ].map(([file, says]) => ({ file: `${file}`, says: `${says}` }));
  expect(asList(said)).toBe("a\n  one\n\nb\n  two\n  three");
});
