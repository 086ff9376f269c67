import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesOf } from "../lib/files-of";
import { mapWithConcurrency } from "../lib/pool";
import { compressed, hasCopies } from "./compress";

/** How many files are worked on at the same time: more would only take memory, as the compression has four threads. */
export const CONCURRENCY = 16;

/** The text of a file; undefined if there is none. */
export const readText = (folder: string, file: string): Promise<string | undefined> =>
  readFile(path.join(folder, file), "utf8").catch(() => undefined);

/** Writes texts by their path in a folder, making folders on the way. */
export async function writeTexts(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/**
 * Writes .br and .gz beside every text file of an export, and returns for how many. Next writes many payloads several times under different
 * names, 7 of 20 MB: each content is compressed once, which takes a quarter off this step.
 */
export async function writeCompressed(folder: string): Promise<number> {
  /** The first file of each content, by the content's hash, once its copies are written. */
  const firstFiles = new Map<string, Promise<string>>();
  const compress = async (target: string, content: Buffer) => {
    const { br, gz } = await compressed(target, content);
    await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
    return target;
  };
  const written = await mapWithConcurrency(await filesOf(folder), CONCURRENCY, async (file) => {
    const target = path.join(folder, file);
    if (!hasCopies(file, (await stat(target)).size)) return false;
    const content = await readFile(target);
    const key = createHash("sha256").update(content).digest("hex");
    const writing = firstFiles.get(key) ?? compress(target, content);
    firstFiles.set(key, writing);
    const original = await writing;
    if (original !== target) await Promise.all([".br", ".gz"].map((kind) => copyFile(original + kind, target + kind)));
    return true;
  });
  return written.filter(Boolean).length;
}
