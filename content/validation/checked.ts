import type { z } from "zod";
import { ContentError, checkEntry } from "./validate";

/** Checks a value with its schema and returns it. Throws ContentError, which names file, field and remedy, if it has a mistake. */
export function checked<Schema extends z.ZodType>(schema: Schema, file: string, value: unknown): z.infer<Schema> {
  const result = checkEntry(schema, file, value);
  if ("problems" in result) throw new ContentError(result.problems);
  return result.entry;
}
