/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = mkdtempSync(path.join(tmpdir(), "style-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run lint` says first of a project with one file. */
function checked(text: string) {
  writeFileSync(path.join(folder, "a.ts"), text);
  const tsx = pathToFileURL(createRequire(path.resolve("package.json")).resolve("tsx")).href;
  return spawnSync(process.execPath, ["--import", tsx, path.resolve("scripts/checks/style.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
}

test("after an edit by hand the last line is the command that formats", () => {
  const { status, stderr } = checked("export const a   = 1\n");
  expect(status).toBe(1);
  expect(stderr.trimEnd().split("\n").at(-1)).toBe("To format: npm run format");
});

test("a formatted file needs none", () => {
  const { status, stdout, stderr } = checked("export const a = 1;\n");
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.not.stringContaining("To format")]);
});
