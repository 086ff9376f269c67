/** @jest-environment node */
import { changesOf, changesOfAll } from "./changes";
import { FACTS, FactError } from "./facts";

it.each([
  ["domain", "not a domain", /www\.your-company\.com/],
  ["email", "hello at x", /hello@company\.com/],
  [
    "phones",
    "+91 20 4123 4567",
    /^phones has "\+91 20 4123 4567"; write the country before it, such as India \+91 20 4123 4567$/,
  ],
  ["phones", "India 020 4123 4567", /a country and a number that begins with \+, such as India/],
  ["social", "linkedin", /whole addresses on facebook\.com/],
  ["latitude", "north", /degrees as a number/],
  ["established", "last year", /a year such as 2014/],
  ["incorporated", "soon", /^incorporated is "soon"; write a year/],
  ["timeZone", "Hamburg", /Europe\/Berlin/],
  ["countryCode", "Germany", /two letters/],
] as const)("%s: %s is refused with a remedy", (fact, answer, remedy) => {
  expect(() => changesOf(fact, answer)).toThrow(FactError);
  expect(() => changesOf(fact, answer)).toThrow(remedy);
});

it.each([
  [{ city: "Pune" }, "--latitude and --longitude"],
  [{ city: "Pune", latitude: "18.52" }, "needs --longitude"],
  [{ city: "Pune", latitude: " ", longitude: "73.86" }, "needs --latitude"],
])("a city whose place is not known is refused: %j", (facts, flags) => {
  expect(() => changesOfAll(facts)).toThrow(FactError);
  expect(() => changesOfAll(facts)).toThrow(flags);
  expect(() => changesOfAll(facts)).toThrow("openstreetmap.org");
});

it.each([
  [{ country: "Germany" }, "--countryCode and --timeZone"],
  [{ country: "Germany", timeZone: "Europe/Berlin" }, "needs --countryCode"],
])("a country whose flag or clock is not known is refused: %j", (facts, flags) => {
  expect(() => changesOfAll(facts)).toThrow(FactError);
  expect(() => changesOfAll(facts)).toThrow(flags);
});

it("a city comes with its place, and a place may be corrected alone", () => {
  expect(changesOfAll({ city: "Pune", latitude: "18.52", longitude: "73.86" }).map(({ path }) => path.join("."))).toEqual(
    expect.arrayContaining(["sundial.place", "sundial.latitude", "sundial.longitude"]),
  );
  expect(changesOfAll({ latitude: "26.93" })).toEqual([{ path: ["sundial", "latitude"], value: 26.93 }]);
});

it("a minus takes the networks and the region out, and a year is a number", () => {
  expect(changesOf("region", "-")).toEqual([{ path: ["headOffice", "region"], value: undefined }]);
  expect(changesOf("social", "-")).toEqual([{ path: ["social"], value: [] }]);
  expect(changesOf("incorporated", "-")).toEqual([{ path: ["years", "incorporated"], value: undefined }]);
  expect(changesOf("established", "2014")).toEqual([{ path: ["years", "established"], value: 2014 }]);
});

it("an empty answer changes nothing", () => {
  for (const { key } of FACTS) expect(changesOf(key, "  ")).toEqual([]);
});
