/**
 * `npm run check:reproducible`: builds the working tree twice, each time in a fresh copy without caches, and compares the two exports byte for byte. The
 * build id is made from the commit and uncommitted changes, so both builds share it; outside a git checkout it is the time, and then it is
 * taken out of the comparison. Takes two cold builds; not to be run beside the end-to-end tests, which use the same folder.
 */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesOf } from "../lib/files-of";
import { build, copySite, SITE_COPY } from "../lib/site-copy";

/** Builds a fresh copy and copies its export to `target`. Returns the build id. */
async function buildTo(target: string): Promise<string> {
  const copy = await copySite(SITE_COPY);
  await build(copy, { PRECOMPRESS: "on" });
  const id = (await copy.read(".next/BUILD_ID")).trim();
  cpSync(path.join(SITE_COPY, "out"), target, { recursive: true });
  rmSync(SITE_COPY, { recursive: true, force: true });
  return id;
}

/** Hash of each file by its path. If the build ids differ, they and the compressed copies are left out. */
async function fingerprints(folder: string, id: string, isSameId: boolean): Promise<Map<string, string>> {
  const files = await filesOf(folder);
  const wanted = isSameId ? files : files.filter((file) => !/\.(br|gz)$/.test(file));
  return new Map(
    wanted.map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      const content = isSameId ? bytes : bytes.toString("latin1").replaceAll(id, "BUILD-ID");
      return [isSameId ? file : file.replaceAll(id, "BUILD-ID"), createHash("sha256").update(content).digest("hex")];
    }),
  );
}

/** Where two files first differ, with the text at that place. */
function firstDifference(file: string): string {
  const one = readFileSync(path.join(folders.first, file));
  const other = readFileSync(path.join(folders.second, file));
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const around = (bytes: Buffer) => JSON.stringify(bytes.toString("latin1", Math.max(0, at - 30), at + 50));
  return `  at byte ${at}: ${around(one)}\n  and:     ${around(other)}`;
}

const folder = path.join(tmpdir(), `reproducible-${process.pid}`);
const folders = { first: path.join(folder, "first"), second: path.join(folder, "second") };
const ids = { first: await buildTo(folders.first), second: await buildTo(folders.second) };
const isSameId = ids.first === ids.second;
const first = await fingerprints(folders.first, ids.first, isSameId);
const second = await fingerprints(folders.second, ids.second, isSameId);
const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file)).sort();

for (const file of differing) {
  console.error(first.has(file) && second.has(file) ? `${file} differs` : `${file} is in one export only`);
  if (isSameId && first.has(file) && second.has(file)) console.error(firstDifference(file));
}
const keepExports = process.argv.includes("--keep");
if (keepExports) console.log(`Both exports are kept in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
console.log(`${first.size} files, ${differing.length} of them differ${isSameId ? "" : " (build id apart)"}.`);
process.exitCode = differing.length === 0 ? 0 : 1;
