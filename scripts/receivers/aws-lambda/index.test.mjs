import { contract, MAIL, SITE_ORIGIN, serve } from "../test-support/contract.mjs";

/** The table and the mails of a Lambda that runs here; the SDK is part of its runtime and none of this project's packages. */
const mockServices = {
  ids: new Set(),
  mails: [],
  isFailing: false,
  /** What happens before a mail is taken. */
  beforeMail: async () => {},
  /** Whether nothing can be written into the table. */
  isReadOnly: false,
};

jest.mock(
  "@aws-sdk/client-dynamodb",
  () => {
    class Command {
      constructor(input) {
        this.input = input;
      }
    }
    return {
      GetItemCommand: class extends Command {
        run() {
          expect(this.input.ConsistentRead).toBe(true);
          const { id } = this.input.Key;
          return mockServices.ids.has(id.S) ? { Item: { id } } : {};
        }
      },
      PutItemCommand: class extends Command {
        run() {
          if (mockServices.isReadOnly) throw new Error("AccessDenied");
          const { Item } = this.input;
          expect(Number(Item.expires.N)).toBeGreaterThan(Date.now() / 1000);
          mockServices.ids.add(Item.id.S);
        }
      },
      DynamoDBClient: class {
        send = async (command) => command.run();
      },
    };
  },
  { virtual: true },
);
jest.mock(
  "@aws-sdk/client-sesv2",
  () => ({
    SendEmailCommand: class {
      constructor(input) {
        this.input = input;
      }
    },
    SESv2Client: class {
      async send({ input: { FromEmailAddress, Destination, ReplyToAddresses, Content } }) {
        await mockServices.beforeMail();
        if (mockServices.isFailing) throw new Error("Throttled");
        expect([FromEmailAddress, Destination.ToAddresses]).toEqual(["website@hansen.example", ["post@hansen.example"]]);
        mockServices.mails.push(`Reply-To: ${ReplyToAddresses[0]}\n${Content.Simple.Body.Text.Data}`);
      }
    },
  }),
  { virtual: true },
);

Object.assign(process.env, MAIL, { SITE_ORIGIN, TABLE: "enquiries" });
jest.spyOn(console, "error").mockImplementation(() => {});

/** A request as a Function URL hands it on (payload format 2.0). */
const eventOf = ({ method, headers, body }) => ({
  version: "2.0",
  requestContext: { http: { method } },
  headers,
  body: body.toString("base64"),
  isBase64Encoded: true,
});

contract(async () => {
  const { handler } = await import("./index.mjs");
  const server = await serve(async (request) => {
    const { statusCode, headers, body } = await handler(eventOf(request));
    return { status: statusCode, headers, body };
  });
  return {
    ...server,
    mails: () => mockServices.mails,
    failMail: (isFailing) => {
      mockServices.isFailing = isFailing;
    },
  };
});

describe("an enquiry is rather sent twice than lost", () => {
  const { body, headers } = {
    body: Buffer.from(
      new URLSearchParams({ name: "Meera", email: "meera@example.com", message: `Hello ${Math.random()}` }).toString(),
    ),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  const attempt = async () => (await import("./index.mjs")).handler(eventOf({ method: "POST", headers, body }));

  test("a function that was stopped before its mail went out has noted nothing: the next attempt sends it", async () => {
    const before = mockServices.mails.length;
    const stopped = new Promise((resolve) => {
      mockServices.beforeMail = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    attempt();
    await stopped;
    mockServices.beforeMail = async () => {};
    expect(await attempt()).toMatchObject({ statusCode: 200 });
    expect(mockServices.mails).toHaveLength(before + 1);
  });

  test("where it can't be noted, the visitor is told that it has arrived", async () => {
    mockServices.ids.clear();
    mockServices.isReadOnly = true;
    expect(await attempt()).toMatchObject({ statusCode: 200 });
    mockServices.isReadOnly = false;
  });
});
