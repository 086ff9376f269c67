import { clearDraft, keyFor } from "@/components/form/draft";
import { type Enquiry, readEnquiry } from "@/components/form/enquiry";
import type { EnquiryFailure } from "@/components/form/messages/enquiry-failure";
import type { Failure } from "./delivery";
import type { Destination } from "./destination";

/** Where the enquiry is on its way. `enquiry` is what the form holds, for the other ways to send it. */
export type Phase =
  | { kind: "editing" | "sending" | "sent" }
  | { kind: "failed"; reason: Failure; enquiry: Enquiry; Ways: Ways | undefined };

/** The ways on after a failure; undefined where they did not arrive. */
type Ways = typeof EnquiryFailure;

/** Sending comes while one writes. Where it does not arrive, that is a failure like any other: the form keeps everything. */
export const fetchSending = () =>
  import("./loaded-while-typing").then(
    ({ sending }) => sending,
    () => undefined,
  );

/** One attempt to send. Only an accepted enquiry empties the form; this holds also when the visitor has left the page meanwhile. */
export async function send(form: HTMLFormElement, destination: Destination | undefined, started: number): Promise<Phase> {
  const enquiry = readEnquiry(form);
  const elapsed = Math.round((Date.now() - started) / 1000);
  const attempt = { data: new FormData(form), key: keyFor(enquiry), elapsed };
  const sending = await fetchSending();
  const outcome = sending ? await sending.deliver(destination, attempt) : "unavailable";
  if (outcome !== "sent") return { kind: "failed", reason: outcome, enquiry, Ways: sending?.EnquiryFailure };
  clearDraft();
  form.reset();
  return { kind: "sent" };
}
