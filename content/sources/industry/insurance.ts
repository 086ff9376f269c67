import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "No risk is assumed until the premium is received or guaranteed as prescribed",
    where: "standards.items.0",
    source:
      "Insurance Act, 1938, section 64VB, quoted at https://sudhirkumarjain.com/shop/?p=330; summaries of the amending Act of December 2025 name no change to it, https://hellobanker.in/sabka-bima-sabki-raksha-amendment-of-insurance-laws-bill-2025-pdf/?amp=1",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Cashless decision within one hour of receipt, discharge within three, after which the insurer bears what the hospital adds; claims review committee before repudiation. The two queries of 45 minutes are an example: 2 x 45 = 90 of 180 minutes",
    where: "number; standards.items.1; questions.1",
    source:
      "IRDAI Master Circular on Health Insurance Business, 29 May 2024; https://www.newindianexpress.com/amp/story/business/2024/May/31/health-insurer-must-approve-cashless-facility-within-one-hour-says-irdai; the circular's words on discharge and its cost: https://www.financialexpress.com/money/insurance-health-insurance-irdai-measures-on-policy-cancellation-refunds-and-grace-period-all-you-need-to-know-3520185",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "IRDAI fraud framework in force since 1 April 2026",
    where: "standards.items.3",
    source:
      "IRDAI (Insurance Fraud Monitoring Framework) Guidelines, 2025; https://www.indialaw.in/blog/sarfaesi/irdai-2025-guidelines-zero-tolerance-insurance-fraud",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "IRDAI cyber guidelines of 6 April 2026: insurers and intermediaries (administrators too), six hours to report to CERT-In, with a copy to IRDAI, logs for 180 days; under the DPDP Rules (rule 6(1)(e)) security logs for a year from May 2027",
    where: "standards.items.4",
    source:
      "IRDAI Information and Cyber Security Guidelines, 2026, https://spiceroutelegal.com/?p=44629; https://sarvada.ai/regulation-compliance/irdai-cyber-incident-reporting-2026-insurers-intermediaries-india; https://cafemutual.com/news/insurance/34502-irdai-asks-insurers-and-intermediaries-to-report-cyber-incidents-within-6-hours",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "DPDP main duties begin in May 2027",
    where: "standards.items.5",
    source:
      "DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "Renewal price no higher than for an equivalent new customer",
    where: "standards.items.6",
    source:
      "FCA Handbook, ICOBS 6B, https://handbook.fca.org.uk/handbook/ICOBS/6B/1.html?date=2024-05-16; https://www.paradigm.co.uk/protection/support/GI-pricing",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "NAIC Insurance Data Security Model Law is number 668; it binds in the states that adopted it",
    where: "standards.items.8",
    source: "NAIC Insurance Data Security Model Law (#668)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Ind AS 117 is India's IFRS 17; the page names no date, since the final one was not found",
    where: "standards.items.7",
    source:
      "IRDAI consultation of 3 March 2026 proposed a start on 1 April 2026; the final date was not found. https://www.business-standard.com/amp/finance/insurance/irdai-proposes-april-2026-shift-to-ind-as-with-parallel-reporting-phase-126030300966_1.html; https://www.owlbrief.com/briefs/9924-india-s-insurance-regulator-approves-risk-based-capital-and-new-accounting-rules says that it was approved, from April 2026; not confirmed elsewhere",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Bima-ASBA: for individual life and health policies, at the customer's choice: premium blocked by UPI mandate, debited on acceptance",
    where: "integrations.items.3",
    source:
      "IRDAI circular of 18 February 2025; https://www.newsdrum.in/business/irdai-asks-insurers-to-provide-asba-facility-for-premium-payments-8736824",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Vehicle register: data is shared on request and approval",
    where: "integrations.items.0",
    source:
      "Policy for Data Sharing from the National Transport Repository, 18 August 2025, https://www.mondaq.com/india/data-protection/1679838/policy-for-data-sharing-ministry-of-road-transport-and-highways",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "Records of Indian policies and claims are held in India",
    where: "questions.2",
    source:
      "IRDAI (Maintenance of Insurance Records) Regulations, 2015, https://business-standard.com/article/pti-stories/irdai-asks-insurers-to-maintain-policies-in-electronic-form-115091001059_1.html; IRDAI regulations of 2025, https://www.cagpt.in/corporate-law/irdai-maintenance-information-regulated-entities-sharing-information-authority-regulations-2025",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement:
      "Deadlines differ by country. CPS 234 and CPS 230: material incidents to APRA within 72 hours; CPS 230: disruption of a critical operation outside tolerance within 24 hours; CPS 230 on service providers since 1 July 2025; OSFI B-13 on technology and cyber risk, B-10 on third parties since 1 May 2024",
    where: "standards.items.8",
    source:
      "APRA Prudential Standard CPS 234, paragraph 35; CPS 230, notices: https://www.theinsidebrief.com/p/issue-6; CPS 230, https://www.mallesons.com/au/en/insights/latest-thinking/apra-has-finalised-cps-230-the-clock-is-ticking-for-regulated-entities-to-comply-with-new-requirements; OSFI Guidelines B-13 and B-10, https://www.mondaq.com/canada/outsourcing/1325102/osfi-b-10-third-party-risk-management-updates-to-guideline-b-10-expand-scope-beyond-outsourcings",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "Identity is checked when a policy is issued, for general and health insurers too; the central KYC registry holds checked customers",
    where: "integrations.items.1",
    source:
      "IRDAI Master Guidelines on AML/CFT of 1 August 2022, mandatory since 1 January 2023, https://idfy.com/blog/irdai-regulations-for-kyc-in-the-insurance-sector-2022 and https://care.acko.com/support/solutions/articles/35000214035-why-is-kyc-required-",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement:
      "A surveyor is appointed within 24 hours of the report of a claim and reports within 15 days; the insurer decides within 7 days of that report; motor losses below ₹50,000 need no registered surveyor",
    where: "standards.items.2",
    source:
      "IRDAI master circulars on general insurance, 11 June 2024, and on protection of policyholders' interests, 2024, https://bimabazaar.com/journal-books/insurance-times-journal/irdai-issues-master-circular-on-general-insurance and https://upstox.com/news/personal-finance/insurance/car-insurance-survey-not-required-for-loss-below-50-000-says-finance-ministry-check-irdai-rules-here/article-186369; 15 and 7 days: https://www.instabima.com/articles/revamping-motor-insurance-landscape-irdais-master-circular-on-11062024-to-general-insurers and https://superpolicy.in/blogs/articles/how-irdai-is-revolutionizing-motor-general-insurance-with-easier-claims-and-more-choices",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "The PRA's SS2/21 on outsourcing and third parties applies to insurers",
    where: "standards.items.8",
    source:
      "PRA SS2/21, https://www.icsr.co.uk/outsourcing-and-third-party-arrangements-creating-resilience-in-your-operational-processes/ and https://www.prarulebook.co.uk/pra-rules/insurance---operational-resilience/31-03-2022?p=1",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-27",
  },
];
