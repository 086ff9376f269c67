import { readFile } from "node:fs/promises";
import path from "node:path";
import { s3Rules } from "../hosts/s3";
import { filesOf } from "../lib/files-of";
import { md5Of } from "../lib/md5";
import { mapWithConcurrency } from "../lib/pool";
import { DeployError } from "./errors";
import { isForBucket, type Kind, kindOf, storageHeaders } from "./file-rules";

/** A file of the export. */
export interface LocalFile {
  /** Path inside the export, with forward slashes. */
  key: string;
  /** Where it is on this machine. */
  path: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal, as a bucket's ETag. */
  md5: string;
  kind: Kind;
  contentType: string;
  cacheControl: string;
  /** Where a redirect leads; such an object has no content and no file on this machine. */
  redirect?: string;
}

/** Every file of the export that a bucket gets, sorted by key. Throws if the export is missing or incomplete. */
export async function localFiles(folder: string): Promise<LocalFile[]> {
  const keys = (await filesOf(folder).catch(() => [])).filter(isForBucket);
  for (const page of ["index.html", "404.html"]) {
    if (!keys.includes(page)) throw new DeployError(`${folder} has no ${page}.`, "Run `npm run build` first.");
  }
  const files = await mapWithConcurrency(keys, 16, async (key) => {
    const file = path.join(folder, key);
    const body = await readFile(file);
    return { key, path: file, size: body.length, md5: md5Of(body), kind: kindOf(key), ...storageHeaders(key) };
  });
  return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The redirects as empty objects, which S3 website hosting answers with a redirect. Other services would show blank pages. */
export function redirectObjects(): LocalFile[] {
  const { contentType, cacheControl } = storageHeaders("index.html");
  return s3Rules().redirects.map(({ key, WebsiteRedirectLocation: redirect }) => ({
    key,
    path: "",
    size: 0,
    md5: md5Of(""),
    kind: "page",
    contentType,
    cacheControl,
    redirect,
  }));
}
