/*
 * Serves an export over HTTP/2 with TLS and precompressed brotli, as good hosts do. For measurements and tests of a slow connection. The certificate is
 * self-signed and made anew at each start.
 */
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { generate } from "selfsigned";
import { cacheControlOf, contentTypeOf } from "../hosts/headers";

interface ServedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** The file at an address, as it is sent: the compressed copy, if the build made one. Undefined if there is no such file. */
function load(root: string, pathname: string): ServedFile | undefined {
  const file = path.join(root, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const type = contentTypeOf(file) ?? "application/octet-stream";
  try {
    if (!existsSync(`${file}.br`)) return { body: readFileSync(file), headers: { "content-type": type } };
    return { body: readFileSync(`${file}.br`), headers: { "content-type": type, "content-encoding": "br" } };
  } catch {
    return undefined;
  }
}

/** Starts serving a folder on a free port. Returns the origin and a function that stops it. */
export async function serveOverHttp2(root: string): Promise<{ origin: string; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  const files = new Map<string, ServedFile | undefined>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    if (!files.has(pathname)) files.set(pathname, load(root, decodeURIComponent(pathname)));
    const file = files.get(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...file.headers, "content-length": file.body.length, "cache-control": cacheControlOf(pathname) });
    response.end(request.method === "HEAD" ? "" : file.body);
  });
  await new Promise<void>((ready) => server.listen(0, () => ready()));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return { origin: `https://localhost:${address.port}`, stop: () => server.close() };
}
