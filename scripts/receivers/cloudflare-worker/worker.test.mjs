import { contract, MAIL, SITE_ORIGIN, serve } from "../test-support/contract.mjs";

const mails = [];
let mockIsFailing = false;

jest.mock(
  "cloudflare:email",
  () => ({
    EmailMessage: class {
      constructor(from, to, raw) {
        Object.assign(this, { from, to, raw });
      }
    },
  }),
  { virtual: true },
);
jest.spyOn(console, "error").mockImplementation(() => {});

/** The mail's head, and its body as it was written. */
const readable = (raw) => {
  const [head, body] = raw.split("\r\n\r\n");
  return `${head}\n${Buffer.from(body, "base64").toString()}`;
};

/** The one statement that the worker makes, on a table in memory. */
function database() {
  const ids = new Set();
  return {
    prepare: (sql) => ({
      bind: (id, received, fields) => ({
        async run() {
          expect(sql).toBe("INSERT OR IGNORE INTO enquiries (id, received, fields) VALUES (?, ?, ?)");
          expect(Date.parse(received)).toBeGreaterThan(0);
          expect(JSON.parse(fields)).toMatchObject({ name: expect.any(String), message: expect.any(String) });
          const changes = ids.has(id) ? 0 : 1;
          ids.add(id);
          return { meta: { changes } };
        },
      }),
    }),
  };
}

const env = {
  SITE_ORIGIN,
  ...MAIL,
  DB: database(),
  EMAIL: {
    async send({ from, to, raw }) {
      if (mockIsFailing) throw new Error("Not verified");
      expect([from, to]).toEqual([MAIL.MAIL_FROM, MAIL.MAIL_TO]);
      mails.push(readable(raw));
    },
  },
};

contract(
  async () => {
    const { default: worker } = await import("./worker.mjs");
    const server = await serve(async ({ method, headers, body }) => {
      const request = new Request("https://enquiries.example/", { method, headers, body: method === "POST" ? body : undefined });
      const response = await worker.fetch(request, env);
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    });
    return {
      ...server,
      mails: () => mails,
      failMail: (isFailing) => {
        mockIsFailing = isFailing;
      },
    };
  },
  { keepsWithoutMail: true },
);
