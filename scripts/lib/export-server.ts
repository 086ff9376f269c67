import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { cacheControlOf, contentTypeOf, headersOf, isCompressible, isPublic } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";

/** An answer before it is sent. A test may change it. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Changes an answer, to imitate a host with a mistake. */
export type ChangeAnswer = (answer: Answer, path: string) => Answer;

/** A file of the export as a host sends it, compressed if the request allows. */
async function fileAnswer(out: string, file: string, request: IncomingMessage, status: number): Promise<Answer | undefined> {
  const body = await readFile(path.join(out, file)).catch(() => undefined);
  if (!body || !isPublic(file)) return undefined;
  const headers: OutgoingHttpHeaders = {
    ...headersOf(false),
    "Content-Type": contentTypeOf(file),
    "Cache-Control": cacheControlOf(file),
  };
  const brotli = isCompressible(file) && /\bbr\b/.test(String(request.headers["accept-encoding"]));
  const compressed = brotli ? await readFile(path.join(out, `${file}.br`)).catch(() => undefined) : undefined;
  if (!compressed) return { status, headers, body };
  return { status, headers: { ...headers, "Content-Encoding": "br", Vary: "Accept-Encoding" }, body: compressed };
}

async function answerTo(out: string, request: IncomingMessage, pathname: string): Promise<Answer> {
  const target = REDIRECTS[pathname.replace(/(.)\/$/, "$1")];
  const moved = (to: string): Answer => ({ status: 301, headers: { ...headersOf(false), Location: to }, body: "" });
  if (target) return moved(target);
  if (pathname.endsWith("/index.html")) return moved(pathname.slice(0, -"index.html".length));
  const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const found = await fileAnswer(out, file, request, 200);
  if (found) return found;
  if (await readFile(path.join(out, pathname, "index.html")).catch(() => undefined)) return moved(`${pathname}/`);
  const missing = await fileAnswer(out, "/404.html", request, 404);
  return missing ?? { status: 404, headers: {}, body: "" };
}

/**
 * Serves an export on this machine as a well-configured host does: redirects, headers, content types, compressed copies, 404 page. Resolves with the
 * listening server and its origin.
 */
export async function serveExport(
  out: string,
  change: ChangeAnswer = (answer) => answer,
): Promise<{ server: Server; origin: string }> {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const { status, headers, body } = change(await answerTo(out, request, decodeURIComponent(pathname)), pathname);
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}
