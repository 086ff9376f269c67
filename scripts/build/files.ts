import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapOf } from "../lib/pool";
import { compressed, isCompressible } from "./compress";

/** Files in hand at a time; zlib has four threads. */
export const WIDTH = 16;

/** All files of a folder by their path inside it, with forward slashes. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

/** A text file that need not be there. */
export const readText = (folder: string, file: string): Promise<string | undefined> =>
  readFile(path.join(folder, file), "utf8").catch(() => undefined);

/** Writes texts by their path in a folder, making folders on the way. */
export async function writeTexts(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Writes .br and .gz beside every text file of an export, and returns for how many. */
export async function writeCompressed(folder: string): Promise<number> {
  const written = await mapOf(await filesOf(folder), WIDTH, async (file) => {
    const target = path.join(folder, file);
    if (!isCompressible(file, (await stat(target)).size)) return false;
    const { br, gz } = await compressed(file, await readFile(target));
    await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
    return true;
  });
  return written.filter(Boolean).length;
}
