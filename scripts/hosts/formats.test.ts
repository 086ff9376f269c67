/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { besideExport, insideExport } from "./host-files";

const files = { ...insideExport(), ...besideExport() };

it("a later rule of vercel.json sets no header that an earlier one has set for the same path", () => {
  const { headers }: { headers: { headers: { key: string }[] }[] } = JSON.parse(files["vercel/vercel.json"] ?? "");
  const [all, ...others] = headers.map((rule) => rule.headers.map(({ key }) => key));
  expect(others).not.toEqual([]);
  for (const keys of others) for (const key of keys) expect(all).not.toContain(key);
});

const HERE = path.join(process.cwd(), "scripts/hosts");
const GUIDES = readdirSync(path.join(HERE, "guides"));

it.each(GUIDES)("%s is short, ends with a walk of the live site, and names only files that there are", (guide) => {
  const text = readFileSync(path.join(HERE, "guides", guide), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  expect(text).toContain("npm run doctor -- --url");
  const named = [...text.matchAll(/`hosts\/([\w./-]+)`/g)].map(([, file = ""]) => file);
  for (const file of named) expect(Object.keys(files)).toContain(file);
  expect(readFileSync(path.join(HERE, "README.md"), "utf8")).toContain(`(guides/${guide})`);
});
