import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "About seven carts in ten are abandoned",
    where: "usualFix.paragraphs.0",
    source:
      "Baymard Institute, cart abandonment rate statistics (70.19% over its collected studies), https://baymard.com/lists/cart-abandonment-rate",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "India's dark pattern guidelines of 2023 prohibit drip pricing",
    where: "approach.steps.1",
    source:
      "Guidelines for Prevention and Regulation of Dark Patterns, 2023, CCPA, 30 November 2023, https://www.saikrishnaassociates.com/department-of-consumer-affairs-notifies-the-guidelines-for-prevention-and-regulation-of-dark-patterns-2023/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "An order is paid when the gateway's signed webhook arrives; repeated messages are ignored",
    where: "approach.steps.3",
    source:
      "Razorpay documentation, webhooks and fetch APIs, https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/best-practices/webhooks-and-fetch-apis",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Hosted card fields reduce the PCI DSS requirements; scripts on the payment page are still controlled",
    where: "risks.items.1",
    source:
      "PCI SSC, SAQ A for PCI DSS v4.0.1 and FAQ 1588, https://hyperproof.io/resource/pci-dss-4-0-update-new-saq-a-eligibility-criteria",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "In India a saved card is held as a token; merchants may not store the card number",
    where: "risks.items.1",
    source:
      "RBI, card-on-file tokenisation, in force since 1 October 2022, https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12159&Mode=0 (quoted at https://dell.com/en-in/lp/tokenisation)",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "The issuer announces most recurring debits at least 24 hours before",
    where: "risks.items.3",
    source:
      "RBI, Digital Payments - E-mandate Framework, 2026, 21 April 2026, https://www.financialexpress.com/business/news-rbi-eases-e-mandate-rules-recurring-payments-up-to-rs-15000-can-be-done-without-otp-pre-and-post-debit-alerts-remain-mandatory-4214431/ (FASTag and NCMC top-ups are exempt)",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-04-21",
  },
  {
    statement: "Withdrawal function for consumers in the EU since 19 June 2026",
    where: "questions.3",
    source:
      "Directive (EU) 2023/2673, Article 11a of Directive 2011/83/EU, https://www.edwincoe.com/blogs/the-eus-new-withdrawal-button-what-uk-online-sellers-need-to-know/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-06-19",
  },
  {
    statement: "Two to four weeks for a simple site, three to six months for a complex application",
    where: "start.duration",
    source: "The specification of this site, section 2 (FAQ)",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
