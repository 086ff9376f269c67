import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";

/**
 * @typedef {object} StoredObject
 * @property {string} etag without its quotes
 * @property {number} modified milliseconds since 1970, by the bucket's clock
 */

/** @typedef {ReturnType<typeof openBucket>} Bucket */

/** @param {import("./options.mjs").Options} options */
export const nameOf = ({ bucket, prefix, endpoint }) =>
  `s3://${bucket}${prefix && `/${prefix.slice(0, -1)}`}${endpoint ? ` at ${endpoint}` : ""}`;

/**
 * The few things a deploy does with a bucket; keys are below the prefix. The SDK tries each request six times (or AWS_MAX_ATTEMPTS), with growing
 * pauses, when the service or the network fails.
 * @param {import("./options.mjs").Options} options
 */
export function openBucket({ bucket, prefix, endpoint, region }) {
  const client = new S3Client({
    region,
    maxAttempts: Number(process.env.AWS_MAX_ATTEMPTS ?? 6),
    retryMode: "standard",
    // Compatible services know buckets as the first part of the path, and not the newer checksums; MD5 they all check.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    followRegionRedirects: true,
  });
  const at = (/** @type {string} */ key) => ({ Bucket: bucket, Key: prefix + key });
  return {
    /** Everything there is, by key. */
    async list() {
      /** @type {Map<string, StoredObject>} */
      const objects = new Map();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = "", ETag = "", LastModified } of page.Contents ?? []) {
          objects.set(Key.slice(prefix.length), { etag: ETag.replaceAll('"', ""), modified: LastModified?.getTime() ?? 0 });
        }
      }
      return objects;
    },
    async readText(/** @type {string} */ key) {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      return (await Body?.transformToString()) ?? "";
    },
    /**
     * @param {string} key
     * @param {Uint8Array} body
     * @param {{ md5?: string, contentType: string, cacheControl: string, redirect?: string }} headers
     */
    async put(key, body, { md5, contentType: ContentType, cacheControl: CacheControl, redirect: WebsiteRedirectLocation }) {
      const ContentMD5 = md5 && Buffer.from(md5, "hex").toString("base64");
      await client.send(
        new PutObjectCommand({ ...at(key), Body: body, ContentMD5, ContentType, CacheControl, WebsiteRedirectLocation }),
      );
    },
    /** Within the bucket, headers included. */
    async copy(/** @type {string} */ from, /** @type {string} */ to) {
      const source = encodeURI(`${bucket}/${prefix}${from}`).replace(/[+?#]/g, encodeURIComponent);
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }));
    },
    async remove(/** @type {string} */ key) {
      // One by one: not every compatible service can delete in batches.
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}
