import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Five agents, twelve minutes a call: 25 trips an hour, six hours for 150 (an example, the page says so)",
    where: "number",
    source: "Arithmetic: 5 x 60 / 12 = 25; 150 / 25 = 6",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement:
      "EU261 and UK261: the airline that operates the flight owes fixed sums for cancellation less than 14 days ahead, denied boarding and long delay on arrival (three hours), with exceptions; the page names no number of hours, so that it stays true under the EU reform agreed in June 2026 (adoption and start date not found on 24 November 2026)",
    where: "standards.items.1",
    source:
      "Regulation (EC) No 261/2004, articles 4 to 7, and its retained UK version; CJEU C-402/07 (Sturgeon); denied boarding: C-22/11 (Finnair v Lassooy), 4 October 2012, https://eur-lex.europa.eu/legal-content/EN/SUM/?uri=CELEX%3A62011CJ0022; reform: https://cyprus-today.online/eu-air-passenger-rights-compromise-deal-reached-after-months-of-talks/ and https://dailyguardian.eu/eu-negotiators-reach-compromise-on-air-passenger-rights-politico/amp/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-03-23",
  },
  {
    statement:
      "DGCA: after a cancellation the passenger chooses another flight or a refund (with fog, without compensation, which the page does not mention); tickets sold by agents: airline completes the refund within 14 working days; 48-hour look-in since 26 March 2026, which some airlines give only to buyers on their own website (protest of the trade on 26 March 2026; no answer of DGCA found)",
    where: "standards.items.2",
    source:
      "CAR Section 3, Series M, Part IV, paragraphs 3.3.1 and 3.3.4, https://www.livemint.com/news/india/will-go-first-flyers-get-refund-after-cancellation-of-flights-heres-all-you-need-to-know/amp-11683042397625.html; Part II of 24 February 2026, https://ianslive.in/dgca-introduces-48-hour-free-cancellation-window-for-airline-tickets-revises-refund-rules--20260226164955; agents: https://www.scconline.com/blog/post/2026/02/27/dgca-new-airline-ticket-refund-rules-2026; own website only: https://traveltradejournal.com/tourism-india-alliance-tia-raises-concerns-over-look-in-option-implementation-by-airlines/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-03-26",
  },
  {
    statement: "ARC accredits travel agencies in the USA, IATA those elsewhere",
    where: "day.paragraphs.1",
    source: "https://www2.arccorp.com/support-training/arc-accredited-agency-faqs",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement:
      "UK package amendments from 6 April 2027 remove linked travel arrangements and widen the meaning of package; a package with a flight needs an ATOL",
    where: "standards.items.3",
    source:
      "SI 2026/455, Package Travel and Linked Travel Arrangements (Amendment) Regulations 2026, https://zoomlaw.co.uk/2026-455-uksi.html; Civil Aviation (Air Travel Organisers' Licensing) Regulations 2012",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-04-06",
  },
  {
    statement:
      "Refund of cancelled flights and of changes by three hours (six if international), cards within 7 business days, other payments within 20 calendar days; for an agency that took the payment the time runs from the airline's confirmation",
    where: "standards.items.4",
    source:
      "14 CFR Part 260 and 49 U.S.C. 42305, http://federal.elaws.us/citation/89-FR-65538; agencies that took the payment: 14 CFR 399.80(l) (number from knowledge and the buyers' reading of 2026-11-26), http://w-great.info/defining-terms-in-dot-airline-refunds-rule.html and https://justlovetotravel.com/understanding-the-new-dot-rule-on-ticket-refunds-for-agencies",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "NDC is the format of airlines' own offers (XML messages), which aggregators and the GDS carry too",
    where: "standards.items.0",
    source: "IATA New Distribution Capability and EASD message set",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "A simple site takes 2 to 4 weeks, a complex application 3 to 6 months",
    where: "questions.4 and start.duration",
    source: "The company's own claims (specification, section 1)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Privacy laws limit what is stored of passengers (UK GDPR; India's DPDP Act, main duties from May 2027, which the page does not name); Indian hotels keep particulars of foreign guests for a year at least (rule 17), hence a date within the law; cards: PCI DSS, for accredited agents too, whose sales the airline may charge itself",
    where: "standards.items.5",
    source:
      "Digital Personal Data Protection Act 2023 and Rules 2025, https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/; PCI DSS v4.0.1; http://iata.org/pci-dss",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "Tour taxes: GST on tours and TCS on overseas tour packages in India, TOMS in the UK",
    where: "systems.items.1.text",
    source:
      "Income-tax Act 2025, section 394(1), https://abcaus.in/income-tax/faqs-amendment-proposed-rates-tax-collection-source-us-3941-income-tax-act-2025.html; HMRC VAT Notice 709/5",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-04-01",
  },
  {
    statement:
      "Hotels and other keepers of accommodation in India report each foreign guest in Form III (formerly Form C) within 24 hours of arrival, electronically",
    where: "day.paragraphs.1",
    source:
      "Immigration and Foreigners Act, 2025, section 8, and Immigration and Foreigners Rules, 2025 (G.S.R. 596(E)), rule 17, https://gazettetracker.com/g/CG-DL-E-01092025-265858 and https://www.easternmirrornagaland.com/immigration-act-2025-dimapur-police-direct-24-hour-reporting-of-foreigners-by-hotels-hospitals",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
];
