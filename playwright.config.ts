import env from "@next/env";
import { defineConfig } from "@playwright/test";
import { systemWith } from "./scripts/fonts/font-config";
import { switches } from "./scripts/lib/browser-switches";
import { findBrowser } from "./scripts/lib/find-browser";
import { freePort } from "./scripts/lib/free-port";
import "./scripts/lib/test-environment.mjs";

// What the build has read from .env files: tests expect what it made of them.
env.loadEnvConfig(process.cwd());

// The same fonts on every machine, whatever is installed: browsers inherit it.
Object.assign(process.env, systemWith("Arial"));

// Each worker reads this file again, and inherits the port that the first process has found.
process.env.PORT ??= String(freePort());
const port = Number(process.env.PORT);
/** A server that is already running, such as a deployed preview; without it the tests serve `out/` themselves. */
const running = process.env.BASE_URL;

/** Tests of a copy of the site that has one more page and sends its enquiries to a server of the tests. */
const OF_THE_COPY = ["added-page.spec.ts", "enquiry-*.spec.ts"];

/** End-to-end tests of the built export, never of the dev server: one build, one server, tests side by side. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try has shown nothing.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that is busy with something else; nothing waits longer than its condition takes.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [["list"], ["json", { outputFile: ".reports/e2e.json" }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    // A click on a page that is still moving can miss, and motion costs a sixth of the time. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser(), args: switches },
  },
  // "site-copy" builds the copy that "copy" tests. The build takes both cores, so "site" waits for it, too; --no-deps runs a project alone. The tests of
  // every page take minutes and are no part of "npm test".
  projects: [
    { name: "site-copy", testMatch: "site-copy.setup.ts", teardown: "clean" },
    { name: "site", testIgnore: [...OF_THE_COPY, "every-page-*"], dependencies: ["site-copy"] },
    { name: "copy", testMatch: OF_THE_COPY, dependencies: ["site-copy"] },
    { name: "every-page", testMatch: "every-page-*.spec.ts" },
    // Engines that Playwright can't drive, by drivers of their own. Two windows of WebKitGTK would share one pointer and one focus; and now and then its
    // driver does not answer, in a test that passes when repeated.
    { name: "firefox", testDir: "scripts/checks/engines" },
    { name: "webkit", testDir: "scripts/checks/engines", workers: 1, retries: 1 },
    { name: "clean", testMatch: "site-copy.teardown.ts" },
  ],
  webServer: running
    ? undefined
    : {
        command: `npm run serve -- ${port}`,
        port,
        // Whatever else listens there is not the export under test.
        reuseExistingServer: false,
      },
});
