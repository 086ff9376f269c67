import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Google warns against agencies that guarantee rankings",
    where: "questions.0.answer",
    source:
      "Google Search Central, Do you need an SEO?; quoted at https://estrategypro.com/if-an-seo-company-guarantees-1-ranking-beware/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A page test often needs more than 10,000 visits: to show 4% against 3%, a little over 5,000 for each version",
    where: "questions.1.answer",
    source:
      "Two-proportion sample size, recalculated on 2026-11-23: 5,298 at 95% confidence and 80% power; 748 for 3% against 6%, so 1,496 visits in all",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "Marketing cookies need consent first in the EU and the UK",
    where: "questions.2.answer",
    source:
      "Directive 2002/58/EC, Article 5(3), and Regulation (EU) 2016/679; the Digital Omnibus proposal COM(2025) 837 would move the rule and was not adopted in mid-2026",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "India's consent rules begin in May 2027",
    where: "questions.2.answer",
    source:
      "Digital Personal Data Protection Rules 2025, 18 months after 13 November 2025, https://www.complyzero.com/blog/dpdp-rules-2025-explained",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-01",
  },
  {
    statement:
      "An account budget of Google Ads exists with monthly invoices only and can be changed by whoever has standard access, so the cap is a promise and no lock",
    where: "deliverables.items.1.text",
    source: "Google Ads Help, Create an account budget, https://support.google.com/google-ads/answer/2375395",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "Google gives SEO four months to a year to show a benefit",
    where: "plan.lead",
    source: "Google Search Central, Do you need an SEO?: four months to a year until benefits show",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Rows of the sample report add up",
    where: "sampleRecord.rows, control",
    source: "Counted on 2026-11-22: 104,400 / 29 = 3,600; 58 + 5 = 63; 77,400 - 50,400 = 104,400 - 77,400 = 27,000",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "This website sets no cookies",
    where: "questions.2.answer",
    source: "Test scripts/checks/stored-keys.test.ts of this repository",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
];
