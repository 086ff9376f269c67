import type { Enquiry } from "@/components/form/enquiry";
import type { Contact } from "@/content/single-pages/contact";

/** Mail programs on Windows cut an address after about 2,000 characters. */
const LINK_LIMIT = 1900;

/** The answers that fit on a line. */
const SHORT = ["name", "email", "phone", "company", "service", "budget"] as const;

/** The enquiry as text to paste or mail: a line for each answer, the details last. */
export function enquiryText(enquiry: Enquiry, labels: Contact["form"]["labels"]): string {
  const lines = SHORT.flatMap((name) => (enquiry[name] ? [`${labels[name]}: ${enquiry[name]}`] : []));
  return [...lines, "", `${labels.message}:`, enquiry.message].join("\n");
}

/** Percent-encodes with the line ends that mail wants; half an emoji, which can't be encoded, becomes a replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, "\r\n").replace(/\p{Surrogate}/gu, "\ufffd"));
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Ends a text that had to be cut. */
  cut: string;
}

/** A `mailto:` address with subject and text, cut between characters where mail programs would break it. */
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
