import { type Enquiry, FIELD_NAMES } from "@/components/form/enquiry";
import type { Contact, EnquiryField } from "@/content/single-pages/contact";

/** Mail programs on Windows cut a mailto: address after about 2,000 characters. */
const LINK_LIMIT = 1900;

/** Whether an answer fits on a line. The message does not, and `agree` is nothing to read. */
const isShort = (name: EnquiryField): name is Exclude<EnquiryField, "message" | "agree"> =>
  name !== "message" && name !== "agree";

/** The enquiry as plain text to paste or mail: a line for each answer, the message last. */
export function enquiryText(enquiry: Enquiry, labels: Contact["form"]["labels"]): string {
  const lines = FIELD_NAMES.filter(isShort).flatMap((name) => (enquiry[name] ? [`${labels[name]}: ${enquiry[name]}`] : []));
  return [...lines, "", `${labels.message}:`, enquiry.message].join("\n");
}

/** Percent-encodes, with CRLF line ends. A lone surrogate (half an emoji) can't be encoded and becomes a replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, "\r\n").replace(/\p{Surrogate}/gu, "\ufffd"));
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Sentence at the end of a text that had to be cut. */
  cut: string;
}

/** A `mailto:` address with subject and text. A text that is too long for mail programs is cut between two characters. */
export function mailLink({ to, subject, text, cut }: Mail): string {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const whole = start + encode(text);
  if (whole.length <= LINK_LIMIT) return whole;
  const end = encode(`\n\n${cut}`);
  let link = start;
  for (const character of text) {
    const next = encode(character);
    if (link.length + next.length + end.length > LINK_LIMIT) break;
    link += next;
  }
  return link + end;
}
