import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "48 hours to acknowledge, one month to redress; seller details and the main parameters of ranking are shown",
    where: "standards.items.0",
    source:
      "Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5, https://www.seraphicadvisors.com/insights/blogs/consumer-protection-ecommerce-rules-2020-6654697d740abe88738c5fdf; rule 5(3): https://www.medianama.com/2020/07/223-consumer-protection-ecommerce-rules-2020/ (on the draft)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "0.5 per cent on net taxable supplies since 10 July 2024; income tax at source 0.1 per cent of gross sales since 1 October 2024, kept in the Income-tax Act, 2025, and not deducted from individuals and Hindu undivided families with sales of up to ₹5 lakh a year who gave PAN or Aadhaar; usually, since the operator itself pays all the GST on services listed under section 9(5)",
    where: "standards.items.1",
    source:
      "CGST Act, section 52 and section 9(5), https://cleartax.in/s/gst-on-notified-services-ecommerce-operators-95 and, with local delivery, https://catargettestprep.com/learn/p3/gst/notified-services-u-s-9-5----eco-as-deemed-supplier; Notifications 15/2024-Central Tax and 01/2024-Integrated Tax, https://taxguru.in/goods-and-service-tax/igst-e-commerce-operator-tcs-collection-rate-reduced-0-50-percent.html; former section 194-O, https://www.taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1208 and https://www.ita1961to2025.in/section/section-194o-ecommerce-tds-rate-reduction (an accountant should confirm); small sellers: https://www.taxtmi.com/manuals?id=1919, in the new Act section 393(4), table no. 11, https://www.taxtmi.com/tmi_blog_details?id=831511 (on the Bill)",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-04-22",
  },
  {
    statement:
      "RBI payment aggregator directions of 15 September 2025; collecting for others is regulated outside India too: the EU, the UK and the USA",
    where: "standards.items.3",
    source:
      "Directive (EU) 2015/2366; Payment Services Regulations 2017 (UK); US state money transmitter laws (these three from knowledge); RBI (Regulation of Payment Aggregators) Directions 2025, https://www.mondaq.com/india/financial-services/1727528/rbi-master-direction-on-digital-payment-aggregators-understanding-compliance-requirements-and-industry-implications",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-03-22",
  },
  {
    statement:
      "Listings show what the package shows (maker or importer, generic name, net quantity, MRP, use-by date, size where it matters) but for month and year of packing; country filter since 1 July 2026",
    where: "standards.items.4",
    source:
      "Legal Metrology (Packaged Commodities) Rules, 2011, rule 6(1) and 6(10), https://www.lexology.com/library/detail.aspx?g=220acc38-775a-41db-b91f-bf64d4422b02 and https://www.mondaq.com/india/it-and-internet/1532648/compliances-for-websiteecommerce-website (unit price: rule 6(11), complaint contact: rule 6(2), both of the package); Legal Metrology (Packaged Commodities) Amendment Rules 2026, G.S.R. 128(E), https://taxguru.in/?p=1026657",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-07-01",
  },
  {
    statement: "Article 30: all but small platforms identify traders; micro and small enterprises outside",
    where: "standards.items.5",
    source:
      "Regulation (EU) 2022/2065, articles 29 and 30; under 50 staff and €10 million: Recommendation 2003/361/EC, annex, article 2; https://pinsentmasons.com/out-law/analysis/kyc-the-eu-digital-services-act-adds-platforms-dac7-duties",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Set volume of sales in the USA: 200 of new goods and $5,000 in twelve months",
    where: "standards.items.5",
    source:
      "INFORM Consumers Act, 15 U.S.C. 45f, https://advertisinglaw.fkks.com/post/102imq3/ftc-issues-guidance-for-online-sellers-on-inform-consumers-act",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "DPDP: main duties in May 2027; personal data by consent or for certain legitimate uses (Act, section 4), with notice and erasure",
    where: "standards.items.7",
    source:
      "DPDP Rules 2025, rule 8 and Third Schedule, https://www.dpdpa.in/dpdpa_rules_2025/schedule3.htm; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
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
  {
    statement: "33.33 + 33.33 + 33.34 = 100",
    where: "number",
    source: "Arithmetic",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
  },
  {
    statement:
      "Fake reviews banned in the UK since 6 April 2025; publishers of reviews take reasonable and proportionate steps to prevent and remove them",
    where: "systems.items.5.hardPart",
    source:
      "Digital Markets, Competition and Consumers Act 2024, Schedule 20; https://mondaq.com/uk/consumer-law/1615920/preventing-fake-reviews-what-are-reasonable-and-proportionate-steps",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement: "Marketplaces can be liable for tax on sellers' orders in US states, the EU, the UK, Canada and Australia",
    where: "standards.items.2",
    source:
      "US state marketplace facilitator laws; Directive 2006/112/EC, article 14a; VAT Act 1994 (UK), section 5A; Excise Tax Act (Canada), section 211; GST Act 1999 (Australia), Subdivision 84-C; the US laws looked up by the buyers' reading of 2026-11-23",
    confirmed: "review",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement:
      "Sellers' income is reported in the EU, the UK, Canada and Australia, and in the USA often by payment firms (1099-K), with different scope",
    where: "standards.items.2",
    source:
      "Directive (EU) 2021/514 (DAC7); Platform Operators (Due Diligence and Reporting Requirements) Regulations 2023 (UK); Income Tax Act (Canada), Part XX; Sharing Economy Reporting Regime (Australia)",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement:
      "Stripe is by invitation in India, and its Connect there has no separate charges and transfers, which one basket of several sellers needs; Sharetribe's built-in payments are Stripe Connect",
    where: "integrations.items.0; questions.0",
    source:
      "https://support.stripe.com/questions/stripe-india-support-for-marketplaces; https://www.sharetribe.com/docs/concepts/payments/payments-overview",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-05-26",
  },
  {
    statement:
      "Since 13 December 2024 marketplaces for consumer products register with the Safety Gate portal; offers name the manufacturer, the responsible person in the EU if the manufacturer is outside it, and warnings",
    where: "standards.items.6",
    source:
      "Regulation (EU) 2023/988, articles 19 and 22, https://eur-lex.europa.eu/legal-content/EN/TXT/?qid=1723402135718&uri=CELEX%3A32023R0988; https://www.sorena.io/artifacts/eu/general-product-safety-regulation/online-marketplace-obligations",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement:
      "Foreign investment: allowed in marketplaces, not in companies that sell their own stock to consumers (food made in India apart); conditions on stakes in sellers",
    where: "questions.3",
    source:
      "Press Note 2 of 2018, in force since 1 February 2019, https://pib.gov.in/newsite/PrintRelease.aspx?relid=187156; still so in March 2026, https://beaconfiling.com/glossary/ecommerce-fdi (a lawyer should confirm)",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-27",
  },
];
