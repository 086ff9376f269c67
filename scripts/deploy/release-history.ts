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

/** Whether a deploy was begun and not completed: it may be running, or was abandoned. */
const mayBeRunning = ({ completedAt }: Release) => completedAt === null;

/** The releases whose files an open tab may need. */
function neededReleases(releases: Release[], keep: number, now: number): Release[] {
  const isRecent = (time: number) => time > now - OPEN_TAB;
  const complete = completed(releases);
  const kept = complete.filter((_, index) => {
    const isOfTheLast = index < keep;
    // A release was live until the next one was completed.
    const wasLiveUntil = complete[index - 1]?.completedAt ?? now;
    return isOfTheLast || isRecent(wasLiveUntil);
  });
  return [...kept, ...releases.filter((release) => mayBeRunning(release) && isRecent(release.startedAt))];
}

/**
 * Keys that are not needed any more; the releases' records come last. Only files that a deploy has stored are ever removed. `releases` includes the
 * current one, as completed.
 */
export function unneededKeys(
  objects: Map<string, StoredObject>,
  releases: Release[],
  current: Release,
  keep: number,
  now: number,
): string[] {
  const needed = neededReleases(releases, keep, now);
  const isNeeded = (id: string) => needed.some((release) => release.id === id);
  const keysOf = (some: Release[]) => new Set(some.flatMap(({ files }) => Object.keys(files)));

  // A page goes as soon as the current release lacks it, unless a running deploy has just stored it. What pages load stays for open tabs.
  const pagesToKeep = keysOf([current, ...needed.filter(mayBeRunning)]);
  const filesToKeep = keysOf(needed);
  // Redirects are stored under addresses, without an extension.
  const isPage = (key: string) => ["page", "payload"].includes(kindOf(key)) || path.posix.extname(key) === "";
  const mayGo = (key: string) => !(isPage(key) ? pagesToKeep : filesToKeep).has(key);
  const files = [...keysOf(releases)].filter((key) => objects.has(key) && mayGo(key));

  const staged = [...objects.keys()].filter((key) => {
    const [, id] = /^\.deploy\/staged\/([^/]+)\//.exec(key) ?? [];
    // The current release is live by then and has nothing staged any more.
    return id !== undefined && (id === current.id || !isNeeded(id));
  });
  const records = releases.filter(({ id }) => !isNeeded(id)).map(({ id }) => releaseKey(id));
  return [...files, ...staged, ...records];
}
