import { datedStatements } from "./dated-statements";

it("each statement was checked before it is due", async () => {
  const statements = await datedStatements();
  expect(statements.filter(({ checked, readAgainBy }) => checked >= readAgainBy)).toEqual([]);
});

it("a list with a mistake is named in the message", async () => {
  jest.doMock("../../content/sources/services/devops", () => ({ sources: [{ statement: "too few fields" }] }));
  await expect(datedStatements()).rejects.toThrow(/^content\/sources\/services\/devops\.ts: /);
  jest.dontMock("../../content/sources/services/devops");
});
