import { randomUUID } from "node:crypto";
import { judge, TIMEOUT } from "@/components/form/delivery/delivery";
import { type Destination, destinationOf } from "@/components/form/delivery/destination";
import { ELAPSED_FIELD, type Enquiry, enquiryFrom, HONEYPOT_FIELD, KEY_FIELD } from "@/components/form/enquiry";
import type { Finding } from "@/scripts/lib/findings";

/** The site that the enquiry comes from. */
interface Sender {
  origin: string;
  email: string;
  /** Path of the thank-you page, to which the form leads without JavaScript. */
  thanks: string;
}

const right = (text: string): Finding => ({ kind: "right", text });
const wrong = (text: string): Finding => ({ kind: "wrong", text });
const note = (text: string): Finding => ({ kind: "note", text });

/** An enquiry that is marked as a test. */
function testEnquiry({ hidden }: Destination, { email }: Sender): FormData {
  const data = new FormData();
  const message = "This is a test, sent by npm run check:enquiries. Nobody waits for an answer.";
  const values: Partial<Enquiry> = { name: "Test of the enquiry form", email, message, agree: "true" };
  const fields = {
    ...enquiryFrom((name) => values[name] ?? ""),
    [HONEYPOT_FIELD]: "",
    [ELAPSED_FIELD]: "60",
    [KEY_FIELD]: `test-${randomUUID()}`,
  };
  for (const { name, value } of hidden) data.set(name, value);
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const startOf = (body: string) => {
  const text = body.replace(/\s+/g, " ").trim();
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
};

/** Whether a browser would let the site read the answer (CORS). */
function crossOrigin(response: Response, { origin }: Sender): Finding {
  if (new URL(response.url).origin === origin)
    return right("It is at the site itself, which needs no permission to read the answer (CORS).");
  const allowed = response.headers.get("access-control-allow-origin");
  if (allowed === "*" || allowed === origin) return right(`${origin} may read the answer (CORS).`);
  const state = allowed ? `only ${allowed} may` : "no other site may";
  return wrong(
    `Of its answer, ${state} read anything: visitors would be told that sending failed though it may have arrived. ` +
      `Let it answer with "Access-Control-Allow-Origin: ${origin}".`,
  );
}

/** Whether the form would take the answer for accepted. */
function content({ provider }: Destination, { status, ok }: Response, body: string): Finding {
  const said = body.trim() === "" ? "with an empty body" : `"${startOf(body)}"`;
  if (!ok) return wrong(`It answers ${status}, ${said}. The form tells visitors that it failed and offers other ways.`);
  const outcome = judge(provider, false, body);
  if (outcome === "sent") return right(`It answers ${status}, ${said}: accepted.`);
  if (outcome === "refused") return wrong(`It answers ${status}, but its JSON says no: ${said}.`);
  return wrong(
    `It answers ${status} with what is neither empty nor JSON that says yes: ${said}. The form takes that for a failure.`,
  );
}

const post = (address: string, body: FormData | URLSearchParams, headers: Record<string, string>): Promise<Response> =>
  fetch(address, { method: "POST", body, headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });

/** Sends it as the form does with JavaScript. */
async function byScript(destination: Destination, address: string, body: FormData, sender: Sender): Promise<Finding[]> {
  const response = await post(address, body, { Accept: "application/json", Origin: sender.origin });
  const location = response.headers.get("location");
  if (location && response.status < 400) {
    return [
      wrong(
        `It sends the form on (${response.status}) to ${location}, where the enquiry may not arrive. It has to answer itself.`,
      ),
    ];
  }
  const found = content(destination, response, await response.text());
  return [found, crossOrigin(response, sender)];
}

/** Sends it as the form does without JavaScript, when the visitor sees the answer. The key is the same, so that a receiver keeps one of the two. */
async function byPlainPost(destination: Destination, address: string, body: FormData, sender: Sender): Promise<Finding> {
  const thanks = new URL(sender.thanks, sender.origin).href;
  if (destination.provider.redirect) body.set(destination.provider.redirect, thanks);
  // As a form without script encodes it: many receivers read one of the two encodings only.
  const encoded = new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
  const response = await post(address, encoded, { Accept: "text/html", Origin: sender.origin });
  const location = response.headers.get("location");
  if (location && new URL(location, address).href === thanks) return right("Without script it leads to the thank-you page.");
  if (response.status >= 400) return wrong(`Sent without script, it answers ${response.status}.`);
  const end = location ? `at ${location}` : "at the service's own answer";
  return note(`Without script a visitor ends ${end} and not at ${thanks}. Set that page at the service, if it can be set.`);
}

/** The message and the code of a failure's last cause. */
function causeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("cause" in error && error.cause) return causeOf(error.cause);
  return [...("message" in error ? [error.message] : []), ...("code" in error ? [error.code] : [])].filter(Boolean).join(", ");
}

const isTimeout = (error: unknown) =>
  typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";

const unreachable = (error: unknown): Finding =>
  isTimeout(error)
    ? wrong(`It has not answered for ${TIMEOUT / 1000} seconds, when the form gives up.`)
    : wrong(`It can't be reached: ${causeOf(error)}.`);

/** Sends one enquiry, marked as a test, to an endpoint as the form would, with and without JavaScript, and returns the findings: wrong is what loses enquiries, or makes visitors think so. */
export async function checkEnquiries(endpoint: string, sender: Sender): Promise<Finding[]> {
  const thanks = new URL(sender.thanks, sender.origin).href;
  const destination = destinationOf(endpoint, thanks);
  const address = new URL(destination.action, sender.origin).href;
  const data = testEnquiry(destination, sender);
  const { redirect } = destination.provider;
  if (redirect) data.delete(redirect);
  try {
    const found = await byScript(destination, address, data, sender);
    return [...found, await byPlainPost(destination, address, data, sender)];
  } catch (error) {
    return [unreachable(error)];
  }
}
