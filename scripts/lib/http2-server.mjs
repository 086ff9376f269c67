/**
 * Serves the export the way a good host does: HTTP/2 over TLS, brotli made beforehand, folders with a slash. For measurements and
 * tests of a slow line: the certificate is made anew at each start and signed by nobody.
 */
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { generate } from "selfsigned";
import { load as loadModule } from "./typescript.mjs";

const { cacheControlOf } = await loadModule("scripts/hosts/headers.ts");

const TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  png: "image/png",
  ico: "image/x-icon",
  pdf: "application/pdf",
};

/** The file behind an address, as it goes over the wire: the copy that the build compressed, if it did; undefined where there is none. */
function load(root, pathname) {
  const file = path.join(root, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const type = TYPES[path.extname(file).slice(1)] ?? "application/octet-stream";
  try {
    if (!existsSync(`${file}.br`)) return { body: readFileSync(file), headers: { "content-type": type } };
    return { body: readFileSync(`${file}.br`), headers: { "content-type": type, "content-encoding": "br" } };
  } catch {
    return undefined;
  }
}

/** Starts serving `root` on a free port. Returns the origin and a function that stops it. */
export async function serveExport(root) {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  const files = new Map();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    if (!files.has(pathname)) files.set(pathname, load(root, decodeURIComponent(pathname)));
    const file = files.get(pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { ...file.headers, "content-length": file.body.length, "cache-control": cacheControlOf(pathname) });
    response.end(request.method === "HEAD" ? undefined : file.body);
  });
  await new Promise((ready) => server.listen(0, ready));
  return { origin: `https://localhost:${server.address().port}`, stop: () => server.close() };
}
