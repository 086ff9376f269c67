// The fields are explained in content/schemas/service.ts.

import { firstConsultation } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** Digital marketing: one enquiry followed back to its first search, and the weekly report that prices every other one. */
const marketing = defineService({
  meta: {
    title: `Digital marketing judged on enquiries | ${site.name}`,
    description:
      "SEO, Google and LinkedIn ads and landing pages for companies that sell to businesses. A weekly report shows what each good enquiry cost; ads stay capped.",
  },
  updated: "2026-11-24",
  order: 8,
  name: "Digital Marketing",
  menuLine: "Judged on enquiries, not clicks",
  icon: "marketing",
  category: "Digital Marketing",
  tone: "primary",
  enquiryOption: "Digital Marketing",
  shortName: "Marketing",
  card: {
    description: "SEO, ads and landing pages, judged on the cost of each good enquiry.",
    features: [
      "SEO repairs first, new content second",
      "Ad spending under a cap you set",
      "A/B tests of landing pages",
      "Cost per enquiry, every week",
    ],
  },
  hero: {
    claim: "Marketing judged on enquiries, not on clicks.",
    lead: "We run search optimisation (SEO), ads and the pages they lead to, mainly for companies that sell to companies. A weekly report shows what each good enquiry cost, and once a month the cost with our fee added.",
  },
  drawing: {
    title: "One enquiry, traced back over 23 days to its first search",
    description:
      "A trail drawn backwards in time. At the left a salesperson sits at a desk where an enquiry has arrived. A coloured line leads from it to the right through a landing page, a name search, a gap, a data sheet, an ad and an article. At the far right a plant engineer stands beside a steam pipe and types the first search, which is the filled part. A scale under the line counts the days. At the gap the line is dashed.",
    caption:
      "Sample enquiry, traced backwards with the visitor's consent. No tool saw the dashed part or the first search. The form and the sales desk asked for them.",
  },
  stations: [
    { name: "Enquiry", text: "Thursday, 11:40. A plant engineer asks for twelve valves and attaches a drawing." },
    {
      name: "Landing",
      text: "Nine minutes earlier she read a landing page, a page made to bring enquiries. It shows a price range.",
    },
    {
      name: "Your name",
      text: "She searched for your company name and clicked your ad. Many reports count only this click. Ours counts the first visit we can trace.",
    },
    {
      name: "Gap",
      text: "Two days before the enquiry, a colleague sent her a link in a chat. Analytics cannot see that; the form asks.",
    },
    { name: "Data sheet", text: "Five days before, she spent six minutes on the pressure table of a data sheet." },
    { name: "Paid ad", text: 'Nine days before: a paid click on "steam valve supplier", ₹62.' },
    { name: "Article", text: "Fifteen days before, she read your sizing guide and left. No ad was paid for that visit." },
    {
      name: "First search",
      text: 'Twenty-three days before: "why does a steam valve hammer". She told your sales desk; no tool recorded it.',
    },
  ],
  deliverables: {
    heading: "An SEO list, an ad account, page tests and a weekly report",
    lead: "Your own staff can read and use all four, with or without us.",
    items: [
      {
        title: "An SEO repair list",
        text: "The faults that hold your pages back in search, the costliest first by our estimate. Examples: a title that says Home, or a catalogue that search engines cannot read.",
        points: [
          "Each row names the page, the fault, the repair and who makes it",
          "Each repair is checked in Search Console, Google's report to website owners",
        ],
      },
      {
        title: "An ad account with a spending cap",
        text: "Campaigns in your own account, under a monthly cap. Only your written approval raises it. We read the search terms that Google shows and exclude the useless ones (as negative keywords).",
        points: ["A log of each change: what, when, why, and what followed", "A stop rule per campaign, agreed before it starts"],
      },
      {
        title: "A/B tests of landing pages",
        text: "Two versions of a page differ in one thing, and each is shown to half the visitors. The number of visits needed is fixed before the test begins.",
        points: [
          "A form of four fields on each page; one asks how people found you",
          "The losing version is kept on record, with its figures",
        ],
      },
      {
        title: "A weekly report on cost per enquiry",
        text: "One page on spending and enquiries, by source. Your sales desk marks each enquiry good or not good. Google Ads and LinkedIn can use these marks in their automatic bidding.",
        points: [
          "Three lines of plain text on what changes this week",
          "A searchable table of all enquiries, where you can add orders won",
        ],
      },
    ],
  },
  scope: {
    heading: "Where marketing money helps, and where it is wasted",
    takeOn: [
      "SEO for companies whose customers search before they call",
      "Google and LinkedIn campaigns for sales that take weeks to close",
      "A new website that lost its visitors after the relaunch",
      "Landing pages, forms and the first reply your sales desk sends",
      "Guides, data sheets and comparison pages, written with your engineers",
      "Measurement that respects visitors who refuse cookies",
    ],
    decline: [
      "Bought links, reviews or followers.",
      "Guaranteed rankings. Search engines decide them.",
      "Campaigns while enquiries go unanswered. The reply process comes first.",
      "Mailing lists of people who never asked to hear from you.",
    ],
  },
  control: {
    kind: "bars",
    heading: "Limit what a good enquiry may cost",
    lead: "Sample data for one week: five sources of enquiries, each with what one good enquiry costs. Sources that stay above it are stopped.",
    question: "What may a good enquiry cost at most?",
    first: 4,
    readings: ["good enquiries", "spent in the week", "average per good enquiry"],
    rows: [
      "Unpaid search, 8 good",
      "Search ads, product names, 12 good",
      "Search ads, general words, 5 good",
      "Trade directory, 1 good",
      "LinkedIn ads, 3 good",
    ],
    whole: 7500,
    before: "₹",
    leavesOut: true,
    answers: [
      {
        label: "₹2,000",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 2000, label: "Limit ₹2,000" },
        values: ["8", "₹12,000", "₹1,500"],
        says: "Eight good enquiries at a low price, but too few: the sales desk is idle by Tuesday.",
      },
      {
        label: "₹4,000",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 4000, label: "Limit ₹4,000" },
        values: ["20", "₹50,400", "₹2,520"],
        says: "Two of the five sources bring 20 of the 29 good enquiries for under half the money.",
      },
      {
        label: "₹5,500",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 5500, label: "Limit ₹5,500" },
        values: ["25", "₹77,400", "₹3,096"],
        says: "Five more good enquiries than at ₹4,000, each at ₹5,400. The average hides that price.",
      },
      {
        label: "₹7,000",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 7000, label: "Limit ₹7,000" },
        values: ["29", "₹104,400", "₹3,600"],
        says: "All five sources, as in the report below. The four most expensive enquiries take about a quarter of the money.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample weekly report: what each good enquiry cost",
    lead: "Sample data for an imagined valve maker. The sales desk decides which enquiries are good.",
    document: "Cost per enquiry, weekly",
    fields: [
      { label: "Week", value: "45, Monday to Sunday (sample)" },
      { label: "Week's budget", value: "₹110,000 for ads and writing" },
      { label: "Our fee", value: "Not included; added once a month" },
      { label: "Credit for an enquiry", value: "Source of the first traced visit" },
      { label: "Good enquiry", value: "Names a product, a quantity and the factory it is for" },
      { label: "Marked by", value: "Sales desk, by 10:00 on the first working day" },
      { label: "Traced", value: "58 of 63 enquiries, some only by the form's question" },
    ],
    columns: ["Source", "Spent", "Enquiries", "Good", "Per good enquiry"],
    rows: [
      { cells: ["Search ads, product names", "₹38,400", "16", "12", "₹3,200"] },
      { cells: ["Search ads, general words", "₹27,000", "18", "5", "₹5,400"], callout: 1 },
      { cells: ["Unpaid search", "₹12,000", "9", "8", "₹1,500"], callout: 2 },
      { cells: ["LinkedIn ads", "₹21,000", "4", "3", "₹7,000"], callout: 3 },
      { cells: ["Trade directory", "₹6,000", "11", "1", "₹6,000"], callout: 4 },
      { cells: ["All traced sources", "₹104,400", "58", "29", "₹3,600"] },
      { cells: ["Source unknown", "None", "5", "4", "Not divided"], callout: 5 },
    ],
    callouts: [
      "Thirteen of these eighteen wanted a job or another maker's parts. We excluded their search terms, where Google shows them, the same day.",
      "Unpaid search is not free. This is the week's share of the writing; repairs are added once a month.",
      "Costly, but two of the three good ones need valves for a whole plant. The campaign continues.",
      "A report that counts all enquiries would call this the cheapest source, at ₹545 each.",
      "We do not divide these four among the known sources.",
    ],
  },
  plan: {
    heading: "One quarter: thirteen weeks, with a small ad budget first",
    lead: "Ads can bring enquiries from the fourth week. SEO is slower: Google says four months to a year.",
    unit: "week",
    total: 13,
    rows: [
      {
        label: "Tracking",
        text: "Forms, calls and consent set up; enquiries counted from week three.",
        from: 1,
        to: 2,
        by: "us",
      },
      { label: "Search repairs", text: "The faults on the repair list.", from: 2, to: 6, by: "us" },
      {
        label: "Sales desk",
        text: "You say what a good enquiry is and who replies, then mark each one.",
        from: 3,
        to: 13,
        by: "you",
      },
      { label: "Ads, small", text: "A few exact search terms, at a quarter of the cap.", from: 4, to: 6, by: "us" },
      {
        label: "Landing pages",
        text: "First pages before the ads start, then A/B tests where there are enough visits.",
        from: 3,
        to: 10,
        by: "us",
      },
      { label: "Writing", text: "Six guides, each for a search that buyers make.", from: 6, to: 12, by: "both" },
      { label: "Ads, up to the cap", text: "More money only where the weekly report justifies it.", from: 7, to: 13, by: "us" },
      { label: "Quarterly review", text: "What to keep, stop and try.", from: 13, to: 13, by: "both" },
    ],
  },
  measures: {
    heading: "The figures we report, from cost per enquiry to reply time",
    lead: "The second column is our estimate for companies that sell to companies; yours is measured in the first weeks. Targets are agreed per project.",
    rows: [
      {
        measure: "Cost of a good enquiry",
        oftenFound: "Not known",
        target: "An upper limit, from your margin",
        readFrom: "Weekly report",
      },
      {
        measure: "Enquiries with a known source",
        oftenFound: "About half",
        target: "Four in five, the rest shown as unknown",
        readFrom: "Form question, call log and analytics",
      },
      {
        measure: "Time to the first human reply",
        oftenFound: "The next working day",
        target: "One working hour",
        readFrom: "Mailbox or CRM time stamps",
      },
      {
        measure: "Spending on searches that bring no enquiry",
        oftenFound: "A quarter or more",
        target: "Falling, for the terms Google shows",
        readFrom: "Search terms report in the ad account",
      },
      {
        measure: "Time until the main content shows on a phone",
        oftenFound: "2 to 4 seconds",
        target: "2.5 seconds or less, for 75 visits in 100",
        readFrom: "Visits measured on your own site",
      },
    ],
  },
  ownership: {
    heading: "Accounts, content and data stay in your company's name",
    items: [
      "Advertising, analytics and Search Console accounts, opened in your name",
      "Every campaign, with its change log",
      "All pages and guides, in your own content system",
      "The table of enquiries, with their sources and marks",
      "Results of all tests, winners and losers",
      "Two pages on how to produce the weekly report without us",
    ],
  },
  toolsNote: "Besides Google Ads, LinkedIn, Search Console, analytics and your CRM:",
  tools: ["Next.js", "WordPress", "Python", "PostgreSQL"],
  questions: [
    {
      question: "Can you guarantee first place on Google?",
      answer:
        "No. Google itself warns against agencies that guarantee rankings. What helps: each page is fast, has one subject and answers its question better than others do. A fifth place that brings orders is worth more than a first place for a word that buyers do not use.",
    },
    {
      question: "How many visits does a page test need?",
      answer:
        "Often more than 10,000. That many show whether 4% of visitors enquire instead of 3%. With a few hundred visits a month we improve the page and compare months, and say that it is no test.",
    },
    {
      question: "What if a visitor refuses cookies?",
      answer:
        "Then we do not follow that visit; only the form can tell us its source. The EU and the UK ask for consent before marketing cookies; from May 2027 India's DPDP Act usually asks for consent to any use of personal data. The rules differ by country. This website sets no cookies at all; see our [privacy policy](/privacyPolicy/).",
    },
    {
      question: "How much should we spend on advertising?",
      answer:
        "Calculate it from an order. Say a typical order leaves ₹60,000 after costs, and one good enquiry in six becomes an order. Then you break even at ₹10,000 per good enquiry, and half of that is a sensible limit. Multiply that limit by the good enquiries your sales desk can handle in a month: this is the monthly cap.",
    },
    {
      question: "Do we still need articles when AI answers questions?",
      answer:
        "Yes, but fewer and better ones. Some searches now end in an AI answer without a visit. AI assistants take their facts from published pages, so publish what only you know: tolerances, delivery times, the price range.",
    },
  ],
  related: ["web-development", "uiux", "Animation"],
  start: {
    firstDeliverable:
      "By the end of week two: tracking of forms and calls with consent, and the first twenty rows of the SEO repair list.",
    duration: "One quarter to judge ads and landing pages; longer for SEO, and where a sale takes many weeks.",
    team: "A search specialist, an advertising specialist and a writer; a web developer for landing pages and tracking.",
    needFromYou:
      "Access to analytics, Search Console and the ad account, and a sales desk that marks each enquiry. An engineer or product expert helps with the guides.",
    call: "A search specialist and a project lead look at your site and one recent order with you. We ask about margin, order size and who answers enquiries.",
    confidentiality:
      "Margins and customer names can wait until an NDA is signed. Read-only access to accounts is enough for a first look.",
  },
  closing: {
    heading: "Let us try to trace last month's best order",
    text: `Bring what you know about one order to a ${firstConsultation}. We look for its source with you and show which steps nobody measures.`,
    action: "Start Your Transformation",
  },
});

export default marketing;
