/*
 * What counts as a placeholder: an endpoint that reaches nobody, addresses and phone numbers that do not exist, content with `sample: true`, and words
 * that were written for another company or town. A build with placeholders is refused as a release (verdict.ts).
 */

/** A placeholder, and what to do about it. */
export interface Placeholder {
  /** The content file, or "environment". */
  file: string;
  /** The field, such as "phones[0]". */
  field: string;
  /** Its value. */
  value: string;
  remedy: string;
}

/** Texts. `writtenFor` is the company and place that they are about; undefined if they mention neither. */
interface Written {
  writtenFor?: { name: string; place: string };
}

/** The part of the content that may be a placeholder. */
export interface Facts {
  site: {
    name: string;
    sundial: { place: string };
    origin: string;
    email: string;
    phones: readonly { display: string; href: string }[];
    social: readonly { network: string; href: string }[];
  };
  testimonials: readonly { name: string; company: string; sample?: boolean }[];
  companies: readonly { name: string; sample?: boolean }[];
  badges: readonly { name: string; sample?: boolean }[];
  /** Paragraphs about the company, and what is written in drawings. */
  about: Written;
  inscriptions: Written;
}

/** Host names that never exist (RFC 2606, RFC 6761), and localhost. */
const NOWHERE = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]$/;

/** Phone numbers that nobody answers, as digits with the country code: reserved for fiction, or only zeros. */
const UNREACHABLE: readonly RegExp[] = [
  /^91(0{5,})/,
  /^1\d{3}55501\d\d$/,
  /^44(20|121|113|161)?(7946|496)0\d{3}$/,
  /^61[23478]5550\d{4}$/,
];

const digits = (text: string) => text.replace(/\D/g, "").replace(/^00/, "");
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "");
const endsNowhere = (address: string) => NOWHERE.test(hostOf(address));

const REMEDIES = {
  endpoint: "Set NEXT_PUBLIC_ENQUIRY_ENDPOINT before the build, or enquiries reach nobody. See README.md, Connect enquiries.",
  deadEndpoint:
    "An address that ends in .example, .test or localhost reaches nobody. Set the address of your form service, then build again.",
  origin: "Write the address that the site will have.",
  email: "Write an address that somebody reads.",
  phones: "Write numbers that somebody answers, or leave the line out.",
  social: "Write the company's own page, or leave the network out.",
  testimonials:
    "Nobody said this. Put a client's own words there, with their consent, or leave it out; then delete `sample: true`.",
  companies: "These clients are invented. Name real ones that have agreed, or leave them out; then delete `sample: true`.",
  written: "These words tell the story of the first brand. Write your own, then delete `writtenFor`.",
  badges: "Keep a badge only with its evidence at hand; then delete `sample: true`.",
} as const;

const SITE = "content/brand/company.ts";

/** Every placeholder, in the order of the files. `endpoint` is where the form sends; undefined if none is configured. */
export function placeholdersIn(facts: Facts, endpoint: string | undefined): Placeholder[] {
  const { site, testimonials, companies, badges } = facts;
  const found: Placeholder[] = [];
  const note = (is: boolean, kind: keyof typeof REMEDIES, file: string, field: string, value: string) => {
    if (is) found.push({ file, field, value, remedy: REMEDIES[kind] });
  };
  note(!endpoint, "endpoint", "environment", "NEXT_PUBLIC_ENQUIRY_ENDPOINT", "not set");
  note(endsNowhere(endpoint ?? ""), "deadEndpoint", "environment", "NEXT_PUBLIC_ENQUIRY_ENDPOINT", endpoint ?? "");
  note(endsNowhere(site.origin), "origin", SITE, "origin", site.origin);
  note(NOWHERE.test(site.email.replace(/^.*@/, "")), "email", SITE, "email", site.email);
  for (const [index, { display, href }] of site.phones.entries()) {
    const isDead = [display, href].map(digits).some((number) => UNREACHABLE.some((pattern) => pattern.test(number)));
    note(isDead, "phones", SITE, `phones[${index}]`, display);
  }
  for (const [index, { href }] of site.social.entries()) {
    note(/[._-]example\b/.test(href), "social", SITE, `social[${index}]`, href);
  }
  for (const [index, { name, company, sample }] of testimonials.entries()) {
    note(sample === true, "testimonials", "content/brand/testimonials.ts", `testimonials[${index}]`, `${name}, ${company}`);
  }
  for (const [index, { name, sample }] of companies.entries()) {
    note(sample === true, "companies", "content/brand/companies.ts", `companies[${index}]`, name);
  }
  for (const [index, { name, sample }] of badges.entries()) {
    note(sample === true, "badges", "content/brand/certificates.ts", `badges[${index}]`, name);
  }
  const noteWritten = (file: string, field: string, { writtenFor }: Written) => {
    const isOfAnother = writtenFor && (writtenFor.name !== site.name || writtenFor.place !== site.sundial.place);
    if (isOfAnother) note(true, "written", file, field, `written for ${writtenFor.name} of ${writtenFor.place}`);
  };
  noteWritten("content/brand/story.ts", "about", facts.about);
  noteWritten("content/brand/drawings.ts", "inscriptions", facts.inscriptions);
  return found;
}

/** The placeholders as text, grouped by file and remedy, one on each line. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string {
  const groups = new Map<string, Placeholder[]>();
  for (const one of placeholders) {
    const head = `${one.file}: ${one.remedy}`;
    groups.set(head, [...(groups.get(head) ?? []), one]);
  }
  return [...groups]
    .map(([head, ones]) => [head, ...ones.map(({ field, value }) => `  ${field.padEnd(18)} ${value}`)].join("\n"))
    .join("\n");
}
