import type { EnquiryField } from "@/content/single-pages/contact";

/** The field that only robots fill in; it travels with the enquiry and the recipient judges by it. */
export const HONEYPOT_FIELD = "leave_empty";

/** Names under which the form's own notes travel with the enquiry; the recipient judges by them, too. */
export const ELAPSED_FIELD = "elapsed_seconds";
export const KEY_FIELD = "idempotency_key";

/** Anchor of the form's heading: a link to it scrolls there and moves the focus, with or without script. */
export const ENQUIRY_ID = "enquiry";

/** Names of the form's fields as they are sent, in the order of the form. */
export const FIELD_NAMES: readonly EnquiryField[] = [
  "name",
  "email",
  "phone",
  "company",
  "service",
  "budget",
  "message",
  "agree",
];

/** What the form holds: text by field, "" where nothing is written or chosen; `agree` is "true" when ticked. */
export type Enquiry = Record<EnquiryField, string>;

/** A service as the form offers it: its option as the specification spells it, and its page's slug for `?service=`. */
export interface ServiceOption {
  label: string;
  slug: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** An enquiry from whatever holds its values. */
export function enquiryFrom(text: (name: EnquiryField) => string): Enquiry {
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    service: text("service"),
    budget: text("budget"),
    message: text("message"),
    agree: text("agree"),
  };
}

/** The fields' values as the document holds them now. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  return enquiryFrom((name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  });
}

/** Whether nothing has been written or chosen yet. */
export function isEmpty(enquiry: Enquiry): boolean {
  return FIELD_NAMES.every((name) => enquiry[name] === "");
}

/** Whether two enquiries say the same. */
export function isSame(one: Enquiry, other: Enquiry): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** The form's controls; of a group of radio buttons, each one. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement);
}

/** Writes values into the fields that are still empty: what the visitor or the browser has put there already stays. */
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

/** Takes a choice among radio buttons back. */
export function clearChoice(form: HTMLFormElement, name: EnquiryField): void {
  for (const control of controlsOf(form))
    if (control instanceof HTMLInputElement && control.name === name) control.checked = false;
}

/** The option that an address such as `/contact/?service=devops` asks for, if there is one. */
export function requestedService(search: string, services: readonly ServiceOption[]): string | undefined {
  const slug = new URLSearchParams(search).get("service")?.toLowerCase();
  return services.find((service) => service.slug.toLowerCase() === slug)?.label;
}
