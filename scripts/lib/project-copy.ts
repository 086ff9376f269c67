import { cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Where copies of the project are built: inside it, so that they find its node_modules above them; ignored by git and by every tool. */
export const COPY = path.resolve(".site-copy");

/** What a build makes or does not need. Without a lockfile of its own the copy counts as part of the project. */
const LEFT_OUT = new Set([
  "node_modules",
  "out",
  "hosts",
  "package-lock.json",
  "test-results",
  "playwright-report",
  ".git",
  ".next",
  ".reports",
  ".site-copy",
  ".swc",
  ".owner",
  "tsconfig.tsbuildinfo",
]);

/** Makes a fresh copy of the project's sources, without any cache, in place of an older one. */
export async function copySources(folder: string = COPY): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entries = (await readdir(".")).filter((entry) => !LEFT_OUT.has(entry));
  await Promise.all(entries.map((entry) => cp(entry, path.join(folder, entry), { recursive: true })));
}
