import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "OpenAPI 3.1 is a current version (3.2 exists since September 2025)",
    where: "sampleRecord.fields.1",
    source: "OpenAPI Specification, revision history, https://github.com/OAI/OpenAPI-Specification/pull/4982.diff",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A complex application takes 3 to 6 months",
    where: "start.duration",
    source: "The site's specification, claims of the company",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "An outbox delivers at least once, so whoever receives has to notice the second copy",
    where: "stations.6, sampleRecord.callouts.1",
    source: "Open Outbox, delivery semantics, https://open-outbox.dev/spec/delivery-semantics",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
];
