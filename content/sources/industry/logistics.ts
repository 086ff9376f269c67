import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "60 x 40 x 40 cm = 96,000 cubic centimetres; divided by 5,000 = 19.2 kg; other divisors exist",
    where: "number",
    source:
      "Arithmetic; DHL Express, http://goglobal.dhl-usa.com/shipping-support-center/get-started/get-a-rate-quote-and-transit-time/volumetric-weight; Shiprocket's list of divisors, https://support.shiprocket.in/support/solutions/articles/43000664204-how-to-calculate-the-volumetric-weight-of-my-shipment-",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "SSCC has eighteen digits and identifies one logistic unit",
    where: "standards.items.0",
    source: "GS1 General Specifications; GS1 Logistic Label Guideline",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "EPCIS 2.0: a common format for events, with sensor data such as temperature",
    where: "standards.items.0",
    source:
      "GS1 EPCIS 2.0 (June 2022), https://ref.gs1.org/standards/epcis/; https://developer.walmart.com/suppliers/docs/epcis-2-events",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "ISO 6346: four letters, six digits, check digit",
    where: "standards.items.1",
    source: "ISO 6346:2022",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement:
      "E-way bill above ₹50,000, updated when the vehicle changes; States may set other limits within the State (₹1 lakh in several)",
    where: "standards.items.2",
    source:
      "CGST Rules 2017, rule 138, https://batchwise.ai/gst/e-way-bill-mechanics/; by state: https://busy.in/gst/state-wise-threshold-limits-for-e-way-bills",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "A new e-way bill can be made by text message from a registered phone",
    where: "questions.1",
    source:
      "E-way bill portal's SMS facility, described at https://busy.in/gst/how-to-generate-e-way-bills-through-sms and https://www.compliancecalendar.in/learn/generate-gst-e-way-bill-via-sms",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-27",
  },
  {
    statement:
      "EU driving times cover vans of 2.5 to 3.5 tonnes in international transport since 1 July 2026, unless on own account with a driver whose main work is not driving",
    where: "standards.items.3",
    source:
      "Regulation (EC) No 561/2006 as amended by Regulation (EU) 2020/1054, articles 2(1)(aa) and 3(ha), https://transports.public.lu/en/plus/faq/tachygraphe-transport-international-marchandises-01072026.html",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-07-01",
  },
  {
    statement: "Limits differ by country: US hours of service, Canada and Australia",
    where: "standards.items.3",
    source:
      "49 CFR Part 395; Commercial Vehicle Drivers Hours of Service Regulations, SOR/2005-313 (Canada); Heavy Vehicle (Fatigue Management) National Regulation (Australia)",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Verified gross mass before loading",
    where: "standards.items.4",
    source: "SOLAS regulation VI/2, in force since 1 July 2016",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "Dangerous goods by sea, road and air: admission, packing, loading together",
    where: "standards.items.5",
    source: "IMDG Code, ADR 2025 (next edition ADR 2027), 49 CFR Parts 171 to 180, IATA DGR",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-01-01",
  },
  {
    statement: "ULIP gives vehicle records and toll crossings; crossings can be read for about three days",
    where: "integrations.items.3",
    source:
      "Unified Logistics Interface Platform, https://goulip.in/; NLDSL, FASTAG Integration Requirement 4.0 of 1 October 2024; 72 hours: https://docs.mastersindia.co/masters-india-apis/proof-of-delivery-pod-api/fastag-api",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Orders, status and invoices by EDIFACT, X12 or web API",
    where: "integrations.items.1",
    source: "UN/EDIFACT directories; ASC X12 transaction sets",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2028-11-23",
  },
  {
    statement:
      "DPDP main duties begin in May 2027; rule 8(3): personal data, traffic data and logs for at least one year (how far it reaches is argued)",
    where: "standards.items.6",
    source:
      "Digital Personal Data Protection Rules 2025, rule 8(3), https://www.dpdpa.in/dpdpa_rules_2025/Rule_8.htm; https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-02-01",
  },
];
