import type { StoredObject } from "./bucket";
import { KINDS } from "./file-rules";
import type { LocalFile } from "./local-files";
import { completed, headersDigest, OWN, type Release, releaseKey, releaseOf, stagedKey, unneededKeys } from "./release-history";

export interface Plan {
  /** The release that is deployed. */
  release: Release;
  /** Whether the bucket already has a record of this release. */
  hasRecord: boolean;
  /** Whether an earlier deploy of it was interrupted. */
  isResumed: boolean;
  /** New files with a hash in their names. No live page uses them yet, so they are uploaded directly. */
  direct: LocalFile[];
  /** Changed files that still have to be uploaded to the staging folder. */
  staged: LocalFile[];
  /** Changed files to be copied into place, in this order. */
  publish: LocalFile[];
  /** How many files need no change. */
  unchanged: number;
  /** Keys that are not needed any more once this release is live, to be removed in this order. */
  remove: string[];
  /** Addresses of pages that the last complete release has and this one has not, not even as a redirect, such as "/industry/sports/". */
  gone: string[];
  /** How many objects no deploy has stored; they are left alone. */
  foreign: number;
}

interface State {
  files: LocalFile[];
  objects: Map<string, StoredObject>;
  releases: Release[];
  keep: number;
  now: number;
}

/** The release that is deployed, with the record of an earlier deploy of it if that still holds, and which of its files are in the bucket already. */
function releaseToDeploy({ files, objects, releases, now }: State) {
  const exported = releaseOf(files, now);
  const record = releases.find(({ id }) => id === exported.id);
  const [live] = completed(releases);
  /** When a deploy wrote a release's record last: at its beginning, and again when all was live. */
  const writtenAt = (release?: Release) => (release && objects.get(releaseKey(release.id))?.modified) ?? 0;

  const isLive = record !== undefined && record.id === live?.id;
  // If another release went live since, it has replaced what the interrupted deploy had stored: all begins anew.
  const isInterrupted = record?.completedAt === null && writtenAt(record) >= writtenAt(live);
  const canContinue = isLive || isInterrupted;

  // A listing tells a file's content, but not its headers. These are right if the interrupted deploy has stored it, or if nothing has since the live
  // release did, whose record has the same headers.
  const hasSameHeaders = (file: LocalFile, { modified }: StoredObject): boolean =>
    (isInterrupted && modified >= writtenAt(record)) ||
    (modified <= writtenAt(live) && live?.files[file.key]?.[1] === headersDigest(file));
  const isUpToDate = (file: LocalFile): boolean => {
    const object = objects.get(file.key);
    return object?.etag === file.md5 && hasSameHeaders(file, object);
  };
  return { release: canContinue ? record : exported, hasRecord: canContinue, isResumed: isInterrupted, isUpToDate };
}

const PAGE = /(^|\/)index\.html$/;

/** Addresses of the pages of one release that another one lacks. */
const pagesGone = (before: Release | undefined, after: Release): string[] =>
  Object.keys(before?.files ?? {})
    .filter((key) => PAGE.test(key) && !(key in after.files))
    .map((key) => `/${key.replace(PAGE, "$1")}`);

/** Compares the export with the bucket. */
export function planDeploy(state: State): Plan {
  const { files, objects, releases, keep, now } = state;
  const { release, hasRecord, isResumed, isUpToDate } = releaseToDeploy(state);
  const missing = files.filter((file) => !isUpToDate(file));
  const direct = missing.filter(({ kind }) => kind === "hashed");
  const publish = missing.filter(({ kind }) => kind !== "hashed").sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const staged = publish.filter(({ key, md5, redirect }) => !redirect && objects.get(stagedKey(release.id, key))?.etag !== md5);

  const after = [...releases.filter(({ id }) => id !== release.id), { ...release, completedAt: now }];
  const known = new Set([release, ...releases].flatMap((one) => Object.keys(one.files)));
  return {
    release,
    hasRecord,
    isResumed,
    direct,
    staged,
    publish,
    unchanged: files.length - missing.length,
    remove: unneededKeys(objects, after, release, keep, now),
    gone: pagesGone(completed(releases)[0], release),
    foreign: [...objects.keys()].filter((key) => !key.startsWith(OWN) && !known.has(key)).length,
  };
}
