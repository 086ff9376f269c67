import { readFile } from "node:fs/promises";
import { mapWithConcurrency } from "../lib/pool";
import type { Bucket } from "./bucket";
import type { Plan } from "./plan";
import { type Release, releaseKey, stagedKey } from "./release-history";

/** Requests at a time: enough to use the connection, few enough for any service. */
const WIDTH = 16;

const JSON_HEADERS = { contentType: "application/json", cacheControl: "no-store" };

const STAGES = [
  { kind: "asset", name: "Assets live" },
  { kind: "payload", name: "Data live" },
  { kind: "page", name: "Pages live" },
];

interface Progress {
  begin: (step: string, total: number) => void;
  tick: () => void;
}

/**
 * Executes a plan. Nothing that is live changes until every file is in the bucket. Then files are copied into place within the bucket, pages last. Then
 * the release is marked as complete. Only then are old files removed.
 */
export async function executePlan(bucket: Bucket, plan: Plan, { begin, tick }: Progress, now: () => number): Promise<void> {
  const { release } = plan;
  async function step<Item>(name: string, items: Item[], act: (item: Item) => Promise<void>) {
    if (items.length === 0) return;
    begin(name, items.length);
    await mapWithConcurrency(items, WIDTH, async (item) => {
      await act(item);
      tick();
    });
  }
  const remember = (state: Release) => bucket.put(releaseKey(state.id), Buffer.from(JSON.stringify(state)), JSON_HEADERS);

  if (!plan.hasRecord) await remember(release);
  await step("New files", plan.direct, async (file) => bucket.put(file.key, await readFile(file.path), file));
  await step("Changed files", plan.staged, async (file) =>
    bucket.put(stagedKey(release.id, file.key), await readFile(file.path), file),
  );
  for (const { kind, name } of STAGES) {
    const files = plan.publish.filter((file) => file.kind === kind);
    // A redirect has no content to stage, and a copy would lose its redirect location.
    await step(name, files, (file) =>
      file.redirect ? bucket.put(file.key, new Uint8Array(), file) : bucket.copy(stagedKey(release.id, file.key), file.key),
    );
  }
  await remember({ ...release, completedAt: release.completedAt ?? now() });
  const isRelease = (key: string) => key.startsWith(releaseKey("").slice(0, -".json".length));
  const staged = plan.publish.filter(({ redirect }) => !redirect).map(({ key }) => stagedKey(release.id, key));
  const files = [...new Set([...plan.remove.filter((key) => !isRelease(key)), ...staged])];
  await step("Tidying up", files, bucket.remove);
  // The record of a release is removed after its files, so that the next deploy finishes an interrupted removal.
  await step("Old releases", plan.remove.filter(isRelease), bucket.remove);
}
