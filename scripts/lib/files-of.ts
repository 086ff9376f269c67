import { readdir } from "node:fs/promises";
import path from "node:path";

/** All files of a folder and of those in it, by their path inside it, with forward slashes. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
