/** What a test run has left in .reports, by the name of the file. */
export interface Reports {
  /** Jest's. */
  unit?: { numPassedTests?: number; numFailedTests?: number; numRuntimeErrorTestSuites?: number };
  /** Playwright's. */
  e2e?: { stats: { expected?: number; unexpected?: number; flaky?: number } };
  /** Results of `npm run check:owner`, if it has run; it is not part of `npm run verify`. */
  owner?: readonly { passed: boolean }[];
}

/**
 * The results of a run as one line: "N passed, N failed". A run that stopped before its tests, with an exit code other than "0" (lint, types, a
 * build), has failed, whatever was counted until then.
 */
export function countResults({ unit, e2e, owner = [] }: Reports, exitCode: string | undefined): string {
  const stats = e2e?.stats;
  const held = owner.filter((drill) => drill.passed).length;
  const passed = (unit?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0) + held;
  const failed =
    (unit?.numFailedTests ?? 0) + (unit?.numRuntimeErrorTestSuites ?? 0) + (stats?.unexpected ?? 0) + (owner.length - held);
  const stopped = exitCode !== "0" && failed === 0 ? 1 : 0;
  return `${passed} passed, ${failed + stopped} failed`;
}
