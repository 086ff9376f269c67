// The fields are explained in content/schemas/service.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** Digital marketing: one enquiry followed back to its first search, and the weekly report that prices every other one. */
const marketing = defineService({
  meta: {
    title: `Digital marketing judged on enquiries | ${site.name}`,
    description:
      "SEO, Google and LinkedIn ads and landing pages for companies that sell to businesses. A weekly report shows what each good enquiry cost; ads stay capped.",
  },
  updated: "2026-11-28",
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
      "Results reported every week",
    ],
  },
  hero: {
    claim: "Marketing judged on enquiries, not on clicks.",
    lead: "We run search optimisation (SEO), ads and the pages they lead to, mainly for companies that sell to companies. A weekly report shows what each good enquiry cost and, later, what an order cost.",
  },
  drawing: {
    title: "One enquiry, traced back over 23 days to its first search",
    description:
      "A trail drawn backwards in time. At the left a salesperson sits at a desk where an enquiry has arrived. A coloured line leads from it to the right through a landing page, a name search, a gap, a data sheet, an ad and an article. At the far right a plant engineer stands beside a steam pipe and types the first search, which is the filled part. A scale under the line counts the days. At the gap the line is dashed.",
    caption:
      "Sample enquiry, traced back with the visitor's consent; the rulers count days. She told your sales desk of the first search and the chat; no tool saw them.",
  },
  stations: [
    {
      name: "Enquiry",
      text: "The last step comes first: at 11:40 a plant engineer asks for twelve valves and attaches a drawing.",
    },
    { name: "Landing", text: "Nine minutes earlier she read your page with a price range." },
    { name: "Your name", text: "She had searched for your company name and clicked your ad." },
    { name: "Gap", text: "Two days before the enquiry, a colleague sent her your link in a chat." },
    { name: "Data sheet", text: "Five days before, she spent six minutes on one of your data sheets." },
    { name: "Paid ad", text: 'Nine days before: a paid click on "steam valve supplier", ₹62.' },
    { name: "Article", text: "Fifteen days before, she read your sizing guide and left." },
    { name: "First search", text: 'Twenty-three days before, she typed "why does a steam valve hammer".' },
  ],
  deliverables: {
    heading: "An SEO list, an ad account, page tests and a weekly report",
    lead: "Your own staff can read and use all four, with or without us.",
    items: [
      {
        title: "An SEO repair list",
        text: "The faults that hold your pages back in search, such as a catalogue that search engines cannot read. Those that lose most enquiries come first.",
        points: [
          "Each row names page, fault, repair and who makes it",
          "The worst faults are repaired before new articles are written",
        ],
      },
      {
        title: "An ad account with a spending cap",
        text: "Campaigns in your own account, under a monthly cap that we raise only with your written consent. We exclude searches that bring the wrong visitors (negative keywords).",
        points: [
          "A log of each change, with its reason and its effect",
          "Each campaign leads to a page that answers its question",
        ],
      },
      {
        title: "A/B tests of landing pages",
        text: "A landing page is the page an ad leads to. If enough people visit, half see one version and half another, which differs in one thing.",
        points: [
          "A form of four fields; one asks how people found you",
          "The losing version is kept on record, with its figures",
        ],
      },
      {
        title: "A weekly report on cost per enquiry",
        text: "One page: what each source cost and how many good enquiries it brought.",
        points: ["Enquiries of unknown source on a line of their own", "Three lines of plain text on what changes this week"],
      },
    ],
  },
  scope: {
    heading: "Where marketing money helps, and where it is wasted",
    takeOn: [
      "SEO for companies whose customers search before they call",
      "Google and LinkedIn ads for sales that take weeks to close",
      "A new website that lost its visitors after the relaunch",
      "Landing pages, forms and your sales desk's first reply",
    ],
    decline: [
      "Bought links, reviews or followers.",
      "Guaranteed rankings. Search engines decide them.",
      "Campaigns while enquiries go unanswered.",
    ],
  },
  control: {
    kind: "bars",
    heading: "Limit what a good enquiry may cost",
    lead: "Sample data for one week, without our fee: what a good enquiry from each of five sources costs. Where a source stays above your limit, we stop paying for it.",
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
        says: "Cheap, but too few: the sales desk is idle by Tuesday.",
      },
      {
        label: "₹4,000",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 4000, label: "Limit ₹4,000" },
        values: ["20", "₹50,400", "₹2,520"],
        says: "Two of five sources bring 20 of the 29 good enquiries, for under half the money.",
      },
      {
        label: "₹5,500",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 5500, label: "Limit ₹5,500" },
        values: ["25", "₹77,400", "₹3,096"],
        says: "Five more good enquiries than at ₹4,000, for ₹27,000 more.",
      },
      {
        label: "₹7,000",
        bars: [1500, 3200, 5400, 6000, 7000],
        limit: { at: 7000, label: "Limit ₹7,000" },
        values: ["29", "₹104,400", "₹3,600"],
        says: "All five sources, as in the report below. The last four good enquiries take about a quarter of the money.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample weekly report: what each good enquiry cost",
    lead: "Sample data for an imagined valve maker. Its sales desk marks good enquiries; each counts once, for its first known source.",
    document: "Cost per enquiry, weekly",
    fields: [
      { label: "Week", value: "45, Monday to Sunday (sample)" },
      { label: "Our fee", value: "Not included; added once a month" },
      { label: "Good enquiry", value: "Names product, quantity and plant" },
    ],
    columns: ["Source", "Spent", "Enquiries", "Good", "Per good enquiry"],
    rows: [
      { cells: ["Search ads, product names", "₹38,400", "16", "12", "₹3,200"] },
      { cells: ["Search ads, general words", "₹27,000", "18", "5", "₹5,400"], callout: 1 },
      { cells: ["Unpaid search", "₹12,000", "9", "8", "₹1,500"], callout: 2 },
      { cells: ["LinkedIn ads", "₹21,000", "4", "3", "₹7,000"], callout: 3 },
      { cells: ["Trade directory", "₹6,000", "11", "1", "₹6,000"] },
      { cells: ["All known sources", "₹104,400", "58", "29", "₹3,600"] },
      { cells: ["Source unknown", "None", "5", "4", "No figure"] },
    ],
    callouts: [
      "Thirteen of these eighteen wanted a job or another maker's parts. We excluded such searches the same day.",
      "These clicks are free, but articles cost money. This is the week's share of writing, billed apart from our fee.",
      "Expensive, but within the limit of ₹7,000, and two of these three want valves for a whole plant. The campaign continues.",
    ],
  },
  plan: {
    heading: "One quarter: thirteen weeks, with a small ad budget first",
    lead: "Ads can bring enquiries from week four. SEO is slower: Google says four months to a year.",
    unit: "week",
    total: 13,
    rows: [
      { label: "Tracking", text: "Enquiries are counted from week three.", from: 1, to: 2, by: "us" },
      { label: "Search repairs", text: "The worst faults first.", from: 2, to: 6, by: "us" },
      { label: "Sales desk", text: "You say which enquiries are good.", from: 3, to: 13, by: "you" },
      { label: "Ads, small", text: "A first try, at a quarter of the cap.", from: 4, to: 6, by: "us" },
      { label: "Landing pages", text: "Built before the ads start, then improved.", from: 3, to: 10, by: "us" },
      { label: "Writing", text: "Six guides, each for a search that buyers make.", from: 6, to: 12, by: "both" },
      { label: "Ads, up to the cap", text: "More money only where the report justifies it.", from: 7, to: 13, by: "us" },
      { label: "Quarterly review", text: "What to keep, stop and try.", from: 13, to: 13, by: "both" },
    ],
  },
  measures: {
    heading: "The figures we report, from cost per enquiry to reply time",
    lead: '"Usual today" is our estimate; we agree your targets first.',
    rows: [
      {
        measure: "Cost of a good enquiry",
        usualToday: "Not known",
        target: "An upper limit that you set",
        readFrom: "Weekly report",
      },
      {
        measure: "Cost of an order",
        usualToday: "Seldom calculated",
        target: "Agreed with you, from your margin",
        readFrom: "Weekly report and your orders",
      },
      {
        measure: "Enquiries with a known source",
        usualToday: "About half",
        target: "Four in five",
        readFrom: "Form question, call log and analytics",
      },
      {
        measure: "Time to the first human reply",
        usualToday: "The next working day",
        target: "One working hour",
        readFrom: "Times in mailbox or CRM",
      },
    ],
  },
  ownership: {
    heading: "Accounts, content and data stay in your company's name",
    items: [
      "Ad accounts with every campaign, analytics and Search Console",
      "All pages and guides, in your own content system",
      "The table of enquiries, with their sources",
      "Two pages on how to make the weekly report without us",
    ],
  },
  toolsNote: "We also use your customer system (CRM), LinkedIn if your buyers do, and tools you already have.",
  tools: ["Google Ads", "Search Console", "Google Analytics", "WordPress"],
  questions: [
    {
      question: "Can you guarantee first place on Google?",
      answer:
        "No. Google itself warns against agencies that guarantee rankings. What counts is to be found for the words that your buyers use.",
    },
    {
      question: "How many visits does a page test need?",
      answer: "Often more than 10,000. With a few hundred visits a month we improve the page without a test.",
    },
    {
      question: "What if a visitor refuses cookies?",
      answer:
        "Then we do not follow that visit; only the form or the call log can tell us its source. The EU and the UK ask for consent before marketing cookies; India's consent rules begin in May 2027. This website sets no cookies; see our [privacy policy](/privacyPolicy/).",
    },
    {
      question: "How much should we pay for a good enquiry?",
      answer:
        "About half of what it is worth to you. If an order leaves you ₹96,000 and one good enquiry in six becomes an order, each enquiry is worth ₹16,000. Then ₹8,000, our fee included, is a sensible limit. In the report, which leaves our fee out, set it lower.",
    },
    {
      question: "What ad budget do we need?",
      answer:
        "Enough for about ten good enquiries a month from each source that we judge; below that, chance decides. With less, begin with SEO and your landing pages.",
    },
    {
      question: "Do we still need articles when AI answers questions?",
      answer:
        "Yes, but fewer and better ones. AI assistants often use published pages, so publish what only you know: delivery times, tolerances, the price range.",
    },
  ],
  related: ["web-development", "uiux", "Animation"],
  start: {
    firstDeliverable:
      "By the end of week two: enquiries are tracked, with consent, and the SEO repair list has its first twenty rows.",
    duration: "Usually one quarter to judge ads and landing pages. SEO takes longer.",
    team: "A project lead, a search specialist, an advertising specialist, a writer and a web developer.",
    needFromYou:
      "Access to analytics and the ad account, a sales desk that marks each enquiry, and an engineer who helps with the guides.",
    call: "A search specialist and a project lead look at your site and one recent order with you. They ask who answers enquiries.",
    confidentiality:
      "Send margins, customer names and logins only after an NDA. The call needs only your site and one order, without the customer's name.",
  },
  closing: {
    heading: "Let us try to trace last month's best order",
    text: `Bring what you know about one order to a ${firstCall}. We look for its source with you and show which steps nobody measures today.`,
    action: "Start Your Transformation",
  },
});

export default marketing;
