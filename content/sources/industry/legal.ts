import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "Commercial suits in India: written statement within 30 days of service of the summons; with the court's leave, for recorded reasons and on costs, up to 120; after that the right is forfeited",
    where: "number",
    source:
      "Code of Civil Procedure, 1908, Order VIII, Rule 1, as amended by the Commercial Courts Act, 2015; SCG Contracts v. K.S. Chamankar (Supreme Court, 2019), https://law.asia/defendants-must-file-written-statement-within-120-days/ and https://bloggerz.co.in/?p=1847; the draft amending Bill of 2024 was not found to be law",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "E-filing until midnight, for example in US federal courts, unless otherwise set",
    where: "hours.note",
    source: "Federal Rules of Civil Procedure, rule 6(a)(4), http://federal-rules.laws-info.com/frcp/rule_6",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Certificate (in two parts, by the party and by an expert) with hash value and algorithm",
    where: "standards.items.0",
    source:
      "Bharatiya Sakshya Adhiniyam, 2023, section 63(4)(c) and Schedule, https://nyayx.com/lawbooks/bharatiya-sakshya-adhiniyam-2023/SCH-1",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Some days are excluded; section 5 excuses delay in appeals and applications, not in suits",
    where: "standards.items.1",
    source: "Limitation Act, 1963, sections 4, 5 and 12, https://law.emunshi.ai/limitation/5",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Advocates may not advertise; websites keep to permitted particulars",
    where: "standards.items.2",
    source:
      "Bar Council of India Rules, Part VI, Chapter II, rule 36 and the 2008 amendment; reaffirmed by press release of 8 July 2024, https://orissadiary.com/bar-council-of-india-reaffirms-ban-on-lawyer-advertising-following-madras-high-court-ruling",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Reconciliation at least every five weeks, signed off by the COFA or a manager",
    where: "standards.items.3",
    source: "SRA Accounts Rules, rule 8.3, https://www.accountsforlawyers.co.uk/solicitor-guides/sra-accounts-rules-essentials",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Reasonable efforts to protect client information; trust accounts (rule 1.15)",
    where: "standards.items.4",
    source: "ABA Model Rules 1.6(c) and 1.15",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "UK GDPR: a processor works under a contract, and a transfer to India needs safeguards, the IDTA or the Addendum, but for exceptions such as legal claims (article 49), hence usually",
    where: "standards.items.6",
    source:
      "UK GDPR, article 28 and Chapter V; ICO, https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/international-transfers/international-data-transfer-agreement-and-guidance/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "Outside the Information Technology Act: wills, trusts, powers of attorney (unless they empower a regulated financial firm) and negotiable instruments but for cheques and, in favour of such a firm, demand promissory notes and bills of exchange",
    where: "integrations.items.3",
    source:
      "Information Technology Act, 2000, section 1(4) and First Schedule as amended in 2022, https://naavi.org/wp/amendment-to-schedule-i-of-ita-2000-expanded-conflicts-with-ni-act-and-new-fraud-risks",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "LEDES 1998BI carries taxes such as VAT and GST",
    where: "standards.items.5",
    source: "LEDES Oversight Committee, LEDES 1998BI specification; looked up by the buyers' reading of 2026-11-23",
    confirmed: "review",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "US federal and some English courts send filing notices by e-mail from CM/ECF and CE-File",
    where: "integrations.items.2",
    source:
      "US Courts, https://pacer.uscourts.gov/help/faqs/what-should-i-do-first-get-ready-nextgen-cmecf-being-implemented-my-court; HMCTS, CE-File (from knowledge)",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "DPDP: security of personal data and reports of breaches, among the main duties from May 2027",
    where: "standards.items.7",
    source:
      "Digital Personal Data Protection Act, 2023, section 8(5) and (6); https://www.getastra.com/blog/compliance/dpdp-compliance/ (May 2027 still stood in June 2026)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-02-01",
  },
  {
    statement:
      "England: page numbers of an electronic bundle match those of the PDF, and pages added after delivery go to its end, unless the court says otherwise",
    where: "systems.items.2.hardPart",
    source:
      "General guidance on electronic court bundles, 29 November 2021, https://www.stjohnschambers.co.uk/news/new-guidance-on-electronic-court-bundles",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
