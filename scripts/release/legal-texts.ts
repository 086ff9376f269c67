import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const documentSchema = z.object({ default: z.object({ name: z.string(), effective: z.string() }) });

/** The texts that a lawyer should read before the launch, a line for each file. `load` imports a module by its path in the project. */
export async function legalTexts(root: string, load: (file: string) => Promise<unknown>): Promise<string[]> {
  const folder = "content/legal";
  const files = (await readdir(path.join(root, folder)))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const documents = await Promise.all(
    files.map(async (file) => {
      const { name, effective } = documentSchema.parse(await load(`${folder}/${file}`)).default;
      return `${folder}/${file}: ${name}, in force since ${effective}`;
    }),
  );
  return [
    ...documents,
    "content/legal-lines/settings-lines.ts: what the legal texts say of analytics, calendar, chat and maps, where they are on",
  ];
}
