/**
 * Takes enquiries in on AWS Lambda (Node 20 or newer, with a Function URL or an HTTP API) and sends each on by SES, once. See ../README.md.
 * Settings (environment): SITE_ORIGIN, MAIL_FROM, MAIL_TO, TABLE (a DynamoDB table with the string key "id" and the TTL attribute "expires").
 */
import { createHash } from "node:crypto";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";

const FIELDS = ["name", "email", "phone", "company", "service", "budget", "message", "elapsed_seconds"];
const MAIL_ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;
/** Seconds for which an enquiry that comes a second time is recognised. */
const REMEMBERED = 30 * 24 * 3600;

const [table, mail] = [new DynamoDBClient({}), new SESv2Client({})];

const answer = (statusCode, content, headers = {}) => ({
  statusCode,
  headers: {
    "access-control-allow-origin": process.env.SITE_ORIGIN,
    "content-type": "application/json",
    "cache-control": "no-store",
    ...headers,
  },
  body: JSON.stringify(content),
});

/** The form's fields, whichever way it was sent; undefined where it is no form. */
async function fieldsOf({ headers, body = "", isBase64Encoded }) {
  try {
    const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
    const data = await new Response(bytes, { headers: { "content-type": headers["content-type"] ?? "" } }).formData();
    return Object.fromEntries([...data].filter(([, value]) => typeof value === "string"));
  } catch {
    return undefined;
  }
}

/** The same for every attempt to send the same enquiry. A form sent without JavaScript has no key; then a hash of its text is the key. */
const keyOf = (fields) =>
  createHash("sha256")
    .update(fields.idempotency_key || JSON.stringify(FIELDS.slice(0, -1).map((name) => fields[name] ?? "")))
    .digest("hex");

const entryOf = (id) => ({ TableName: process.env.TABLE, Key: { id: { S: id } }, ConsistentRead: true });

/** Notes that an enquiry was sent on. */
function remember(id) {
  const expires = String(Math.floor(Date.now() / 1000) + REMEMBERED);
  return table.send(new PutItemCommand({ TableName: process.env.TABLE, Item: { id: { S: id }, expires: { N: expires } } }));
}

const send = (fields) =>
  mail.send(
    new SendEmailCommand({
      FromEmailAddress: process.env.MAIL_FROM,
      Destination: { ToAddresses: [process.env.MAIL_TO] },
      ReplyToAddresses: [fields.email],
      Content: {
        Simple: {
          Subject: { Data: "Enquiry from the website", Charset: "UTF-8" },
          Body: { Text: { Data: FIELDS.map((name) => `${name}: ${fields[name] ?? ""}`).join("\n"), Charset: "UTF-8" } },
        },
      },
    }),
  );

/**
 * Sends an enquiry on unless it was before. It is noted only after its mail: where the function is stopped in between, the next attempt sends a
 * second mail, which is better than none.
 */
async function deliver(fields) {
  const id = keyOf(fields);
  const { Item } = await table.send(new GetItemCommand(entryOf(id)));
  if (Item) return;
  await send(fields);
  // The enquiry has arrived, so the visitor is not told that it failed.
  await remember(id).catch((error) => console.error(error));
}

export async function handler(event) {
  if (event.requestContext.http.method !== "POST") return answer(405, { error: "Only POST." });
  const fields = await fieldsOf(event);
  if (!fields) return answer(415, { error: "Not a form." });
  const isRobot = Boolean(fields.leave_empty);
  if (!isRobot && (!fields.name || !fields.message || !MAIL_ADDRESS.test(fields.email ?? ""))) {
    return answer(422, { error: "Name, e-mail address and message are needed." });
  }
  try {
    // A bot gets the same answer as everybody else.
    if (!isRobot) await deliver(fields);
  } catch (error) {
    console.error(error);
    return answer(502, { error: "The enquiry could not be sent on." });
  }
  const next = fields._next ?? "";
  if (next.startsWith(`${process.env.SITE_ORIGIN}/`)) return answer(303, {}, { location: next });
  return answer(200, { ok: true });
}
