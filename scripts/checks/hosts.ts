/**
 * `npm run check:hosts [nginx] [apache] [s3]`: starts the named hosts, or all, one after the other with the export, runs all cases and prints a table.
 * Needs `npm run build`, nginx and Apache. See scripts/hosts/README.md.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fail } from "../lib/fail";
import { freePort } from "../lib/free-port";
import type { StartedHost } from "./hosts/ask";
import { bucket } from "./hosts/bucket";
import { type Result, runCases } from "./hosts/case";
import { casesFor } from "./hosts/cases";
import { apache, nginx } from "./hosts/servers";

/** How many faults are printed for each host; a mistake in a rule causes hundreds. */
const SHOWN = 12;

const wrong = (results: readonly Result[]) => results.filter(({ faults }) => faults.length > 0);

/** Prints how many cases of each group a host has right, in a column for each host, and below the first of its faults. */
function print(results: ReadonlyMap<string, readonly Result[]>, groups: readonly string[]): void {
  const width = Math.max(...groups.map((group) => group.length)) + 2;
  const row = (first: string, cells: Iterable<string>) =>
    console.log(first.padEnd(width) + [...cells].map((cell) => cell.padStart(12)).join(""));
  row("", results.keys());
  for (const group of groups) {
    const cells = [...results.values()].map((all) => {
      const asked = all.filter((one) => one.group === group);
      const right = asked.length - wrong(asked).length;
      return asked.length === 0 ? "-" : `${right}/${asked.length}${right < asked.length ? " !" : ""}`;
    });
    row(group, cells);
  }
  for (const [name, all] of results) {
    const lines = wrong(all).map(({ group, path: address, faults }) => `${group}  ${address}  ${faults.join("; ")}`);
    const more = lines.length > SHOWN ? [`${lines.length - SHOWN} more`] : [];
    for (const line of [...lines.slice(0, SHOWN), ...more]) console.log(`\n${name}: ${line}`);
  }
}

if (!existsSync("hosts/nginx/server.conf")) fail("There is no finished export; run `npm run build` first.");
const [out, hosts] = [path.resolve("out"), path.resolve("hosts")];
const starts: Record<string, () => Promise<StartedHost>> = {
  nginx: () => nginx(out, hosts, freePort()),
  apache: () => apache(out, freePort()),
  s3: () => bucket(process.cwd(), freePort()),
};
const names = process.argv.slice(2);
const cases = await casesFor(out);
const results = new Map<string, Result[]>();
for (const name of names.length > 0 ? names : Object.keys(starts)) {
  const start = starts[name] ?? fail(`${name} is none of ${Object.keys(starts).join(", ")}`);
  const host = await start();
  try {
    results.set(host.name, await runCases(host, cases));
  } finally {
    await host.stop();
  }
}
print(results, [...new Set(cases.map(({ group }) => group))]);
if (wrong([...results.values()].flat()).length > 0) process.exitCode = 1;
