import { z } from "zod";
import { slugsOf } from "@/content/addresses";
import { fileOf } from "@/content/collections/collection-names";

const documentSchema = z.object({ default: z.object({ name: z.string(), effective: z.string() }) });

/** The texts that a lawyer should read before the launch, a line for each file. `load` imports a module by its path in the project. */
export async function legalTexts(load: (file: string) => Promise<unknown>): Promise<string[]> {
  const documents = await Promise.all(
    slugsOf("legal").map(async (slug) => {
      const file = fileOf("legal", slug);
      const { name, effective } = documentSchema.parse(await load(file)).default;
      return `${file}: ${name}, in force since ${effective}`;
    }),
  );
  return [
    ...documents,
    "content/legal-lines/settings-lines.ts: what the legal texts say of analytics, calendar, chat and maps, where they are on",
  ];
}
