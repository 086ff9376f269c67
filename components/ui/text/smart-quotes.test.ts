import { smartQuotes } from "./smart-quotes";

it.each([
  ["You can't", "You can’t"],
  ["the plants' own words", "the plants’ own words"],
  ['"Ask this person" is the useful part', "“Ask this person” is the useful part"],
  ['The words "penicillin, query" in a field ("no note")', "The words “penicillin, query” in a field (“no note”)"],
])("%s", (typed, printed) => {
  expect(smartQuotes(typed)).toBe(printed);
});
