import { cacheControlOf, contentTypeOf, isImmutable, isPublic } from "../hosts/headers";
import { DeployError } from "./errors";

/*
 * The rules for each file of the export in a bucket: its content type, its cache rule, and when in a deploy it may go live. `key` is the file's path
 * inside out/, with forward slashes.
 */

/** Kinds of files, in the order in which they go live: what a page needs comes before the page. */
export const KINDS = ["hashed", "asset", "payload", "page"] as const;
export type Kind = (typeof KINDS)[number];

/** The framework's data for a page, beside its HTML: index.txt and __next.*.txt. */
const PAYLOAD = /(^|\/)(index|__next\.[^/]*)\.txt$/;

/** Whether a file is uploaded. Compressed copies are not, because a bucket can't choose between them. */
export const isForBucket = (key: string): boolean => isPublic(`/${key}`) && !key.endsWith(".DS_Store");

/** When in a deploy a file may go live. */
export function kindOf(key: string): Kind {
  if (isImmutable(`/${key}`)) return "hashed";
  if (key.endsWith(".html")) return "page";
  return PAYLOAD.test(key) ? "payload" : "asset";
}

/** The headers that a file is stored with. Throws for an unknown extension, because browsers download files of unknown type. */
export function storageHeaders(key: string): { contentType: string; cacheControl: string } {
  const contentType = contentTypeOf(key);
  if (!contentType) {
    throw new DeployError(
      `out/${key}: no content type is known for "${key.slice(key.lastIndexOf("."))}".`,
      "Add it to scripts/hosts/headers.ts.",
    );
  }
  return { contentType, cacheControl: cacheControlOf(`/${key}`) };
}
