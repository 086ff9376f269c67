/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from "node:http";
import { clearDraft, keyFor, readDraft, saveDraft } from "@/components/form/draft";
import { type Enquiry, enquiryFrom } from "@/components/form/enquiry";
import { setOnline } from "@/components/form/test-support/delivery";
import { deliver } from "./delivery";
import { destinationOf } from "./destination";

const SUBMISSIONS = 1000;
const FAILING = 0.2;

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(2692);
const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)];

/** Every way to fail that takes no time; whether the server had stored the enquiry before it. */
const failures: { isStored: boolean; answer: (response: ServerResponse) => void }[] = [
  { isStored: false, answer: (response) => response.writeHead(500).end() },
  { isStored: false, answer: (response) => response.writeHead(503, { "retry-after": "1" }).end() },
  { isStored: false, answer: (response) => response.writeHead(422, { "content-type": "application/json" }).end("{}") },
  { isStored: false, answer: (response) => response.writeHead(429).end() },
  { isStored: false, answer: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in</h1>") },
  { isStored: false, answer: (response) => response.writeHead(302, { location: "/login" }).end() },
  {
    isStored: false,
    answer: (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"success":false}'),
  },
  {
    isStored: false,
    answer: (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"errors":["mailbox full"]}'),
  },
  { isStored: false, answer: (response) => response.writeHead(200, { "content-type": "text/plain" }).end("ERROR: mailbox full") },
  { isStored: false, answer: (response) => response.destroy() },
  // The answer gets lost, or cut: the enquiry is there, and the visitor can't know.
  { isStored: true, answer: (response) => response.destroy() },
  { isStored: true, answer: (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"ok":') },
];

/** A line's end is CR LF in form data, whatever it was in the field. */
const lines = (text: string) => text.replace(/\r?\n/g, "\n");

/** The details of what has arrived, by idempotency key: a receiver that knows its trade keeps one of each. */
const stored = new Map<string, string>();
let attempts = 0;
let server: Server;
let endpoint = "";

async function receive(body: Buffer, type: string, response: ServerResponse): Promise<void> {
  if (response.req.url === "/login") {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Log in</h1>");
    return;
  }
  attempts += 1;
  const failure = random() < FAILING ? pick(failures) : undefined;
  if (!failure || failure.isStored) {
    const data = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    stored.set(String(data.get("idempotency_key")), lines(String(data.get("message"))));
  }
  if (failure) failure.answer(response);
  else response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
}

beforeAll(async () => {
  setOnline(true);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void receive(Buffer.concat(chunks), request.headers["content-type"] ?? "", response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/enquiry`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** An enquiry as a visitor leaves it in the form. */
function write(number: number): Enquiry {
  const text = pick(["Short.", "שלום 🙂‍↕️ ₹", "<p onclick='x'>pasted</p>\n", "A line\r\nand another. ".repeat(500)]);
  const typed = new Map([
    ["name", `Visitor ${number}`],
    ["message", `${number}: ${text}`],
    ["agree", "true"],
  ]);
  const values = enquiryFrom((name) => typed.get(name) ?? "");
  saveDraft(values);
  return values;
}

/** One press on the button, as the form does it. */
async function send(values: Enquiry): Promise<boolean> {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  const outcome = await deliver(destinationOf(endpoint, "/thanks/"), { data, key: keyFor(values), elapsed: 9 });
  if (outcome !== "sent") return false;
  clearDraft();
  return true;
}

const arrivals = (message: string) => {
  const sent = lines(message);
  return [...stored.values()].filter((text) => text === sent).length;
};

it("of a thousand enquiries, with a fifth of the answers failing, each confirmed one was received once, and every other is still in the form", async () => {
  const confirmed: Enquiry[] = [];
  let failed = 0;
  for (let number = 1; number <= SUBMISSIONS; number++) {
    const values = write(number);
    let isSent = await send(values);
    // Half of the visitors try again, until it works.
    const isPatient = random() < 0.5;
    for (let tries = 1; !isSent && tries < 50; tries++) {
      failed += 1;
      expect(readDraft()?.values).toEqual(values);
      if (!isPatient) break;
      isSent = await send(values);
    }
    if (isSent) {
      confirmed.push(values);
      expect(readDraft()).toBeUndefined();
    } else expect(arrivals(values.message)).toBeLessThanOrEqual(1);
  }
  expect(failed / attempts).toBeGreaterThan(FAILING - 0.05);
  expect(confirmed.length).toBeGreaterThan(SUBMISSIONS * (1 - FAILING));
  expect(confirmed.filter(({ message }) => arrivals(message) !== 1)).toEqual([]);
}, 60_000);
