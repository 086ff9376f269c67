/*
 * PLACEHOLDER DATA. The six companies are invented (specification, section 3: "six placeholder companies") and the three badges are
 * the client's own claims from the same document. Replace the companies with real ones that have agreed, and keep a badge only
 * with its evidence at hand; then delete the `sample: true` of each: `npm run deploy` refuses a site that has one.
 */

import type { Replaceable, Tone } from "./schema";
import type { Photo } from "./schemas/photo";

/** A company under "Trusted by". */
export interface TrustedCompany extends Replaceable {
  name: string;
  industry: string;
  /** The company's own logo, in place of a drawn mark. */
  logo?: Photo;
  /** Name of the drawing of its mark. */
  mark?: "meridian" | "halden" | "kite" | "castellan" | "plumb" | "stratus";
  tone: Tone;
}

/** A badge beside the companies. */
export interface TrustBadge extends Replaceable {
  name: string;
  /** Says what the badge refers to and promises nothing beyond it. */
  text: string;
  /** Name of the drawing of its sign. */
  mark: "iso" | "gdpr" | "h24";
}

/** Six, one of each industry of the specification, section 1. */
export const companies: TrustedCompany[] = [
  { sample: true, name: "Meridian", industry: "Technology", mark: "meridian", tone: "primary" },
  { sample: true, name: "Halden & Rao", industry: "Consulting", mark: "halden", tone: "secondary" },
  { sample: true, name: "Kitebox", industry: "Startup", mark: "kite", tone: "accent" },
  { sample: true, name: "Castellan", industry: "Cybersecurity", mark: "castellan", tone: "primary" },
  { sample: true, name: "Plumbline", industry: "Analytics", mark: "plumb", tone: "secondary" },
  { sample: true, name: "Stratus Nine", industry: "Cloud services", mark: "stratus", tone: "accent" },
];

/** Three (specification, section 1). */
export const badges: TrustBadge[] = [
  {
    sample: true,
    name: "ISO 27001 certified",
    text: "The international standard for managing information security",
    mark: "iso",
  },
  { sample: true, name: "GDPR compliant", text: "The European Union's regulation on personal data", mark: "gdpr" },
  { name: "24/7 support", text: "Every hour of the day, every day of the week", mark: "h24" },
];
