import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "@/scripts/lib/listen";

/** An enquiry as it came over the wire; lines end as they do in the field. */
export type Arrival = Record<string, string>;

/** What the endpoint does with a request; true when it has taken the enquiry in. */
export type Answer = (response: ServerResponse, arrival: Arrival) => boolean;

const json = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(body);
};
const page = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  response
    .writeHead(status, { "content-type": "text/html", "access-control-allow-origin": "*", ...headers })
    .end("<h1>Page</h1>");
};

export const accept: Answer = (response) => {
  json(response, 200, '{"ok":true}');
  return true;
};

/** Refuses with a status, as a service does. */
export const status =
  (code: number): Answer =>
  (response) => {
    json(response, code, '{"error":"no"}');
    return false;
  };

/** Ways to fail other than by a status, by what a visitor meets. */
export const failures = {
  /** A captive portal or a catch-all host. */
  webPage: (response) => {
    page(response, 200);
    return false;
  },
  brokenJson: (response) => {
    json(response, 200, '{"ok":');
    return false;
  },
  saysNo: (response) => {
    json(response, 200, '{"success":false,"message":"spam"}');
    return false;
  },
  saysError: (response) => {
    json(response, 200, '{"error":"quota exceeded"}');
    return false;
  },
  listsErrors: (response) => {
    json(response, 200, '{"ok":true,"errors":[{"field":"email"}]}');
    return false;
  },
  plainText: (response) => {
    response.writeHead(200, { "content-type": "text/plain", "access-control-allow-origin": "*" }).end("ERROR: mailbox full");
    return false;
  },
  /** Taken in, but the browser may not read the answer. */
  noCors: (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
    return true;
  },
  redirect: (response) => {
    page(response, 302, { location: "/elsewhere" });
    return false;
  },
  dropped: (response) => {
    response.destroy();
    return false;
  },
  /** Taken in, and the connection breaks before the answer. */
  answerLost: (response) => {
    response.destroy();
    return true;
  },
  silent: () => false,
} satisfies Record<string, Answer>;

/** Node 20.9 waits for ever for the end of a form that comes in one piece of more than 64 kB. */
const PIECE = 16_384;

async function read(request: IncomingMessage): Promise<Arrival> {
  const whole = await buffer(request);
  const pieces = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < whole.length; at += PIECE) stream.enqueue(new Uint8Array(whole.subarray(at, at + PIECE)));
      stream.close();
    },
  });
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const data = await new Response(pieces, { headers }).formData();
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value).replace(/\r\n/g, "\n")]));
}

/** A form service of the tests' own, on a port of its own: what it answers is up to the test. */
export class Endpoint {
  /** Decides on each request; `accept` until a test says otherwise. */
  answer: Answer = accept;
  /** Every attempt. */
  attempts: { arrival: Arrival; headers: IncomingMessage["headers"] }[] = [];
  /** What has been taken in, one for each idempotency key, as a receiver does. */
  readonly taken = new Map<string, Arrival>();
  readonly preflights: string[] = [];
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "OPTIONS") this.preflights.push(request.url ?? "");
    if (request.method !== "POST") return page(response, 200);
    const arrival = await read(request);
    this.attempts.push({ arrival, headers: request.headers });
    const key = arrival.idempotency_key ?? `plain-${this.attempts.length}`;
    if (this.answer(response, arrival)) this.taken.set(key, arrival);
  }

  start(): Promise<string> {
    return listen(this.server, "localhost");
  }

  /** As if nothing had been sent yet. */
  forget(): void {
    this.attempts = [];
    this.taken.clear();
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
