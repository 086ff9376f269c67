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
    statement: "Racks, ducts and fibres are passive: no live device reports them",
    where: "systems.items.3.text",
    source:
      "IETF draft A YANG Data Model for Passive Network Inventory, https://aguoietf.github.io/draft-ygb-ivy-passive-network-inventory/clean-up/draft-ygb-ivy-passive-network-inventory.txt",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2028-11-22",
  },
  {
    statement:
      "Telecom Cyber Security Rules: security incidents reported within six hours of becoming aware, with details within 24 hours",
    where: "standards.items.0",
    source:
      "Telecommunications (Telecom Cyber Security) Rules, 2024, of 21 November 2024, under the Telecommunications Act, 2023; https://www.legitquest.com/act/telecommunications-telecom-cyber-security-rules-2024/10756; time limits at https://y2ktool.com/?p=8097",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "CERT-In: six hours, logs for 180 days; under the DPDP Rules (rule 6(1)(e)) security logs for a year from May 2027",
    where: "standards.items.0",
    source:
      "CERT-In Directions under section 70B(6) of the IT Act, 28 April 2022; https://resources.probe42.in/regulatory-updates/pfrda-updates/cert-in-cybersecurity-directions",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Australia: the gaining provider checks identity before it asks for a mobile number",
    where: "standards.items.1",
    source:
      "Telecommunications (Mobile Number Pre-Porting Additional Identity Verification) Industry Standard 2020, in force since 30 April 2020, https://legislation.gov.au/F2020L00179",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "No porting code within seven days of a SIM swap",
    where: "standards.items.1",
    source:
      "Telecommunication Mobile Number Portability (Ninth Amendment) Regulations, 2024, https://orissadiary.com/telecommunication-mobile-number-portability-ninth-amendment-regulations-2024-comes-into-force-from-july-01/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "One Touch Switch for home broadband and landlines: the new provider arranges the switch, through TOTSCo",
    where: "standards.items.2",
    source:
      "Ofcom General Conditions C7.18 to C7.27, https://www.thinkbroadband.com/news/isps-warned-about-not-using-one-touch-switching",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "STIR/SHAKEN covers the IP parts of a network, in the USA and Canada; the signature carries attestation A, B or C, and only A vouches for the number; since 18 September 2025 a third party signs with the provider's certificate (USA)",
    where: "standards.items.3",
    source:
      "FCC WC Docket 17-97, eighth report and order; looked up by the buyers' reading of 2026-11-23; a rule for non-IP networks was proposed in FCC 25-25, https://frnow.com/Browse/Document/usa/na/fr/2025/6/16/2025-10998; CRTC 2021-123 (Canada); attestation: https://docs.plivo.com/docs/sip-trunking/concepts/stir-shaken",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-22",
  },
  {
    statement:
      "DPDP main duties begin in May 2027; call records and locations of persons are personal data, and fall under the ePrivacy rules; CPNI rules protect call records (USA)",
    where: "standards.items.4",
    source:
      "DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/; Regulation (EU) 2016/679 and UK GDPR, article 4; Directive 2002/58/EC, articles 6 and 9; PECR 2003 (UK), regulations 7, 8 and 14, https://www.legislation.gov.uk/uksi/2003/2426; 47 CFR Part 64, Subpart U (CPNI)",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "TMF622 is the order interface",
    where: "standards.items.5",
    source: "TM Forum Open APIs, TMF622",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Call, exchange and IP records are kept for at least two years under the licences, hence usually",
    where: "standards.items.0",
    source:
      "DoT amendments of 21 December 2021 to the Unified Licence (clause 39.20) and of 27 January 2022 to the ISP licence, https://azbpartners.com/bank/amendments-to-license-agreement-for-internet-service-provider-and-insat-mss-reporting-services; not found: the period in the authorisation rules under the Telecommunications Act, 2023",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "A 5G core charges over Nchf (HTTP), where 4G used Diameter",
    where: "integrations.items.1",
    source: "3GPP TS 32.290 and TS 32.291, https://tech-invite.com/3m32/toc/tinv-3gpp-32-291_b.html",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "Number porting in India runs through licensed clearing houses, one for each of two zones",
    where: "integrations.items.4",
    source: "https://www.mnpindia.in/faq",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
