import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { currently } from "./brand-file";
import type { Facts } from "./facts";

const FOLDER = "content/brand";
const YEARS = ["established", "incorporated"] as const;

/** The years that a brand's file had before the answers, and that none of them repeats; none where no answer is about years. */
function formerYears(source: string, facts: Facts): string[] {
  const answers = YEARS.flatMap((fact) => facts[fact]?.trim() || []);
  if (answers.length === 0) return [];
  return YEARS.map((fact) => currently(source, ["years", fact])).filter((year) => year !== "" && !answers.includes(year));
}

/** Lines of content/brand in which the years of the company before still stand after new ones were given, each with its file. `source` is company.ts as it was. */
export async function linesWithFormerYears(folder: string, source: string, facts: Facts): Promise<string[]> {
  const former = formerYears(source, facts);
  if (former.length === 0) return [];
  const year = new RegExp(`\\b(${former.join("|")})\\b|^\\s*years: "`);
  const lines: string[] = [];
  for (const file of (await readdir(path.join(folder, FOLDER))).sort()) {
    const text = await readFile(path.join(folder, FOLDER, file), "utf8");
    const found = text.split("\n").filter((line) => year.test(line));
    lines.push(...found.map((line) => `${FOLDER}/${file}: ${line.trim()}`));
  }
  return lines;
}
