import { faq } from "@/content/single-pages/faq";
import { singles } from "@/content/single-pages/single-pages";
import { withChange } from "@/content/test-support/change";
import { linesOf } from "@/content/test-support/problems";
import { problemsInSingle, problemsInSingles } from "./check-singles";

test("the files of this site have no mistake", () => {
  expect(linesOf(problemsInSingles())).toEqual([""]);
});

/** A single with one field broken: what stops the build. */
function broken(file: string, path: string, value: unknown, name?: string): string[] {
  const single = singles.find((one) => one.file === file && one.name === name);
  if (!single) throw new Error(`${file} is not checked`);
  return linesOf(problemsInSingle({ ...single, value: withChange(single.value, path, value) }));
}

const NO_TEXT = "is missing or not text; write a string";

test.each([
  ["single-pages/home", "hero.lead", undefined, NO_TEXT],
  ["single-pages/home", "hero.headlineLines", [], "has too few entries; write at least 1"],
  ["single-pages/home", "about.journey.milestones.0.at", "2017", 'is neither a year nor "Present"; write one of these'],
  ["single-pages/home", "updated", "yesterday", "is not a date; write YYYY-MM-DD"],
  [
    "single-pages/home",
    "about.heading",
    "We are undefined",
    'says "undefined", where a value is missing; write the text so that it does without it',
  ],
  ["single-pages/contact", "form.submit", "", "is empty; write something"],
  ["single-pages/contact", "aboutMeta.title", "Contact", "is 7 characters long; write at least 30"],
  ["single-pages/contact", "form.agree.0", 5, "is neither text nor a link; write a string, or a label with its href"],
  ["single-pages/contact", "budgets", "none", "is missing or not a list; write an array"],
  ["single-pages/contact", "form.labels.email", undefined, NO_TEXT],
  ["single-pages/contact", "form.failures.timeout", undefined, NO_TEXT],
  ["single-pages/contact", "formHelp.mailSubject", undefined, NO_TEXT],
  ["single-pages/contact", "form.fields.agree", undefined, "is missing or of the wrong type; write a value of type object"],
  ["single-pages/faq", "items.0.id", "Project Duration", "must be a lower-case anchor such as your-rights"],
  ["single-pages/faq", "items.0.answer", 5, NO_TEXT],
  ["technologies", "0.tiles.0.name", "", "is empty; write something"],
  ["shared-texts/start-labels", "heading", undefined, NO_TEXT],
  ["shared-texts/start-labels", "rows.team", undefined, NO_TEXT],
  ["single-pages/site-map", "name", "", "is empty; write something"],
  ["single-pages/not-found", "likely", [], "has too few entries; write at least 1"],
  ["single-pages/load-failure", "reload", undefined, NO_TEXT],
  ["single-pages/unexpected-error", "actions.home", "", "is empty; write something"],
])("content/%s.ts whose %s is %j is refused, file, field and remedy named", (name, path, value, message) => {
  expect(broken(`content/${name}.ts`, path, value)).toEqual([`  content/${name}.ts: ${path} ${message}`]);
});

test("a misspelt field is named beside the one that it should be", () => {
  const single = singles.find(({ file }) => file === "content/single-pages/faq.ts");
  const [, ...others] = faq.items;
  const { question: questoin, ...first } = faq.items[0] ?? {};
  const lines = linesOf(
    single ? problemsInSingle({ ...single, value: { ...faq, items: [{ ...first, questoin }, ...others] } }) : [],
  );
  expect(lines.toSorted()).toEqual([
    "  content/single-pages/faq.ts: items.0 has the unknown field questoin; remove it or correct its spelling",
    "  content/single-pages/faq.ts: items.0.question is missing or not text; write a string",
  ]);
});

test.each([
  ["home", ["hero.badge", "about.journey", "trusted.lead"]],
  ["contact", ["hour", "presence.offHours", "presence.anyHour", "presence.support"]],
  ["faq", ["scale"]],
])("content/single-pages/%s.ts does without what rests on a claim", (name, paths) => {
  expect(paths.filter((path) => broken(`content/single-pages/${name}.ts`, path, undefined).join("") !== "")).toEqual([]);
});

test("for a file with several exports the export is named, too", () => {
  expect(broken("content/single-pages/search.ts", "retry", "", "searchCopy")).toEqual([
    "  content/single-pages/search.ts: searchCopy.retry is empty; write something",
  ]);
});
