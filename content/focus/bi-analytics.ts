// The fields are explained in content/schemas/focus.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** One set of numbers: six columns counted at the source, with their trend and their dip. */
const biAnalytics = defineFocus({
  meta: {
    title: `BI and analytics: one set of numbers to trust | ${site.name}`,
    description:
      "Two revenue figures in one meeting, a weekly report that comes late: in thirty days we define each number, reconcile it with the ledger and build the report.",
  },
  updated: "2026-11-27",
  order: 6,
  name: "BI & Analytics",
  menuLine: "One set of numbers that every team trusts",
  problem: "Each team has a different number",
  icon: "analytics",
  hero: {
    claim: "One definition per number, and reports that agree.",
    lead: "We build reporting systems for companies whose sales, finance and operations bring different figures for the same month. Each number gets one written definition and is compared with the books, so meetings discuss what to do.",
  },
  drawing: {
    title: "Six counted columns with their trend, measured by people on the line",
    description:
      "A counting yard seen from the front. Six columns of stacked blocks stand on the line, drawn to one scale: 18, 30, 26, 44, 52 and 70 blocks high. On the left one person carries blocks and another keeps the tally; the third column is plainly lower than the second. A surveyor on a ladder stretches a straight trend line across all six. On the right a woman reads the last height from a measuring staff.",
    caption: "Sample counts for six months, to scale, with the trend. The chart also shows the fall in the third month.",
  },
  symptoms: {
    heading: "When teams do not trust their reports",
    lead: "In meetings someone says: let me check that against my own file.",
    items: [
      {
        title: "Two revenue figures in one meeting",
        text: "Sales counts an order when it is signed, finance when it is invoiced. The chart does not say which, and half an hour is lost over it.",
      },
      {
        title: "The weekly report comes two days late",
        text: "Someone copies and formats figures for two days. By the time the report is sent, the decisions have been made without it.",
      },
      {
        title: "Three meanings of active customer",
        text: "For marketing it is someone who opened a mail, for support someone with a ticket, for sales anyone who bought since April.",
      },
      {
        title: "A figure that changed overnight",
        text: "March had 412 orders yesterday and has 398 today. No one remembers touching it, and no log shows what changed.",
      },
      {
        title: "Hundreds of dashboards, a handful in use",
        text: "Deleting one feels risky, because a bonus may depend on it. New colleagues ask which one to believe and get different answers.",
      },
    ],
  },
  usualFix: {
    heading: "Why a new reporting tool or a data lake is not enough",
    paragraphs: [
      "The first remedy is a new reporting tool. It connects to everything in an afternoon and shows handsome charts by the evening. But nobody agrees on the figure yet. Each analyst can now define revenue in a private chart, so there are more definitions than before.",
      "The second is to load all data into one large store, a data lake, and decide later what it is for. Loading can take a year. When people then ask questions, tables have no owner, columns have no explanation, and personal data was copied that should not be there. An analyst cannot solve this alone, because someone with authority must decide what counts as a sale.",
    ],
  },
  control: {
    kind: "bars",
    heading: "One sale, four possible dates",
    lead: "Sample data: twelve orders worth ₹1,000,000 in all. What changes is the moment at which a team counts an order.",
    question: "When does an order count?",
    first: 1,
    readings: ["counted in March", "January to April"],
    rows: ["January", "February", "March", "April"],
    whole: 480000,
    before: "₹",
    answers: [
      {
        label: "Signature",
        bars: [420000, 360000, 220000, 0],
        values: ["₹220,000", "₹1,000,000"],
        says: "The sales team's figure. March looks weak because more was signed in January and February.",
      },
      {
        label: "Dispatch",
        bars: [180000, 400000, 300000, 120000],
        values: ["₹300,000", "₹1,000,000"],
        says: "The operations team's figure. Goods that left the warehouse in March count in March.",
      },
      {
        label: "Invoice",
        bars: [150000, 380000, 320000, 150000],
        values: ["₹320,000", "₹1,000,000"],
        says: "Finance's figure. The depot invoices days after dispatch. More moves in from February than out to April: ₹20,000 above dispatch.",
      },
      {
        label: "Payment",
        bars: [0, 170000, 390000, 440000],
        values: ["₹390,000", "₹1,000,000"],
        says: "The bank's figure. All four are counted correctly, but the books can use only one as revenue.",
      },
    ],
  },
  approach: {
    heading: "Define and reconcile first, build the charts later",
    lead: "The chart comes late in this sequence: first the number gets its definition and is compared with the books.",
    steps: [
      {
        title: "List the decisions",
        text: "Reorder, hire, stop an advertisement, call a customer: for each decision we ask who takes it, how often and by which number. Figures that decide nothing are left out.",
      },
      {
        title: "Define each number",
        text: "For example: an order is counted on dispatch, net of GST, without cancelled lines. Most definitions are as short, and each carries its owner's name.",
      },
      {
        title: "Reconcile with the ledger",
        text: "One closed month is counted from raw records and compared with the books, to the rupee. Each gap is given a cause.",
      },
      {
        title: "Build the data model once",
        text: "A star schema in SQL: one table of transactions, with customers, products and dates around it. Each load is tested for duplicates, gaps and totals that differ from the source.",
      },
      {
        title: "Design the report",
        text: "Bars start at zero. Every chart states its unit, its period and when its data was loaded. A fall is shown, with a note if the reason is known.",
      },
      {
        title: "Warn when data is stale",
        text: "If a load is late, or a count falls outside its usual range, the report says so at the top.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "The programs that load your figures, with their tests, which your analysts can read and change.",
    },
    {
      slug: "devops",
      part: "The nightly loads, a warning when data is late, and yesterday's figures restored when a source sends bad data.",
    },
    {
      slug: "uiux",
      part: "The one page for the management meeting, legible from the worst seat in the room.",
    },
    {
      slug: "ai-ml",
      part: "A forecast once two years of trusted counts exist, with its likely range and its past errors shown.",
    },
    {
      slug: "marketing",
      part: "Spending joined to enquiries, so that a campaign is judged by what came of it.",
    },
  ],
  firstDays: {
    heading: "Three reconciled numbers by day 30",
    lead: "Three are enough to learn where the differences come from and what twenty or thirty more would cost.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Decision list",
        text: "Five people asked what they decide each month, and by which figure",
        from: 1,
        to: 4,
        by: "both",
      },
      {
        label: "Definitions",
        text: "Three numbers with owner, source, moment of counting and exclusions",
        from: 4,
        to: 9,
        by: "both",
      },
      {
        label: "Source reading",
        text: "Read-only access, table by table, with the age of the records noted",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "One month reconciled",
        text: "A closed month counted again and compared with the books",
        from: 10,
        to: 17,
        by: "us",
      },
      {
        label: "Model and tests",
        text: "A star schema for the three numbers, loaded every night",
        from: 15,
        to: 23,
        by: "us",
      },
      {
        label: "Report in use",
        text: "One page used in a real meeting and corrected afterwards",
        from: 22,
        to: 28,
        by: "both",
      },
      {
        label: "Old reports retired",
        text: "Reports that show these numbers are switched off or linked to the new page",
        from: 27,
        to: 30,
        by: "you",
      },
    ],
  },
  risks: {
    heading: "Why people stop trusting a number",
    items: [
      {
        risk: "Two teams disagree on a definition",
        mitigation: "The manager of both teams signs the definition. A second definition must have another name.",
      },
      {
        risk: "A report slows the live system",
        mitigation:
          "Live data is copied at agreed hours; we read the copy. An analyst's query never runs against the live database.",
      },
      {
        risk: "A small group reveals a person's data",
        mitigation:
          "In a team of two, the average tells each the other's pay. Groups below an agreed size are merged, so that no total reveals one person.",
      },
      {
        risk: "A bonus distorts the number",
        mitigation:
          "People push up a figure that sets their pay. So we show a second figure beside each target, such as returns beside sales.",
      },
    ],
  },
  questions: [
    {
      question: "Do we need a data warehouse?",
      answer:
        "Not always. A few million rows fit comfortably in PostgreSQL, an ordinary database. A well-kept nightly copy can serve a medium-sized company for years. A warehouse service earns its cost when several large sources are joined, many teams query at once, or history outgrows one database.",
    },
    {
      question: "Power BI, Looker, Metabase or something else?",
      answer:
        "Usually the one that your people already open. Definitions are kept outside the tool: if you change it later, you rebuild the pages but keep the definitions. We compare who must log in, what a user costs, and whether a branch sees only its own rows.",
    },
    {
      question: "Can the figures be live?",
      answer:
        "Yes, but few decisions need that. A dispatcher or payments desk needs figures by the minute. A board does not, and a number that moves during the meeting starts an argument. The decision determines how old a figure may be, and its age is printed on the page.",
    },
    {
      question: "What if last year's figures were wrong?",
      answer:
        "Then the number's owner sees the gap first, with the records behind it. Whether a report or a filing has to be corrected is for your finance head and your auditor to decide. The report says from which date the new figures apply; the old ones are kept, unchanged, for comparison.",
    },
    {
      question: "What happens to personal data?",
      answer:
        "Most of it never reaches the reports, because a count needs no names. What is not needed is dropped at the first step. Under the GDPR, masked names are still personal data if your company can undo the masking. They stay under access control, and a request for erasure has to reach the copies too. The main duties of India's DPDP Act begin in May 2027.",
    },
  ],
  start: {
    firstDeliverable: "Written definitions of three numbers by day nine, each with an owner, a source and a moment of counting.",
    duration:
      "Thirty days for three numbers. A set of twenty to thirty usually takes three to five months; old sources without documentation slow it down.",
    team: "A data analyst, a data engineer, a report designer, and a project lead who brings open definitions to your manager.",
    needFromYou:
      "Read-only access to the sources, one closed month of the books, and a manager who may decide what counts as a sale.",
    call: "A project lead and a data analyst take two of your figures that ought to agree, and ask where, when and by whom each is counted.",
    confidentiality:
      "Two totals and their sources are enough at first. Records and their copies stay in your own systems, and an NDA comes before any access.",
  },
  closing: {
    heading: "Send us two figures that ought to agree",
    text: `In a ${firstCall} we go through how each is counted and name the likeliest cause of the gap.`,
    action: "Start the Conversation",
  },
});

export default biAnalytics;
