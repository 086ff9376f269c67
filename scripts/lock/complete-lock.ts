/**
 * `npm run lock`, after every `npm install <package>` and `npm update`: adds an entry to package-lock.json for every binary that its packages list as
 * optional, for all platforms. npm leaves out what the registry in use does not have, and `npm ci` then refuses the lock everywhere.
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { fail } from "../lib/fail";
import { mapWithConcurrency } from "../lib/pool";
import { type LockedPackage, type LockFile, missingBinaries, withEntry } from "./lock-file";
import { platformOf } from "./platform";

const FIELDS = ["version", "dist.integrity", "cpu", "libc", "license", "os"];

interface Answer extends LockedPackage {
  "dist.integrity"?: string;
  error?: { code: string; summary: string };
}

/** The manifest of a package from the registry, or undefined if the registry does not have it. */
async function manifestOf(name: string, wanted: string): Promise<LockedPackage | undefined> {
  const options = { shell: process.platform === "win32" };
  const { stdout } = await promisify(execFile)("npm", ["view", `${name}@${wanted}`, ...FIELDS, "--json"], options).catch(
    (failure: { stdout?: string }) => ({ stdout: failure.stdout ?? "" }),
  );
  const answers: Answer[] = [JSON.parse(stdout || "[]")].flat();
  const { error, "dist.integrity": integrity, ...manifest } = answers.at(-1) ?? {};
  if (error && error.code !== "E404") fail(`The registry could not be asked for ${name}: ${error.summary}`);
  return manifest.version ? { ...manifest, integrity } : undefined;
}

/** An entry as npm writes it, but without the address of the file, which depends on the registry. */
async function entryOf(name: string, wanted: string, isDev: boolean): Promise<LockedPackage> {
  const manifest = await manifestOf(name, wanted);
  if (!manifest && !/^\d[^\s|]*$/.test(wanted)) fail(`No registry at hand has ${name}, and ${wanted} names no one version.`);
  const { version, integrity, cpu, libc, license, os } = manifest ?? { version: wanted, ...platformOf(name) };
  return { version, integrity, cpu, ...(isDev && { dev: true }), libc, license, optional: true, os };
}

const FILE = "package-lock.json";
const lock: LockFile = JSON.parse(await readFile(FILE, "utf8"));
const missing = missingBinaries(lock);
const entries = await mapWithConcurrency(missing, 4, async (binary) => {
  const isDev = lock.packages[binary.parent]?.dev ?? false;
  return { binary, entry: await entryOf(binary.name, binary.wanted, isDev) };
});
const complete = entries.reduce((before, { binary, entry }) => withEntry(before, binary, entry), lock);
if (missing.length > 0) await writeFile(FILE, `${JSON.stringify(complete, null, 2)}\n`);
const added = missing.map(({ name, wanted }) => `${name}@${wanted}`);
console.log(added.length > 0 ? `Added to ${FILE}:\n${added.join("\n")}` : `${FILE} is complete.`);
