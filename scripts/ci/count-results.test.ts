import { countResults } from "./count-results";

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
