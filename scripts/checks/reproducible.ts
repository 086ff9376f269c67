/**
 * `npm run check:reproducible`: builds the working tree twice, each time in a fresh copy without caches, and compares the two exports byte for byte. The
 * build id is made from the commit and uncommitted changes, so both builds share it, but only in a Git checkout. Takes two cold builds; not to be run
 * beside the end-to-end tests, which use the same folder.
 */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fail } from "../lib/fail";
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

/** Hash of each file by its path. */
async function fingerprints(folder: string): Promise<Map<string, string>> {
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(folder, file)))
      .digest("hex");
  return new Map((await filesOf(folder)).map((file) => [file, hashOf(file)]));
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
const ids = [await buildTo(folders.first), await buildTo(folders.second)];
if (ids[0] !== ids[1])
  fail("The builds have different ids: a file was changed meanwhile, or this is no Git checkout, where the id is the time.");
const [first, second] = [await fingerprints(folders.first), await fingerprints(folders.second)];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file)).sort();

for (const file of differing) {
  const isInBoth = first.has(file) && second.has(file);
  console.error(isInBoth ? `${file} differs\n${firstDifference(file)}` : `${file} is in one export only`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`${first.size} files, ${differing.length} of them differ.`);
process.exitCode = differing.length === 0 ? 0 : 1;
