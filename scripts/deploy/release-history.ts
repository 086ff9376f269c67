import { createHash } from "node:crypto";
import path from "node:path";
import type { Bucket, StoredObject } from "./bucket";
import { kindOf } from "./file-rules";
import type { LocalFile } from "./local-files";

/**
 * The record of a deployed release: a small JSON file in the bucket, written when a deploy begins and again when all of it is live. From these records
 * a later deploy knows which files are up to date and which are not needed any more.
 */
export interface Release {
  /** Hash of everything in it, so the same export is the same release. */
  id: string;
  /** Milliseconds since 1970, by the deploying machine's clock. */
  startedAt: number;
  /** Null during the deploy, and for good if it was abandoned. */
  completedAt: number | null;
  /** By key. */
  files: Record<string, [md5: string, headers: string]>;
}

/** Folder in the bucket for the deploys' own files. The export has no such folder. */
export const OWN = ".deploy/";
const RELEASES = `${OWN}releases/`;
/** Key of the record of a release. */
export const releaseKey = (id: string): string => `${RELEASES}${id}.json`;
/** Key in the staging folder, where a changed file waits until all files are uploaded. */
export const stagedKey = (id: string, key: string): string => `${OWN}staged/${id}/${key}`;

/** For how many days after a release was replaced its files are kept, for tabs that are still open. */
export const OPEN_TAB_DAYS = 7;
const OPEN_TAB = OPEN_TAB_DAYS * 24 * 60 * 60 * 1000;

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
/** Hash of the headers that a file is stored with. */
export const headersDigest = ({
  contentType,
  cacheControl,
  redirect = "",
}: Pick<LocalFile, "contentType" | "cacheControl" | "redirect">): string =>
  digest(`${contentType}\n${cacheControl}\n${redirect}`);

/** The release that consists of these files. */
export function releaseOf(files: LocalFile[], now: number): Release {
  const records: Release["files"] = Object.fromEntries(files.map((file) => [file.key, [file.md5, headersDigest(file)]]));
  return { id: digest(JSON.stringify(records)), startedAt: now, completedAt: null, files: records };
}

/** All releases that have a record in the bucket. */
export async function readReleases(bucket: Pick<Bucket, "readText">, objects: Map<string, StoredObject>): Promise<Release[]> {
  const keys = [...objects.keys()].filter((key) => key.startsWith(RELEASES));
  return Promise.all(keys.map(async (key) => JSON.parse(await bucket.readText(key))));
}

/** The releases that were deployed completely, the latest first. */
export const completed = (releases: Release[]) =>
  releases
    .flatMap((release) => (release.completedAt === null ? [] : [{ ...release, completedAt: release.completedAt }]))
    .sort((a, b) => b.completedAt - a.completedAt);

/**
 * The releases whose files an open tab may need: the last `keep`, all that were live within OPEN_TAB_DAYS, and deploys that began within that time and
 * may still be running.
 */
function neededReleases(releases: Release[], keep: number, now: number): Release[] {
  const recent = now - OPEN_TAB;
  const live = completed(releases);
  const kept = live.filter((_, index) => index < keep || (live[index - 1]?.completedAt ?? now) > recent);
  return [...kept, ...releases.filter(({ completedAt, startedAt }) => completedAt === null && startedAt > recent)];
}

/**
 * Keys that are not needed any more; the releases' records come last. Only files that a deploy has stored are ever removed. A page is removed as soon
 * as the current release does not have it; files that pages load stay as long as a needed release lists them. `releases` includes the current one, as
 * completed.
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
  // Redirects are stored under addresses, without an extension.
  const isPageFile = (key: string) => ["page", "payload"].includes(kindOf(key)) || path.posix.extname(key) === "";
  // Pages of a deploy that may still be running are kept.
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
