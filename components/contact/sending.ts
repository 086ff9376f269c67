import { deliver } from "./delivery";
import { EnquiryFailure } from "./enquiry-failure";

/** What is fetched while somebody writes, in one piece: sending, and the ways on where it fails. */
export const sending = { deliver, EnquiryFailure };
