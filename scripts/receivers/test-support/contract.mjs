import { createServer } from "node:http";
import { FIELD_NAMES } from "@/components/form/enquiry";
import { checkEnquiries } from "@/scripts/checks/enquiries/check";
import { listen } from "@/scripts/lib/listen";

export const SITE_ORIGIN = "https://www.hansen.example";
const THANKS = `${SITE_ORIGIN}/contact/thank-you/`;

/** The settings of every receiver's mail. */
export const MAIL = { MAIL_FROM: "website@hansen.example", MAIL_TO: "post@hansen.example" };

const DETAILS = 'Ünï 🙂 שלום <b>₹</b> & "more"';
/** What the visitor may fill in; the tick is no answer to read. */
const ANSWERS = FIELD_NAMES.filter((name) => name !== "agree");
const enquiry = (changes = {}) => ({
  ...Object.fromEntries(ANSWERS.map((name) => [name, `Any ${name}`])),
  name: "Meera जोशी",
  email: "meera@example.com",
  message: DETAILS,
  agree: "true",
  leave_empty: "",
  elapsed_seconds: "42",
  idempotency_key: `key-${Math.random()}`,
  ...changes,
});

function formOf(fields) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/**
 * A server on a port of its own that hands whole requests to a function.
 * @param {(request: { method: string, headers: Record<string, string>, body: Buffer }) => Promise<{ status: number, headers: Record<string, string>, body: string }>} answer
 */
export async function serve(answer) {
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const { status, headers, body } = await answer({
      method: request.method,
      headers: request.headers,
      body: Buffer.concat(parts),
    });
    response.writeHead(status, headers).end(body);
  });
  return { url: `${await listen(server)}/`, stop: () => server.close() };
}

/**
 * What the form, its visitors and the owner need of a receiver.
 * @param {() => Promise<{ url: string, mails: () => string[] | Promise<string[]>, failMail: (isFailing: boolean) => unknown, stop: () => void }>} start
 * @param {{ keepsWithoutMail?: boolean }} options whether an enquiry counts although its mail failed, because it is kept
 */
export function contract(start, { keepsWithoutMail = false } = {}) {
  let receiver;
  beforeAll(async () => {
    receiver = await start();
    // PHP takes its time on a busy machine.
  }, 60_000);
  afterAll(() => receiver.stop());

  const post = (fields, options = {}) =>
    fetch(receiver.url, { method: "POST", body: formOf(fields), redirect: "manual", ...options });
  /** Mails that came while something was done. */
  const sentBy = async (act) => {
    const before = (await receiver.mails()).length;
    await act();
    return (await receiver.mails()).slice(before);
  };

  test("every field arrives with every character, to be answered; the site may read that it has", async () => {
    const fields = enquiry();
    const sent = await sentBy(async () => {
      const response = await post(fields);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      expect(response.headers.get("access-control-allow-origin")).toBe(SITE_ORIGIN);
    });
    expect(sent).toHaveLength(1);
    for (const name of [...ANSWERS, "elapsed_seconds"]) expect(sent[0]).toContain(`${name}: ${fields[name]}`);
    expect(sent[0]).toMatch(/Reply-To: <?meera@example\.com/);
  });

  test("the same key counts once, another one again", async () => {
    const first = enquiry();
    const sent = await sentBy(async () => {
      for (const fields of [first, first, enquiry()]) expect((await post(fields)).status).toBe(200);
    });
    expect(sent).toHaveLength(2);
  });

  test("a form sent without JavaScript leads to the thank-you page, and sending it twice counts once", async () => {
    const { idempotency_key: _, ...plain } = enquiry({ _next: THANKS, message: `Without script ${Math.random()}` });
    const body = new URLSearchParams(plain);
    const sent = await sentBy(async () => {
      for (let press = 0; press < 2; press++) {
        const response = await post(plain, { body });
        expect([response.status, response.headers.get("location")]).toEqual([303, THANKS]);
      }
    });
    expect(sent).toHaveLength(1);
  });

  test.each(["https://evil.example/", `${SITE_ORIGIN}.evil.example/`])("it leads nobody to %s", async (_next) => {
    const response = await post(enquiry({ _next }));
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
  });

  test("a bot that filled in the honeypot is thanked, and its enquiry is dropped", async () => {
    const sent = await sentBy(async () => {
      const response = await post(enquiry({ leave_empty: "http://spam.example" }));
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    });
    expect(sent).toEqual([]);
  });

  test.each([{ name: "" }, { message: "" }, { email: "meera" }, { email: "a@b.example\r\nBcc: c@d.example" }])(
    "%j is not accepted",
    async (changes) => {
      const sent = await sentBy(async () => {
        const response = await post(enquiry(changes));
        expect([response.status, await response.json()]).toEqual([422, { error: expect.any(String) }]);
      });
      expect(sent).toEqual([]);
    },
  );

  test("only POST", async () => {
    expect((await fetch(receiver.url)).status).toBe(405);
  });

  test("where the mail can't be sent, nothing is lost", async () => {
    const fields = enquiry();
    await receiver.failMail(true);
    expect((await post(fields)).status).toBe(keepsWithoutMail ? 200 : 502);
    await receiver.failMail(false);
    const sent = await sentBy(async () => expect((await post(fields)).status).toBe(200));
    expect(sent).toHaveLength(keepsWithoutMail ? 0 : 1);
  });

  test("npm run check:enquiries finds nothing wrong", async () => {
    const sender = { origin: SITE_ORIGIN, email: "post@hansen.example", thanks: "/contact/thank-you/" };
    const found = await checkEnquiries(receiver.url, sender);
    expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(Array(3).fill(expect.stringMatching(/^right/)));
  });
}
