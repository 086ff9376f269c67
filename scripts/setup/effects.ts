import { companySchema } from "@/content/schemas/brand";
import { remedyFor } from "@/content/validation/remedies";
import type { Change } from "./brand-file";
import { FACTS, type Fact } from "./facts";

/** Answers by the keys of their facts. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** What the schema of the company's facts says against the value of a field. All other fields are missing, so only this one's mistakes count. */
function schemaProblem(path: string, value: unknown): string | undefined {
  const field = path.split(".").slice(1);
  const facts = field.reduceRight<unknown>((inner, step) => (step === "0" ? [inner] : { [step]: inner }), value);
  const issues = companySchema.safeParse(facts, { error: remedyFor }).error?.issues ?? [];
  return issues.find((issue) => field.every((step, index) => String(issue.path[index]) === step))?.message;
}

/** What the answer to a question, among the other answers, changes in the brand's file; nothing if it is empty. `problem`: what is wrong with it, and what to write. */
export function effectOf(fact: Fact, answers: Answers): { changes: Change[]; problem?: string } {
  const { key, hint, paths, parse = (text: string) => text, isList, isOptional, goesWith = "" } = fact;
  const answer = answers[key]?.trim() ?? "";
  const become = (value: unknown) => ({ changes: paths.map((path) => ({ path, value })) });
  if (answer === "") {
    const isMissing = answers[goesWith]?.trim();
    return { changes: [], ...(isMissing && { problem: `${key} goes with the new ${goesWith}; write --${key} like ${hint}` }) };
  }
  if (answer === "-" && isOptional) return become(isList ? [] : undefined);
  const values: unknown[] = [];
  for (const item of isList ? answer.split(",").flatMap((part) => part.trim() || []) : [answer]) {
    const value = parse(item);
    const problem =
      value === undefined || Number.isNaN(value)
        ? `can't be right; write it like ${hint}`
        : schemaProblem(paths[0], isList ? [value] : value);
    if (problem) return { changes: [], problem: `${key} "${item}" ${problem}` };
    values.push(value);
  }
  return become(isList ? values : values[0]);
}

/** What all answers change, in the order of the questions. Throws, with everything that is wrong, if one can't be right or lacks another one. */
export function effectsOf(answers: Answers): Change[] {
  const effects = FACTS.map((fact) => effectOf(fact, answers));
  const problems = effects.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return effects.flatMap(({ changes }) => changes);
}
