/**
 * `npm run check:owner`: changes copies of the site as an owner would, builds and walks each, and prints a table. `-- NAME` runs only the drills
 * whose names, or that of their copy, contain NAME; `-- --keep` leaves the copies in .owner, to be looked at; what a failed one printed is there in
 * any case; `-- --whole` walks the second brand with every spec. Each drill counts as a test in what CI prints.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { fail } from "../lib/fail";
import { build, copyNextCache, copySite, type SiteCopy } from "../lib/site-copy";
import { noCollection, noFocusPages, pagesComeAndGo } from "./owner/coming-and-going";
import { photographs } from "./owner/photos";
import { secondBrand } from "./owner/second-brand";
import { noSettings, settings } from "./owner/settings";
import { longerTexts, shorterTexts } from "./owner/text-length";
import { token } from "./owner/token";

/** One thing that owners do. */
export interface Drill {
  name: string;
  change: (copy: SiteCopy) => Promise<void>;
  /** Looks at the copy once it is built. Says what was seen, and throws with what is wrong. */
  check: (copy: SiteCopy, options: { whole: boolean }) => Promise<string>;
}

/** Copies of the site by name, each built once with all its drills' changes: those of one copy have nothing to do with each other. */
const copies: Readonly<Record<string, readonly Drill[]>> = {
  longer: [longerTexts],
  shorter: [shorterTexts, noFocusPages],
  none: [noCollection],
  pages: [pagesComeAndGo],
  looks: [token, photographs, settings],
  brand: [secondBrand, noSettings],
};

interface Row {
  drill: string;
  passed: boolean;
  seconds: number;
  seen: string;
}

/** The last lines of what a command printed: they mostly say what was wrong. */
const endOf = (text: string): string => text.split("\n").slice(-40).join("\n");

/** Runs a step, says how it went, and how long it took. */
async function timed(drill: string, run: () => Promise<string>): Promise<Row> {
  const start = performance.now();
  const outcome = await run().then(
    (seen) => ({ passed: true, seen, said: "" }),
    (error: unknown) => {
      const said = error instanceof Error ? error.message : String(error);
      return { passed: false, seen: endOf(said), said };
    },
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  const log = `.owner/${drill.replace(/\W+/g, "-")}.log`;
  if (outcome.passed) rmSync(log, { force: true });
  else writeFileSync(log, outcome.said);
  console.log(`${outcome.passed ? "passed" : "FAILED"}  ${drill}, ${seconds} s: ${outcome.seen}`);
  return { drill, seconds, passed: outcome.passed, seen: outcome.seen };
}

const { values, positionals } = parseArgs({
  options: { keep: { type: "boolean" }, whole: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { keep, whole } = values;
const [wanted = ""] = positionals;

/** Makes a copy, changes and builds it, and runs its drills. The first one's time is the build's, too; where that fails, all have failed. */
async function rowsOf(name: string, drills: readonly Drill[]): Promise<Row[]> {
  const copy = await copyNextCache(await copySite(`.owner/${name}`));
  const built = await timed(`.owner/${name} built`, async () => {
    for (const { change } of drills) await change(copy);
    // What a page view may prefetch is counted in the bytes of a server that compresses.
    await build(copy, whole ? { PRECOMPRESS: "on" } : {});
    return drills.map((drill) => drill.name).join(", ");
  });
  const rows: Row[] = [];
  for (const { name: drill, check } of drills) {
    rows.push(built.passed ? await timed(drill, () => check(copy, { whole })) : { ...built, drill, seconds: 0 });
  }
  return rows.map((row, index) => (index === 0 ? { ...row, seconds: row.seconds + built.seconds } : row));
}

const chosen = Object.entries(copies)
  .map(([name, drills]) => [name, drills.filter((drill) => name.includes(wanted) || drill.name.includes(wanted))] as const)
  .filter(([, drills]) => drills.length > 0);
if (chosen.length === 0) {
  const names = Object.values(copies).flatMap((drills) => drills.map(({ name }) => name));
  fail(`No drill is called "${wanted}"; there are: ${names.join(", ")}`);
}

const rows: Row[] = [];
for (const [name, drills] of chosen) rows.push(...(await rowsOf(name, drills)));

const widest = Math.max(...rows.map(({ drill }) => drill.length));
const minutes = (rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1);
console.log(
  `\n${rows.map(({ drill, passed, seconds }) => `${drill.padEnd(widest)}  ${passed ? "passed" : "FAILED"}  ${seconds} s`).join("\n")}\n${minutes} minutes`,
);
mkdirSync(".reports", { recursive: true });
writeFileSync(".reports/owner.json", JSON.stringify(rows, null, 2));
// What a drill has built is mostly worth looking at only where it failed.
if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
else if (!keep) rmSync(".owner", { recursive: true, force: true });
