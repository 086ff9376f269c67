/** @jest-environment node */
import { contact } from "@/content/contact";
import { allTexts } from "@/content/test-support/pages";
import { americanSpellingsIn, bannedSignsIn, bannedWordsIn, type Finding, praiseRowsIn } from "@/content/test-support/wording";
import { unexpectedError } from "@/content/unexpected-error";

/** All findings of a check in all of content, as `/page/ field: rule: excerpt`. */
const findings = async (check: (text: string) => Finding[]): Promise<string[]> =>
  (await allTexts()).flatMap(({ path, text }) => check(text).map(({ rule, excerpt }) => `${path}: ${rule}: ${excerpt}`));

test("all texts are looked at, metadata and single pages included", async () => {
  const paths = (await allTexts()).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5000);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/services/devops/ meta.title",
      "/gdpr/ sections.0.blocks.0.0",
      "faq items.7.answer",
      "testimonials 8.content",
    ]),
  );
});

describe("banned words", () => {
  test("none is anywhere", async () => expect(await findings(bannedWordsIn)).toEqual([]));

  test.each([
    "A cutting-edge stack",
    "It unlocks growth",
    "Elevating your brand",
    "Works seamlessly",
    "We leveraged it",
    "The robustness of it",
    "Empowerment for teams",
    "World-class people",
    "A tailored plan",
    "In today's fast-paced world of retail",
    "It is not just a site but a shop",
  ])("sabotage: %s", (text) => expect(bannedWordsIn(text)).not.toEqual([]));

  test("words that only look like them pass", () => {
    for (const text of [
      "The front elevation",
      "A tailor's shop",
      "Seams that hold",
      "It is not just. But it is law.",
      "The lift is an elevator",
    ]) {
      expect(bannedWordsIn(text)).toEqual([]);
    }
  });
});

describe("rows of praise", () => {
  test("none is anywhere", async () => expect(await findings(praiseRowsIn)).toEqual([]));

  test("sabotage: one is found, plain triples pass", () => {
    expect(praiseRowsIn("A fast, secure and scalable shop")).toEqual([
      { rule: "row of three adjectives", excerpt: "fast secure and scalable" },
    ]);
    expect(praiseRowsIn("Fast trains, secure doors, and a simple plan")).toEqual([]);
  });
});

describe("signs", () => {
  test("no em dash, no curly quotation mark, no exclamation mark but the specification's", async () => {
    expect(await findings(bannedSignsIn)).toEqual([]);
  });

  test("sabotage: each is found, and the specification's strings alone may shout", () => {
    const rules = (text: string) => bannedSignsIn(text).map(({ rule }) => rule);
    expect(rules("Fast \u2014 and good")).toEqual(["em dash (\u2014)"]);
    expect(rules("So-called \u201cagile\u201d")).toHaveLength(2);
    expect(rules("Call us!")).toEqual(["exclamation mark (!)"]);
    expect(rules(contact.form.confirmation)).toEqual([]);
    expect(rules(`${unexpectedError.heading} Try again!`)).toHaveLength(1);
  });
});

describe("British spelling", () => {
  test("no American spelling is anywhere", async () => expect(await findings(americanSpellingsIn)).toEqual([]));

  test.each(
    "color colored center behavior favorite neighbors catalog catalogs gray traveler modeling canceled fulfillment enrollment theater liters".split(
      " ",
    ),
  )("sabotage: %s", (word) => expect(americanSpellingsIn(`The ${word} here`)).toHaveLength(1));

  test.each(
    "organize organizations optimized recognizing prioritize customizer analyze paralyzed defense artifacts aging toward inquiry".split(
      " ",
    ),
  )("sabotage: %s", (word) => expect(americanSpellingsIn(`An ${word} there`)).toHaveLength(1));

  test("British words and owners' names pass", () => {
    const british =
      "colour centre behaviour favourite catalogue grey traveller modelling cancelled fulfilment enrolled theatre litres organise size sized " +
      "resizing oversized prizes seized analyse defence artefact ageing towards enquiry laboratory licence program levels Xcode Organizer";
    expect(americanSpellingsIn(british)).toEqual([]);
    expect(americanSpellingsIn("Your license")).toHaveLength(1);
    expect(americanSpellingsIn("They license it")).toEqual([]);
  });
});
