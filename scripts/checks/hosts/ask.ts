import { type IncomingHttpHeaders, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** A running host. */
export interface Host {
  name: string;
  port: number;
  /** The Host header it answers to. */
  hostname: string;
  /** Status with which it sends a folder's address without a slash on: S3 knows no other than 302. */
  folderStatus: 301 | 302;
  /** Whether it sends the security headers, chooses precompressed copies and takes index.html out of addresses. A bucket alone does not. */
  isServer: boolean;
  stop(): Promise<void>;
}

/** What a host answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the line. */
  raw: Buffer;
  /** As the visitor has it. */
  body: Buffer;
}

const unpack: Record<string, (raw: Buffer) => Promise<Buffer>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Asks a host for a path exactly as it is written, follows nothing, asks for no compression unless told. */
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
