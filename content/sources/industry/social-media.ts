import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "COPPA, a federal law: a parent consents before data of a child below 13 is collected, on services for children or with actual knowledge (16 CFR 312.2 and 312.3; the page says federal because some state laws for under 16s go further, several halted by courts: Virginia SB 854 on 27 February 2026)",
    where: "number; standards.items.3",
    source:
      "FTC, Children's Online Privacy Protection Rule, amendments published 22 April 2025, https://www.globalprivacyblog.com/2025/05/ftc-publishes-updates-to-coppa-rule/; https://iapp.org/news/a/gdpr-matchup-the-childrens-online-privacy-protection-act; https://www.channelnewsasia.com/business/judge-blocks-virginia-law-restricting-social-media-children-5959776",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-02-23",
  },
  {
    statement:
      "India: a child until 18; from May 2027 a parent's consent, and no tracking, behavioural monitoring or targeted advertising directed at children (section 9(3), with exemptions)",
    where: "number; standards.items.3",
    source:
      "Digital Personal Data Protection Act, 2023, section 2(f) and section 9, https://cyberpeace.org/resources/blogs/prohibition-of-behavioral-tracking-and-targeted-advertising-for-children-under-the-dpdp-act-2023; DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "Australia: minimum age 16 for accounts on covered platforms, since 10 December 2025",
    where: "number; standards.items.3",
    source:
      "Online Safety Amendment (Social Media Minimum Age) Act 2024; http://ccyp.wa.gov.au/info-for-children-and-young-people/cybersafety",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Notices (article 16) and reasons (article 17); internal complaint system not for micro and small enterprises: under 50 staff, and turnover or balance sheet of at most 10 million euros",
    where: "standards.items.0",
    source:
      "Regulation (EU) 2022/2065, articles 16, 17, 19 and 20; Recommendation 2003/361/EC, annex, article 2; https://dsa-library.com/article/19",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Every user-to-user service assesses its risks (illegal content, children's access); highly effective age assurance for pornography, suicide, self-harm and eating-disorder content since 25 July 2025; ban for under 16s announced on 15 June 2026 for spring 2027",
    where: "standards.items.1",
    source:
      "Online Safety Act 2023 (UK), Part 3, section 81 and Schedule 13; Ofcom, Protection of Children codes; https://www.spencer-west.com/news/switching-off-the-uks-social-media-ban-for-children/ and https://ekta.digital/articles/cmqg3tinu0033p8eg40ytz2hc; age checks: https://www.scl.org/online-age-checks-now-enforced/; risk assessments: https://www.wsgrdataadvisor.com/2025/01/the-uks-online-safety-regime-is-coming-into-force-steps-to-take-now/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-24",
  },
  {
    statement:
      "Since 20 February 2026: three hours for orders, two hours after a person's complaint of intimate images, seven days for other complaints and 36 hours for some of them; lifelike synthetic media are labelled by services that make them, and on significant platforms (five million registered users in India) by the uploader's declaration",
    where: "standards.items.2",
    source:
      "G.S.R. 120(E) of 10 February 2026, https://gazettetracker.com/g/CG-DL-E-10022026-269993; time limits listed at https://www.mondaq.com/india/it-and-internet/1746068/checklist-for-compliance-with-the-information-technology-intermediary-guidelines-and-digital-media-ethics-code-amendment-rules-2026 and, with rule 3(2)(a)(i), https://vivrti.in/blog-post.php?blog-name=primer-on-due-deligence; five million: https://www.medianama.com/2021/02/223-significant-social-media-intermediaries-5-million/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "TAKE IT DOWN Act: 48 hours after a valid request, enforced since 19 May 2026 (known identical copies too, by reasonable efforts)",
    where: "standards.items.4",
    source:
      "TAKE IT DOWN Act, section 3, https://www.ashurstperkinscoie.com/en/insights/another-take-on-the-take-it-down-act/; https://myadultattorney.com/ftc-warns-platforms-take-it-down-act-compliance-deadline-is-may-19/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Tips and subscriptions for digital content go through the stores' own payment, with a share for the store",
    where: "integrations.items.3",
    source: "Apple App Review Guidelines, 3.1.1; Google Play Payments policy (exceptions by country and kind of tip)",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "EU: a child's own consent to an online service counts from 16, or from an age down to 13 that the country sets",
    where: "number",
    source: "Regulation (EU) 2016/679, article 8, https://legenova.com/childrens-rights-under-the-gdpr-and-the-coppa-part-1/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement:
      "DMCA: a service is protected from liability for members' copyright breaches if it registers an agent (again every three years), removes on notice and ends the accounts of repeat infringers (512(i)), among other conditions",
    where: "standards.items.5",
    source:
      "17 U.S.C. 512, https://copyright.gov/rulemaking/onlinesp/NPR/faq.html; every three years: https://www.lexology.com/library/detail.aspx?g=2c03a3d0-4085-4419-aed1-afc8b0c2e0eb",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement:
      "Private messages may not be compared with known images everywhere: the EU's exception (Regulation 2021/1232) ended on 3 April 2026; a successor until 2028 was before Parliament in July 2026, its adoption not found",
    where: "integrations.items.1",
    source: "https://atlas.eumatrix.app/news/0c790d41-60f5-4bbf-9e9d-deb4e7d78a48",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-27",
  },
];
