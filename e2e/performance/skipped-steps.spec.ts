import { readFileSync } from "node:fs";
import path from "node:path";
import { COMPILE_HINT } from "@/scripts/build/compile-hints";
import { exportedFiles, OUT, readExported } from "../support/export";
import { expect, test } from "../support/test";

test("no build step had to leave a page as Next wrote it", () => {
  const report = JSON.parse(readFileSync(path.join(OUT, "../hosts/skipped-steps.json"), "utf8"));
  // Each line: the page, the step that left it as it was, and why. scripts/build/README.md says what to do.
  expect(report.skipped).toEqual([]);
});

test("fonts are preloaded from the body: in the head they would hold up the first paint", () => {
  const [head = "", body = ""] = readExported("/index.html").split("</head>");
  const preloads = /<link[^>]+as="font"/g;
  expect(head.match(preloads)).toBeNull();
  expect(body.match(preloads)).toHaveLength(2);
});

test("each script asks once to be compiled as it arrives, in its first line", () => {
  const scripts = [...exportedFiles()].filter((file) => file.startsWith("/_next/") && file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const unlike = scripts.filter((file) => readExported(file).lastIndexOf(COMPILE_HINT) !== 0);
  expect(unlike).toEqual([]);
});
