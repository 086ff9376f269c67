import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isoDate } from "@/content/schemas/fields";

/** The shape of content/dated.ts, checked: a date that is no date would never be due. */
const sourceFile = z.object({
  sources: z
    .array(
      z.strictObject({
        statement: z.string().min(5),
        where: z.string().min(3),
        source: z.string().min(3),
        confirmed: z.enum(["search", "knowledge", "review"]),
        checked: isoDate,
        readAgainBy: isoDate,
      }),
    )
    .min(1),
});

/** A statement of a page, with the file that lists it. */
export type DatedStatement = z.infer<typeof sourceFile>["sources"][number] & { file: string };

/** Every statement that can become wrong, soonest first. `load` imports a module by its path in the project. Throws, naming the file, if one is not as it should be. */
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
