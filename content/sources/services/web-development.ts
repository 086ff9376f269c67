import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Limits of the Core Web Vitals: 2.5 s, 200 ms, 0.1, three visits in four",
    where: "measures",
    source: "Core Web Vitals, https://specification.website/spec/performance/core-web-vitals/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "WCAG 2.2 is the current accessibility standard",
    where: "deliverables.items.3",
    source: "W3C Recommendation of 5 October 2023, https://www.w3.org/TR/2023/REC-WCAG22-20231005/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Dozens of accessibility faults on a home page (56.1 on average)",
    where: "measures.rows.3",
    source: "WebAIM Million 2026, https://volcanicinternet.com/en/insights-from-the-webaim-million-2026-report/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-04-30",
  },
  {
    statement: "Three round trips before content: DNS, TCP, TLS 1.3",
    where: "stations, sampleRecord.callouts.0",
    source: "RFC 8446 (TLS 1.3), one round trip; RFC 9293 (TCP), one round trip",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "A simple site takes two to four weeks",
    where: "start.duration",
    source: "The site's specification, claims of the company",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Rows of the sample fit a line of 1.6 Mbit/s",
    where: "sampleRecord.rows",
    source: "Arithmetic on 2026-11-23: 200 kB a second; 35 kB more take 175 ms, 96 kB 480 ms, 52 kB 260 ms",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
  },
  {
    statement: "Shops that sell to consumers in the EU must be accessible; very small firms are exempt",
    where: "deliverables.items.3",
    source:
      "Directive (EU) 2019/882, since 28 June 2025, https://www.vixio.com/insights/pc-regulatory-influencer-eu-accessibility-act-what-does-it-really",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "A theme from Shopify's Theme Store is licensed to one shop",
    where: "ownership.items.1",
    source:
      "Shopify Help Center, Understanding licensing and transferring themes, https://help.shopify.com/en/manual/online-store/themes/unlicensed-themes",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
];
