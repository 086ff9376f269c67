const UNITS = ["B", "kB", "MB", "GB"];

/** Bytes for people: 1234 is "1.2 kB". */
export function sizeText(/** @type {number} */ bytes) {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

/**
 * The plan as a small table: counts and bytes.
 * @param {import("./plan.mjs").Plan} plan
 * @param {string} aim
 */
export function describePlan({ release, resumed, direct, staged, publish, unchanged, remove, foreign }, aim) {
  const bytes = (/** @type {{ size: number }[]} */ files) => sizeText(files.reduce((sum, { size }) => sum + size, 0));
  const counted = (/** @type {string} */ kind) => publish.filter((file) => file.kind === kind).length;
  const arrived = publish.filter(({ redirect }) => !redirect).length - staged.length;
  const rows = [
    ["Hashed files, new", direct.length, bytes(direct)],
    ["Other files, new or changed", publish.length, bytes(publish)],
    ["  assets, data, pages", [counted("asset"), counted("payload"), counted("page")].join(", ")],
    ...(arrived > 0 ? [["  uploaded by an earlier run", arrived]] : []),
    ["Unchanged", unchanged],
    ["To remove afterwards", remove.length],
    ...(foreign > 0 ? [["Not ours, left alone", foreign]] : []),
  ];
  const head = `Release ${release.id} to ${aim}${resumed ? ", going on with an interrupted run" : ""}`;
  return [head, ...rows.map(([label, ...cells]) => `  ${String(label).padEnd(30)}${cells.join("  ")}`)].join("\n");
}
