/**
 * `npm run check:owner`: changes copies of the site as an owner would, builds and walks each, and prints a table. `-- NAME` runs only the drills
 * whose names contain NAME. Each drill counts as a test in what CI prints.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { drills as pages } from "./owner/coming-and-going";
import { drill as photos } from "./owner/photos";
import { drills as room } from "./owner/room";
import { drills as brand } from "./owner/second-brand";
import { drill as settings } from "./owner/settings";
import { drills as token } from "./owner/token";

/** One thing that owners do. `run` says what was seen, and throws with what went wrong. */
export interface Drill {
  name: string;
  run: () => Promise<string>;
}

/** All of them, in the order in which they run. A drill is a file in owner/ and a line here. */
const drills: readonly Drill[] = [...pages, ...room, ...token, ...brand, photos, settings];

/** The last lines of what a command printed: they mostly say what was wrong. */
const endOf = (text: string): string => text.split("\n").slice(-40).join("\n");

const wanted = process.argv[2] ?? "";
const chosen = drills.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0)
  throw new Error(`No drill is called "${wanted}"; there are: ${drills.map(({ name }) => name).join(", ")}`);

const rows: { drill: string; passed: boolean; seconds: number; seen: string }[] = [];
for (const { name, run } of chosen) {
  const start = performance.now();
  const outcome = await run().then(
    (seen) => ({ passed: true, seen }),
    (error: unknown) => ({ passed: false, seen: endOf(error instanceof Error ? error.message : String(error)) }),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  rows.push({ drill: name, seconds, ...outcome });
  console.log(`${outcome.passed ? "passed" : "FAILED"}  ${name}, ${seconds} s: ${outcome.seen}`);
}

const widest = Math.max(...rows.map(({ drill }) => drill.length));
console.log(
  `\n${rows.map(({ drill, passed, seconds }) => `${drill.padEnd(widest)}  ${passed ? "passed" : "FAILED"}  ${seconds} s`).join("\n")}`,
);
mkdirSync(".reports", { recursive: true });
writeFileSync(".reports/owner.json", JSON.stringify(rows, null, 2));
// What a drill has built is worth looking at only where it failed.
if (rows.every(({ passed }) => passed)) rmSync(".owner", { recursive: true, force: true });
else process.exitCode = 1;
