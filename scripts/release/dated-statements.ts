import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Source, sourceSchema } from "@/content/schemas/source";

/** What a file of content/sources exports. */
const sourceFile = z.object({ sources: z.array(sourceSchema).min(1) });

/** A statement that can become wrong, with the file that lists it. */
export type DatedStatement = Source & { file: string };

/**
 * Every statement of content/sources, the one to be read again soonest first. `load` imports a module by its path in the project. Throws, naming the
 * file, if a file has a mistake.
 */
export async function datedStatements(root: string, load: (file: string) => Promise<unknown>): Promise<DatedStatement[]> {
  const folder = "content/sources";
  const files = (await readdir(path.join(root, folder), { recursive: true })).filter((file) => file.endsWith(".ts"));
  const lists = await Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`;
      const checked = sourceFile.safeParse(await load(file));
      if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
      return checked.data.sources.map((source) => ({ ...source, file }));
    }),
  );
  return lists.flat().sort((a, b) => a.readAgainBy.localeCompare(b.readAgainBy));
}
