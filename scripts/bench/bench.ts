/**
 * `npm run bench -- [runs] [/address ...] [--against NAME=FOLDER ...] [--out FILE]`: measures `out/` in a throttled Chromium, together with
 * other exports if asked (--against), and prints a table of medians. All targets take turns within each round, so that other load on the machine affects
 * all of them alike. Times depend on the machine: compare only rows of the same run, and every row with "floor", a page of one sentence.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { systemWith } from "../fonts/font-config";
import { serveExport } from "../lib/export-server";
import { findFullChromium } from "../lib/find-browser";
import { measureLoad } from "./load";
import { optionsFrom, type Target } from "./options";
import { add, machine, type Samples, summaries } from "./results";
import { measureTaps } from "./taps";
import { measureTour } from "./tour";
import { PROFILE } from "./visit";

const THIS_SITE = "this site";
/** Home, a service, the contact page: the typical way to an enquiry. */
const TOUR = ["/", "/services/devops/", "/contact/"];

const { runs, addresses, against, out } = optionsFrom(process.argv.slice(2));
const targets: Target[] = [
  { name: "floor", folder: "scripts/bench/floor", addresses: ["/"] },
  { name: THIS_SITE, folder: "out", addresses },
  ...against.map((rival) => ({ ...rival, addresses: ["/"] })),
];
const servers = await Promise.all(targets.map(({ folder }) => serveExport(folder, { tls: true })));
const browser = await chromium.launch({
  executablePath: findFullChromium(),
  args: ["--disable-gpu"],
  // The same fonts on every machine; without any, Chromium does not start.
  env: { ...process.env, ...systemWith("Arial") },
});
const rows = new Map<string, Samples>();
const samplesOf = (row: string) => rows.set(row, rows.get(row) ?? new Map()).get(row) ?? new Map();
for (let round = 0; round <= runs; round++) {
  if (round === 1) rows.clear();
  for (const [index, { name, addresses: own }] of targets.entries()) {
    const origin = servers[index]?.origin ?? "";
    for (const address of own) {
      const row = samplesOf(name === THIS_SITE ? address : name);
      add(row, await measureLoad(browser, origin + address));
      if (name !== "floor") add(row, await measureTaps(browser, origin + address));
    }
    if (name === THIS_SITE) add(samplesOf(`visit ${TOUR.join(" ")}`), await measureTour(browser, origin, TOUR));
  }
  console.log(round === 0 ? "Warmed up." : `Round ${round} of ${runs} done.`);
}
const report = { machine: machine(browser.version()), profile: PROFILE, runs, rows: summaries(rows) };
await browser.close();
for (const server of servers) server.stop();
await mkdir(path.dirname(out), { recursive: true });
await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
for (const [row, measures] of Object.entries(report.rows)) {
  console.log(`\n${row}`);
  console.table(measures);
}
console.log(`Medians of ${runs} rounds, written to ${out} with spread and machine.`);
