import type { About } from "@/content/types";

/**
 * What the PDFs show of the page "How we work": its steps, the documents that a client can open (papers), who decides what, and how the method differs
 * for a small and a large project; the first row of sizes holds the usual durations. Undefined if one is missing; the PDFs then leave the method out.
 */
export function methodBlocks({ sections }: Pick<About, "sections">) {
  const tables = sections.filter((block) => block.kind === "table");
  const steps = sections.find((block) => block.kind === "steps");
  const papers = sections.find((block) => block.kind === "items");
  const decisions = tables.find(({ id }) => id === "decisions");
  const sizes = tables.find(({ id }) => id === "sizes");
  return steps && papers && decisions && sizes && { steps, papers, decisions, sizes };
}

const WEEKS_PER_MONTH = 30.44 / 7;

/** The usual durations in months, read from their texts ("2 to 4 weeks"). A text without a range is left out. */
export function durationsOf({ sizes }: Pick<NonNullable<ReturnType<typeof methodBlocks>>, "sizes">) {
  const [, ...names] = sizes.columns;
  return names.flatMap((name, index) => {
    const words = sizes.rows[0]?.[index + 1] ?? "";
    const [, from, to, unit] = /(\d+) to (\d+) (weeks|months)/.exec(words) ?? [];
    if (!unit) return [];
    const unitsPerMonth = unit === "weeks" ? WEEKS_PER_MONTH : 1;
    return [{ name, words, from: Number(from) / unitsPerMonth, to: Number(to) / unitsPerMonth }];
  });
}
