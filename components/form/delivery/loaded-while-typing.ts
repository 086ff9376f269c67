import { EnquiryFailure } from "@/components/form/messages/enquiry-failure";
import { deliver } from "./delivery";

/** What is fetched while somebody writes, in one piece: sending, and the ways on where it fails. */
export const sending = { deliver, EnquiryFailure };
