/** @jest-environment node */
import { contact } from "@/content/single-pages/contact";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import { site } from "@/content/site";
import { americanSpellingsIn, bannedSignsIn, bannedWordsIn, isTitleCase, praiseRowsIn, wrongClaimsIn } from "./wording";

describe("banned words", () => {
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
  ])("finds: %s", (text) => expect(bannedWordsIn(text)).not.toEqual([]));

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
  test("finds: one is found, plain triples pass", () => {
    expect(praiseRowsIn("A fast, secure and scalable shop")).toEqual([
      { rule: "row of three adjectives", excerpt: "fast secure and scalable" },
    ]);
    expect(praiseRowsIn("Fast trains, secure doors, and a simple plan")).toEqual([]);
  });
});

describe("signs", () => {
  test("finds each sign, and allows exclamation marks only in the specification's strings", () => {
    const rules = (text: string) => bannedSignsIn(text).map(({ rule }) => rule);
    expect(rules("Fast \u2014 and good")).toEqual(["em dash (\u2014)"]);
    expect(rules("So-called \u201cagile\u201d")).toHaveLength(2);
    expect(rules("Call us!")).toEqual(["exclamation mark (!)"]);
    expect(rules(contact.form.confirmation)).toEqual([]);
    expect(rules(`${unexpectedError.heading} Try again!`)).toHaveLength(1);
  });
});

describe("British spelling", () => {
  test.each(
    "color colored center behavior favorite neighbors catalog catalogs gray traveler modeling canceled fulfillment enrollment theater liters".split(
      " ",
    ),
  )("finds: %s", (word) => expect(americanSpellingsIn(`The ${word} here`)).toHaveLength(1));

  test.each(
    "organize organizations optimized recognizing prioritize customizer analyze paralyzed defense artifacts aging toward inquiry".split(
      " ",
    ),
  )("finds: %s", (word) => expect(americanSpellingsIn(`An ${word} there`)).toHaveLength(1));

  test("British words and owners' names pass", () => {
    const british =
      "colour centre behaviour favourite catalogue grey traveller modelling cancelled fulfilment enrolled theatre litres organise size sized " +
      "resizing oversized prizes seized analyse defence artefact ageing towards enquiry laboratory licence program levels Xcode Organizer";
    expect(americanSpellingsIn(british)).toEqual([]);
    expect(americanSpellingsIn("Your license")).toHaveLength(1);
    expect(americanSpellingsIn("They license it")).toEqual([]);
  });
});

test("finds: Title Case, but lets names pass", () => {
  expect(isTitleCase("Logistics Software: Dock, Dispatch, Delivery | Sample")).toBe(true);
  expect(isTitleCase("Questions about Google Cloud that buyers ask")).toBe(false);
});

test.each(["a free 45-minute call", "over 3000 projects", "500+ happy clients", "15+ years", "a 3-minute consultation"])(
  "finds a figure that the brand does not claim: %s",
  (text) => expect(wrongClaimsIn(text, site.claims)).toHaveLength(1),
);
