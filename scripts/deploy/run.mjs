import { readFile } from "node:fs/promises";
import { mapOf } from "../lib/pool.ts";
import { releaseKey, stagedKey } from "./releases.mjs";

/** Requests at a time: enough to fill a line, few enough for any service. */
const WIDTH = 16;

const JSON_HEADERS = { contentType: "application/json", cacheControl: "no-store" };

/**
 * Carries a plan out. Nothing that is live is touched until every byte is in the bucket; then files are put in place by copies
 * within the bucket, pages last; then the release is marked as complete; only then are old files removed.
 * @param {import("./bucket.mjs").Bucket} bucket
 * @param {import("./plan.mjs").Plan} plan
 * @param {object} report
 * @param {(step: string, total: number) => void} report.begin
 * @param {() => void} report.tick
 * @param {() => number} now milliseconds since 1970
 */
export async function runPlan(bucket, plan, { begin, tick }, now) {
  const { release } = plan;
  /** @type {<Item>(step: string, items: Item[], act: (item: Item) => Promise<void>) => Promise<void>} */
  const step = async (name, items, act) => {
    if (items.length === 0) return;
    begin(name, items.length);
    await mapOf(items, WIDTH, async (item) => {
      await act(item);
      tick();
    });
  };
  const remember = (/** @type {import("./releases.mjs").Release} */ state) =>
    bucket.put(releaseKey(state.id), Buffer.from(JSON.stringify(state)), JSON_HEADERS);

  if (!plan.announced) await remember(release);
  await step("New files", plan.direct, async (file) => bucket.put(file.key, await readFile(file.path), file));
  await step("Changed files", plan.staged, async (file) =>
    bucket.put(stagedKey(release.id, file.key), await readFile(file.path), file),
  );
  for (const [kind, name] of /** @type {const} */ ([
    ["asset", "Assets live"],
    ["payload", "Data live"],
    ["page", "Pages live"],
  ])) {
    const files = plan.publish.filter((file) => file.kind === kind);
    // A copy would leave the redirect behind, and there is nothing in it that could arrive late.
    await step(name, files, (file) =>
      file.redirect ? bucket.put(file.key, new Uint8Array(), file) : bucket.copy(stagedKey(release.id, file.key), file.key),
    );
  }
  await remember({ ...release, completedAt: release.completedAt ?? now() });
  const isRelease = (/** @type {string} */ key) => key.startsWith(releaseKey("").slice(0, -".json".length));
  const staged = plan.publish.filter(({ redirect }) => !redirect).map(({ key }) => stagedKey(release.id, key));
  const files = [...new Set([...plan.remove.filter((key) => !isRelease(key)), ...staged])];
  await step("Tidying up", files, bucket.remove);
  // A release is forgotten when all its files are gone: an interrupted removal is finished by the next run.
  await step("Old releases", plan.remove.filter(isRelease), bucket.remove);
}
