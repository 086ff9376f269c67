import type { EnquiryField } from "@/content/single-pages/contact";

/** Honeypot: a field that visitors do not see, so that only bots fill it in. It is sent with the enquiry, and the receiver decides. */
export const HONEYPOT_FIELD = "leave_empty";

/** Fields that the form adds by itself: seconds since hydration, and the idempotency key. */
export const ELAPSED_FIELD = "elapsed_seconds";
export const KEY_FIELD = "idempotency_key";

/** Id of the form's heading. A link to it scrolls there and moves the focus, with or without JavaScript. */
export const ENQUIRY_ID = "enquiry";

/** The values of the form: text by field, "" if nothing was typed or chosen; `agree` is "true" if ticked. */
export type Enquiry = Record<EnquiryField, string>;

/** An enquiry in which nothing was typed or chosen. */
const EMPTY: Enquiry = { name: "", email: "", phone: "", company: "", service: "", budget: "", message: "", agree: "" };

/** Names of the form's fields as they are sent, in the order of the form. */
export const FIELD_NAMES = Object.keys(EMPTY) as readonly EnquiryField[];

/** A service that can be chosen: its label, and its page's slug for `?service=`. */
export interface ServiceOption {
  label: string;
  slug: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Collects an enquiry, field by field. */
export function enquiryFrom(text: (name: EnquiryField) => string): Enquiry {
  return { ...EMPTY, ...Object.fromEntries(FIELD_NAMES.map((name) => [name, text(name)])) };
}

/** The current values of the fields. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  return enquiryFrom((name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  });
}

/** Whether nothing was typed or chosen yet. */
export function isEmpty(enquiry: Enquiry): boolean {
  return FIELD_NAMES.every((name) => enquiry[name] === "");
}

/** Whether two enquiries have the same values. */
export function isSame(one: Enquiry, other: Enquiry): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** The form's inputs and textareas; every radio button of a group. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement);
}

/** Writes values into fields that are still empty. What the visitor or the browser has put into the others stays. */
export function fillEmpty(form: HTMLFormElement, values: Partial<Enquiry>): void {
  const present = readEnquiry(form);
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (!value || present[name]) continue;
    for (const control of controlsOf(form)) if (control.name === name) write(control, value);
  }
}

function write(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
    if (control.value === value) control.checked = true;
  } else {
    control.value = value;
  }
}

/** Unchecks a group of radio buttons. */
export function clearChoice(form: HTMLFormElement, name: EnquiryField): void {
  for (const control of controlsOf(form))
    if (control instanceof HTMLInputElement && control.name === name) control.checked = false;
}

/** The label of the service that an address such as `/contact/?service=devops` asks for, if there is one. */
export function requestedService(search: string, services: readonly ServiceOption[]): string | undefined {
  const slug = new URLSearchParams(search).get("service")?.toLowerCase();
  return services.find((service) => service.slug.toLowerCase() === slug)?.label;
}
