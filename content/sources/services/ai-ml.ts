import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "DPDP Act: main duties begin in May 2027",
    where: "questions.3.answer",
    source:
      "Digital Personal Data Protection Rules 2025, notified 13 November 2025, https://www.azbpartners.com/bank/indias-digital-personal-data-protection-act-phased-rollout-and-key-compliance-milestones",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "EU AI Act: transparency duties of Article 50 apply since 2 August 2026",
    where: "questions.3.answer",
    source: "Regulation (EU) 2024/1689, Article 50, https://semitora.com/blog/en/digital-omnibus-ai-act-deadlines/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "A few hundred examples for a test; two years of history for a forecast",
    where: "questions.2.answer",
    source: "Practice of the trade, no standard; worded as typical",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Clerks need 27 hours for 400 invoices, about 5 hours for the 71 that version 0.7 leaves to them; at least 8 wrong with it, 11 without (the eight limits together let 10 errors pass)",
    where: "sampleRecord.fields.1, sampleRecord.fields.2, sampleRecord.fields.3",
    source:
      "Arithmetic on 2026-11-24: 400 x 4 minutes = 26.7 hours; 71 x 4 minutes = 4.7 hours; 321 + 71 + 8 = 400; clerks 11 wrong, with the model 8 passed wrong; errors in them 1 + 2 + 1 + 0 + 1 + 1 + 4 + 0 = 10; limits 2 + 2 + 2 + 0 + 1 + 1 + 2 + 0 = 10",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2028-11-24",
  },
];
