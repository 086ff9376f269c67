import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { slugsOf } from "@/content/addresses";
import { addressOf, COLLECTIONS } from "@/content/collections/collection-names";
import { formerSlugs } from "@/content/collections/follow-moved-pages";
import { type Source, sourceSchema } from "@/content/schemas/source";

/** What a file of content/sources exports. */
const sourceFile = z.object({ sources: z.array(sourceSchema).min(1) });

/** A statement that can become wrong, with the file that lists it. */
export type DatedStatement = Source & { file: string };

/** Whether a list, such as "services/devops.ts", is one of a page that is there, under this name or a new one. */
const isOfPage = (name: string): boolean =>
  COLLECTIONS.some((collection) =>
    slugsOf(collection).some((slug) =>
      [slug, ...formerSlugs(addressOf(collection, slug))].some((one) => path.join(collection, `${one}.ts`) === name),
    ),
  );

/** Every statement of content/sources about a page that is there, the one to be read again soonest first. Throws, naming the file, if a file has a mistake. */
export async function datedStatements(): Promise<DatedStatement[]> {
  const names = (await readdir("content/sources", { recursive: true }))
    .filter(isOfPage)
    .map((name) => name.replaceAll("\\", "/"));
  const lists = await Promise.all(
    names.map(async (name) => {
      const file = `content/sources/${name}`;
      const checked = sourceFile.safeParse(await import(`../../content/sources/${name}`));
      if (!checked.success) throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
      return checked.data.sources.map((source) => ({ ...source, file }));
    }),
  );
  return lists.flat().sort((a, b) => a.readAgainBy.localeCompare(b.readAgainBy));
}

/** A date by which something has to be done. */
export interface Dated {
  what: string;
  /** As YYYY-MM-DD. */
  by: string;
  remedy: string;
}

/** A line for each date that has passed, or will within `days` from `today`, the soonest first. */
export function dueDates(dates: readonly Dated[], today: string, days: number): string[] {
  const limit = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return dates
    .filter(({ by }) => by <= limit)
    .sort((one, other) => one.by.localeCompare(other.by))
    .map(({ what, by, remedy }) => `${by < today ? "PASSED" : "soon  "}  ${by}  ${what}: ${remedy}`);
}
