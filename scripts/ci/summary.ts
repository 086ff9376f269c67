/**
 * Adds up what the last run of CI has tested and prints it as one line: "N passed, N failed". Its argument is the exit code of that run: one
 * that stopped before its tests (lint, types, a build) has failed, whatever was counted until then.
 */
import { existsSync, readFileSync } from "node:fs";

const read = (name: string) => {
  const file = `.reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

const unit = read("unit");
const e2e = read("e2e")?.stats;
/** Results of `npm run check:owner`, if it has run; it is not part of `npm run verify`. */
const drills: { passed: boolean }[] = read("owner") ?? [];
const held = drills.filter((drill) => drill.passed).length;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0) + held;
const failed =
  (unit?.numFailedTests ?? 0) + (unit?.numRuntimeErrorTestSuites ?? 0) + (e2e?.unexpected ?? 0) + (drills.length - held);
const stopped = process.argv[2] !== "0" && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + stopped} failed`);
