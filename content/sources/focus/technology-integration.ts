import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Six systems can need fifteen links in pairs (6 x 5 / 2)",
    where: "usualFix.paragraphs.0",
    source: "Arithmetic: n(n-1)/2 pairs",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "OpenAPI describes calls over HTTP, AsyncAPI describes events (3.1.0 is its latest version)",
    where: "approach.steps.2",
    source: "OpenAPI Specification, https://spec.openapis.org/oas/; AsyncAPI Specification, https://github.com/asyncapi/spec",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "UN/EDIFACT and X12 are the EDI standards most met",
    where: "questions.0",
    source: "UN/ECE (UN/EDIFACT, ISO 9735) and ASC X12, https://learn.microsoft.com/es-es/biztalk/core/edi-standards-support",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "OAuth 2.0 or mutual TLS in place of shared logins",
    where: "risks.items.3",
    source: "RFC 6749 and RFC 8705, https://www.rfc-editor.org/info/rfc8705 (OAuth 2.1 was still a draft when last known)",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
