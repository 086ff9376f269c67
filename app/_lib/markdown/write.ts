import { site } from "@/content/site";

/** Small writers of Markdown: each returns a block without a line break at its end; `document` puts them together. */

/** Content links are paths of this site; a reader of a lone file needs whole addresses. */
const absolute = (text: string): string => text.replace(/\]\(\//g, `](${site.origin}/`);

export const heading = (level: 1 | 2 | 3, text: string): string => `${"#".repeat(level)} ${text}`;

export const link = (label: string, address: string): string => `[${label}](${address})`;

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

export const numbered = (items: readonly string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join("\n");

/** A bold name and its text, as list items carry them. */
export const term = (name: string, text: string): string => `**${name}${/[.?]$/.test(name) ? "" : "."}** ${text}`;

/** A table; cells may hold anything but line breaks. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");
}

/** A heading, what follows it, left out where there is nothing. */
export function section(title: string, ...blocks: (string | undefined)[]): string {
  return [heading(2, title), ...blocks].filter(Boolean).join("\n\n");
}

/** A question and its answer, a paragraph each. */
export interface Question {
  question: string;
  answer: string;
}

/** Questions as headings of the third level with their answers. */
export const questions = (items: readonly Question[]): string =>
  items.map(({ question, answer }) => `${heading(3, question)}\n\n${answer}`).join("\n\n");

/** One file of Markdown out of its blocks. */
export const document = (blocks: readonly (string | undefined)[]): string => `${absolute(blocks.filter(Boolean).join("\n\n"))}\n`;
