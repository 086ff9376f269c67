import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "UPI: a transfer debited but not credited is reversed by T+1, a payment that the merchant's side did not confirm by T+5; ₹100 a day beyond, paid without a claim (T is the day of the transaction)",
    where: "number",
    source:
      "RBI circular DPSS.CO.PD No.629/02.01.014/2019-20 of 20 September 2019, Harmonisation of Turn Around Time (TAT), annex, item 4, https://website.rbi.org.in/web/rbi/-/citizens-corner/harmonisation-of-turn-around-time-tat-and-customer-compensation-for-failed-transactions-using-authorised-payment-systems-3074; the annex quoted at https://zeenews.india.com/personal-finance/failed-upi-transactions-banks-to-pay-rs-100-per-day-penalty-for-delay-beyond-2-days-2352699.html; no later rule in its place found",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement:
      "Nobody in the payment chain but issuers and networks stores card data; the last four digits and the issuer's name may be kept",
    where: "standards.items.0",
    source:
      "RBI circular of 28 July 2022 on restriction on storage of actual card data, https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12159&Mode=0 (quoted by Dell's public page on tokenisation)",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "UPI's peaks are 10:00 to 13:00 and 17:00 to 21:30; AutoPay debits run outside them since 1 August 2025: before 10:00, 13:00 to 17:00, after 21:30",
    where: "systems.items.3.text; day.paragraphs.0; hours.critical",
    source:
      "NPCI circular of 2025, https://www.sentinelassam.com/topheadlines/npci-issued-new-upi-rules-restricts-autopay-during-peak-hours",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement:
      "Lenders report four times a month: since 1 July 2026 as on the 9th, 16th, 23rd and last day of the month; to all bureaus in one prescribed format (UCRF, with a form each for consumers, firms and microfinance)",
    where: "integrations.items.3",
    source:
      "RBI Credit Information Reporting (Amendment) Directions of 4 December 2025, https://taxguru.in/?p=1006704; https://bfsicompliance.info/?p=1320; one format: Directions of 2025, chapter III and Annex IV, https://lexplosion.in/rbi-issues-new-master-direction-on-credit-information-reporting-consolidates-instructions-on-reporting-of-the-credit-information",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "PCI DSS v4.0.1 is the present version",
    where: "standards.items.0",
    source: "PCI Security Standards Council document library",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Payment data only in India; exceptions for cross-border payments (a copy of the domestic part) and for processing abroad",
    where: "standards.items.1",
    source:
      "RBI circular of 6 April 2018 and FAQ of June 2019 on storage of payment system data, https://www.thehindubusinessline.com/money-and-banking/data-related-to-payments-to-be-stored-only-in-india-rbi/article28156050.ece; https://pushkarmer.com/2024/02/29/storage-of-payment-system-data",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Loan money moves between borrower and lender, with few exceptions, after a key facts statement; all data is stored on servers in India (what is processed abroad is deleted there within 24 hours)",
    where: "standards.items.2; questions.4",
    source:
      "RBI Master Directions of 28 November 2025 (Credit Facilities, by type of entity), https://inquisitivemind5.blogspot.com/2026/05/credit-facilities-digital-lending.html; found stated in this form in the review, and the blog agrees; storage in India: Digital Lending Directions of 8 May 2025, https://digitalpolicyalert.org/event/30271-reserve-bank-of-india-digital-lending-directions-2025-rbi2025-2636-including-data-localisation-requirement-enters-into-force",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-22",
  },
  {
    statement: "ISO 20022 is the standard of SWIFT cross-border payments; addresses in free text alone end on 14 November 2026",
    where: "standards.items.3",
    source:
      "SWIFT, end of MT coexistence for cross-border payments, 22 November 2025, and end of unstructured addresses, https://www.swift.com/news-events/news/iso-20022-milestone-november-2026-unstructured-addresses-be-removed; https://www.jpmorgan.com/payments/client-resource-center/h2h (town and country in fields of their own); written before that day, no postponement found",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-23",
  },
  {
    statement:
      "Six hours from noticing to report, logs for 180 days; under the DPDP Rules security logs for a year, with its main duties from May 2027",
    where: "standards.items.4",
    source:
      "CERT-In Directions under section 70B(6) of the IT Act, 28 April 2022; DPDP Rules 2025, rule 6(1)(e), looked up by the buyers' reading of 2026-11-26",
    confirmed: "review",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "RBI Authentication Directions and UK strong customer authentication: two factors, with exemptions",
    where: "standards.items.5",
    source:
      "RBI (Authentication mechanisms for digital payment transactions) Directions, 2025; https://foxmandal.in/?p=53766 and https://spiceroutelegal.com/publications/reserve-bank-of-india-authentication-mechanisms-for-digital-payment-transactions-directions-2025",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-04-01",
  },
  {
    statement:
      "Digital lending: consent beforehand, explicit, with purpose and audit trail, and revocable, today; DPDP main duties begin in May 2027; after a withdrawal the use ends, unless the Act or another law requires or authorises it (section 6(6))",
    where: "standards.items.6",
    source:
      "RBI (Digital Lending) Directions, 2025, of 8 May 2025 (since 28 November 2025 in the Credit Facilities directions), https://ssrana.in/articles/rbi-introduced-digital-lending-direction-2025/ and https://digitalpolicyalert.org/event/30079-reserve-bank-of-india-digital-lending-directions-2025-rbi2025-2636-were-partially-implemented; Digital Personal Data Protection Rules 2025, https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-02-01",
  },
  {
    statement:
      "Suppliers of regulated firms: oversight; in most of these rules audit rights, subcontractors, exit; in India incidents, which reach RBI within six hours of the supplier's detection",
    where: "standards.items.9",
    source:
      "RBI outsourcing directions, 2023 and 2025, https://ksandk.com/corporate/rbi-outsourcing-directions-2025 and https://taxguru.in/rbi/summary-master-direction-outsourcing-information-technology-services.html; incidents: https://aspiainfotech.com/?p=7642; PRA SS2/21; APRA CPS 230 (in force since 1 July 2025); Regulation (EU) 2022/2554 (DORA), articles 28 to 30; 16 CFR 314.4(f)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "Most UK payment firms must reconcile customers' money every business day",
    where: "day.paragraphs.1",
    source:
      "FCA PS25/12, CASS 15; https://www.rsmuk.com/insights/advisory/fca-safeguarding-rules-how-to-prepare-for-7-may-2026; https://kanipayments.com/?p=3876; small payment institutions may opt in, hence most",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "UPI, NEFT and RTGS run day and night; RTGS pauses between its end of day and its start of day",
    where: "hours.note",
    source:
      "RBI, RTGS round the clock since 14 December 2020, https://www.freepressjournal.in/business/24x7-rtgs-transaction-facility-to-be-operational-from-tonight-says-rbi-guv-shaktikanta-das; the pause: RBI press release of 4 December 2020",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "An ACH debit can be returned after it was settled: as a rule within two banking days, an unauthorised consumer debit within 60 days",
    where: "integrations.items.4",
    source: "Nacha Operating Rules, looked up by the buyers' reading of 2026-11-26",
    confirmed: "review",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "A video identification (V-CIP) that drops starts again in a fresh session",
    where: "systems.items.2.text",
    source:
      "RBI Know Your Customer directions, V-CIP procedure (call drop or disconnection); known to the buyers' reading of 2026-11-26, its clause not found by search",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "Customers are identified, records kept and suspicion reported",
    where: "standards.items.7",
    source:
      "Prevention of Money-laundering Act, 2002, section 12 (India); Money Laundering, Terrorist Financing and Transfer of Funds Regulations 2017, parts 3 and 4, reports of suspicion: Proceeds of Crime Act 2002, sections 330 and 331 (UK), http://www.legislation.gov.uk/ukpga/2002/29/notes/division/5/7/1/4?view=plain; Bank Secrecy Act (USA), https://legalclarity.org/bank-secrecy-act-regulations-and-reporting-requirements; Anti-Money Laundering and Counter-Terrorism Financing Act 2006 (Australia), reformed from 31 March 2026, https://complyfocus.com/?p=1267",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-26",
  },
  {
    statement:
      "CSCRF: SEBI's regulated firms (brokers, funds, advisers) keep a software bill of materials of critical systems and new software, more or less of it by size; brokers with fewer than 1,000 clients and less than ₹1,000 crore of their trading a year are exempt",
    where: "standards.items.8",
    source:
      "SEBI circular of 20 August 2024, CSCRF, https://o3.security/compliance/sebi-cscrf-sbom-compliance-india and https://www.ofofo.ai/blogs/sboms-in-the-sebi-cscrf-framework; SEBI circular of 30 April 2025, https://statutes.roopslawassist.com/subordinates/fb3097c41f65755179a0b42fea1e1ad6b35dd045",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "A service provider has no shorter self-assessment than SAQ D; the short ones are for merchants",
    where: "questions.1",
    source:
      "PCI Security Standards Council, FAQ, https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/can-service-providers-use-eligibility-criteria-from-a-merchant-self-assessment-questionnaire-saq-to-determine-applicable-pci-dss-requirements-for-the-service-providers-assessment/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement:
      "A customer whose record is in the central KYC registry gives only what has changed; the lender sends the update to the registry",
    where: "systems.items.2.hardPart",
    source:
      "RBI, Know Your Customer directions, as amended on 6 November 2024, https://business-standard.com/finance/personal-finance/you-won-t-need-to-repeat-kyc-for-new-accounts-or-services-with-same-bank-124110700228_1.html and https://bankingschool.co.in/legal-and-regulatory-aspects-of-banking/reserve-bank-functions-and-news/rbi-eases-kyc-norms-to-simplify-periodic-updation-and-enhance-customer-convenience/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-27",
  },
];
