import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serveExport } from "@/scripts/lib/export-server";
import { CommandError } from "@/scripts/lib/run-command";
import { chromium, firefox } from "./by-puppeteer";
import { webkit } from "./by-webdriver";
import type { Check } from "./checks/check";
import { controlChecks } from "./checks/controls";
import { firstTouchChecks } from "./checks/first-touch";
import { formChecks } from "./checks/form";
import { menuChecks } from "./checks/menus";
import { movingChecks } from "./checks/moving";
import { pages } from "./checks/pages";
import { wholePageChecks } from "./checks/whole-page";
import type { Engine, RunningBrowser } from "./driver";
import { Visitor } from "./visitor";

const ENGINES: Engine[] = [chromium, firefox, webkit];
const CHECKS: Check[] = [
  ...firstTouchChecks,
  ...menuChecks,
  ...controlChecks,
  ...formChecks,
  ...movingChecks,
  ...pages,
  ...wholePageChecks,
];

/** Expected messages: unknown addresses answer 404, and WebKit reports a page transition that the next navigation cuts short. */
const EXPECTED = /404 \(Not Found\)|the server responded with a status of 404|AbortError: Skipping view transition/;

/** Milliseconds after which a check counts as failed. The slowest check takes a tenth of it. */
const TIMEOUT_MS = 120_000;

/** Serves the export, unless BASE_URL names a site that runs. Returns the origin and the way to stop. */
async function serve(root: string): Promise<{ origin: string; stop: () => void }> {
  const running = process.env.BASE_URL;
  if (running) return { origin: running.replace(/\/$/, ""), stop: () => {} };
  if (!existsSync(path.join(root, "out/index.html"))) throw new CommandError("There is no export; run `npm run build` first.");
  return serveExport(path.join(root, "out"));
}

/** Why a check failed, or undefined. */
async function failureOf({ run }: Check, browser: RunningBrowser): Promise<string | undefined> {
  const driver = await browser.start();
  try {
    await run(new Visitor(driver));
    const browserErrors = (await driver.browserErrors()).filter((line) => !EXPECTED.test(line));
    return browserErrors.length > 0 ? `the browser complains: ${browserErrors.join("; ")}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await driver.close();
  }
}

const HANGS = `no answer for ${TIMEOUT_MS / 1000} s`;

/** The same, or HANGS where the engine's driver does not answer in time. WebKitGTK's does that now and then, in a check that passes when repeated. */
async function answerOf(check: Check, browser: RunningBrowser): Promise<string | undefined> {
  const verdict = failureOf(check, browser);
  // Nobody waits any more for one that comes after the engine was stopped.
  verdict.catch(() => {});
  return Promise.race([verdict, sleep(TIMEOUT_MS, HANGS, { ref: false })]);
}

interface Results {
  engine: string;
  version: string | undefined;
  /** Why each check failed, or undefined. */
  failures: Map<string, string | undefined>;
}

async function testIn(engine: Engine, checks: readonly Check[], origin: string): Promise<Results> {
  const results: Results = { engine: engine.name, version: undefined, failures: new Map() };
  let browser = await engine.launch(origin);
  if (!browser) {
    console.log(`${engine.name} is not installed: ${engine.install}`);
    return results;
  }
  try {
    for (const check of checks) {
      const began = Date.now();
      let failure = await answerOf(check, browser);
      if (failure === HANGS) {
        console.log(`${engine.name}, ${check.name}: ${HANGS}; the engine is started again, and the check too`);
        await browser.stop();
        browser = (await engine.launch(origin)) ?? browser;
        failure = await answerOf(check, browser);
      }
      results.failures.set(check.name, failure);
      console.log(`${engine.name}, ${check.name}: ${failure ?? "ok"} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    await browser.stop();
  }
  return { ...results, version: browser.version };
}

function print(all: readonly Results[], checks: readonly Check[]): void {
  const row = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(42) + cells.map((cell) => cell.padEnd(26)).join(""));
  console.log();
  row(
    "",
    all.map(({ engine, version }) => version ?? engine),
  );
  for (const { name } of checks) {
    const verdict = ({ failures }: Results) => (failures.has(name) ? (failures.get(name) ? "FAILED" : "ok") : "-");
    row(name, all.map(verdict));
  }
}

/**
 * Runs the checks in every installed engine and prints a table. `words` choose engines by name and checks by parts of their names. Returns the exit
 * code: 1 if a check failed or no engine is installed.
 */
export async function testEngines(root: string, words: readonly string[]): Promise<number> {
  const isEngine = (word: string) => ENGINES.some(({ name }) => name.toLowerCase() === word.toLowerCase());
  const chosen = <Named extends { name: string }>(all: readonly Named[], names: readonly string[]) =>
    all.filter(({ name }) => names.length === 0 || names.some((word) => name.toLowerCase().includes(word.toLowerCase())));
  const checks = chosen(
    CHECKS,
    words.filter((word) => !isEngine(word)),
  );
  const { origin, stop } = await serve(root);
  const all: Results[] = [];
  try {
    for (const engine of chosen(ENGINES, words.filter(isEngine))) all.push(await testIn(engine, checks, origin));
  } finally {
    stop();
  }
  print(all, checks);
  const failures = all.flatMap((results) => [...results.failures.values()].filter((failure) => failure !== undefined));
  return failures.length > 0 || all.every(({ version }) => !version) ? 1 : 0;
}
