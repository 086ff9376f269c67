import { createHash } from "node:crypto";
import type { Bucket, StoredObject } from "./bucket";
import { kindOf } from "./file-rules";
import type { LocalFile } from "./local-files";

/**
 * The bucket's memory of what was deployed: one small JSON file a release, written when a deploy begins and again when all of it is
 * live. From it a later deploy knows which files are as they should be and which are unused.
 */
export interface Release {
  /** Digest of everything in it: the same export is the same release. */
  id: string;
  /** Milliseconds since 1970, by the deploying machine's clock. */
  startedAt: number;
  /** Null while it is being deployed, and for good if that was abandoned. */
  completedAt: number | null;
  /** By key. */
  files: Record<string, [md5: string, headers: string]>;
}

/** Everything a deploy keeps for itself. The export has no such folder. */
export const OWN = ".deploy/";
const RELEASES = `${OWN}releases/`;
/** Where the record of a release is kept. */
export const releaseKey = (id: string): string => `${RELEASES}${id}.json`;
/** Where a changed file waits until all of them have arrived. */
export const stagedKey = (id: string, key: string): string => `${OWN}staged/${id}/${key}`;

/** A tab that was opened this long before its release was replaced still finds that release's files. */
export const OPEN_TAB_DAYS = 7;
const OPEN_TAB = OPEN_TAB_DAYS * 24 * 60 * 60 * 1000;

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
/** What a file is stored with, in a few letters. */
export const headersDigest = ({
  contentType,
  cacheControl,
  redirect = "",
}: Pick<LocalFile, "contentType" | "cacheControl" | "redirect">): string =>
  digest(`${contentType}\n${cacheControl}\n${redirect}`);

/** The release that these files make. */
export function releaseOf(files: LocalFile[], now: number): Release {
  const listed: Release["files"] = Object.fromEntries(files.map((file) => [file.key, [file.md5, headersDigest(file)]]));
  return { id: digest(JSON.stringify(listed)), startedAt: now, completedAt: null, files: listed };
}

/** All releases the bucket remembers. */
export async function readReleases(bucket: Pick<Bucket, "readText">, objects: Map<string, StoredObject>): Promise<Release[]> {
  const keys = [...objects.keys()].filter((key) => key.startsWith(RELEASES));
  return Promise.all(keys.map(async (key) => JSON.parse(await bucket.readText(key))));
}

/** Those that were deployed completely, the latest first. */
export const completed = (releases: Release[]) =>
  releases
    .flatMap((release) => (release.completedAt === null ? [] : [{ ...release, completedAt: release.completedAt }]))
    .sort((a, b) => b.completedAt - a.completedAt);

/**
 * The releases whose files may be needed by an open tab: the last `keep`, all that were live within OPEN_TAB_DAYS, and deploys
 * that began within that time and may still be running.
 */
function neededReleases(releases: Release[], keep: number, now: number): Release[] {
  const recent = now - OPEN_TAB;
  const live = completed(releases);
  const kept = live.filter((_, index) => index < keep || (live[index - 1]?.completedAt ?? now) > recent);
  return [...kept, ...releases.filter(({ completedAt, startedAt }) => completedAt === null && startedAt > recent)];
}

/**
 * What is unused, releases' own files last. Only what a release has put there is ever removed. Pages go as soon as the
 * current release is without them; what pages load stays as long as a needed release lists it.
 * `releases` includes the current one, as completed.
 */
export function unneededKeys(
  objects: Map<string, StoredObject>,
  releases: Release[],
  current: Release,
  keep: number,
  now: number,
): string[] {
  const needed = neededReleases(releases, keep, now);
  const neededFiles = new Set(needed.flatMap(({ files }) => Object.keys(files)));
  const neededIds = new Set(needed.map(({ id }) => id));
  const isPageFile = (key: string) => ["page", "payload"].includes(kindOf(key));
  // A deploy that may still be running has pages of its own.
  const running = needed.filter(({ completedAt }) => completedAt === null);
  const isLive = (key: string) => [current, ...running].some(({ files }) => Object.hasOwn(files, key));
  const everDeployed = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const files = [...everDeployed].filter((key) => objects.has(key) && !isLive(key) && (isPageFile(key) || !neededFiles.has(key)));
  const staged = [...objects.keys()].filter((key) => {
    const [, id = ""] = /^\.deploy\/staged\/([^/]+)\//.exec(key) ?? [];
    return id !== "" && (id === current.id || !neededIds.has(id));
  });
  return [...files, ...staged, ...releases.filter(({ id }) => !neededIds.has(id)).map(({ id }) => releaseKey(id))];
}
