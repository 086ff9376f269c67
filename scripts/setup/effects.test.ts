import * as brand from "@/content/brand/company";
import { effectOf, effectsOf } from "./effects";
import { FACTS } from "./facts";

it.each([
  ["name", "Elbe Software und Beratung", /is 26 characters long; cut it to at most 24/],
  ["domain", "not a domain", /www\.your-company\.com/],
  ["domain", "elbe", /www\.your-company\.com/],
  ["email", "hello at x", /hello@company\.com/],
  [
    "phones",
    "UK +44 20 12345678, +91 20 4123 4567",
    /^phones "\+91 20 4123 4567" can't be right; write it like Germany \+49 40 1234567, UK/,
  ],
  ["phones", "India 020 4123 4567", /write it like Germany \+49 40 1234567/],
  ["phones", "India +91 204", /write it like Germany \+49 40 1234567/],
  ["social", "linkedin", /^social "linkedin" can't be right; write it like https:\/\/www\.linkedin\.com\/company\/you/],
  ["social", "https://www.example.com/elbe", /of Facebook, X, LinkedIn, Instagram, GitHub/],
  ["latitude", "north", /write it like 53\.55/],
  ["latitude", "67", /^latitude "67" is too large; write a number up to 66/],
  ["longitude", "-181", /write a number from -180/],
  ["established", "last year", /^established "last year" can't be right; write it like 2014/],
  ["established", "3000", /write it like 2014/],
  ["established", "1700", /write a number from 1800/],
  ["incorporated", "soon", /^incorporated "soon" can't be right; write it like 2016/],
  ["timeZone", "Hamburg", /Europe\/Berlin/],
  ["countryCode", "Germany", /two-letter/],
] as const)("%s: %s is refused with a remedy", (fact, answer, remedy) => {
  expect(() => effectsOf({ [fact]: answer })).toThrow(remedy);
});

it.each([
  [{ city: "Pune" }, ["latitude", "longitude"]],
  [{ city: "Pune", latitude: "18.52" }, ["longitude"]],
  [{ city: "Pune", latitude: " ", longitude: "73.86" }, ["latitude"]],
  [{ country: "Germany" }, ["countryCode", "timeZone"]],
  [{ country: "Germany", timeZone: "Europe/Berlin" }, ["countryCode"]],
])("a city whose place, and a country whose flag or clock, is not known is refused: %j", (answers, missing) => {
  const [changed] = Object.keys(answers);
  expect(FACTS.flatMap((fact) => effectOf(fact, answers).problem ?? [])).toEqual(
    missing.map((key) => expect.stringMatching(`^${key} goes with the new ${changed}; write --${key} like \\S`)),
  );
  expect(() => effectsOf(answers)).toThrow(new RegExp(missing.join("[^]*")));
});

it("a city comes with its place, and a place may be corrected alone", () => {
  const latitude = { path: "company.sundial.latitude", value: -18.52 };
  expect(effectsOf({ city: "Pune", latitude: "-18,52", longitude: "73.86" })).toEqual([
    ...["headOffice.city", "sundial.place", "offices.0.city"].map((field) => ({ path: `company.${field}`, value: "Pune" })),
    latitude,
    { path: "company.sundial.longitude", value: 73.86 },
  ]);
  expect(effectsOf({ latitude: "-18.52" })).toEqual([latitude]);
});

it("a minus takes the networks and the region out, and a year is a number", () => {
  expect(effectsOf({ region: "-" })).toEqual([{ path: "company.headOffice.region", value: undefined }]);
  expect(effectsOf({ social: "-" })).toEqual([{ path: "company.social", value: [] }]);
  expect(effectsOf({ incorporated: "-" })).toEqual([{ path: "years.incorporated", value: undefined }]);
  expect(effectsOf({ established: "2014" })).toEqual([{ path: "years.established", value: 2014 }]);
});

it("an empty answer changes nothing", () => {
  expect(effectsOf(Object.fromEntries(FACTS.map(({ key }) => [key, "  "])))).toEqual([]);
});

it.each(FACTS.flatMap(({ paths }) => paths))("%s is a field of the brand's file, or may be added to it", (path) => {
  const parents = path.split(".").slice(0, -1);
  expect(parents.reduce<unknown>((place, step) => Object(place)[step], brand)).toBeInstanceOf(Object);
});
