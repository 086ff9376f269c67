/**
 * `npm run bench:scale [-- PAGES...]`: builds the site with 42, 420 and 4,200 pages in a temporary copy and prints time, memory and sizes. The added pages
 * are industries, made from the real ones. Fails if the cost of a page grows with the number of pages.
 */
import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesOf } from "../lib/files-of";
import { build, copySite, SITE_COPY, type SiteCopy } from "../lib/site-copy";
import { industries } from "./scale/industries";

const FOLDER = path.join(SITE_COPY, "scale");
/** Costs that must not grow with the number of pages. */
const COSTS = ["ms a page", "kB a page", "home, kB", "service, kB", "industry, kB"] as const;
/** Number of pages outside the industries. */
const OTHERS = 25;

/** Adds industries until the site has that many pages. */
async function grow(pages: number) {
  const folder = path.join(FOLDER, "content/industry");
  const sources = await Promise.all((await readdir(folder)).map(async (file) => readFile(path.join(folder, file), "utf8")));
  const added = industries(sources, pages - OTHERS - sources.length);
  await Promise.all(added.map(({ slug, text }) => writeFile(path.join(folder, `${slug}.ts`), text)));
}

/** Kilobytes of memory that the processes of this command use, what they share counted for each; 0 where there is no `ps`. */
function memoryInUse(): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,pgid=,rss="], { encoding: "utf8" });
  const all = (stdout ?? "").split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const group = all.find(([pid]) => pid === process.pid)?.[1];
  return all.reduce((sum, [, pgid, rss = 0]) => (pgid === group ? sum + rss : sum), 0);
}

/** Builds the copy. Returns how long that took, the most memory it used, and what it printed. */
async function measureBuild(copy: SiteCopy) {
  const begun = Date.now();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryInUse());
  }, 500);
  const said = await build(copy, { PRECOMPRESS: "on" }).finally(() => clearInterval(timer));
  return { seconds: (Date.now() - begun) / 1000, peak, said };
}

async function measureExport() {
  const out = path.join(FOLDER, "out");
  const files = await filesOf(out);
  let bytes = 0;
  for (const file of files) bytes += (await stat(path.join(out, file))).size;
  const page = async (name: string) => (await stat(path.join(out, name, "index.html"))).size;
  return {
    files: files.length,
    bytes,
    home: await page("."),
    industry: await page("industry/healthcare"),
    service: await page("services/devops"),
  };
}

/** Builds and measures the site with that many pages: a row of the table. */
async function rowOf(pages: number) {
  const copy = await copySite(FOLDER);
  await grow(pages);
  const { seconds, peak, said } = await measureBuild(copy);
  if (process.env.VERBOSE) console.log(said);
  const { files, bytes, ...html } = await measureExport();
  const kB = (size: number) => Math.round(size / 1000);
  return {
    pages,
    "build, s": Math.round(seconds),
    "ms a page": Math.round((seconds * 1000) / pages),
    "peak memory, MB": peak === 0 ? "not measured" : Math.round(peak / 1000),
    files,
    "out, MB": Math.round(bytes / 1e6),
    "kB a page": kB(bytes / pages),
    "home, kB": kB(html.home),
    "service, kB": kB(html.service),
    "industry, kB": kB(html.industry),
  };
}

const sizes = process.argv.slice(2).map(Number);
const rows = [];
try {
  for (const pages of sizes.length > 0 ? sizes : [42, 420, 4200]) {
    rows.push(await rowOf(pages));
    console.table(rows);
  }
} finally {
  await rm(FOLDER, { recursive: true, force: true });
}

const [first, ...larger] = rows;
for (const row of larger) {
  for (const cost of COSTS) {
    if (!first || row[cost] <= first[cost] * 1.25) continue;
    console.error(`${cost} grows with the number of pages: ${first[cost]} at ${first.pages}, ${row[cost]} at ${row.pages}`);
    process.exitCode = 1;
  }
}
