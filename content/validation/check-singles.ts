import { singles } from "@/content/single-pages/single-pages";
import { type ContentProblem, checkEntry } from "./validate";

const fieldIn = (name: string, { field }: ContentProblem): string => (field === "the file" ? name : `${name}.${field}`);

/** The mistakes in one export. */
export function problemsInSingle({ file, name, schema, value }: (typeof singles)[number]): ContentProblem[] {
  const checked = checkEntry(schema, file, value);
  if (!("problems" in checked)) return [];
  return checked.problems.map((problem) => (name ? { ...problem, field: fieldIn(name, problem) } : problem));
}

/** The mistakes in all content files outside the collections. */
export const problemsInSingles = (): ContentProblem[] => singles.flatMap(problemsInSingle);
