import type { z } from "zod";
import { ContentError, checkEntry } from "./validate";

/** A value as its schema has it. Throws ContentError, which names file, field and remedy, if it has a mistake. */
export function checked<Schema extends z.ZodType>(schema: Schema, file: string, value: unknown): z.infer<Schema> {
  const result = checkEntry(schema, file, value);
  if ("problems" in result) throw new ContentError(result.problems);
  return result.entry;
}
