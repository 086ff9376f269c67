/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const tsx = createRequire(path.resolve("package.json")).resolve("tsx/cli");
const unit = { numPassedTests: 10, numFailedTests: 0 };
const e2e = { stats: { expected: 5, unexpected: 0 } };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What CI's last line says after a run that has left these reports, and ended with this exit code. */
function lastLine(reports: Readonly<Record<string, unknown>>, code: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), "summary-"));
  folders.push(folder);
  mkdirSync(path.join(folder, ".reports"));
  for (const [name, report] of Object.entries(reports))
    writeFileSync(path.join(folder, ".reports", `${name}.json`), JSON.stringify(report));
  return execFileSync(process.execPath, [tsx, path.resolve("scripts/ci/summary.ts"), String(code)], {
    cwd: folder,
    encoding: "utf8",
  });
}

test.each([
  ["all is green", { unit, e2e, owner: [{ passed: true }, { passed: true }] }, 0, "17 passed, 0 failed"],
  ["a drill fails", { unit, e2e, owner: [{ passed: true }, { passed: false }] }, 1, "16 passed, 1 failed"],
  ["an end-to-end test fails", { unit, e2e: { stats: { expected: 4, unexpected: 1 } } }, 1, "14 passed, 1 failed"],
  ["a unit test fails", { unit: { numPassedTests: 8, numFailedTests: 2 } }, 1, "8 passed, 2 failed"],
  ["the build stops", { unit }, 1, "10 passed, 1 failed"],
  ["the linter stops it", {}, 1, "0 passed, 1 failed"],
])("where %s", (_, reports, code, line) => {
  expect(lastLine(reports, code)).toBe(`${line}\n`);
});
