import { headingLines } from "./page-links";

it.each([
  ["Healthcare", ["Healthcare"]],
  ["BI & Analytics", ["BI & Analytics"]],
  ["Beauty & Lifestyle", ["Beauty & Lifestyle"]],
  ["Fashion, Beauty & Lifestyle", ["Fashion, Beauty", "& Lifestyle"]],
  ["Enterprise Applications", ["Enterprise", "Applications"]],
  ["Telecommunications", ["Telecommunications"]],
])("the heading %s is broken into %j", (name, lines) => {
  expect(headingLines(name)).toEqual(lines);
});
