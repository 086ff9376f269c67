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
