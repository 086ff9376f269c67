import type { ContactField, EnquiryField } from "@/content/single-pages/contact";
import { controlsOf, FIELD_NAMES } from "./enquiry";

/** A field that has to be corrected. */
export interface Problem {
  name: EnquiryField;
  /** Number beside the field and in the summary, from 1. */
  number: number;
  message: string;
}

type Messages = Record<EnquiryField, ContactField>;

/** The message for a field that the browser refuses: the site's own, or the browser's if the site has none. */
function messageFor(control: HTMLInputElement | HTMLTextAreaElement, { missing, invalid }: ContactField): string {
  return (control.validity.valueMissing ? missing : invalid) ?? control.validationMessage;
}

/** Every field that the browser's own validation refuses, in the order of the form. Changes nothing. */
export function findProblems(form: HTMLFormElement, messages: Messages): Problem[] {
  const refused = controlsOf(form).filter((control) => !control.validity.valid);
  return FIELD_NAMES.flatMap((name) => {
    const control = refused.find((candidate) => candidate.name === name);
    return control ? [{ name, message: messageFor(control, messages[name]) }] : [];
  }).map((problem, index) => ({ ...problem, number: index + 1 }));
}

/** The problems that are left after a change. Numbers stay the same, and no new ones appear before the next attempt to send. */
export function remainingProblems(form: HTMLFormElement, messages: Messages, known: readonly Problem[]): Problem[] {
  const found = findProblems(form, messages);
  return known.flatMap((problem) => {
    const now = found.find(({ name }) => name === problem.name);
    return now ? [{ ...problem, message: now.message }] : [];
  });
}

/** Moves the focus to a field, or to the first choice of a group. */
export function focusField(form: HTMLFormElement, name: EnquiryField): void {
  controlsOf(form)
    .find((control) => control.name === name)
    ?.focus();
}
