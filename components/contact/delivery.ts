/** Why an enquiry was not accepted; the copy has a sentence for each. */
export type Failure = "offline" | "timeout" | "refused" | "unavailable";

/** How an attempt to deliver ended. */
export type Outcome = "sent" | Failure;

/** A hidden field of the form. */
export interface HiddenField {
  name: string;
  value: string;
}

/** What one form service does differently from the next. */
interface Service {
  hosts: readonly string[];
  /** Hidden field with the thank-you page's address for a plain POST. Without one, the address is set at the service. */
  redirect?: string;
  /** Entry of the JSON answer that is true when the enquiry was accepted. */
  flag?: string;
  /** Parameter of the endpoint's address that the service wants as a hidden field. */
  parameter?: string;
  /** Answers every POST with a web page, also when asked for JSON. */
  answersWithPage?: boolean;
}

const SERVICES: readonly Service[] = [
  { hosts: ["formspree.io"], redirect: "_next", flag: "ok" },
  { hosts: ["api.web3forms.com"], redirect: "redirect", flag: "success", parameter: "access_key" },
  { hosts: ["usebasin.com"] },
  { hosts: ["getform.io", "formcarry.com"] },
];
/** One's own endpoint, or a service that is not in the table. */
const OWN: Service = { hosts: [], redirect: "_next" };
/** Netlify Forms takes a POST at any path of the site itself; it has no host to be known by, so the endpoint is this word. */
const NETLIFY: Service = { hosts: [], answersWithPage: true };
const NETLIFY_ENDPOINT = "netlify";

/** Where the form sends, by script and without. */
export interface Destination {
  service: Service;
  /** Address of the POST. */
  action: string;
  hidden: readonly HiddenField[];
  /** Netlify's robot looks for the form by these attributes when the site is deployed. */
  attributes: { name?: string; "data-netlify"?: string };
}

/** Stands in for the site's own origin, so that an endpoint may be a path. */
const HERE = "https://this-site.invalid";

/**
 * Reads the configured endpoint, an address or the word "netlify". `thanks` is the thank-you page for a plain POST, as an absolute
 * address when the endpoint is on another host. Throws a TypeError on an address that can't be read, which stops the build.
 */
export function destinationOf(endpoint: string, thanks: string): Destination {
  if (endpoint === NETLIFY_ENDPOINT) {
    return {
      service: NETLIFY,
      action: new URL(thanks, HERE).pathname,
      hidden: [{ name: "form-name", value: "enquiry" }],
      attributes: { name: "enquiry", "data-netlify": "true" },
    };
  }
  const url = new URL(endpoint, HERE);
  const service = SERVICES.find(({ hosts }) => hosts.includes(url.hostname.replace(/^www\./, ""))) ?? OWN;
  const { redirect, parameter } = service;
  const value = parameter && url.searchParams.get(parameter);
  const hidden = [
    ...(parameter && value ? [{ name: parameter, value }] : []),
    ...(redirect ? [{ name: redirect, value: thanks }] : []),
  ];
  if (parameter) url.searchParams.delete(parameter);
  return { service, action: url.href.replace(HERE, ""), hidden, attributes: {} };
}

/** Milliseconds after which an unanswered attempt is given up. */
export const TIMEOUT = 15_000;

/** Names under which the form's own notes travel with the enquiry; the recipient judges by them, the form never does. */
export const TRAP_FIELD = "leave_empty";
const ELAPSED_FIELD = "elapsed_seconds";
const KEY_FIELD = "idempotency_key";

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
    return judge(service, response.headers.get("content-type") ?? "", await response.text());
  } catch {
    if (abort.signal.aborted) return "timeout";
    return navigator.onLine === false ? "offline" : "unavailable";
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a 2xx answer means what it should: captive portals and catch-all hosts say 200 to everything, but with a web page. */
function judge({ flag, answersWithPage }: Service, type: string, body: string): Outcome {
  if (answersWithPage) return "sent";
  if (type.includes("html")) return "unavailable";
  const answer = parse(body);
  if (!answer) return flag || type.includes("json") ? "unavailable" : "sent";
  if (answer.ok === false || answer.success === false) return "refused";
  return flag && answer[flag] !== true ? "unavailable" : "sent";
}

/** The entries of a JSON object; none for an empty body, undefined for anything else. */
function parse(body: string): Record<string, unknown> | undefined {
  if (body.trim() === "") return {};
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null ? { ...answer } : undefined;
  } catch {
    return undefined;
  }
}
