import { ELAPSED_FIELD, KEY_FIELD } from "@/components/form/enquiry";

/** A hidden field of the form. */
export interface HiddenField {
  name: string;
  value: string;
}

/** What one form service does differently from the next. */
export interface Service {
  hosts: readonly string[];
  /** Hidden field with the thank-you page's address for a plain POST. Without one, the address is set at the service. */
  redirect?: string;
  /** Entry of the JSON answer, and its value when the enquiry was accepted. */
  flag?: readonly [name: string, accepted: unknown];
  /** Parameter of the endpoint's address that the service wants as a hidden field. */
  parameter?: string;
  /** Answers every POST with a web page, also when asked for JSON. */
  answersWithPage?: boolean;
}

const SERVICES: readonly Service[] = [
  { hosts: ["formspree.io"], redirect: "_next", flag: ["ok", true] },
  { hosts: ["api.web3forms.com"], redirect: "redirect", flag: ["success", true], parameter: "access_key" },
  { hosts: ["formcarry.com"], redirect: "_next", flag: ["code", 200] },
  { hosts: ["usebasin.com", "getform.io"] },
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

/** Attributes that send the form without script. */
export interface PlainPost {
  form: { action?: string } & Destination["attributes"];
  /** Of the button that sends. */
  button: { formAction?: string; formEncType?: string };
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
      // Netlify keeps only the fields that its robot has found in the HTML: the form's own notes have to be there, still empty.
      hidden: ["form-name", KEY_FIELD, ELAPSED_FIELD].map((name) => ({ name, value: name === "form-name" ? "enquiry" : "" })),
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

/**
 * Where the form goes without script. With no endpoint there is no address that could take a POST, and the page's own would end in an
 * error page: a mail is what is left, and the visitor sees it before it leaves. Its address stands at the button, as browsers warn of a
 * form on a secure page whose own action is not secure. Never GET, which writes the fields into the address.
 */
export function plainPost(destination: Destination | undefined, email: string, subject: string): PlainPost {
  if (destination) return { form: { action: destination.action, ...destination.attributes }, button: {} };
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return { form: {}, button: { formAction: mail, formEncType: "text/plain" } };
}
