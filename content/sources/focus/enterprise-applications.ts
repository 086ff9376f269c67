import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Accounting software of an Indian company needs a dated edit log that cannot be disabled",
    where: "questions.3",
    source:
      "Companies (Accounts) Rules, 2014, proviso to rule 3(1), in force for financial years from 1 April 2023, https://www.srbatliboi.in/article/audit-trail-implementation-challenges-and-learnings-from-first-year",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "The auditor reports on the edit log every year",
    where: "questions.3",
    source:
      "Companies (Audit and Auditors) Rules, 2014, rule 11(g), https://whytax.in/mca/amendment-in-companies-act-2013-to-incorporate-audit-trail",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "The rule binds companies; partnerships, LLPs, societies and trusts are not covered",
    where: "questions.3",
    source: "MCA notification G.S.R. 206(E) of 24 March 2021, as explained at https://taxpublishers.in/ShowCL?CLL_Art1397?5",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A complex application takes three to six months",
    where: "questions.2, start.duration",
    source: "The specification of this site, section 2 (FAQ)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
