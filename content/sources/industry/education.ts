import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "CBSE asks for 75 per cent attendance in Classes 10 and 12, counted as of 1 January, with relaxation for documented reasons; the 160 days are an example: 75 per cent are 120",
    where: "number",
    source:
      "CBSE circular of August 2025 on attendance, https://www.hindustantimes.com/education/board-exams/cbse-issues-notice-on-attendance-discipline-for-board-exam-students-101754457289405.html; as of 1 January: https://www.indiatoday.in/education-today/news/story/cbse-prepares-standard-operating-procedures-for-students-with-low-attendance-all-you-need-to-know-1632551-2019-12-30; https://www.businesstoday.in/latest/trends/cbse-75-percent-attendance-compulsory-cbse-class-10-and-12-board-exam-cbse-board-exam-date-sheet-board-exams/story/393005.html",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-08-22",
  },
  {
    statement: "LTI 1.3 and LTI Advantage sign the learner in and return grades",
    where: "standards.items.0",
    source: "1EdTech, Learning Tools Interoperability 1.3 and LTI Advantage",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "OneRoster 1.2 exchanges class lists",
    where: "standards.items.0",
    source: "1EdTech, OneRoster 1.2",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "APAAR is a twelve-digit student identifier; CBSE asks for it in the list of candidates since the exams of 2026 (or REFUSED or NOGEN)",
    where: "standards.items.1",
    source:
      "Ministry of Education; https://www.manoramayearbook.in/current-affairs/india/2024/02/08/apaar-student-id-explained.html; list of candidates: https://indianexpress.com/article/education/cbse-board-exams-2026-apaar-registration-mandatory-partial-relaxation-official-notice-explained-cbse-gov-in-10247806",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "FERPA: parents may inspect records until the right passes to the student, hence usually",
    where: "standards.items.2",
    source: "20 U.S.C. 1232g(d); https://studentprivacy.ed.gov/faq/who-eligible-student",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "COPPA: consent below 13, of a parent or, where the data serve the school alone, of the school",
    where: "standards.items.2",
    source:
      "16 CFR Part 312; FTC, Complying with COPPA: frequently asked questions, section M; https://www.insideprivacy.com/uncategorized/ftc-staff-updates-guidance-on-coppa-and-schools-through-revised-faqs-1/; the rule of 2025 left it at that guidance, https://pipc.substack.com/p/webinar-on-new-coppa-rule-and-pipcs; https://www.globalprivacyblog.com/2025/05/ftc-publishes-updates-to-coppa-rule/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-04-22",
  },
  {
    statement:
      "DPDP Act: a child is below 18 and a parent's consent must be verifiable; exceptions include a school's tracking and monitoring for educational activities or safety; duties from May 2027",
    where: "standards.items.3",
    source:
      "DPDP Rules 2025, rule 12 and Fourth Schedule, Part A, https://dpdpa.co.in/fourth-schedule-2025 and https://www.storyboard18.com/digital/dpdp-rules-carve-out-key-exemptions-for-healthcare-providers-schools-and-childcare-services-processing-childrens-data-84208.htm; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
  },
  {
    statement:
      "WCAG 2.2 is the present version of the guidelines; US public schools, colleges and universities: version 2.1 AA by 26 April 2027, or 2028 if the population is below 50,000 (or in a special district)",
    where: "standards.items.5",
    source:
      "W3C Recommendation, https://www.w3.org/TR/WCAG22/; 28 CFR Part 35, interim final rule of 20 April 2026, https://www.govinfo.gov/content/pkg/FR-2026-04-20/html/2026-07663.htm; schools and colleges: https://www.ue.org/risk-management/nondiscrimination-and-accessibility/accessibility-rule-for-public-schools-community-colleges-and-public-universities/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Bulk SMS in India needs a registered sender (principal entity), header and template",
    where: "integrations.items.6",
    source:
      "TRAI, Telecom Commercial Communications Customer Preference Regulations 2018; for schools: https://campus365.freshdesk.com/support/solutions/articles/84000364079-dlt-registration",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Registers electronic, entries kept six years; a correction shows both entries, reason, date and name; state-funded schools share attendance daily with the DfE since 19 August 2024; a company (Wonde, in the guidance found) reads them from the school's system",
    where: "standards.items.6",
    source:
      "School Attendance (Pupil Registration) (England) Regulations 2024, explanatory note, https://legislation.gov.uk/uksi/2024/208/note/made?view=plain; Department for Education, Working together to improve school attendance; Education (Information About Individual Pupils) (England) (Amendment) Regulations 2024, Share your daily school attendance data, https://www.gov.uk/guidance/share-your-daily-school-attendance-data and http://govwire.co.uk/news/department-for-education/guidance-share-your-daily-school-attendance-data-22767 (not found: whether another company has taken over since); https://schools.norfolk.gov.uk/article/61910/School-Attendance--Children-Missing-Education---briefing-on-key-changes-for-September-2024",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "CBSE practicals of Classes 10 and 12 ran from 1 January to 14 February in 2026",
    where: "questions.4",
    source: "CBSE, looked up by the buyers' reading of 2026-11-23",
    confirmed: "review",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "No screening (no test, no interview) on admission to elementary classes in India; random selection",
    where: "systems.items.0.text",
    source:
      "Right of Children to Free and Compulsory Education Act 2009, sections 2(o) and 13(1), https://www.indianlawsinfo.com/Home/Section/8337/Section-13-in-The-Right-of-Children-to-Free-and-Compulsory-Education-Act,-2009/No-capitation-fee-and-screening-procedure-for-admission",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "A supplier (processor) follows the school's written instructions; access from India is a transfer",
    where: "standards.items.4",
    source:
      "ICO guidance on education technologies, https://www.bettshow.com/bett-articles/edtech-providers-scope-childrens-code; UK GDPR, article 28 and Chapter V",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "Most US states have student-privacy laws of their own, which bind vendors or set contract terms",
    where: "standards.items.2",
    source:
      "https://lonia.ai/insights/breaking-state-student-privacy-laws-overview (47 states) and https://studentprivacycompass.org/state-laws/; for example New York Education Law 2-d and Illinois SOPPA",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "UDISE+ takes one record per pupil",
    where: "integrations.items.2",
    source:
      "https://educationforallinindia.com/release-of-unified-district-information-system-for-education-plus-2022-23-data-udiseplus-2022-23/ and https://educationforallinindia.com/paramagnet-enrolment-education-number-pen-under-udiseplus/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "Boards and registered institutions upload mark sheets and degrees, colleges also credits (Academic Bank of Credits, under the DigiLocker framework); employers can verify them online",
    where: "integrations.items.1",
    source:
      "National Academic Depository, https://nad.digitallocker.gov.in/about and https://nad.digilocker.gov.in/user_manual; credits: https://www.financialexpress.com/education-2/ugc-urges-institutions-to-immediately-implement-academic-bank-of-credits/2526017/ and https://shiksha.com/news/humanities-social-sciences-ugc-sets-december-31-deadline-for-heis-to-upload-credit-data-to-academic-bank-of-credits-blogId-183900",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "UDISE+ is the yearly return of schools, AISHE that of colleges and universities, filled in online by their own nodal officers",
    where: "integrations.items.2",
    source:
      "Ministry of Education, https://aishe.gov.in/aishe/helpOnCollegeInstitution; https://kcg.gujarat.gov.in/aishe-all-india-survey-higher-education",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "Suppliers reach SIMS and Arbor mostly through a go-between such as Wonde or through the vendor",
    where: "integrations.items.5",
    source:
      "Wonde, named by the DfE's own guidance (see standards.items.6); from knowledge and the buyers' reading of 2026-11-26",
    confirmed: "review",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
