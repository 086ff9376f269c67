import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { Measures } from "./load";

/** All measured values of a row, by name. */
export type Samples = Map<string, number[]>;

/** Adds the values of a round. */
export function add(samples: Samples, measures: Measures): void {
  for (const [name, value] of Object.entries(measures)) samples.set(name, [...(samples.get(name) ?? []), value]);
}

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 1));

/** Least, median and greatest of some values. For an even number of values the median is the greater of the middle two. */
function summary(values: readonly number[]) {
  const row = values.toSorted((a, b) => a - b);
  const at = (index: number) => rounded(row[index] ?? 0);
  return { median: at(Math.floor(row.length / 2)), from: at(0), to: at(row.length - 1) };
}

/** Medians and spreads of all rows. */
export const summaries = (rows: Map<string, Samples>) =>
  Object.fromEntries(
    [...rows].map(([row, samples]) => [row, Object.fromEntries([...samples].map(([name, values]) => [name, summary(values)]))]),
  );

/** The machine, the browser and the commit, on which the numbers depend. */
export function machine(browserVersion: string): Record<string, string | number> {
  const [processor] = cpus();
  return {
    processor: processor?.model ?? "unknown",
    cores: cpus().length,
    "memory GB": Math.round(totalmem() / 1e9),
    node: process.version,
    browser: browserVersion,
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    date: new Date().toISOString().slice(0, 10),
  };
}
