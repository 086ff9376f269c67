import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "CBSE asks for 75 per cent attendance in Classes 10 and 12, with relaxation for documented reasons",
    where: "number",
    source:
      "CBSE circular of August 2025 on attendance; https://www.hindustantimes.com/education/board-exams/cbse-issues-notice-on-attendance-discipline-for-board-exam-students-101754457289405.html",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-08-22",
  },
  {
    statement: "Right to Education Act reserves 25 per cent of entry-level seats in private schools",
    where: "systems.items.0.hardPart",
    source: "Right of Children to Free and Compulsory Education Act 2009, section 12(1)(c)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
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
    statement: "OneRoster 1.2 exchanges rosters as CSV or REST",
    where: "standards.items.1",
    source: "1EdTech, OneRoster 1.2",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "APAAR is a twelve-digit student identifier linked to the Academic Bank of Credits",
    where: "standards.items.3",
    source:
      "Ministry of Education; https://www.manoramayearbook.in/current-affairs/india/2024/02/08/apaar-student-id-explained.html",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "FERPA rights pass to the student at 18 or at a postsecondary institution",
    where: "standards.items.4",
    source: "20 U.S.C. 1232g(d); https://studentprivacy.ed.gov/faq/who-eligible-student",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "COPPA: parent's consent below 13; amended rule, compliance by 22 April 2026",
    where: "standards.items.4",
    source: "16 CFR Part 312; https://www.globalprivacyblog.com/2025/05/ftc-publishes-updates-to-coppa-rule/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-04-22",
  },
  {
    statement: "DPDP Act: a child is below 18; educational institutions are exempt in part; duties from May 2027",
    where: "standards.items.5",
    source:
      "DPDP Rules 2025, rule 12 and Fourth Schedule; https://www.dpdpa.in/dpdpa_rules_2025/schedule4-B.htm and https://dpdpa.com/dpdparules/rule12.html",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "WCAG 2.2 is the present version of the guidelines",
    where: "standards.items.6",
    source: "W3C Recommendation, https://www.w3.org/TR/WCAG22/",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Bulk SMS in India needs a registered header and template",
    where: "integrations.items.4",
    source: "TRAI, Telecom Commercial Communications Customer Preference Regulations 2018",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
];
