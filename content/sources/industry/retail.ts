import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "480 pieces sold evenly over 12 hours are 40 an hour",
    where: "number",
    source: "Arithmetic: 480 / 12; the day's sales are an example, and the page says so",
    confirmed: "knowledge",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "2D barcodes at checkout by the end of 2027",
    where: "standards.items.0",
    source: "GS1 Sunrise 2027, https://www.gs1us.org/industries-and-insights/by-topic/sunrise-2027",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Searchable and sortable country of origin filter for imports sold online, since 1 July 2026",
    where: "standards.items.1",
    source:
      "Legal Metrology (Packaged Commodities) Amendment Rules 2026, G.S.R. 128(E), rule 6(10A), https://taxguru.in/?p=1026657 and https://www.mhcolaw.com/updates/regulatory-update-legal-metrology-packaged-commodities-amendment-rules-2026/209",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-07-01",
  },
  {
    statement: "E-invoice with IRN above ₹5 crore, since 1 August 2023",
    where: "standards.items.2",
    source:
      "CBIC Notification 10/2023-Central Tax of 10 May 2023, https://www.spotonz.com/blog/gst-e-invoicing-mandatory-turnover-limit/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-03-22",
  },
  {
    statement:
      "An invoice to a business without the portal's number is not treated as an invoice, so it waits for the connection",
    where: "systems.items.0.hardPart",
    source:
      "CGST Rules 2017, rule 48(4) to (6), https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+48.+Manner+of+issuing+invoice",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-03-22",
  },
  {
    statement: "Grievance: 48 hours and one month",
    where: "standards.items.4",
    source:
      "Consumer Protection (E-Commerce) Rules 2020, rule 4, https://www.thehindubusinessline.com/economy/policy/new-e-commerce-norms-notified-under-consumer-protection-act-2019/article32184860.ece",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "PCI P2PE encrypts in the terminal (EMV alone does not): the full card number never reaches the checkout",
    where: "standards.items.5",
    source: "PCI Security Standards Council, Point-to-Point Encryption standard",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "DPDP: most duties start in May 2027",
    where: "standards.items.6",
    source:
      "Digital Personal Data Protection Rules 2025, https://www.azbpartners.com/bank/update-indias-digital-personal-data-protection-framework-comes-into-effect; the ministry proposed in January 2026 to shorten the time for some duties, https://ssrana.in/?p=43288; May 2027 still stood in June 2026, https://www.getastra.com/blog/compliance/dpdp-compliance/",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-02-01",
  },
  {
    statement: "GST rates changed on 22 September 2025",
    where: "pitfalls.items.0",
    source: "CBIC Notification 9/2025-Central Tax (Rate) of 17 September 2025, https://cleartax.in/s/56th-gst-council-meet-news",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-09-22",
  },
  {
    statement: "Amended Price Marking Order in Great Britain since 6 April 2026",
    where: "standards.items.3",
    source:
      "Price Marking (Amendment) Orders 2024 and 2025, https://www.mondaq.com/uk/consumer-law/1628954/price-marking-update-another-price-marking-amendment-order-made; loyalty prices: https://www.umisatnav.co.uk/tools-resources/price-marking-order-updates-what-retailers-must-do-by-6-april-2026",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-11-23",
  },
  {
    statement:
      "GST on clothes and shoes depends on the price: 5 per cent up to ₹2,500 a piece or pair, 18 per cent above, since 22 September 2025",
    where: "standards.items.2",
    source:
      "https://www.msassociates.pro/gst/gst-apparel.php; https://m.rediff.com/news/commentary/2025/sep/03/5-gst-on-footwear-costing-up-to-rs-2500/f987978ac7d709b7b9ccd41370c9875d",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "Web listings state what the pack states, except month and year of manufacture or packing",
    where: "standards.items.1",
    source:
      "Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10), http://mondaq.com/article.asp?article_id=608536&type=mondaqai&r=2&t=2 and https://www.mondaq.com/india/it-and-internet/1532648/compliances-for-websiteecommerce-website",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-07-01",
  },
  {
    statement:
      "Goods returned in another state: the credit note comes from the registration that made the sale, which then invoices the transfer to the other",
    where: "systems.items.4.hardPart",
    source: "CGST Act 2017, section 34(1); section 25(4) (distinct persons) and Schedule I, paragraph 2",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
  {
    statement:
      "GST return GSTR-1 lists bills to businesses, large bills to other states and credit notes to businesses one by one",
    where: "integrations.items.0",
    source: "GSTR-1, tables 4, 5 and 9, looked up by the buyers' reading of 2026-11-26",
    confirmed: "review",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
