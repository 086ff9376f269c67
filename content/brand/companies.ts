/*
 * PLACEHOLDER DATA. The six companies are invented. Replace them with real ones that have agreed, then delete the `sample: true` of each:
 * `npm run deploy` refuses a site that has one.
 */

import type { Clients } from "../schemas/brand";

/** Companies under "Trusted by", and the line over them; may be fewer, or none. */
export const clients: Clients = {
  companies: [
    { sample: true, name: "Meridian", industry: "Technology", mark: "lens", tone: "primary" },
    { sample: true, name: "Halden & Rao", industry: "Consulting", mark: "halves", tone: "secondary" },
    { sample: true, name: "Kitebox", industry: "Startup", mark: "kite", tone: "accent" },
    { sample: true, name: "Castellan", industry: "Cybersecurity", mark: "keep", tone: "primary" },
    { sample: true, name: "Plumbline", industry: "Analytics", mark: "plumb", tone: "secondary" },
    { sample: true, name: "Stratus Nine", industry: "Cloud services", mark: "strata", tone: "accent" },
  ],
};
