/*
 * PLACEHOLDER DATA. Keep a certificate only with its evidence at hand, add its body, number and date of expiry, then delete its
 * `sample: true`: `npm run deploy` refuses a site that has one.
 */

import type { Certificate } from "../schemas/brand";

/** Badges beside the companies; may be none. The claim of support in claims.ts adds one of its own. */
export const certificates: Certificate[] = [
  {
    sample: true,
    name: "ISO 27001 certified",
    text: "The international standard for managing information security",
    mark: "iso",
  },
  { sample: true, name: "GDPR compliant", text: "The European Union's regulation on personal data", mark: "gdpr" },
];
