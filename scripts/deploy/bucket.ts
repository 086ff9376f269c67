import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Options } from "./options";

/** An object of the bucket, as a listing shows it. */
export interface StoredObject {
  /** Without its quotes. */
  etag: string;
  /** Milliseconds since 1970, by the bucket's clock. */
  modified: number;
}

interface ObjectHeaders {
  md5?: string;
  contentType: string;
  cacheControl: string;
  redirect?: string;
}

export type Bucket = ReturnType<typeof openBucket>;

/** The target's name in messages. */
export const nameOf = ({ bucket, prefix, endpoint }: Options): string =>
  `s3://${bucket}${prefix && `/${prefix.slice(0, -1)}`}${endpoint ? ` at ${endpoint}` : ""}`;

/**
 * The operations on a bucket that a deploy needs; keys are relative to the prefix. The SDK tries each request up to six times (or AWS_MAX_ATTEMPTS), with
 * growing pauses, if the service or the network fails.
 */
export function openBucket({ bucket, prefix, endpoint, region }: Options) {
  const client = new S3Client({
    region,
    maxAttempts: Number(process.env.AWS_MAX_ATTEMPTS ?? 6),
    retryMode: "standard",
    // Compatible services want the bucket in the path, and do not know the newer checksums. All of them check MD5.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    followRegionRedirects: true,
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    /** All objects, by key. */
    async list() {
      const objects = new Map<string, StoredObject>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = "", ETag = "", LastModified } of page.Contents ?? []) {
          objects.set(Key.slice(prefix.length), { etag: ETag.replaceAll('"', ""), modified: LastModified?.getTime() ?? 0 });
        }
      }
      return objects;
    },
    async readText(key: string) {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      return (await Body?.transformToString()) ?? "";
    },
    async put(key: string, body: Uint8Array, { md5, contentType, cacheControl, redirect }: ObjectHeaders) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: body,
          ContentMD5: md5 && Buffer.from(md5, "hex").toString("base64"),
          ContentType: contentType,
          CacheControl: cacheControl,
          WebsiteRedirectLocation: redirect,
        }),
      );
    },
    /** Copies an object within the bucket, with its headers. */
    async copy(from: string, to: string) {
      const source = encodeURI(`${bucket}/${prefix}${from}`).replace(/[+?#]/g, encodeURIComponent);
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }));
    },
    async remove(key: string) {
      // One by one, because not every compatible service can delete in batches.
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
}
