/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { countResults } from "./count-results";

const tsx = createRequire(path.resolve("package.json")).resolve("tsx/cli");
const unit = { numPassedTests: 10, numFailedTests: 0 };
const e2e = { stats: { expected: 5, unexpected: 0 } };

test.each([
  ["all is green", { unit, e2e, owner: [{ passed: true }, { passed: true }] }, 0, "17 passed, 0 failed"],
  ["a drill fails", { unit, e2e, owner: [{ passed: true }, { passed: false }] }, 1, "16 passed, 1 failed"],
  ["an end-to-end test fails", { unit, e2e: { stats: { expected: 4, unexpected: 1 } } }, 1, "14 passed, 1 failed"],
  ["a unit test fails", { unit: { numPassedTests: 8, numFailedTests: 2 } }, 1, "8 passed, 2 failed"],
  ["the build stops", { unit }, 1, "10 passed, 1 failed"],
  ["the linter stops it", {}, 1, "0 passed, 1 failed"],
])("where %s", (_, reports, code, line) => {
  expect(countResults(reports, String(code))).toBe(line);
});

test("the command reads the reports in .reports, and goes by the exit code that it is given", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "summary-"));
  mkdirSync(path.join(folder, ".reports"));
  const reports = { unit, e2e, owner: [{ passed: true }] };
  for (const [name, report] of Object.entries(reports))
    writeFileSync(path.join(folder, ".reports", `${name}.json`), JSON.stringify(report));
  const run = [tsx, path.resolve("scripts/ci/summary.ts"), "1"];
  expect(execFileSync(process.execPath, run, { cwd: folder, encoding: "utf8" })).toBe("16 passed, 1 failed\n");
  rmSync(folder, { recursive: true });
});
