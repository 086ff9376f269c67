import type { About, Block } from "@/content/types";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const isKind =
  <Kind extends Block["kind"]>(kind: Kind) =>
  (block: Block): block is BlockOf<Kind> =>
    block.kind === kind;

/** What the PDFs show of the page "How we work". */
export interface MethodBlocks {
  steps: BlockOf<"steps">;
  /** The documents that a client can open. */
  papers: BlockOf<"items">;
  /** Who decides what: the table with the id "decisions". */
  decisions: BlockOf<"table">;
  /** The same method for a small and a large project: the table with the id "sizes". Its first row holds the usual durations. */
  sizes: BlockOf<"table">;
}

/** Picks the blocks from the page "How we work". Undefined if one is missing; the PDFs then leave the method out. */
export function methodBlocks({ sections }: Pick<About, "sections">): MethodBlocks | undefined {
  const tables = sections.filter(isKind("table"));
  const steps = sections.find(isKind("steps"));
  const papers = sections.find(isKind("items"));
  const decisions = tables.find(({ id }) => id === "decisions");
  const sizes = tables.find(({ id }) => id === "sizes");
  return steps && papers && decisions && sizes && { steps, papers, decisions, sizes };
}

/** A range of months on a scale. */
export interface Duration {
  name: string;
  /** As the content words it, such as "2 to 4 weeks". */
  words: string;
  from: number;
  to: number;
}

const WEEKS_PER_MONTH = 30.44 / 7;

/** The usual durations in months, read from their texts ("2 to 4 weeks"). A text without a range is left out. */
export function durationsOf({ sizes }: MethodBlocks): Duration[] {
  const [, ...names] = sizes.columns;
  return names.flatMap((name, index) => {
    const words = sizes.rows[0]?.[index + 1] ?? "";
    const [, from, to, unit] = /(\d+) to (\d+) (weeks|months)/.exec(words) ?? [];
    if (!unit) return [];
    const unitsPerMonth = unit === "weeks" ? WEEKS_PER_MONTH : 1;
    return { name, words, from: Number(from) / unitsPerMonth, to: Number(to) / unitsPerMonth };
  });
}
