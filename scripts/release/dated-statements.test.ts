/** @jest-environment node */
import path from "node:path";
import { allPages } from "@/content/collections/collections";
import { datedStatements } from "./dated-statements";

const root = process.cwd();
const load = (file: string): Promise<unknown> => import(path.join(root, file));

it("every list of sources belongs to a page, and each statement was checked before it is due", async () => {
  const pages = (await allPages()).map(({ file }) => path.basename(file, ".ts"));
  const statements = await datedStatements(root, load);
  expect(statements.length).toBeGreaterThan(100);
  const slugs = new Set(statements.map(({ file }) => path.basename(file, ".ts").replace(/^focus-/, "")));
  expect([...slugs].filter((slug) => !pages.includes(slug))).toEqual([]);
  expect(statements.filter(({ checked, readAgainBy }) => checked >= readAgainBy)).toEqual([]);
});

it("a list with a mistake is named in the message", async () => {
  const wrong = () => Promise.resolve({ sources: [{ statement: "too few fields" }] });
  await expect(datedStatements(root, wrong)).rejects.toThrow(/^content\/sources\/.*\.ts: /);
});
