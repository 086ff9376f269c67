import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { s3Rules } from "../hosts/s3.ts";
import { mapOf } from "../lib/pool.ts";
import { DeployError } from "./errors.mjs";
import { headersOf, isForBucket, kindOf } from "./file-rules.mjs";

/**
 * @typedef {object} LocalFile
 * @property {string} key path inside the export, with forward slashes
 * @property {string} path where it is on this machine
 * @property {number} size in bytes
 * @property {string} md5 hexadecimal, as a bucket's ETag
 * @property {import("./file-rules.mjs").Kind} kind
 * @property {string} contentType
 * @property {string} cacheControl
 * @property {string} [redirect] where an alias leads; it has no content and no file on this machine
 */

/**
 * Every file of the export that a bucket gets, sorted by key. Throws if there is no whole export.
 * @param {string} folder
 * @returns {Promise<LocalFile[]>}
 */
export async function localFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const keys = paths.map((file) => path.relative(folder, file).split(path.sep).join("/")).filter(isForBucket);
  for (const page of ["index.html", "404.html"]) {
    if (!keys.includes(page)) throw new DeployError(`${folder} has no ${page}.`, "Run `npm run build` first.");
  }
  const files = await mapOf(keys, 16, async (key) => {
    const file = path.join(folder, key);
    const body = await readFile(file);
    const md5 = createHash("md5").update(body).digest("hex");
    return { key, path: file, size: body.length, md5, kind: kindOf(key), ...headersOf(key) };
  });
  return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * The aliases of addresses, as empty objects that S3 website hosting answers with a redirect. Elsewhere they would be blank pages.
 * @returns {LocalFile[]}
 */
export function redirects() {
  const md5 = createHash("md5").digest("hex");
  const { contentType, cacheControl } = headersOf("index.html");
  return s3Rules().redirects.map(({ key, WebsiteRedirectLocation: redirect }) => ({
    key,
    path: "",
    size: 0,
    md5,
    kind: "page",
    contentType,
    cacheControl,
    redirect,
  }));
}
