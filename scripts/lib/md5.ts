import { createHash } from "node:crypto";

/** The MD5 of a content, hexadecimal, as the ETag of a bucket. */
export const md5Of = (content: Buffer | string): string => createHash("md5").update(content).digest("hex");
