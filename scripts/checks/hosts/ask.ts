import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** A host that answers, and what it can do. */
export interface Host {
  /** Where it answers, such as http://127.0.0.1:8080. */
  origin: string;
  /** The Host header to send, if not that of the origin. */
  hostname?: string;
  /** Status of the redirect from a folder's address without a slash. S3 can only answer 302. */
  folderStatus?: 301 | 302;
  /** Whether it sends security headers, serves compressed copies and redirects index.html. A bucket alone does not. */
  isServer?: boolean;
  /** Whether it serves the .br copies. */
  hasBrotli?: boolean;
}

/** A host that was started for a check. */
export interface StartedHost extends Host {
  name: string;
  stop(): Promise<void>;
}

/** An answer of a host. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as transferred. */
  raw: Buffer;
  /** The body after decompression. */
  body: Buffer;
}

/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 15_000;

const unpack: Record<string, (raw: Buffer) => Promise<Buffer>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Requests a path exactly as written, without following redirects, and without compression unless told. */
export async function ask(host: Host, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { origin, hostname } = host;
  const { status, got, raw } = await new Promise<{ status: number; got: IncomingHttpHeaders; raw: Buffer }>((resolve, reject) => {
    const own = { ...(hostname && { Host: hostname }), ...headers };
    const options = { path, method, headers: own, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const sent = (origin.startsWith("https:") ? secureRequest : request)(origin, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, got: response.headers, raw: Buffer.concat(chunks) }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
  const encoding = got["content-encoding"];
  const body = encoding && raw.length > 0 ? await (unpack[encoding]?.(raw).catch(() => raw) ?? raw) : raw;
  return { status, headers: got, raw, body };
}

/** Why there is no answer. A name with several addresses fails with an error for each of them, a time limit with its cause. */
export function failureOf(error: unknown): string {
  const [first = error]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const reason = first instanceof Error && first.cause instanceof Error ? first.cause : first;
  return reason instanceof Error ? reason.message : String(reason);
}
