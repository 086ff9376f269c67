import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapOf } from "../lib/pool";
import { compressed, isCompressible } from "./compress";
import type { Page } from "./page";

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

export async function readPage(folder: string, file: string): Promise<Page> {
  return { file, html: await readFile(path.join(folder, file), "utf8") };
}

export async function writePage(folder: string, { file, html }: Page): Promise<void> {
  await writeFile(path.join(folder, file), html);
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

/**
 * Writes .br and .gz beside every text file of an export, in place of old ones, and returns how many. Next writes many payloads several
 * times under different names; each content is compressed once.
 */
export async function writeCompressed(folder: string): Promise<number> {
  const files = await filesOf(folder);
  await mapOf(
    files.filter((file) => /\.(br|gz)$/.test(file)),
    WIDTH,
    (file) => rm(path.join(folder, file)),
  );
  /** Where the copies of a content stand, or will when they are written. */
  const done = new Map<string, Promise<string>>();
  const one = async (file: string) => {
    const target = path.join(folder, file);
    if (!isCompressible(file, (await stat(target)).size)) return 0;
    const content = await readFile(target);
    const key = createHash("sha256").update(content).digest("hex");
    const earlier = done.get(key);
    if (earlier) {
      const twin = await earlier;
      await Promise.all(["br", "gz"].map((kind) => copyFile(`${twin}.${kind}`, `${target}.${kind}`)));
      return 1;
    }
    const written = compressed(file, content)
      .then(({ br, gz }) => Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]))
      .then(() => target);
    done.set(key, written);
    await written;
    return 1;
  };
  return (await mapOf(files, WIDTH, one)).filter(Boolean).length;
}
