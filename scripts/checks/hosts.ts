/**
 * `npm run check:hosts [nginx] [apache] [s3]`: starts the named hosts, or all, one after the other with the export, runs all cases and prints a table.
 * Needs `npm run build`, nginx and Apache. See scripts/hosts/README.md.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fail } from "../lib/fail";
import { freePort } from "../lib/free-port";
import { ask, type Host } from "./hosts/ask";
import { bucket } from "./hosts/bucket";
import type { Case } from "./hosts/case";
import { casesFor } from "./hosts/cases";
import { apache, nginx } from "./hosts/servers";

/** How many faults are printed for each host; a mistake in a rule causes hundreds. */
const SHOWN = 12;

interface Result {
  host: Host;
  /** How many cases were run and how many were right, by group. */
  groups: Map<string, { asked: number; right: number }>;
  faults: string[];
}

/** Requests a file again with its ETag. Returns what is wrong: an unchanged file has to be answered with 304 and no body. */
async function revalidationFaults(host: Host, address: string): Promise<string[]> {
  const { headers } = await ask(host, address);
  const etag = headers.etag;
  if (!etag) return ["no etag"];
  const again = await ask(host, address, { "If-None-Match": etag });
  return again.status === 304 && again.raw.length === 0 ? [] : [`unchanged, yet ${again.status} with ${again.raw.length} bytes`];
}

async function checkHost(host: Host, cases: readonly Case[]): Promise<Result> {
  const result: Result = { host, groups: new Map(), faults: [] };
  const note = (group: string, address: string, faults: readonly string[]) => {
    const { asked, right } = result.groups.get(group) ?? { asked: 0, right: 0 };
    result.groups.set(group, { asked: asked + 1, right: right + (faults.length === 0 ? 1 : 0) });
    if (faults.length > 0) result.faults.push(`${group}  ${address}  ${faults.join("; ")}`);
  };
  for (const one of cases.filter(({ needs }) => !needs || host[needs])) {
    const answer = await ask(host, one.path, one.headers, one.method);
    note(one.group, one.path, one.faults(answer, host));
  }
  for (const address of ["/", "/faq/", "/sitemap.xml"]) {
    note("304 when unchanged", address, await revalidationFaults(host, address));
  }
  return result;
}

function print(results: readonly Result[], groups: readonly string[]): void {
  const width = Math.max(...groups.map((group) => group.length)) + 2;
  const row = (first: string, cells: readonly string[]) =>
    console.log(first.padEnd(width) + cells.map((cell) => cell.padStart(12)).join(""));
  row(
    "",
    results.map(({ host }) => host.name),
  );
  for (const group of groups) {
    const cells = results.map(({ groups: own }) => {
      const { asked, right } = own.get(group) ?? { asked: 0, right: 0 };
      return asked === 0 ? "-" : `${right}/${asked}${right < asked ? " !" : ""}`;
    });
    row(group, cells);
  }
  for (const { host, faults } of results) {
    for (const fault of faults.slice(0, SHOWN)) console.log(`\n${host.name}: ${fault}`);
    if (faults.length > SHOWN) console.log(`\n${host.name}: ${faults.length - SHOWN} more`);
  }
}

if (!existsSync("hosts/nginx/server.conf")) fail("There is no finished export; run `npm run build` first.");
const [out, hosts] = [path.resolve("out"), path.resolve("hosts")];
const starts: Record<string, () => Promise<Host>> = {
  nginx: () => nginx(out, hosts, freePort()),
  apache: () => apache(out, freePort()),
  s3: () => bucket(process.cwd(), freePort()),
};
const names = process.argv.slice(2);
const cases = await casesFor(out);
const results: Result[] = [];
for (const name of names.length > 0 ? names : Object.keys(starts)) {
  const start = starts[name] ?? fail(`${name} is none of ${Object.keys(starts).join(", ")}`);
  const host = await start();
  try {
    results.push(await checkHost(host, cases));
  } finally {
    await host.stop();
  }
}
print(results, [...new Set([...cases.map(({ group }) => group), "304 when unchanged"])]);
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
