import { clearDraft, keyFor } from "@/components/form/draft";
import { type Enquiry, isSame, readEnquiry } from "@/components/form/enquiry";
import { deliver, type Outcome } from "./delivery";
import type { Destination } from "./destination";

/** The attempt that is under way. It goes on when the visitor opens another page of the site. */
let underWay: { enquiry: Enquiry; outcome: Promise<Outcome> } | undefined;

/** One attempt to send what the form holds; `started` is the time of hydration. Only an accepted enquiry deletes the draft. */
export function sendEnquiry(form: HTMLFormElement, destination: Destination | undefined, started: number): Promise<Outcome> {
  const enquiry = readEnquiry(form);
  const elapsed = Math.round((Date.now() - started) / 1000);
  const outcome = deliver(destination, { data: new FormData(form), key: keyFor(enquiry), elapsed }).then((result) => {
    underWay = undefined;
    if (result === "sent") clearDraft();
    return result;
  });
  underWay = { enquiry, outcome };
  return outcome;
}

/** The outcome of an attempt that another page's form began, if this form holds the same enquiry. */
export const outcomeUnderWay = (form: HTMLFormElement): Promise<Outcome> | undefined =>
  underWay && isSame(underWay.enquiry, readEnquiry(form)) ? underWay.outcome : undefined;
