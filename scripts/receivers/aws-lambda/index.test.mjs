/** @jest-environment node */
import { contract, MAIL, SITE_ORIGIN, serve } from "../test-support/contract.mjs";

/** The table and the mails of a Lambda that runs here; the SDK is part of its runtime and none of this project's packages. */
const mockWorld = { ids: new Set(), mails: [], isFailing: false };

jest.mock(
  "@aws-sdk/client-dynamodb",
  () => {
    class Command {
      constructor(input) {
        this.input = input;
      }
    }
    return {
      PutItemCommand: class extends Command {
        run() {
          const { Item, ConditionExpression } = this.input;
          expect(ConditionExpression).toBe("attribute_not_exists(id)");
          expect(Number(Item.expires.N)).toBeGreaterThan(Date.now() / 1000);
          if (mockWorld.ids.has(Item.id.S)) throw Object.assign(new Error(), { name: "ConditionalCheckFailedException" });
          mockWorld.ids.add(Item.id.S);
        }
      },
      DeleteItemCommand: class extends Command {
        run() {
          mockWorld.ids.delete(this.input.Key.id.S);
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
        if (mockWorld.isFailing) throw new Error("Throttled");
        expect([FromEmailAddress, Destination.ToAddresses]).toEqual(["website@hansen.example", ["post@hansen.example"]]);
        mockWorld.mails.push(`Reply-To: ${ReplyToAddresses[0]}\n${Content.Simple.Body.Text.Data}`);
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
    mails: () => mockWorld.mails,
    failMail: (isFailing) => {
      mockWorld.isFailing = isFailing;
    },
  };
});
