import { datedStatements, dueDates } from "./dates";

it("each statement was checked before it is due", async () => {
  const statements = await datedStatements();
  expect(statements.filter(({ checked, readAgainBy }) => checked >= readAgainBy)).toEqual([]);
});

it("a list with a mistake is named in the message", async () => {
  jest.doMock("../../content/sources/services/devops", () => ({ sources: [{ statement: "too few fields" }] }));
  await expect(datedStatements()).rejects.toThrow(/^content\/sources\/services\/devops\.ts: /);
  jest.dontMock("../../content/sources/services/devops");
});

it("lists passed dates first, and leaves out dates that are far ahead", () => {
  const dates = ["2027-02-01", "2026-12-24", "2026-11-01"].map((by) => ({ what: `at ${by}`, by, remedy: "look." }));
  expect(dueDates(dates, "2026-11-23", 60)).toEqual([
    "PASSED  2026-11-01  at 2026-11-01: look.",
    "soon    2026-12-24  at 2026-12-24: look.",
  ]);
});
