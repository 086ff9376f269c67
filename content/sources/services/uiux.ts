import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "WCAG 2.2 asks for 4.5:1 at this text size",
    where: "control.answers.0, sampleRecord.fields.3",
    source:
      "WCAG 2.2, success criterion 1.4.3, https://www.w3.org/TR/2023/REC-WCAG22-20231005/; ratios of the sample recalculated on 2026-11-22",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "WCAG 4.1.3: a status message is announced without focus",
    where: "sampleRecord.callouts.2",
    source: "WCAG 2.2, success criterion 4.1.3, https://www.w3.org/TR/2023/REC-WCAG22-20231005/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Low-contrast text on more than four home pages in five (83.9%)",
    where: "measures.rows.2",
    source: "WebAIM Million 2026, https://volcanicinternet.com/en/insights-from-the-webaim-million-2026-report/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-04-30",
  },
  {
    statement: "European Accessibility Act covers e-commerce and consumer banking (since 28 June 2025)",
    where: "questions.3.answer",
    source:
      "Directive (EU) 2019/882, https://www.vixio.com/insights/pc-regulatory-influencer-eu-accessibility-act-what-does-it-really",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "The UK has a law on disability that may apply (Equality Act 2010)",
    where: "questions.3.answer",
    source: "Equality Act 2010 (UK)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "India has one (Rights of Persons with Disabilities Act 2016)",
    where: "questions.3.answer",
    source:
      "Rights of Persons with Disabilities Act 2016; new accessibility rules are pending after Rajive Raturi v. Union of India, 2024 INSC 858, https://www.shesr.in/post/overview-of-the-draft-rules-on-compliance-with-accessibility-standards-for-information-communicatio",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "Five people are enough for finding common faults",
    where: "questions.1.answer",
    source: "Jakob Nielsen, Why You Only Need to Test with 5 Users, 2000",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Laws on accessibility in the USA, Canada and Australia",
    where: "questions.3.answer",
    source:
      "Americans with Disabilities Act 1990; Accessible Canada Act 2019, for organisations under federal jurisdiction, beside provincial laws such as the AODA of Ontario; Disability Discrimination Act 1992, section 24, https://mh-accessibility.de/?p=797 and https://accessiblelab.net/accessibility-legislation-around-the-world-a-global-overview",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "Faults are ranked by more than how many people they stopped",
    where: "deliverables.items.3.points.1",
    source:
      "Jakob Nielsen, Severity Ratings for Usability Problems, https://www.nngroup.com/articles/how-to-rate-the-severity-of-usability-problems/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2028-11-24",
  },
];
