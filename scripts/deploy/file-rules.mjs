import { DeployError } from "./errors.mjs";

/**
 * What a bucket must be told about each file of the export: its type, how long it may be kept, and when in a deploy it may go live.
 * `key` is the file's path inside out/, with forward slashes.
 */

/** In the order in which a deploy publishes them: what a page needs is there before the page. */
export const KINDS = /** @type {const} */ (["hashed", "asset", "payload", "page"]);
/** @typedef {(typeof KINDS)[number]} Kind */

const TYPES = /** @type {Record<string, string>} */ ({
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
});

/** The framework's data for a page, beside its HTML: index.txt and __next.*.txt. */
const PAYLOAD = /(^|\/)(index|__next\.[^/]*)\.txt$/;
/** Written for other kinds of host; a bucket would only show them to the curious. */
const NOT_FOR_BUCKETS = /(^|\/)(_headers|_redirects|\.htaccess|\.nojekyll|\.DS_Store)$|\.(br|gz)$/;

/** Whether a bucket gets the file at all. Precompressed twins stay behind: a bucket can't choose between them. */
export const isForBucket = (/** @type {string} */ key) => !NOT_FOR_BUCKETS.test(key);

/** @returns {Kind} */
export function kindOf(/** @type {string} */ key) {
  if (key.startsWith("_next/static/")) return "hashed";
  if (key.endsWith(".html")) return "page";
  return PAYLOAD.test(key) ? "payload" : "asset";
}

/** The headers the file is stored with. Throws for an unknown extension: a guessed type would make browsers download a page. */
export function headersOf(/** @type {string} */ key) {
  const extension = key.slice(key.lastIndexOf(".") + 1);
  const contentType = TYPES[extension];
  if (!contentType) {
    throw new DeployError(
      `out/${key}: no content type is known for ".${extension}".`,
      "Add it to scripts/deploy/file-rules.mjs.",
    );
  }
  const cacheControl = kindOf(key) === "hashed" ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
  return { contentType, cacheControl };
}
