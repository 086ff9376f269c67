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
    statement: "RFC 9457 is the form of error answers",
    where: "sampleRecord.fields.4",
    source: "RFC 9457, Problem Details for HTTP APIs",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "422 for a key used again with other content",
    where: "sampleRecord.rows.2",
    source:
      "IETF draft, The Idempotency-Key HTTP Header Field, https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Meaning of 201, 401, 409 and 429",
    where: "sampleRecord.rows",
    source: "RFC 9110 and RFC 6585",
    confirmed: "knowledge",
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
];
