import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { generate } from "selfsigned";
import { cacheControlOf, contentTypeOf, isPublic, SECURITY_HEADERS } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";

/** An answer before it is sent. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Changes an answer before it is sent, such as to imitate a host with a mistake. */
export type ChangeAnswer = (answer: Answer, path: string) => Answer;

/** What HTTP/1 and HTTP/2 have in common in Node. */
interface Request {
  url?: string | undefined;
  method?: string | undefined;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
interface Response {
  writeHead(status: number, headers: OutgoingHttpHeaders): { end(body: Buffer | string): unknown };
}

/** A file of the export as a host sends it, compressed by the build if the browser takes that. */
async function fileAnswer(out: string, file: string, isBrotli: boolean, status: number): Promise<Answer | undefined> {
  const isInside = path.resolve(out, `.${file}`).startsWith(path.resolve(out) + path.sep);
  if (!isInside || !isPublic(file)) return undefined;
  const read = (name: string) => readFile(path.join(out, name)).catch(() => undefined);
  const compressed = isBrotli ? await read(`${file}.br`) : undefined;
  const body = compressed ?? (await read(file));
  const headers: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    "Content-Type": contentTypeOf(file) ?? "application/octet-stream",
    "Cache-Control": cacheControlOf(file),
    ...(compressed && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
  };
  return body && { status, headers, body };
}

async function answerTo(
  out: string,
  { pathname, search }: { pathname: string; search: string },
  isBrotli: boolean,
): Promise<Answer> {
  const moved = (to: string): Answer => ({
    status: 301,
    // A query would have to stand before a fragment: there it is left out, as on the other hosts.
    headers: { ...SECURITY_HEADERS, Location: to.includes("#") ? to : to + search },
    body: "",
  });
  const target = REDIRECTS[pathname.replace(/(.)\/$/, "$1")];
  if (target) return moved(target);
  if (pathname.endsWith("/index.html")) return moved(pathname.slice(0, -"index.html".length));
  const found = await fileAnswer(out, pathname.endsWith("/") ? `${pathname}index.html` : pathname, isBrotli, 200);
  if (found) return found;
  if (await fileAnswer(out, `${pathname}/index.html`, false, 200)) return moved(`${pathname}/`);
  return (await fileAnswer(out, "/404.html", isBrotli, 404)) ?? { status: 404, headers: {}, body: "" };
}

/** A self-signed certificate, made anew at each start. */
async function certificate() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  return { key, cert, allowHTTP1: true };
}

/**
 * Serves an export on this machine as a well-configured host does: redirects, headers, content types, files that the build has compressed, 404 page.
 * `tls` means HTTP/2 with a self-signed certificate, for measurements and slow lines. With a `port`, other devices reach it, too, such as a phone in the
 * same network; without, it takes a free one for this machine alone. Returns the origin and a function that stops the server.
 */
export async function serveExport(
  out: string,
  { tls = false, port, change = (answer) => answer }: { tls?: boolean; port?: number; change?: ChangeAnswer } = {},
): Promise<{ origin: string; stop: () => void }> {
  const respond = async ({ url = "/", method, headers: asked }: Request, response: Response) => {
    const { pathname: encoded, search } = new URL(url, "http://localhost");
    const pathname = decodeURIComponent(encoded);
    const isBrotli = /\bbr\b/.test(String(asked["accept-encoding"]));
    const { status, headers, body } = change(await answerTo(out, { pathname, search }, isBrotli), pathname);
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) }).end(method === "HEAD" ? "" : body);
  };
  const listener = (request: Request, response: Response) => {
    respond(request, response).catch((error) => response.writeHead(error instanceof URIError ? 400 : 500, {}).end(""));
  };
  const server = tls ? createSecureServer(await certificate(), listener) : createServer(listener);
  await new Promise<void>((ready, failed) =>
    server.once("error", failed).listen(port ? { port } : { port: 0, host: "localhost" }, ready),
  );
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  const stop = () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  return { origin: `${tls ? "https" : "http"}://localhost:${address.port}`, stop };
}
