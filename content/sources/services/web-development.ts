import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Limits of the Core Web Vitals: 2.5 s, 200 ms, 0.1, three visits in four",
    where: "measures, sampleRecord.callouts.2",
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
    statement: "Rows of the sample fit a line of 1.6 Mbit/s; the server takes 40 ms",
    where: "sampleRecord.rows, stations.3",
    source:
      "Arithmetic on 2026-11-26: 200 kB a second; typeface and picture, 131 kB, take 655 ms, the script, 52 kB, 260 ms; first byte 640 - 450 - one round trip of 150 = 40 ms, as in the control",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
];
