import * as zod from "zod";
import { claims } from "../brand/claims";

/** What is wrong in the single pages of a company that does not make some of the claims. */
async function problemsWithout(...left: string[]): Promise<string[]> {
  jest.resetModules();
  // It knows nothing of claims, and to load it takes longer than all content.
  jest.doMock("zod", () => zod);
  const made = Object.fromEntries(Object.entries(claims).filter(([name]) => !left.includes(name)));
  jest.doMock("../brand/claims", () => ({ claims: made }));
  const { singles } = await import("../single-pages/single-pages");
  const { problemsInSingles } = await import("./check-singles");
  const said = singles
    .filter(({ value }) => JSON.stringify(value).includes("undefined"))
    .map(({ file }) => `${file} says "undefined"`);
  return [...problemsInSingles().map(({ file, field, message }) => `${file}: ${field} ${message}`), ...said];
}

for (const claim of Object.keys(claims)) {
  test(`without the claim of ${claim}, every page does without it`, async () => {
    expect(await problemsWithout(claim)).toEqual([]);
  });
}

test("without any claim, every page does without them", async () => {
  expect(await problemsWithout(...Object.keys(claims))).toEqual([]);
});
