import type { LocalFile } from "./local-files";
import type { Plan } from "./plan";

const UNITS = ["B", "kB", "MB", "GB"];

/** A size as text: 1234 is "1.2 kB". */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

const bytesOf = (files: readonly LocalFile[]) => sizeText(files.reduce((sum, { size }) => sum + size, 0));

/** What to know about pages that a release leaves out. */
const goneWords = (pages: readonly string[]): string[] =>
  pages.length === 0
    ? []
    : [
        `Pages of the last release that this one removes: ${pages.join(" ")}`,
        "Their addresses will answer 404. To redirect them, add a line for each to content/moved-pages.ts and build again.",
      ];

/** The plan as a table of counts and sizes, and the pages that go. `target` is the bucket's name. */
export function describePlan(plan: Plan, target: string): string {
  const { release, isResumed, direct, staged, publish, unchanged, remove, gone, foreign } = plan;
  const counted = (kind: LocalFile["kind"]) => publish.filter((file) => file.kind === kind).length;
  const arrived = publish.filter(({ redirect }) => !redirect).length - staged.length;
  const rows = [
    ["Hashed files, new", direct.length, bytesOf(direct)],
    ["Other files, new or changed", publish.length, bytesOf(publish)],
    ["  assets, data, pages", [counted("asset"), counted("payload"), counted("page")].join(", ")],
    ...(arrived > 0 ? [["  uploaded by an earlier run", arrived]] : []),
    ["Unchanged", unchanged],
    ["To remove afterwards", remove.length],
    ...(foreign > 0 ? [["Not ours, left alone", foreign]] : []),
  ];
  const head = `Release ${release.id} to ${target}${isResumed ? ", continuing an interrupted run" : ""}`;
  const table = rows.map(([label, ...cells]) => `  ${String(label).padEnd(30)}${cells.join("  ")}`);
  return [head, ...table, ...goneWords(gone)].join("\n");
}
