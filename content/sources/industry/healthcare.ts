import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Forty patients, two minutes each: 80 minutes, one sixth of 480",
    where: "number",
    source: "Arithmetic: 40 x 2 = 80; 80 / 480 = 1/6",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
  },
  {
    statement: "ABDM: a health ID (ABHA number), consent; functional tests in the sandbox and a security audit before going live",
    where: "standards.items.1",
    source:
      "National Health Authority, ABDM Sandbox, https://sandbox.abdm.gov.in/ (functional tests by milestone, and a web application security audit by an empanelled auditor)",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "HIPAA Security Rule: risk analysis, access control, audit, transmission security, business associate agreement",
    where: "standards.items.2",
    source:
      "45 CFR Part 164 Subpart C (risk analysis: 164.308(a)(1)(ii)(A)); an update of the Security Rule was still only proposed in June 2026 (RIN 0945-AA22, https://medcurity.com/hipaa-security-rule-2026/)",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Private providers (bodies corporate) already need reasonable security and, as a rule, written consent for health records, which are sensitive personal data (SPDI Rules 2011, rules 3, 5 and 8, until section 44(2) of the DPDP Act omits section 43A of the IT Act); listed incidents go to CERT-In within six hours; DPDP Rules 2025: main duties after 18 months, in May 2027, among them notices and reports of breaches, consent with exceptions such as medical emergencies (section 7)",
    where: "standards.items.3",
    source:
      "Digital Personal Data Protection Act 2023 and Rules 2025; https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/; SPDI Rules: https://tsaaro.com/?p=3611 and https://cyberblogindia.in/the-information-technology-reasonable-security-practices-and-procedures-and-sensitive-personal-data-or-information-rules-2011/; CERT-In directions of 28 April 2022: https://veritect.ai/digital-data-ai-law/cert-in-6-hour-incident-reporting-sop",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-01",
  },
  {
    statement:
      "IEC 62304 edition 2 widens the scope to health software (publication not confirmed); in the EU, checks for drug interactions and contraindications on a patient's data are a medical device",
    where: "standards.items.5",
    source:
      "IEC 62304:2006+A1:2015 and edition 2, announced for August 2026; Court of Justice of the EU, C-329/16 (Snitem), 7 December 2017, https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=CELEX%3A62016CA0329; https://www.criticalsoftware.com/en/newsroom/iec-62304-edition-2-changes-august-2026",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Telemedicine guidelines sort medicines into lists by type of consultation: List A may be prescribed at a first consultation by video, not by sound alone",
    where: "systems.items.4.hardPart",
    source: "Telemedicine Practice Guidelines, Board of Governors in supersession of the Medical Council of India, 25 March 2020",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "National Health Claims Exchange is FHIR-based",
    where: "integrations.items.3",
    source: "National Health Authority, Health Claims Exchange specifications",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "837, 835 and SCRIPT are the American messages for claims, payment advice and prescriptions; Surescripts, the network that carries most prescriptions, certifies software first",
    where: "integrations.items.4",
    source:
      "ASC X12N 005010 implementation guides; NCPDP SCRIPT standard; 45 CFR Part 162; https://nirmitee.io/blog/pharmacy-eprescribing-ncpdp-script-fhir-medicationrequest-gap/ and Surescripts, Application Certification Requirements (2013)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "DCB0129 binds makers of health IT systems, DCB0160 the NHS bodies that use them (information standards under the Health and Social Care Act 2012); each side has a safety case and a clinical safety officer, a registered clinician, who leads the work from planning and hazards to the signed case, hence: appointed first; DTAC form for suppliers; NHS England is revising both standards",
    where: "standards.items.6",
    source:
      "NHS England, DTAC guidance, https://transform.england.nhs.uk/key-tools-and-info/digital-technology-assessment-criteria-dtac and https://digital.nhs.uk/services/digital-technology-assessment-criteria-dtac/other-regulatory-and-assurance-processes; officers: https://medtechmentor.co.uk/clinical-safety-for-samd-a-founders-guide-to-dcb0129-0160/; https://8foldgovernance.com/clinical-safety-software-risk-blog/; revision: https://www.england.nhs.uk/long-read/national-review-of-clinical-risk-management-standardsdcb0129-and-dcb0160-supporting-information/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-23",
  },
  {
    statement:
      "PHIPA (Ontario), the federal Privacy Act 1988 and health-record acts of New South Wales, Victoria and the ACT rule access and notice of breaches; many other Canadian provinces have laws of their own",
    where: "standards.items.7",
    source:
      "Personal Health Information Protection Act, 2004 (Ontario), section 12; Privacy Act 1988 (Australia), Part IIIC; Health Records and Information Privacy Act 2002 (NSW), Health Records Act 2001 (Vic), Health Records (Privacy and Access) Act 1997 (ACT), https://www.alrc.gov.au/publication/for-your-information-australian-privacy-law-and-practice-alrc-report-108/60-regulatory-framework-for-health-information/national-consistency/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-23",
  },
  {
    statement:
      "IRDAI: insurers decide on cashless requests within one hour and give the final authorisation within three hours of the discharge request",
    where: "systems.items.5.text",
    source:
      "IRDAI, Master Circular on Health Insurance Business of 29 May 2024, https://www.newindianexpress.com/business/2024/May/31/health-insurer-must-approve-cashless-facility-within-one-hour-says-irdai",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-24",
  },
  {
    statement:
      "Medicare reduces payments to hospitals that do not use certified record technology (CEHRT); exceptions for hardship, hence: can",
    where: "standards.items.2",
    source:
      "CMS, Certified EHR Technology, https://www.cms.gov/Regulations-and-Guidance/Legislation/EHRIncentivePrograms/Certification; still so in the request of July 2025 for 2026 and later years (CMS-10552), http://jdkyl.omb.report/icr/202507-0938-011",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement: "Routine blood samples are taken early, before the round",
    where: "day.paragraphs.0",
    source:
      "39% of the samples of one US hospital were drawn between 4:00 and 6:59, the largest share, https://acphospitalist.acponline.org/archives/2023/01/25/free/most-daily-blood-draws-were-collected-during-traditional-sleep-hours.htm",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2028-11-27",
  },
];
