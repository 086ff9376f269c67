import { mkdirSync } from "node:fs";
import nextJest from "next/jest.js";
import "./scripts/lib/test-environment.mjs";

// Jest does not make the folder its --outputFile names.
mkdirSync(".reports", { recursive: true });

const createJestConfig = nextJest({ dir: "./" });

/** Unit tests stand beside the unit; everything about the built site is in e2e/ and runs under Playwright. */
export default createJestConfig({
  // Both cores: nothing else runs beside them.
  maxWorkers: "100%",
  // Jest gives each test file a global object of its own, and reading a global from it takes about a microsecond. These are read once for each module:
  // pixelmatch and the sun's position take a tenth of the time. Not Date, which fake timers replace.
  sandboxInjectedGlobals: ["Math", "Number", "Object", "Array", "String", "Intl", "Uint8Array"],
  // Tests that need a document name jsdom in their first line.
  testEnvironment: "node",
  // For a machine that is busy with something else.
  testTimeout: 30_000,
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  testMatch: ["<rootDir>/{app,components,content,scripts}/**/*.test.{ts,tsx,mjs}"],
  modulePathIgnorePatterns: ["<rootDir>/.site-copy/", "<rootDir>/.owner/", "<rootDir>/out/", "<rootDir>/.next/"],
});
