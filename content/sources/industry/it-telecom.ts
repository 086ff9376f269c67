import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "95th percentile: 8,640 five-minute readings in 30 days, 432 of them (36 hours) dropped",
    where: "number",
    source: "Arithmetic: 30 x 24 x 12 = 8,640; 5% = 432; 432 x 5 minutes = 36 hours",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement:
      "Telecom Cyber Security Rules: six hours, details within 24; number validation platform since the amendment of 22 October 2025",
    where: "standards.items.0",
    source:
      "Telecommunications (Telecom Cyber Security) Rules, 2024, of 21 November 2024, under the Telecommunications Act, 2023; https://www.legitquest.com/act/telecommunications-telecom-cyber-security-rules-2024/10756; time limits at https://y2ktool.com/?p=8097; platform: https://www.scconline.com/blog/post/2025/10/25/telecommunications-telecom-cyber-security-amendment-rules-2025-legal-news/amp",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "CERT-In: six hours, logs for 180 days, synchronised clocks, data centres named",
    where: "standards.items.1",
    source:
      "CERT-In Directions under section 70B(6) of the IT Act, 28 April 2022; https://resources.probe42.in/regulatory-updates/pfrda-updates/cert-in-cybersecurity-directions",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "No porting code within seven days of a SIM swap",
    where: "standards.items.2",
    source:
      "Telecommunication Mobile Number Portability (Ninth Amendment) Regulations, 2024, https://orissadiary.com/telecommunication-mobile-number-portability-ninth-amendment-regulations-2024-comes-into-force-from-july-01/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Commercial SMS: senders, headers and templates registered",
    where: "standards.items.2",
    source: "TRAI TCCCPR, 2018, and Second Amendment, 2025, https://gazettetracker.com/g/CG-DL-E-18022025-261096",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Australia: sender names that are not in the SMS Sender ID Register are marked since 1 July 2026",
    where: "standards.items.2",
    source: "ACMA SMS Sender ID Register; https://www.telerivet.com/blog/australia-sms-compliance-acma-sender-id-spam-act",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement:
      "One Touch Switch for home broadband and landlines; text-to-switch; Telecommunications (Security) Act 2021 and its code of practice",
    where: "standards.items.3",
    source:
      "Ofcom General Conditions C7.18 to C7.27, https://www.thinkbroadband.com/news/isps-warned-about-not-using-one-touch-switching; Telecommunications (Security) Act 2021 and Code of Practice of December 2022",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "STIR/SHAKEN covers the IP parts of a network, in the USA and Canada; since 18 September 2025 a third party signs with the provider's certificate (USA); CPNI rules protect call records",
    where: "standards.items.4",
    source:
      "FCC WC Docket 17-97, eighth report and order; looked up by the buyers' reading of 2026-11-23; a rule for non-IP networks was proposed in FCC 25-25, https://frnow.com/Browse/Document/usa/na/fr/2025/6/16/2025-10998; CRTC 2021-123 (Canada); 47 CFR Part 64, Subpart U",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-22",
  },
  {
    statement: "DPDP main duties begin in May 2027; call records and locations of persons are personal data",
    where: "standards.items.5",
    source:
      "DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/; Regulation (EU) 2016/679 and UK GDPR, article 4",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "TMF620 is the catalogue, TMF622 the order interface",
    where: "standards.items.6",
    source: "TM Forum Open APIs, TMF620 and TMF622",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "5G charging over 3GPP TS 32.290 and 32.291",
    where: "integrations.items.1",
    source: "IETF RFC 8506; 3GPP TS 32.290 and TS 32.291",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
];
