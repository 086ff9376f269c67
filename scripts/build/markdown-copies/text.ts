import type { Block } from "./blocks";
import type { Line } from "./lines";

/** A line as it is read. */
const wordsOf = (line: Line): string => line.map(({ text }) => text).join("");

/** Every line of a page once, for the search: in its order, set as it stands on the page. */
export const linesOf = (blocks: readonly Block[]): string[] => [...new Set(blocks.flatMap(({ lines }) => lines.map(wordsOf)))];

/** Quotation marks and hyphens as the keyboard has them, so that a text can be searched and compared. */
const withKeyboardSigns = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2011/g, "-");

/** A line with its links, whose addresses are absolute: a lone file has no address that they could be relative to. */
const withLinks = (line: Line, origin: string): string =>
  line.map(({ text, href }) => (href && text.trim() ? `[${text}](${new URL(href, origin).href})` : text)).join("");

/** Lines that belong together as one line: a name, and what is said of it. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((all, line) => `${all}${/[.?!:,]$/.test(all) ? " " : ": "}${line}`);

/** A name and the several things that are said of it. */
const enumerated = ([name = "", ...pieces]: readonly string[]): string => `${name}: ${pieces.join("; ")}`;

/** The line of dashes under a table's head. */
const headRule = (cells: readonly unknown[]): string => `| ${cells.map(() => "---").join(" | ")} |`;

function writtenBlock(block: Block, before: Block | undefined, origin: string): string {
  const lines = block.lines.map((line) => withLinks(line, origin));
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${joined(lines)}`;
    case "quote":
      return lines.map((line) => `> ${line}`).join("\n>\n");
    case "caption":
      return `*In the picture: ${lines.join(" ")}*`;
    case "item":
      return `${block.number ? `${block.number}.` : "-"} ${(block.pieces ?? 0) > 1 ? enumerated(lines) : joined(lines)}`;
    case "row": {
      const row = `| ${lines.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      return before?.kind === "row" ? row : `${row}\n${headRule(lines)}`;
    }
    default:
      return lines.join("\n\n");
  }
}

/** Whether two blocks stand on lines next to each other: points of a list, rows of a table. */
function isTight(one: Block, other: Block): boolean {
  if (one.kind === "item" && other.kind === "item") return (one.number === undefined) === (other.number === undefined);
  return one.kind === "row" && other.kind === "row";
}

/** The blocks as Markdown. */
export const markdownOf = (blocks: readonly Block[], origin: string): string =>
  withKeyboardSigns(
    blocks.reduce((text, block, index) => {
      const before = blocks[index - 1];
      const gap = before ? (isTight(before, block) ? "\n" : "\n\n") : "";
      return `${text}${gap}${writtenBlock(block, before, origin)}`;
    }, ""),
  );
