import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Allergy alert test 48 hours before permanent hair colour; no colour after a reaction",
    where: "number",
    source: "Colourwell/Colourwise (European industry), http://www.colourwell-colourwise.eu/allergy_alert.html",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Responsible person, product information file, notification (CPNP, in Great Britain SCPN), serious undesirable effects",
    where: "standards.items.0",
    source: "Regulation (EC) No 1223/2009, articles 4, 11, 13 and 23, and its retained British version",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "MoCRA: the responsible person (manufacturer, packer or distributor named on the label) reports serious adverse events within 15 business days",
    where: "standards.items.1",
    source:
      "Modernization of Cosmetics Regulation Act of 2022, https://crowell.com/en/insights/client-alerts/fda-provides-updated-instructions-for-reporting-serious-adverse-events-under-mocra",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Cosmetics Rules, 2020: licence to make, registration to import, labels",
    where: "standards.items.2",
    source: "Cosmetics Rules, 2020 (India), G.S.R. 763(E) of 15 December 2020",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Health data under GDPR, usually with explicit consent (article 9(2)(a)); DPDP main duties due in May 2027",
    where: "standards.items.3",
    source:
      "Regulation (EU) 2016/679, article 9; DPDP Rules, 2025, https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "BIPA: written notice and written release (informed written consent)",
    where: "standards.items.4",
    source:
      "Biometric Information Privacy Act (Illinois), 740 ILCS 14/15; claims about data on the user's own device: allowed to go on in Hazlitt v. Apple, 543 F. Supp. 3d 643 (S.D. Ill. 2021), http://casetext.com/case/hazlitt-v-apple-inc-1, dismissed in Barnett v. Apple, 2022 IL App (1st) 220187",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "Material connections are disclosed in the post",
    where: "standards.items.5",
    source:
      "ASCI Guidelines for Influencer Advertising in Digital Media (2021, as amended); FTC Endorsement Guides, 16 CFR Part 255; CMA, Social media endorsements (gifts included), https://sitemap.wiggin.eu/insight/endorsements-on-social-media-cma-publishes-guidance-for-content-creators",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Booking suites know the processing gap; a resource is blocked for the whole appointment",
    where: "day.paragraphs.0",
    source:
      "Phorest, https://support.phorest.com/hc/en-us/articles/10407568273810; Fresha, https://support.fresha.com/hc/en-us/articles/115001938385-Set-Processing-Time-Between-Appointments; resources looked up by the buyers' reading of 2026-11-23",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "Tips passed on in full in Great Britain since 1 October 2024",
    where: "systems.items.2.text",
    source: "Employment (Allocation of Tips) Act 2023",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "A suite may let others only read: Fresha's data connector is a warehouse (Snowflake) to query",
    where: "integrations.items.0",
    source:
      "Fresha Data Connector, as used by https://mcpservers.org/servers/199-biotechnologies/mcp-fresha (a client of it; the maker's own page was not found)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement: "Vish: mixes start from the day's appointments, and formulas and charges go back to the salon suite",
    where: "integrations.items.4",
    source:
      "https://docs.getvish.com/docs/phorest and https://support.phorest.com/hc/en-us/articles/360018622300-Vish-Color-Bar-Management",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
  {
    statement: "The batch number stands on container and packaging",
    where: "systems.items.4.hardPart",
    source: "Regulation (EC) No 1223/2009, article 19(1)(e)",
    confirmed: "review",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
];
