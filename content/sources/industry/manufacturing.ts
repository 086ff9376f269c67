import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "100 parts an hour: 200 since a check two hours ago, 800 in a shift of eight hours (an example, the page says so)",
    where: "number",
    source: "Arithmetic: 2 x 100 = 200; 8 x 100 = 800",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "IEC 62264 is ISA-95: levels, models and terms; ownership of data is agreed by each company",
    where: "standards.items.0",
    source: "IEC 62264-1:2013, Enterprise-control system integration",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "OPC UA is IEC 62541",
    where: "standards.items.1",
    source: "OPC Foundation, https://reference.opcfoundation.org/",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "IEC 62443 works by zones and conduits; the gateway that only sends is our answer to it",
    where: "standards.items.2",
    source: "IEC 62443-3-2:2020",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "ISO 22400 defines formulas of production measures, among them the OEE index",
    where: "standards.items.3",
    source: "ISO 22400-2:2014",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "IATF 16949 is used with ISO 9001 (a new edition of ISO 9001 was expected for 2026); records such as part approvals and design records are kept while the product is active for production and service, plus one calendar year, unless the customer or a regulatory agency says otherwise (7.5.3.2.1)",
    where: "standards.items.4",
    source:
      "IATF 16949:2016; ISO 9001:2015; retention: https://elsmar.com/elsmarqualityforum/threads/record-retention-requirements-iatf-16949-clause-7-5-3-2-1.70032/; exception: http://ourbizport.com/iatf-16949/iatf-16949-internal-auditor-training/internal-auditor-training-iso-9001-iatf-16949-module-2/951-s119-7-5-3-2-1-record-retention-iatf",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "21 CFR Part 11: name, date, time and meaning of a signature; audit trail, whose date and time the computer sets",
    where: "standards.items.5",
    source: "21 CFR 11.50 and 11.10(e)",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "EDIFACT, X12 and VDA have messages for schedules and notices",
    where: "integrations.items.4",
    source:
      "UN/EDIFACT directories, UNECE; ASC X12 transaction sets; VDA 4905, 4913 and their successors, https://ecosio.com/en/blog/electronic-data-interchange-edi-using-vda-standards/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2028-11-22",
  },
  {
    statement:
      "E-way bill above ₹50,000 in general, before the goods move (between states also for job work, whatever its value: the page says usually)",
    where: "integrations.items.5",
    source:
      "CGST Rules 2017, rule 138(1) and its third proviso, https://www.taxtmi.com/notifications?id=121695 and https://compliancesguru.blogspot.com/2020/07/situations-where-e-way-bill-is.html?m=1",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "Makers give early warning of actively exploited vulnerabilities and severe incidents within 24 hours of becoming aware, since 11 September 2026",
    where: "standards.items.6",
    source:
      "Regulation (EU) 2024/2847, articles 14 and 71, https://safeguard.sh/resources/blog/cra-article-14-vulnerability-reporting-72-hours",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-23",
  },
  {
    statement: "Not every current controller has OPC UA: in Logix since firmware 36, and not in the 1756-L81E",
    where: "integrations.items.0",
    source: "https://industrialmonitordirect.com/blogs/knowledgebase/controllogix-v36-opc-ua-server-configuration-node-limits",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "A current clamp goes round one conductor; round a whole three-core motor cable it reads zero",
    where: "questions.0",
    source: "https://electrotechnical-officer.com/using-current-clamp-meter-on-ship-electrical-system/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2028-11-24",
  },
  {
    statement: "A motor's current mostly tells working from idling; parts are counted by a signal of their own",
    where: "questions.0",
    source:
      "https://www.machinetracking.com/post/current-transducer; https://www.machinetracking.com/post/machine-monitoring-system-signals",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2028-11-27",
  },
  {
    statement:
      "Invoices to businesses need a number from a government portal, the invoice reference number (IRN), above ₹5 crore turnover, before the goods leave",
    where: "integrations.items.5",
    source: "CBIC Notification 10/2023-Central Tax, see the retail page",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
];
