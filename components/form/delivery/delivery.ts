import { ELAPSED_FIELD, KEY_FIELD } from "@/components/form/enquiry";
import type { Destination, Service } from "./destination";

/** Why an enquiry was not accepted; the copy has a sentence for each. */
export type Failure = "offline" | "timeout" | "refused" | "unavailable";

/** How an attempt to deliver ended. */
export type Outcome = "sent" | Failure;

/** Milliseconds after which an unanswered attempt is given up. */
export const TIMEOUT = 15_000;

/** Statuses that speak of what was sent, not of the service: the visitor can do something about it. */
const CONTENT_STATUSES: readonly number[] = [400, 406, 413, 415, 422];

interface Attempt {
  data: FormData;
  /** Equal for every attempt to send the same values, so that the receiver can drop a double. */
  key: string;
  /** Seconds since the form came alive. */
  elapsed: number;
}

/**
 * Delivers an enquiry and never throws. Without a destination it is logged to the console and counts as sent (specification,
 * section 7). The request needs no preflight: form data, one safelisted header, the key as a field.
 */
export async function deliver(destination: Destination | undefined, { data, key, elapsed }: Attempt): Promise<Outcome> {
  if (!destination) {
    console.log("Enquiry", { ...Object.fromEntries(data), agree: data.has("agree") });
    return "sent";
  }
  const { service, action } = destination;
  data.set(KEY_FIELD, key);
  data.set(ELAPSED_FIELD, String(elapsed));
  // A service that is told where to redirect answers with the page there instead of JSON.
  if (service.redirect) data.delete(service.redirect);

  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const request = { method: "POST", body: data, headers: { Accept: "application/json" }, signal: abort.signal };
    const response = await fetch(action, request);
    if (!response.ok) return CONTENT_STATUSES.includes(response.status) ? "refused" : "unavailable";
    return judge(service, response.redirected, await response.text());
  } catch {
    if (abort.signal.aborted) return "timeout";
    return navigator.onLine === false ? "offline" : "unavailable";
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether a 2xx answer means what it should. Captive portals and catch-all hosts say 200 to everything, and some programs say it to their own
 * errors: an enquiry counts as sent only where the answer is empty or JSON without an error, and has what its service promises.
 */
export function judge({ flag, answersWithPage }: Service, isRedirected: boolean, body: string): Outcome {
  if (answersWithPage) return "sent";
  const answer = parse(body);
  // A POST that is sent on may arrive as a GET, with nothing in it: only a service's own word counts then.
  if (!answer || (isRedirected && !flag)) return "unavailable";
  if (saysNo(answer)) return "refused";
  return flag && answer[flag[0]] !== flag[1] ? "unavailable" : "sent";
}

/** Names under which programs report errors, in lower case. */
const ERRORS: readonly string[] = ["error", "errors", "errormessage"];
/** Names under which they say how it went, and what is no. */
const RESULTS: readonly string[] = ["ok", "success", "status", "statuscode", "result"];
const NO = /^(false|0|[45]\d\d|err(or)?|fail(ed|ure)?)$/i;

/** Whether a JSON answer reports an error. One that is null, false, 0 or empty is none. */
const saysNo = (answer: Record<string, unknown>): boolean =>
  Object.entries(answer).some(([name, value]) => {
    const key = name.toLowerCase();
    if (RESULTS.includes(key)) return NO.test(String(value));
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
