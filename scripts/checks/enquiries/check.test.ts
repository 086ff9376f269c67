import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { listen } from "@/scripts/lib/listen";
import { checkEnquiries } from "./check";

const sender = { origin: "https://www.hansen.example", email: "post@hansen.example", thanks: "/contact/thank-you/" };
const THANKS = `${sender.origin}${sender.thanks}`;
const CORS = { "access-control-allow-origin": sender.origin };

interface Arrival {
  headers: IncomingHttpHeaders;
  data: FormData;
}

let origin: string;
let arrivals: Arrival[] = [];
let answer: (response: ServerResponse, arrival: Arrival) => void = () => {};

async function receive(chunks: AsyncIterable<Buffer>, headers: IncomingHttpHeaders, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const type = headers["content-type"] ?? "";
  const data = await new Response(new Uint8Array(Buffer.concat(parts)), { headers: { "content-type": type } }).formData();
  const arrival = { headers, data };
  arrivals.push(arrival);
  answer(response, arrival);
}

const server = createServer((request, response) => void receive(request, request.headers, response));
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  arrivals = [];
});

/** What is found out about a server that gives such answers to a form with script; without script it does as it should. */
async function findings(status: number, headers: Record<string, string>, body: string) {
  answer = (response, arrival) => {
    if (arrival.headers.accept === "text/html") response.writeHead(303, { location: String(arrival.data.get("_next")) }).end();
    else response.writeHead(status, headers).end(body);
  };
  return checkEnquiries(`${origin}/enquiry`, sender);
}

it("sends a correct endpoint one enquiry, marked as a test, as the form would, with JavaScript and without", async () => {
  const found = await findings(200, CORS, '{"ok":true}');
  expect(found.map(({ kind }) => kind)).toEqual(["right", "right", "right"]);
  const [scripted, plain] = arrivals;
  expect(scripted?.headers).toMatchObject({ accept: "application/json", origin: sender.origin });
  expect(Object.fromEntries(scripted?.data ?? [])).toMatchObject({
    name: "Test of the enquiry form",
    email: sender.email,
    leave_empty: "",
    message: expect.stringContaining("This is a test"),
  });
  expect(scripted?.data.has("_next")).toBe(false);
  expect(plain?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
  expect(plain?.data.get("_next")).toBe(THANKS);
  expect(plain?.data.get("idempotency_key")).toBe(scripted?.data.get("idempotency_key"));
});

it.each<[string, number, Record<string, string>, string, RegExp]>([
  ["no permission to read the answer", 200, {}, "", /no other site may read.*Access-Control-Allow-Origin: https:\/\/www\.hansen/],
  [
    "permission for another site",
    200,
    { "access-control-allow-origin": "https://a.example" },
    "",
    /only https:\/\/a\.example may/,
  ],
  ["an error with 200", 200, CORS, '{"error":"mailbox full"}', /its JSON says no: "\{"error":"mailbox full"\}"/],
  ["plain text", 200, CORS, "ERROR: mailbox full", /neither empty nor JSON.*"ERROR: mailbox full"/],
  ["a web page", 200, CORS, "<!doctype html><title>Log in</title>", /neither empty nor JSON/],
  ["not found", 404, CORS, "", /It answers 404, with an empty body/],
  ["a redirect", 302, { location: "https://login.example/" }, "", /sends the form on \(302\) to https:\/\/login\.example\//],
])("says what is wrong with %s", async (_, status, headers, body, says) => {
  const wrong = (await findings(status, headers, body)).filter(({ kind }) => kind === "wrong");
  expect(wrong.map(({ text }) => text)).toEqual([expect.stringMatching(says)]);
});

it("notes that a visitor without JavaScript does not reach the thank-you page", async () => {
  answer = (response) => void response.writeHead(200, CORS).end('{"ok":true}');
  const found = await checkEnquiries(`${origin}/x`, sender);
  expect(found.at(-1)).toEqual({ kind: "note", text: expect.stringContaining(`and not at ${THANKS}`) });
});

it("reports an endpoint that does not answer", async () => {
  const gone = createServer();
  const left = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
  const found = await checkEnquiries(`${left}/x`, sender);
  expect(found).toEqual([{ kind: "wrong", text: expect.stringMatching(/^It can't be reached: .*ECONNREFUSED/) }]);
});
