import type { z } from "zod";
import { ContentError, type ContentProblem, checkEntry } from "../validation/validate";

/** The problems of one entry; none if it is sound. */
export function problemsIn(schema: z.ZodType, file: string, value: unknown): ContentProblem[] {
  const checked = checkEntry(schema, file, value);
  return "problems" in checked ? checked.problems : [];
}

/** The lines of the error that stops the build, without its headline, and without the entries' names, which an owner may change. */
export const linesOf = (problems: readonly ContentProblem[]): string[] =>
  new ContentError(problems.map((problem) => ({ ...problem, entry: undefined }))).message.split("\n").slice(1);
