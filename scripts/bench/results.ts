import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { Measures } from "./load";

/** All measured values of a row, by name. */
export type Samples = Map<string, number[]>;

/** Adds the values of a round. */
export function add(samples: Samples, measures: Measures): void {
  for (const [name, value] of Object.entries(measures)) samples.set(name, [...(samples.get(name) ?? []), value]);
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 1));

export interface Summary {
  median: number;
  /** Least and greatest. */
  spread: [number, number];
  runs: number;
}

/** Median and spread of some values. For an even number of values the median is the greater of the middle two. */
export function summarise(values: readonly number[]): Summary {
  const row = sorted(values);
  const at = (index: number) => rounded(row[index] ?? 0);
  return { median: at(Math.floor(row.length / 2)), spread: [at(0), at(row.length - 1)], runs: row.length };
}

/** Medians, spreads and runs of all rows. */
export const summaries = (rows: Map<string, Samples>): Record<string, Record<string, Summary>> =>
  Object.fromEntries(
    [...rows].map(([row, samples]) => [row, Object.fromEntries([...samples].map(([name, values]) => [name, summarise(values)]))]),
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
