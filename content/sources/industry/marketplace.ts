import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "48 hours to acknowledge, one month to redress; ticket number, ranking parameters",
    where: "number and standards.items.0",
    source:
      "Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5, https://www.seraphicadvisors.com/insights/blogs/consumer-protection-ecommerce-rules-2020-6654697d740abe88738c5fdf",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Tax collected at source: 0.5 per cent since 10 July 2024",
    where: "standards.items.1",
    source:
      "CGST Act, section 52; Notifications 15/2024-Central Tax and 01/2024-Integrated Tax, https://taxguru.in/goods-and-service-tax/igst-e-commerce-operator-tcs-collection-rate-reduced-0-50-percent.html",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-04-22",
  },
  {
    statement: "RBI payment aggregator directions of 15 September 2025",
    where: "standards.items.2",
    source:
      "RBI (Regulation of Payment Aggregators) Directions 2025, https://www.mondaq.com/india/financial-services/1727528/rbi-master-direction-on-digital-payment-aggregators-understanding-compliance-requirements-and-industry-implications",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "Country filter since 1 July 2026",
    where: "standards.items.3",
    source: "Legal Metrology (Packaged Commodities) Amendment Rules 2026, G.S.R. 128(E), https://taxguru.in/?p=1026657",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-07-01",
  },
  {
    statement: "Article 30: traceability of traders; micro and small enterprises outside",
    where: "standards.items.4",
    source:
      "Regulation (EU) 2022/2065, articles 29 and 30, https://pinsentmasons.com/out-law/analysis/kyc-the-eu-digital-services-act-adds-platforms-dac7-duties",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "200 sales and $5,000 in twelve months; disclosure from $20,000 a year",
    where: "standards.items.5",
    source:
      "INFORM Consumers Act, 15 U.S.C. 45f, https://advertisinglaw.fkks.com/post/102imq3/ftc-issues-guidance-for-online-sellers-on-inform-consumers-act (the $20,000 from knowledge)",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "DPDP: main duties in May 2027; e-commerce entities with two crore users or more erase data after three years of inactivity",
    where: "standards.items.6",
    source:
      "DPDP Rules 2025, rule 8 and Third Schedule (the period from knowledge), https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-01",
  },
  {
    statement: "Food registrations and licences no longer lapse: they are suspended or cancelled",
    where: "focus.1",
    source:
      "FSSAI, perpetual validity since 2026, https://currentaffairs.adda247.com/health-ministry-grants-lifetime-validity-to-fssai-licences-ends-dual-licensing-for-street-food-vendors/amp",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "ONDC is built on the Beckn protocol",
    where: "integrations.items.3",
    source: "https://ondc.org/ and https://becknprotocol.io/",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
