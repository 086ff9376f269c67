import { EnquiryFailure } from "@/components/form/messages/enquiry-failure";
import { deliver } from "./delivery";

/** The code that is loaded when a visitor begins to type, as one chunk: sending, and the message after a failure. */
export const sending = { deliver, EnquiryFailure };
