import type { StoredObject } from "./bucket";
import { KINDS } from "./file-rules";
import type { LocalFile } from "./local-files";
import { completed, headersDigest, OWN, type Release, releaseKey, releaseOf, stagedKey, unneededKeys } from "./release-history";

export interface Plan {
  /** What is being deployed. */
  release: Release;
  /** Whether the bucket already has a valid record of this release. */
  announced: boolean;
  /** Whether an earlier run of it was interrupted. */
  resumed: boolean;
  /** New files under names of their own, which no live page asks for. */
  direct: LocalFile[];
  /** Changed files that still have to be uploaded, beside the live ones. */
  staged: LocalFile[];
  /** Changed files to be put in place, in this order. */
  publish: LocalFile[];
  /** How many files are already as they should be. */
  unchanged: number;
  /** Keys that are unused once this release is live, in this order. */
  remove: string[];
  /** How many objects were put there by somebody else; they are left alone. */
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
 * Compares the export with the bucket. A file counts as there if its content is the same and it is known to have been stored with
 * the same headers, which a listing does not show: by the last complete release, or by an interrupted run of this one.
 */
export function planDeploy({ files, objects, releases, keep, now }: State): Plan {
  const [last] = completed(releases);
  const lastWritten = last ? (objects.get(releaseKey(last.id))?.modified ?? 0) : 0;
  const fresh = releaseOf(files, now);
  const earlier = releases.find(({ id, completedAt }) => id === fresh.id && completedAt === null);
  const begun = earlier ? (objects.get(releaseKey(fresh.id))?.modified ?? 0) : 0;
  // An attempt that another release has overtaken knows nothing any more.
  const attempt = earlier && begun >= lastWritten ? earlier : undefined;
  // What is live already is not announced again: its record stays complete throughout.
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
