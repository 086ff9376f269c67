import type { StoredObject } from "./bucket";
import { KINDS } from "./file-rules";
import type { LocalFile } from "./local-files";
import { completed, headersDigest, OWN, type Release, releaseKey, releaseOf, stagedKey, unneededKeys } from "./release-history";

export interface Plan {
  /** The release that is deployed. */
  release: Release;
  /** Whether the bucket already has a record of this release. */
  announced: boolean;
  /** Whether an earlier deploy of it was interrupted. */
  resumed: boolean;
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

/**
 * Compares the export with the bucket. A file needs no upload if its content is the same and it was stored with the same headers. A listing shows no
 * headers, so that is known only for files of the last complete release, or of an interrupted deploy of this one.
 */
export function planDeploy({ files, objects, releases, keep, now }: State): Plan {
  const [last] = completed(releases);
  const lastWritten = last ? (objects.get(releaseKey(last.id))?.modified ?? 0) : 0;
  const fresh = releaseOf(files, now);
  const earlier = releases.find(({ id, completedAt }) => id === fresh.id && completedAt === null);
  const begun = earlier ? (objects.get(releaseKey(fresh.id))?.modified ?? 0) : 0;
  // An interrupted deploy is of no use if another release was completed since.
  const attempt = earlier && begun >= lastWritten ? earlier : undefined;
  // A release that is live already keeps its record, which stays complete.
  const release = attempt ?? (last?.id === fresh.id ? last : fresh);

  const isThere = (file: LocalFile) => {
    const object = objects.get(file.key);
    if (object?.etag !== file.md5) return false;
    if (attempt && object.modified >= begun) return true;
    return object.modified <= lastWritten && last?.files[file.key]?.[1] === headersDigest(file);
  };
  const missing = files.filter((file) => !isThere(file));
  const direct = missing.filter(({ kind }) => kind === "hashed");
  const publish = missing.filter(({ kind }) => kind !== "hashed").sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const staged = publish.filter(({ key, md5, redirect }) => !redirect && objects.get(stagedKey(release.id, key))?.etag !== md5);

  const after = [...releases.filter(({ id }) => id !== release.id), { ...release, completedAt: now }];
  const known = new Set([release, ...releases].flatMap((one) => Object.keys(one.files)));
  return {
    release,
    announced: release !== fresh,
    resumed: attempt !== undefined,
    direct,
    staged,
    publish,
    unchanged: files.length - missing.length,
    remove: unneededKeys(objects, after, release, keep, now),
    foreign: [...objects.keys()].filter((key) => !key.startsWith(OWN) && !known.has(key)).length,
  };
}
