/** @jest-environment node */
import path from "node:path";
import { datedStatements } from "./dated-statements";

const root = process.cwd();
const load = (file: string): Promise<unknown> => import(path.join(root, file));

it("each statement was checked before it is due", async () => {
  const statements = await datedStatements(root, load);
  expect(statements.filter(({ checked, readAgainBy }) => checked >= readAgainBy)).toEqual([]);
});

it("a list with a mistake is named in the message", async () => {
  const wrong = () => Promise.resolve({ sources: [{ statement: "too few fields" }] });
  await expect(datedStatements(root, wrong)).rejects.toThrow(/^content\/sources\/.*\.ts: /);
});
