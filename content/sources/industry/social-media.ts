import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "COPPA: a parent consents below 13; amended rule to be complied with by 22 April 2026",
    where: "number; standards.items.3",
    source:
      "FTC, Children's Online Privacy Protection Rule, amendments published 22 April 2025; https://www.privacyanddatasecurityinsight.com/?p=3102",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "India: a child until 18; duties on children's data due by May 2027",
    where: "number; standards.items.3",
    source:
      "Digital Personal Data Protection Act, 2023, section 2(f) and section 9; DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "Australia: minimum age 16 for accounts on covered platforms, since 10 December 2025",
    where: "number",
    source:
      "Online Safety Amendment (Social Media Minimum Age) Act 2024; http://ccyp.wa.gov.au/info-for-children-and-young-people/cybersafety",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Statement of reasons and internal complaint system (not for small firms)",
    where: "standards.items.0",
    source: "Regulation (EU) 2022/2065, articles 16, 17, 19 and 20",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Risk assessments on illegal content and children's access; Ofcom's codes",
    where: "standards.items.1",
    source: "Online Safety Act 2023 (UK), Part 3",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Since 20 February 2026: three hours for orders, two hours for intimate images, labels on synthetic media",
    where: "standards.items.2",
    source:
      "G.S.R. 120(E) of 10 February 2026, https://gazettetracker.com/g/CG-DL-E-10022026-269993; time limits listed at https://www.mondaq.com/india/it-and-internet/1746068/checklist-for-compliance-with-the-information-technology-intermediary-guidelines-and-digital-media-ethics-code-amendment-rules-2026",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-02-22",
  },
  {
    statement: "TAKE IT DOWN Act: 48 hours and identical copies, enforced since 19 May 2026",
    where: "standards.items.4",
    source:
      "TAKE IT DOWN Act, section 3; https://myadultattorney.com/ftc-warns-platforms-take-it-down-act-compliance-deadline-is-may-19/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
];
