/** @jest-environment node */
import path from "node:path";
import { allPages } from "@/content/collections";
import { type DatedStatement, datedStatements, describeDue } from "./sources";

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

it("what is due by a day is listed with its file, field and source, soonest first", () => {
  const one = { statement: "s", where: "w", source: "o", confirmed: "search", checked: "2026-01-01", file: "f" } as const;
  const statements: DatedStatement[] = [
    { ...one, readAgainBy: "2026-12-01" },
    { ...one, readAgainBy: "2027-12-01" },
  ];
  expect(describeDue(statements, "2027-01-01")).toEqual(["f: w, by 2026-12-01: s (o)"]);
});

it("a list that is not as it should be is named", async () => {
  const wrong = () => Promise.resolve({ sources: [{ statement: "too few fields" }] });
  await expect(datedStatements(root, wrong)).rejects.toThrow(/^content\/sources\/.*\.ts: /);
});
