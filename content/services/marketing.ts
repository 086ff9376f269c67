import { defineService } from "../schema";
import { site } from "../site";

/** Digital marketing: one enquiry followed back to its first search, and the sheet that prices every other one. */
const marketing = defineService({
  meta: {
    title: `Digital marketing judged on enquiries, not clicks | ${site.name}`,
    description:
      "Search repaired first, ads under a cap you set and landing pages tested in pairs. With a sample weekly sheet that shows what each good enquiry cost.",
  },
  updated: "2026-11-22",
  order: 8,
  name: "Digital Marketing",
  menuLine: "Judged on enquiries, not clicks",
  icon: "marketing",
  category: "Digital Marketing",
  tone: "primary",
  enquiryOption: "Digital Marketing",
  shortName: "Marketing",
  card: {
    description: "Search, advertising and landing pages, judged on enquiries and not on clicks.",
    features: [
      "Search fixed first, content second",
      "Ads under a cap you set",
      "Landing pages tested in pairs",
      "Cost per enquiry, every week",
    ],
  },
  hero: {
    nameLines: ["Digital", "Marketing"],
    claim: "Judged on enquiries, and never on clicks.",
    lead: "Clicks are cheap to buy and look good on a chart. An enquiry is a person with a name and a problem, so that is the unit we count in. We repair search first, advertise under a cap you set, and put one sheet on your desk every Monday: what was spent, who wrote in, and what each of them cost.",
  },
  drawing: {
    title: "One enquiry, traced back over 23 days to its first search",
    description:
      "A trail drawn backwards in time. At the left a salesperson sits at a desk where an enquiry has arrived. A vermilion line leads from it to the right through a landing page, a name search, a gap, a data sheet, an advert and an article. At the far right a plant engineer stands beside a steam pipe and types the first search, which is the filled part. A scale under the line counts the days. At the gap the line is dashed.",
    caption:
      "A sample trail, kept with the visitor's consent. Where the line is dashed the tools were blind, and a question on the form filled the gap.",
  },
  stations: [
    { name: "Enquiry", text: "Thursday, 11:40. A plant engineer asks for twelve valves and attaches a drawing." },
    {
      name: "Landing",
      text: "Nine minutes earlier, on a landing page: version B of a pair, the one that shows a price range.",
    },
    { name: "Your name", text: "She got there by searching for it. Most reports would give this click all the credit." },
    { name: "Gap", text: "Two days before, a colleague sent her a link in a chat. Only the form can find out, by asking." },
    { name: "Data sheet", text: "Five days before. Six minutes on the pressure table." },
    { name: "Advert", text: 'Nine days before: a paid click on "steam valve supplier", ₹62.' },
    { name: "Article", text: "Fifteen days before, your sizing guide. She read it and left. No invoice shows that visit." },
    {
      name: "First search",
      text: 'Twenty-three days before: "why does a steam valve hammer". No tool kept the words. She told your sales desk.',
    },
  ],
  deliverables: {
    heading: "A repair list, a capped account, pairs and a sheet",
    lead: "Four working papers. None of them is a presentation about brand awareness.",
    items: [
      {
        title: "The search repair list",
        text: "Every fault that keeps a page out of the results, sorted by what it costs you. Most are dull: two pages on one subject, a title that says Home, a catalogue hidden behind a script.",
        points: [
          "Each row has the page, the fault, the repair and who makes it",
          "Repairs go in before a single new article is written",
          "Read again in Search Console until the row can be closed",
        ],
      },
      {
        title: "An advertising account with a lid",
        text: "Campaigns in your own account, under a monthly cap that you set and only you can raise. Every search that was paid for is read, and the useless ones are shut out by name.",
        points: [
          "A log of each change: what, when, why, and what followed",
          "No campaign without a page that answers its question",
          "A stop rule per campaign, agreed before it starts",
        ],
      },
      {
        title: "Landing pages in pairs",
        text: "Two versions that differ in one thing, shown to visitors in turn. The question and the number of visits needed are written down before the test begins.",
        points: [
          "Four fields in the form, and one of them asks how you were found",
          "The loser is kept, with the reason, so that nobody tries it again",
        ],
      },
      {
        title: "The Monday sheet",
        text: "One page on spending and enquiries, by source. Your sales desk marks each enquiry good or not good, and the sheet does the sum.",
        points: [
          "Enquiries we cannot trace get a line of their own",
          "Three lines of plain text on what changes this week",
          "The rows behind it stay in a table you can query",
        ],
      },
    ],
  },
  scope: {
    heading: "Where your money goes, and where it never will",
    takeOn: [
      "Search for firms whose customers look things up before they ring",
      "Google and LinkedIn campaigns for sales that take weeks to close",
      "A new website that lost its visitors in the move",
      "Landing pages, forms and the first reply your sales desk sends",
      "Guides, data sheets and comparison pages, written with your engineers",
      "Counting that stays honest when a visitor says no to cookies",
    ],
    decline: [
      "Bought links, bought reviews and bought followers. They cost twice: once to get and once to remove.",
      "A promise of first place. The ranking belongs to the search engine.",
      "Campaigns for a phone that rings unanswered. We fix the answering first.",
      "Lists of people who never asked to hear from you.",
    ],
  },
  proof: {
    heading: "The week the cheap enquiries turned out to be the costly ones",
    lead: "Sample data for an imagined valve maker, in the form you would get every Monday. Good means what the sales desk says it means.",
    document: "Cost per enquiry, weekly",
    fields: [
      { label: "Week", value: "45, Monday to Sunday (sample)" },
      { label: "Share of the month's cap", value: "₹110,000, media and writing" },
      { label: "Good enquiry", value: "Names a product, a quantity and a plant" },
      { label: "Marked by", value: "Sales desk, by Monday 10:00" },
      { label: "Traced", value: "58 of 63 enquiries" },
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
      "Thirteen of these eighteen wanted spare parts or a job. The words that brought them in were shut out on the Monday.",
      "Unpaid is not free. This is the week's share of the writing, so the figure falls as old guides go on working.",
      "Costly, but two of the three were for whole plants. The row stays, and the sheet now shows order size beside it.",
      "Eleven enquiries at ₹545 each looked like the best row on the old report. One of them was good.",
      "Four good enquiries came from somewhere. We do not share them out to flatter a channel.",
    ],
  },
  plan: {
    heading: "One quarter, thirteen weeks, spending small at first",
    lead: "Advertising can bring enquiries in the fourth week. Search repairs typically take three to six months to show in full, so the plan doesn't wait for them.",
    unit: "week",
    total: 13,
    rows: [
      {
        label: "Tracing",
        text: "Forms, calls and consent set up, so that week three can be counted.",
        from: 1,
        to: 2,
        by: "us",
      },
      { label: "Search repairs", text: "The list, costliest fault first.", from: 2, to: 6, by: "us" },
      { label: "Sales desk", text: "What good means, and who replies within the hour.", from: 3, to: 4, by: "you" },
      { label: "Ads, small", text: "A few exact phrases at a quarter of the cap.", from: 4, to: 6, by: "us" },
      { label: "Landing pages", text: "Two pairs, one question each.", from: 5, to: 10, by: "us" },
      { label: "Writing", text: "Six guides, each for a search that ends in an order.", from: 6, to: 12, by: "both" },
      { label: "Ads, up to the cap", text: "More money only where the sheet has earned it.", from: 7, to: 13, by: "us" },
      { label: "Quarter's reading", text: "Keep, stop and try, with the rows behind each.", from: 13, to: 13, by: "both" },
    ],
  },
  measures: {
    heading: "Five readings, and none of them is a like",
    lead: "What is often found comes from common experience in business-to-business selling. Targets are agreed per project, from your margin and your sales desk's hours.",
    rows: [
      {
        measure: "Cost of a good enquiry",
        oftenFound: "Not known",
        target: "A ceiling worked out from your margin",
        readFrom: "The Monday sheet",
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
        measure: "Spending on searches that never enquire",
        oftenFound: "A quarter or more",
        target: "Falling each month",
        readFrom: "Search terms report in the ad account",
      },
      {
        measure: "Largest Contentful Paint on phones",
        oftenFound: "3 to 5 seconds",
        target: "2.5 seconds or less, for 75 visits in 100",
        readFrom: "Chrome UX Report, field data",
      },
    ],
  },
  ownership: {
    heading: "Accounts, words and numbers that stay when we go",
    items: [
      "Advertising, analytics and Search Console accounts, opened in your name",
      "Every campaign, with its change log and its list of shut-out words",
      "All pages and guides, in your own content system",
      "The table of enquiries, with source, cost and the sales desk's mark",
      "Test results, winners and losers alike",
      "A two-page manual for running the Monday sheet without us",
    ],
  },
  tools: ["Next.js", "WordPress", "Sanity", "Contentful", "JavaScript", "Python", "PostgreSQL", "Google Cloud"],
  questions: [
    {
      question: "Can you get us to first place on Google?",
      answer:
        "Nobody can promise that, and Google says so in its own advice on hiring help. What can be done is plain work. Make each page reachable and quick, give it one subject, and answer the question better than the nine results around it. We report place in the results as a detail. A fifth place that sends orders beats a first place for a word no buyer types.",
    },
    {
      question: "How many visits does a page test need?",
      answer:
        "More than most people think. To tell a page that turns 3% of visitors into enquiries from one that turns 4%, each version needs a little over 5,000 visits, at the usual 95% confidence and 80% power. If you have 600 visits a month, we test big differences, such as showing a price or hiding it, and skip the colour of the button.",
    },
    {
      question: "What if a visitor refuses cookies?",
      answer:
        "Then that visit isn't followed, and the sheet shows one more unknown. Marketing cookies need consent first in the EU (the ePrivacy Directive and the GDPR) and in the UK (PECR). India's DPDP Act 2023 is built on notice and consent too. So the form asks how people heard of you, and the phone desk asks as well. Those two answers often say more than a tag does. This website sets no cookies at all; see our [privacy policy](/privacyPolicy/).",
    },
    {
      question: "How much should we spend on advertising?",
      answer:
        "Work back from an order. Say a typical order leaves ₹60,000 after costs, and one good enquiry in six becomes an order. Then ₹10,000 is break-even for an enquiry, and a sane ceiling is perhaps half of it. Multiply by the enquiries your sales desk can answer in a week. That is the cap. Spending above it buys callers whom nobody rings back.",
    },
    {
      question: "Do we still need articles, now that assistants answer questions?",
      answer:
        "Fewer of them, and better ones. Some searches now end in an answer without a visit, and those visits were seldom buyers. An assistant has to take its facts from somewhere, so publish what only you know: tolerances, lead times, the price range, the case where your product is the wrong choice. Then watch enquiries, because the count of visits will mislead you.",
    },
  ],
  related: ["web-development", "uiux", "Animation"],
  closing: {
    heading: "Pick one order from last month and ask where it came from",
    text: `Bring whatever you know about it to a free ${site.claims.consultation} consultation. We trace it back with you as far as it goes, and see where the trail breaks.`,
    action: "Start Your Transformation",
  },
});

export default marketing;
