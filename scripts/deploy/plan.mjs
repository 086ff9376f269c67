import { KINDS } from "./file-rules.mjs";
import { completed, headersDigest, OWN, releaseKey, releaseOf, stagedKey, unneededKeys } from "./releases.mjs";

/** @typedef {import("./local-files.mjs").LocalFile} LocalFile */
/** @typedef {import("./releases.mjs").Release} Release */

/**
 * @typedef {object} Plan
 * @property {Release} release what is being deployed
 * @property {boolean} announced whether the bucket already has a record of this release that holds
 * @property {boolean} resumed whether an earlier run of it has stopped on the way
 * @property {LocalFile[]} direct new files under names of their own, which no page that is live asks for
 * @property {LocalFile[]} staged changed files that still have to be uploaded, beside the live ones
 * @property {LocalFile[]} publish changed files to be put in place, in this order
 * @property {number} unchanged how many files are already as they should be
 * @property {string[]} remove keys that nobody needs once this release is live, in this order
 * @property {number} foreign how many objects were put there by somebody else; they are left alone
 */

/**
 * Compares the export with the bucket. A file counts as there if its content is the same and it is known to have been stored with
 * the same headers, which a listing does not show: by the last complete release, or by an interrupted run of this one.
 * @param {object} state
 * @param {LocalFile[]} state.files
 * @param {Map<string, import("./bucket.mjs").StoredObject>} state.objects
 * @param {Release[]} state.releases
 * @param {number} state.keep
 * @param {number} state.now
 * @returns {Plan}
 */
export function planDeploy({ files, objects, releases, keep, now }) {
  const [last] = completed(releases);
  const lastWritten = last ? (objects.get(releaseKey(last.id))?.modified ?? 0) : 0;
  const fresh = releaseOf(files, now);
  const earlier = releases.find(({ id, completedAt }) => id === fresh.id && completedAt === null);
  const begun = earlier ? (objects.get(releaseKey(fresh.id))?.modified ?? 0) : 0;
  // An attempt that another release has overtaken knows nothing any more.
  const attempt = earlier && begun >= lastWritten ? earlier : undefined;
  // What is live already is not announced again: its record stays complete throughout.
  const release = attempt ?? (last?.id === fresh.id ? last : fresh);

  const isThere = (/** @type {LocalFile} */ file) => {
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
