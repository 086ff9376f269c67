import { type IncomingHttpHeaders, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** A running host. */
export interface Host {
  name: string;
  port: number;
  /** The Host header to send. */
  hostname: string;
  /** Status of the redirect from a folder's address without a slash. S3 can only answer 302. */
  folderStatus: 301 | 302;
  /** Whether it sends security headers, serves compressed copies and redirects index.html. A bucket alone does not. */
  isServer: boolean;
  /** Whether it serves the .br copies. */
  hasBrotli: boolean;
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

const unpack: Record<string, (raw: Buffer) => Promise<Buffer>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Requests a path exactly as written, without following redirects, and without compression unless told. */
export async function ask(host: Host, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { status, got, raw } = await new Promise<{ status: number; got: IncomingHttpHeaders; raw: Buffer }>((resolve, reject) => {
    const options = { port: host.port, path, method, headers: { Host: host.hostname, ...headers }, agent: false as const };
    const sent = request({ host: "127.0.0.1", ...options }, (response) => {
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
