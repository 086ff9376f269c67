import { readFileSync } from "node:fs";
import path from "node:path";
import { OUT, readExported } from "../support/export";
import { expect, test } from "../support/test";

test("no build step had to leave a page as Next wrote it", () => {
  const report = JSON.parse(readFileSync(path.join(OUT, "../hosts/last-step.json"), "utf8"));
  // Each line: the page, the step that left it as it was, and why. scripts/build/README.md says what to do.
  expect(report.skipped).toEqual([]);
});

test("fonts are preloaded from the body: in the head they would hold up the first paint", () => {
  const [head = "", body = ""] = readExported("/index.html").split("</head>");
  const preloads = /<link[^>]+as="font"/g;
  expect(head.match(preloads)).toBeNull();
  expect(body.match(preloads)).toHaveLength(2);
});
