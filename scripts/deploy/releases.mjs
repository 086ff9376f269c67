import { createHash } from "node:crypto";
import { kindOf } from "./file-rules.mjs";

/**
 * The bucket's memory of what was deployed: one small JSON file a release, written when a deploy begins and again when all of it is
 * live. From it a later deploy knows which files are as they should be and which nobody needs any more.
 *
 * @typedef {object} Release
 * @property {string} id digest of everything in it: the same export is the same release
 * @property {number} startedAt milliseconds since 1970, by the deploying machine's clock
 * @property {number | null} completedAt null while it is being deployed, and for ever if that was given up
 * @property {Record<string, [md5: string, headers: string]>} files by key
 */

/** Everything a deploy keeps for itself. The export has no such folder. */
export const OWN = ".deploy/";
const RELEASES = `${OWN}releases/`;
export const releaseKey = (/** @type {string} */ id) => `${RELEASES}${id}.json`;
/** Where a changed file waits until all of them have arrived. */
export const stagedKey = (/** @type {string} */ id, /** @type {string} */ key) => `${OWN}staged/${id}/${key}`;

/** A tab that was opened this long before its release was replaced still finds that release's files. */
export const OPEN_TAB_DAYS = 7;
const OPEN_TAB = OPEN_TAB_DAYS * 24 * 60 * 60 * 1000;

const digest = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex").slice(0, 12);
export const headersDigest = (
  /** @type {{ contentType: string, cacheControl: string, redirect?: string }} */ { contentType, cacheControl, redirect = "" },
) => digest(`${contentType}\n${cacheControl}\n${redirect}`);

/**
 * @param {import("./local-files.mjs").LocalFile[]} files
 * @param {number} now
 * @returns {Release}
 */
export function releaseOf(files, now) {
  /** @type {Release["files"]} */
  const listed = Object.fromEntries(files.map((file) => [file.key, [file.md5, headersDigest(file)]]));
  return { id: digest(JSON.stringify(listed)), startedAt: now, completedAt: null, files: listed };
}

/**
 * All releases the bucket remembers.
 * @param {Pick<import("./bucket.mjs").Bucket, "readText">} bucket
 * @param {Map<string, import("./bucket.mjs").StoredObject>} objects
 * @returns {Promise<Release[]>}
 */
export async function readReleases(bucket, objects) {
  const keys = [...objects.keys()].filter((key) => key.startsWith(RELEASES));
  return Promise.all(keys.map(async (key) => JSON.parse(await bucket.readText(key))));
}

/** @param {Release[]} releases */
export const completed = (releases) =>
  releases
    .flatMap((release) => (release.completedAt === null ? [] : [{ ...release, completedAt: release.completedAt }]))
    .sort((a, b) => b.completedAt - a.completedAt);

/**
 * The releases whose files may be needed by an open tab: the last `keep`, all that were live within OPEN_TAB_DAYS, and deploys
 * that began within that time and may still be running.
 * @param {Release[]} releases
 * @param {number} keep
 * @param {number} now
 */
export function neededReleases(releases, keep, now) {
  const recent = now - OPEN_TAB;
  const live = completed(releases);
  const kept = live.filter((_, index) => index < keep || (live[index - 1]?.completedAt ?? now) > recent);
  return [...kept, ...releases.filter(({ completedAt, startedAt }) => completedAt === null && startedAt > recent)];
}

/**
 * What nobody needs any more, releases' own files last. Only what a release has put there is ever removed. Pages go as soon as the
 * current release is without them; what pages load stays as long as a needed release lists it.
 * @param {Map<string, import("./bucket.mjs").StoredObject>} objects
 * @param {Release[]} releases the current one included, as completed
 * @param {Release} current
 * @param {number} keep
 * @param {number} now
 */
export function unneededKeys(objects, releases, current, keep, now) {
  const needed = neededReleases(releases, keep, now);
  const neededFiles = new Set(needed.flatMap(({ files }) => Object.keys(files)));
  const neededIds = new Set(needed.map(({ id }) => id));
  const isPageFile = (/** @type {string} */ key) => ["page", "payload"].includes(kindOf(key));
  // A deploy that may still be running has pages of its own.
  const running = needed.filter(({ completedAt }) => completedAt === null);
  const isLive = (/** @type {string} */ key) => [current, ...running].some(({ files }) => Object.hasOwn(files, key));
  const everDeployed = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const files = [...everDeployed].filter((key) => objects.has(key) && !isLive(key) && (isPageFile(key) || !neededFiles.has(key)));
  const staged = [...objects.keys()].filter((key) => {
    const [, id = ""] = /^\.deploy\/staged\/([^/]+)\//.exec(key) ?? [];
    return id !== "" && (id === current.id || !neededIds.has(id));
  });
  return [...files, ...staged, ...releases.filter(({ id }) => !neededIds.has(id)).map(({ id }) => releaseKey(id))];
}
