/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brokenFile } from "./broken-file";

const folder = mkdtempSync(path.resolve(".reports/broken-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The error with which tsx refuses a file of content. */
function errorIn(lines: string[]): Error {
  const file = path.join(folder, "a.ts");
  writeFileSync(file, lines.join("\n"));
  const load = `import(${JSON.stringify(pathToFileURL(file).href)}).catch(({ name, message, stack }) => console.log(JSON.stringify({ name, message, stack })))`;
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "-e", load], { encoding: "utf8" });
  return JSON.parse(stdout);
}

const remedy = "; look for a missing comma, bracket or quotation mark in this line or above it";
const place = `${path.relative(".", folder).replaceAll("\\", "/")}/a.ts`;

test.each([
  ["a comma too many", ["export const a = {", '  b: "B",,', "};"], `${place}:2: Expected identifier but found ","${remedy}`],
  ["a missing comma", ["export const a = {", '  b: "B"', '  c: "C",', "};"], `${place}:3: Expected "}" but found "c"${remedy}`],
  ["a text without quotation marks", ["export const a = {", "  b: Hello,", "};"], `${place}:2: Hello is not defined${remedy}`],
])("%s is said in one line, with file, line and remedy", (_, lines, said) => {
  expect(brokenFile(errorIn(lines))).toEqual([said]);
});

test("another error is none of a file", () => {
  expect(brokenFile(new TypeError("fetch failed"))).toEqual([]);
});
