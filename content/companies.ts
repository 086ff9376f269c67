/*
 * PLACEHOLDER DATA. The six companies are invented (specification, section 3: "six placeholder companies") and the three badges are
 * the client's own claims from the same document. Replace the companies with real ones that have agreed, and keep a badge only
 * with its evidence at hand.
 */

import type { Tone } from "./schema";

/** A company under "Trusted by". */
export interface TrustedCompany {
  name: string;
  industry: string;
  /** Name of the drawing of its mark. */
  mark: "meridian" | "halden" | "kite" | "castellan" | "plumb" | "stratus";
  tone: Tone;
}

/** A badge beside the companies. */
export interface TrustBadge {
  name: string;
  /** Says what the badge refers to and promises nothing beyond it. */
  text: string;
  /** Name of the drawing of its sign. */
  mark: "iso" | "gdpr" | "h24";
}

/** Six, one of each industry of the specification, section 1. */
export const companies: TrustedCompany[] = [
  { name: "Meridian", industry: "Technology", mark: "meridian", tone: "primary" },
  { name: "Halden & Rao", industry: "Consulting", mark: "halden", tone: "secondary" },
  { name: "Kitebox", industry: "Startup", mark: "kite", tone: "accent" },
  { name: "Castellan", industry: "Cybersecurity", mark: "castellan", tone: "primary" },
  { name: "Plumbline", industry: "Analytics", mark: "plumb", tone: "secondary" },
  { name: "Stratus Nine", industry: "Cloud services", mark: "stratus", tone: "accent" },
];

/** Three (specification, section 1). */
export const badges: TrustBadge[] = [
  { name: "ISO 27001 certified", text: "The international standard for managing information security", mark: "iso" },
  { name: "GDPR compliant", text: "The European Union's regulation on personal data", mark: "gdpr" },
  { name: "24/7 support", text: "Every hour of the day, every day of the week", mark: "h24" },
];
