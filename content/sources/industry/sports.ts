import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "At most 660 people an hour (11 a minute) through one turnstile. The 20 turnstiles are an example: 20 x 11 x 30 = 6,600; 20 x 11 x 10 = 2,200",
    where: "number; standards.items.1",
    source:
      "Guide to Safety at Sports Grounds, sixth edition (2018), chapter 7; summary at https://sgsa.org.uk/physical-factors/circulation/ingress/; 11 a minute: https://www.workingwithcrowds.com/blogs/flow-rates-searching/",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "UK GDPR and DPDP Act (main duties from May 2027) cover a club's records of juniors; COPPA covers only what is collected online from children below 13, not what adults enter",
    where: "standards.items.3",
    source:
      "16 CFR Part 312 and the FTC's answers on it, https://cleanspeak.com/blog/2013/06/25/coppa-2-0-faqs-general-questions-8-14; UK GDPR for clubs, https://wrighthassall.co.uk/knowledge/legal-guides/2018/08/21/guide-gdpr-sports-clubs; DPDP Act 2023, section 9 (main duties from May 2027); the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "WCAG 2.2",
    where: "standards.items.4",
    source: "https://www.w3.org/TR/WCAG22/",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Online money games are banned in India",
    where: "questions.1",
    source:
      "Promotion and Regulation of Online Gaming Act 2025 and Rules 2026, https://anytvnews.com/technology/new-rules-for-online-gaming-will-be-implemented-from-may-1-government-has-prepared-a-strict-framework/amp/; challenges are before the Supreme Court",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "Tickets shown with all compulsory fees: in the USA since 12 May 2025 (taxes and shipping may be added), in the UK since 6 April 2025 (total price)",
    where: "standards.items.5",
    source:
      "FTC Rule on Unfair or Deceptive Fees, 16 CFR Part 464; Digital Markets, Competition and Consumers Act 2024, section 230, https://www.star.org.uk/dmcc/ and https://www.rpclegal.com/snapshots/consumer/summer-2025/cma-consults-on-draft-price-transparency-guidance-under-the-dmcca",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "NDMA has a guide for organisers with a framework for a crowd management plan",
    where: "standards.items.1",
    source:
      "NDMA, Managing Crowds, http://ndma.gov.in/en/managing-crowd.html; the police of Karnataka ask for plans since June 2025, https://www.latestly.com/agency-news/india-news-karnataka-govt-releases-sops-for-crowd-management-after-bengaluru-stampede-6966372.html",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "Software (bots) buys tickets faster than people; sellers set limits per buyer",
    where: "pitfalls.items.0",
    source: "FTC on the BOTS Act, https://ftc.gov/business-guidance/blog/2025/04/bots-act-compliance-time-refresher",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
];
