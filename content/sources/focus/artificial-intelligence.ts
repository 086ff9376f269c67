import type { Source } from "@/content/schemas/source";

/** What the page /focus/artificial-intelligence/ says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "India has no separate AI act; the AI Governance Guidelines of November 2025 are voluntary",
    where: "questions.0",
    source:
      "MeitY, India AI Governance Guidelines, 5 November 2025, https://digitalpolicyalert.org/event/35105-ministry-of-electronics-and-information-technology-released-india-ai-governance-guidelines",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-02-22",
  },
  {
    statement: "DPDP main duties begin in May 2027",
    where: "questions.0",
    source:
      "Digital Personal Data Protection Rules, 2025, notified 13 November 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "The UK and Australia have no general AI act",
    where: "questions.0",
    source:
      "UK: no AI bill in the King's Speech of 13 May 2026, https://www.osborneclarke.com/insights/regulatory-outlook-may-2026-artificial-intelligence; Australia: National AI Plan, 2 December 2025, https://www.areebi.com/compliance/australian-voluntary-ai-safety-standard",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement:
      "Some US states have AI laws: Illinois (H.B. 3773) and Texas since 1 January 2026; Colorado (SB 26-189) from 1 January 2027",
    where: "questions.0",
    source:
      "https://laborandemployment.btlaw.com/post/102m1fu/several-state-ai-laws-set-to-go-into-effect-in-2026-despite-federal-governments and https://www.aipolicydesk.com/blog/us-state-ai-law-tracker-june-2026; Illinois, still in force although its rules were withdrawn on 2 June 2026: https://techne.ai/insights/idhr-ai-rulemaking-tracker",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-26",
  },
  {
    statement:
      "EU AI Act: transparency duties since 2 August 2026, for systems already on the market from 2 December 2026 (marking of AI content), high-risk duties of Annex III from 2 December 2027",
    where: "questions.0",
    source:
      "Regulation (EU) 2024/1689, as amended by the Digital Omnibus on AI (Council approval 29 June 2026), https://futureprep.eu/news/digital-omnibus-ai-act-deadlines/; the Official Journal number was not found",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2026-12-11",
  },
  {
    statement: "Ranking applicants and scoring a natural person's credit are high-risk where the EU AI Act applies",
    where: "approach.steps.2",
    source:
      "Regulation (EU) 2024/1689, Article 2 and Annex III, points 4(a) and 5(b), https://aiact-info.eu/annex-iii-high-risk-ai-systems-referred-to-in-article-62",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "Prompt injection is first on the OWASP Top 10 for LLM Applications (2026 edition)",
    where: "risks.items.2",
    source:
      "OWASP Top 10 for LLM Applications 2026, published 4 August 2026, https://genai.owasp.org/resource/owasp-genai-llm-top-10-2026/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-08-04",
  },
  {
    statement:
      "Article 22 of the GDPR limits decisions made by automated processing alone; in the UK, Articles 22A to 22D have allowed them with safeguards since 5 February 2026",
    where: "questions.2",
    source:
      "Regulation (EU) 2016/679 (GDPR), Article 22; changes were proposed in the Digital Omnibus of November 2025; UK: Data (Use and Access) Act 2025, SI 2026/82, https://bratby.law/data-use-and-access-act-2025-commencement/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "ISO/IEC 42001:2023 is the standard for an AI management system: policy, roles, risk assessment, review",
    where: "questions.3",
    source: "ISO/IEC 42001:2023, https://standardsexplained.com/iso-iec-42001-artificial-intelligence-management-system",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Article 4 of the AI Act: since 2 February 2025 providers and deployers take measures for their staff's AI literacy; the Digital Omnibus softened it (to support its development) and kept the duty",
    where: "questions.0",
    source:
      "https://aiadopt.eu/en/insights/digital-omnibus-eu-ai-act; https://futureprep.eu/?p=5383; both written before publication in the Official Journal, whose text was not found",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-22",
  },
];
