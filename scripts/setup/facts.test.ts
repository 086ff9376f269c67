/** @jest-environment node */
import { changesOf, FACTS, FactError } from "./facts";

it.each([
  ["domain", "not a domain", /www\.your-company\.com/],
  ["email", "hello at x", /hello@your-company\.com/],
  ["phones", "+49 40 1234567", /a country and a number/],
  ["social", "linkedin", /whole addresses on facebook\.com/],
  ["latitude", "north", /degrees as a number/],
  ["timeZone", "Hamburg", /Europe\/Berlin/],
  ["countryCode", "Germany", /two letters/],
] as const)("%s: %s is refused with a remedy", (fact, answer, remedy) => {
  expect(() => changesOf(fact, answer)).toThrow(FactError);
  expect(() => changesOf(fact, answer)).toThrow(remedy);
});

it("an empty answer changes nothing", () => {
  for (const { key } of FACTS) expect(changesOf(key, "  ")).toEqual([]);
});
