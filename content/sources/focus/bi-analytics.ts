import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Masked names that the company can reverse remain personal data in its hands",
    where: "questions.4",
    source:
      "GDPR, recital 26 and Article 4(5); CJEU, C-413/23 P, EDPS v SRB, 4 September 2025, https://www.thecybersolicitor.com/p/is-pseudonymised-data-personal-data-3af (for a recipient who cannot reverse them it may differ)",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "A request for erasure has to reach the copies",
    where: "questions.4",
    source: "Regulation (EU) 2016/679 (GDPR), Article 17",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "DPDP main duties begin in May 2027",
    where: "questions.4",
    source:
      "Digital Personal Data Protection Rules, 2025, notified 13 November 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "The straight trend line through 18, 30, 26, 44, 52, 70 rises by 9.83 a column",
    where: "drawing.description",
    source: "Arithmetic: least squares, 172 / 17.5",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A small group left blank can be calculated from the total, so small groups are merged",
    where: "risks.items.2",
    source:
      "Handbook on Statistical Disclosure Control, chapter 4, https://sdctools.github.io/HandbookSDC/04-magnitude-tabular-data.html",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
