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
  /** Who decides what. */
  decisions: BlockOf<"table">;
  /** The same method for a small and a large project; its first row holds the usual durations. */
  sizes: BlockOf<"table">;
}

/** The first block of each kind that the PDFs look for. */
function findBlocks({ sections }: Pick<About, "sections">) {
  const tables = sections.filter(isKind("table"));
  return {
    steps: sections.find(isKind("steps")),
    papers: sections.find(isKind("items")),
    decisions: tables.find(({ columns }) => columns.includes("Who decides")),
    sizes: tables.find(({ rows }) => rows[0]?.[0] === "Usual duration"),
  };
}

/** Picks the blocks from the page "How we work". Undefined if one is missing; the PDFs then leave the method out. */
export function methodBlocks(page: Pick<About, "sections">): MethodBlocks | undefined {
  const { steps, papers, decisions, sizes } = findBlocks(page);
  return steps && papers && decisions && sizes && { steps, papers, decisions, sizes };
}

/** What the page lacks for that, in the words that its author uses. */
export function missingBlocks(page: Pick<About, "sections">): string[] {
  const { steps, papers, decisions, sizes } = findBlocks(page);
  return [
    ...(steps ? [] : ["steps"]),
    ...(papers ? [] : ["items"]),
    ...(decisions ? [] : ['a table with a column "Who decides"']),
    ...(sizes ? [] : ['a table whose first row is "Usual duration"']),
  ];
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
