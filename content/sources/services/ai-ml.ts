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
    where: "start.needFromYou",
    source: "Practice of the trade, no standard; worded as typical",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Clerks need 27 hours for 400 invoices, about 5 hours for the 71 that version 0.7 leaves to them; about 10 wrong with it (8 passed by the model, 2 slips of clerks), 11 without; the eight limits together let 10 errors pass, which is the limit in the drawing of the three candidates",
    where: "sampleRecord.fields.1, sampleRecord.fields.2, sampleRecord.fields.3, deliverables.items.1",
    source:
      "Arithmetic on 2026-11-26: 400 x 4 minutes = 26.7 hours; 71 x 4 minutes = 4.7 hours; 321 + 71 + 8 = 400; clerks 11 wrong in 400, so 2 in 71; with the model 8 passed wrong; errors in them 1 + 2 + 1 + 0 + 1 + 1 + 4 + 0 = 10; limits 2 + 2 + 2 + 0 + 1 + 1 + 2 + 0 = 10",
    confirmed: "knowledge",
    checked: "2026-11-27",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "A tax number says whose invoice it is: a GSTIN contains its holder's PAN",
    where: "start.confidentiality, closing.text",
    source: "Characters 3 to 12 of a GSTIN, https://weedoo.in/resources/glossary/gstin",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "The UK has a GDPR of its own, changed by the Data (Use and Access) Act 2025",
    where: "questions.3.answer",
    source:
      "https://www.osborneclarke.com/insights/data-use-and-access-act-becomes-law-first-ever-changes-uk-gdpr; https://www.dpocentre.com/duaa-vs-uk-gdpr-business-guide/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "A trained model stays under the licence of its base model; a rented one that was trained stays with its provider",
    where: "ownership.items.1",
    source:
      "Llama 3.2 Community Licence (derivative works), https://huggingface.co/panopstor/llama32vis/blob/main/LICENSE.txt; Mistral: fine-tuned models cannot be downloaded, https://help.mistral.ai/en/articles/225179-how-to-delete-create-a-fine-tuned-model",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "US rules differ by state; Australia has the Privacy Act 1988",
    where: "questions.3.answer",
    source:
      "https://www.alrc.gov.au/publication/for-your-information-australian-privacy-law-and-practice-alrc-report-108/2-privacy-regulation-in-australia/state-and-territory-regulation-of-privacy/; US states: https://laborandemployment.btlaw.com/post/102m1fu/several-state-ai-laws-set-to-go-into-effect-in-2026-despite-federal-governments",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
];
