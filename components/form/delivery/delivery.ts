import { ELAPSED_FIELD, KEY_FIELD } from "@/components/form/enquiry";
import type { Destination, FormProvider } from "./destination";

/** Why an enquiry was not accepted. `form.failures` in content/single-pages/contact.ts has the sentence for each. */
export type Failure = "offline" | "timeout" | "refused" | "unavailable";

/** How an attempt to deliver ended. */
export type Outcome = "sent" | Failure;

/** Milliseconds after which an unanswered attempt is given up. */
export const TIMEOUT = 15_000;

/** Statuses that refuse what was sent: the visitor can correct it. All others mean that the endpoint does not work. */
const CONTENT_STATUSES: readonly number[] = [400, 406, 413, 415, 422];

interface Attempt {
  data: FormData;
  /** The same for every attempt to send the same values, so that the receiver can drop duplicates. */
  key: string;
  /** Seconds since hydration of the form. */
  elapsed: number;
}

/**
 * Delivers an enquiry as multipart/form-data and never throws. Without a destination it is logged to the console and counts as sent, as was
 * specified for the site without an endpoint. The request needs no CORS preflight: form data, one safelisted header, the key as a field.
 */
export async function deliver(destination: Destination | undefined, { data, key, elapsed }: Attempt): Promise<Outcome> {
  if (!destination) {
    console.log("Enquiry", { ...Object.fromEntries(data), agree: data.has("agree") });
    return "sent";
  }
  const { provider, action } = destination;
  data.set(KEY_FIELD, key);
  data.set(ELAPSED_FIELD, String(elapsed));
  // A provider that is told where to redirect would answer with that page instead of JSON.
  if (provider.redirect) data.delete(provider.redirect);

  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const request = { method: "POST", body: data, headers: { Accept: "application/json" }, signal: abort.signal };
    const response = await fetch(action, request);
    if (!response.ok) return CONTENT_STATUSES.includes(response.status) ? "refused" : "unavailable";
    return judge(provider, response.redirected, await response.text());
  } catch {
    if (abort.signal.aborted) return "timeout";
    return navigator.onLine === false ? "offline" : "unavailable";
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether a 2xx answer means that the enquiry was accepted. Captive portals answer 200 to everything, and some programs to their own errors. So an
 * enquiry counts as sent only if the answer is empty or JSON without an error, and has the flag of its provider.
 */
export function judge({ flag, answersWithPage }: FormProvider, isRedirected: boolean, body: string): Outcome {
  if (answersWithPage) return "sent";
  const answer = parse(body);
  // A redirected POST may arrive as a GET, with nothing in it: then only the provider's own flag counts.
  if (!answer || (isRedirected && !flag)) return "unavailable";
  if (reportsError(answer)) return "refused";
  return flag && answer[flag[0]] !== flag[1] ? "unavailable" : "sent";
}

/** Names under which programs report errors, in lower case. */
const ERRORS: readonly string[] = ["error", "errors", "errormessage"];
/** Names under which they report the result, and the values that mean failure. */
const RESULTS: readonly string[] = ["ok", "success", "status", "statuscode", "result"];
const FAILED = /^(false|0|[45]\d\d|err(or)?|fail(ed|ure)?)$/i;

/** Whether a JSON answer reports an error. An error that is null, false, 0 or empty does not count. */
const reportsError = (answer: Record<string, unknown>): boolean =>
  Object.entries(answer).some(([name, value]) => {
    const key = name.toLowerCase();
    if (RESULTS.includes(key)) return FAILED.test(String(value));
    return ERRORS.includes(key) && Boolean(value) && !/^(\[\]|{}|"")$/.test(JSON.stringify(value));
  });

/** The entries of a JSON object; none for an empty body, undefined for anything else. */
function parse(body: string): Record<string, unknown> | undefined {
  if (body.trim() === "") return {};
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null && !Array.isArray(answer) ? { ...answer } : undefined;
  } catch {
    return undefined;
  }
}
