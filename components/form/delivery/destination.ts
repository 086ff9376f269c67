import { ELAPSED_FIELD, KEY_FIELD } from "@/components/form/enquiry";

/*
 * Where an enquiry goes. The endpoint is NEXT_PUBLIC_ENQUIRY_ENDPOINT, which app/_lib/pages/enquiry-section.tsx reads during the build; this file works
 * out from it what each form provider needs. The format of an enquiry (multipart/form-data) and its fields: ../README.md.
 */

/** A hidden field of the form. */
export interface HiddenField {
  name: string;
  value: string;
}

/** A company that receives forms, such as Formspree: what differs between one and the next. */
export interface FormProvider {
  /** Hosts by which its endpoints are recognised. */
  hosts: readonly string[];
  /** Name of the hidden field that tells it the thank-you page for a plain POST. Without one, the page is set at the provider. */
  redirect?: string;
  /** Entry of the JSON answer, and its value when the enquiry was accepted. */
  flag?: readonly [name: string, accepted: unknown];
  /** Query parameter of the endpoint that the provider wants as a hidden field. */
  parameter?: string;
  /** Answers every POST with a web page, also when asked for JSON. */
  answersWithPage?: boolean;
}

const PROVIDERS: readonly FormProvider[] = [
  { hosts: ["formspree.io"], redirect: "_next", flag: ["ok", true] },
  { hosts: ["api.web3forms.com"], redirect: "redirect", flag: ["success", true], parameter: "access_key" },
  { hosts: ["formcarry.com"], redirect: "_next", flag: ["code", 200] },
  { hosts: ["usebasin.com", "getform.io"] },
];
/** The owner's own endpoint, or a provider that is not in the list. */
const OWN: FormProvider = { hosts: [], redirect: "_next" };
/** Netlify Forms takes a POST at any path of the site itself. It has no host of its own, so the endpoint is the word "netlify". */
const NETLIFY: FormProvider = { hosts: [], answersWithPage: true };
const NETLIFY_ENDPOINT = "netlify";

/** Where the form sends, with JavaScript and without. */
export interface Destination {
  provider: FormProvider;
  /** Address of the POST. */
  action: string;
  hidden: readonly HiddenField[];
  /** By these attributes Netlify finds the form in the HTML when the site is deployed. */
  attributes: { name?: string; "data-netlify"?: string };
}

/** Attributes that send the form without JavaScript. */
export interface PlainPost {
  form: { action?: string } & Destination["attributes"];
  /** Of the submit button. */
  button: { formAction?: string; formEncType?: string };
}

/** In place of the site's own origin, so that an endpoint may be a path. */
const HERE = "https://this-site.invalid";

/**
 * Reads the configured endpoint, an address or the word "netlify". `thanks` is the thank-you page for a plain POST, as an absolute
 * address when the endpoint is on another host. Throws a TypeError on an address that can't be read, which stops the build.
 */
export function destinationOf(endpoint: string, thanks: string): Destination {
  if (endpoint === NETLIFY_ENDPOINT) {
    return {
      provider: NETLIFY,
      action: new URL(thanks, HERE).pathname,
      // Netlify keeps only fields that it has found in the HTML, so the fields that JavaScript fills in have to be there, empty.
      hidden: ["form-name", KEY_FIELD, ELAPSED_FIELD].map((name) => ({ name, value: name === "form-name" ? "enquiry" : "" })),
      attributes: { name: "enquiry", "data-netlify": "true" },
    };
  }
  const url = new URL(endpoint, HERE);
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(url.hostname.replace(/^www\./, ""))) ?? OWN;
  const { redirect, parameter } = provider;
  const value = parameter && url.searchParams.get(parameter);
  const hidden = [
    ...(parameter && value ? [{ name: parameter, value }] : []),
    ...(redirect ? [{ name: redirect, value: thanks }] : []),
  ];
  if (parameter) url.searchParams.delete(parameter);
  return { provider, action: url.href.replace(HERE, ""), hidden, attributes: {} };
}

/**
 * Attributes of the form for visitors without JavaScript. Without an endpoint nothing could take a POST, so the button opens the mail program. The
 * mailto: address is the button's, because browsers warn about a form on a secure page whose own action is not secure. Never GET, which would
 * write the fields into the address.
 */
export function plainPost(destination: Destination | undefined, email: string, subject: string): PlainPost {
  if (destination) return { form: { action: destination.action, ...destination.attributes }, button: {} };
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return { form: {}, button: { formAction: mail, formEncType: "text/plain" } };
}
