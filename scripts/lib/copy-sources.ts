import { cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Folder for copies of the project. It is inside the project, so that copies find its node_modules. Git and all tools ignore it. */
export const SITE_COPY = path.resolve(".site-copy");

/** What is not copied: what a build makes or does not need. Without its own lockfile the copy counts as part of the project. */
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

/** Makes a fresh copy of the project's sources, without caches. An older copy is removed. */
export async function copySources(folder: string = SITE_COPY): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entries = (await readdir(".")).filter((entry) => !LEFT_OUT.has(entry));
  await Promise.all(entries.map((entry) => cp(entry, path.join(folder, entry), { recursive: true })));
}
