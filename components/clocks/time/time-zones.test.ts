/** @jest-environment node */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const jestBin = require.resolve("jest/bin/jest");
const suites = ["zone-time.test.ts", "business-hours.test.ts", "projected-hours.test.ts", "visitor-hours.test.ts"].map((file) =>
  join(__dirname, file),
);

/** Visitors' zones; Santiago springs forward at midnight, where a date could slip. */
const visitors = ["America/Los_Angeles", "Europe/London", "Asia/Kolkata", "UTC", "America/Santiago"];

// A process reads its zone once, when it starts: each takes a process of its own.
it.concurrent.each(visitors)(
  "time is right for a visitor in %s",
  async (zone) => {
    const { stderr } = await run(process.execPath, [jestBin, "--runInBand", "--runTestsByPath", ...suites], {
      env: { ...process.env, TEST_ZONE: zone },
    });
    expect(stderr).toContain("Test Suites: 4 passed, 4 total");
  },
  120_000,
);
