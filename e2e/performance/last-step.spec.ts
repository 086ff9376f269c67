import { readFileSync } from "node:fs";
import path from "node:path";
import { OUT } from "../support/export";
import { expect, test } from "../support/test";

test("no build step had to leave a page as Next wrote it", () => {
  const report = JSON.parse(readFileSync(path.join(OUT, "../hosts/last-step.json"), "utf8"));
  // Each line: the page, the step that left it as it was, and why. scripts/build/README.md says what to do.
  expect(report.skipped).toEqual([]);
});
