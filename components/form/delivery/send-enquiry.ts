import { clearDraft, keyFor } from "@/components/form/draft";
import { type Enquiry, readEnquiry } from "@/components/form/enquiry";
import type { EnquiryFailure } from "@/components/form/messages/enquiry-failure";
import type { Failure } from "./delivery";
import type { Destination } from "./destination";

/** What the form is doing. After a failure, `enquiry` is what the form holds, and `Message` shows what else the visitor can do. */
export type Phase =
  | { kind: "editing" | "sending" | "sent" }
  | { kind: "failed"; reason: Failure; enquiry: Enquiry; Message: typeof EnquiryFailure | undefined };

/** Loads the code for sending, while the visitor types. Undefined if it could not be loaded, which counts as a failed attempt. */
export const loadSending = () =>
  import("./loaded-while-typing").then(
    ({ sending }) => sending,
    () => undefined,
  );

/** One attempt to send. Only an accepted enquiry empties the form, also if the visitor has left the page in the meantime. */
export async function sendEnquiry(form: HTMLFormElement, destination: Destination | undefined, started: number): Promise<Phase> {
  const enquiry = readEnquiry(form);
  const elapsed = Math.round((Date.now() - started) / 1000);
  const attempt = { data: new FormData(form), key: keyFor(enquiry), elapsed };
  const sending = await loadSending();
  const outcome = sending ? await sending.deliver(destination, attempt) : "unavailable";
  if (outcome !== "sent") return { kind: "failed", reason: outcome, enquiry, Message: sending?.EnquiryFailure };
  clearDraft();
  form.reset();
  return { kind: "sent" };
}
