// The fields are explained in content/schemas/focus.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** ERP, CRM and internal tools: one cabinet of ledgers, opened drawer by drawer. */
const enterpriseApplications = defineFocus({
  meta: {
    title: `Enterprise applications: ERP, CRM, internal tools | ${site.name}`,
    description:
      "We connect ERP, CRM and internal tools so that each order is typed once. How we decide what to buy, keep or build, and what the first thirty days give you.",
  },
  updated: "2026-11-27",
  order: 1,
  name: "Enterprise Applications",
  menuLine: "ERP, CRM and the internal tools between them",
  problem: "The same order typed into ERP, CRM and a spreadsheet",
  icon: "enterprise",
  hero: {
    claim: "One order, typed once and read by every department.",
    lead: "We build and connect the software that holds your customers, orders, stock and accounts, for companies where several departments type the same order. All departments then read the same figures, and far less is left to reconcile at month end.",
  },
  drawing: {
    title: "A cabinet of four linked ledgers on the line, its order drawer open",
    description:
      "A side view of an office floor. On the left a sales clerk holds out an order slip. In the middle stands a cabinet with four drawers: customers, orders, stock and accounts. The order drawer is pulled out and a clerk reads from it; a dashed cord runs from its handle down to the line along the floor. On the right a storekeeper waits with a loaded trolley and an accountant sits at a desk.",
    caption:
      "Sales, warehouse and accounts share one set of records, drawn as a cabinet. Its open drawer is the order module, which we build first.",
  },
  symptoms: {
    heading: "Signs that your systems no longer agree",
    lead: "The differences surface at month end. They begin weeks earlier, where an order is typed for the second time.",
    items: [
      {
        title: "One buyer under three names",
        text: "For example, Sharma Traders, Sharma Trading Co and M/s Sharma each have a credit limit. Together they owe more than a single limit.",
      },
      {
        title: "Stock is counted before a quote",
        text: "The screen says eleven. Before anyone promises a date, a colleague walks to the rack and counts, because the screen has been wrong before.",
      },
      {
        title: "The price list sits on one laptop",
        text: "It is the only file with the true prices. Sales quotes from an older copy, and accounts sees the error on the invoice.",
      },
      {
        title: "Month end takes two weeks",
        text: "Finance exports four files, matches them in a spreadsheet and chases the differences by phone until the middle of the next month.",
      },
      {
        title: "Access rights are copied from someone who left",
        text: "A new colleague gets the rights of the one who left. No list shows who may change a supplier's bank account.",
      },
    ],
  },
  usualFix: {
    heading: "Why one big ERP and many small tools both disappoint",
    paragraphs: [
      "The common answer is one large suite for everything (an ERP), switched on all at once as the financial year starts. The demonstration ran on clean sample data. Your own data has years of gaps and duplicates, and many records are refused. Within weeks the spreadsheets are back. Under pressure the suite is changed to work like the old system, and every upgrade becomes expensive.",
      "The opposite answer is a small tool for each department. Sales gets a CRM, the warehouse an app, support a ticket system. Each tool is sensible by itself. But nobody decided which tool may change a customer's address. So every tool does, and one customer has several addresses.",
      "Both answers begin with software. You have to decide first which system may change each kind of record, and which person answers for it.",
    ],
  },
  control: {
    kind: "bars",
    heading: "Three records of one buyer",
    lead: "Sample data: Sharma may owe ₹500,000, and every invoice is ₹200,000. Each record is checked by itself, so each lets two invoices (₹400,000) pass.",
    question: "Under how many names do your systems hold the buyer?",
    first: 3,
    readings: ["owed altogether", "above the limit"],
    rows: ["Sharma Traders", "Sharma Trading Co", "M/s Sharma", "All of them together"],
    whole: 1300000,
    before: "₹",
    answers: [
      {
        label: "One",
        bars: [400000, 0, 0, 400000],
        limit: { at: 500000, label: "Limit ₹500,000" },
        values: ["₹400,000", "₹0"],
        says: "The third invoice stops, and a person decides. That is what the limit is for.",
      },
      {
        label: "Two",
        bars: [400000, 400000, 0, 800000],
        limit: { at: 500000, label: "Limit ₹500,000" },
        values: ["₹800,000", "₹300,000"],
        says: "Each record is within its limit and no warning appears. Only the sum is too high, and no screen shows the sum.",
      },
      {
        label: "Three",
        bars: [400000, 400000, 400000, 1200000],
        limit: { at: 500000, label: "Limit ₹500,000" },
        values: ["₹1,200,000", "₹700,000"],
        says: "Six invoices are unpaid where the limit allows two. Each check passed, because it saw only one record.",
      },
    ],
  },
  approach: {
    heading: "How we work: one owner per record, one module at a time",
    lead: "We replace one module and leave the others as they are.",
    steps: [
      {
        title: "Follow one order",
        text: "We take a real order from last month and follow it from the first phone call to the bank entry. A process map marks every place where it is typed again.",
      },
      {
        title: "Name an owner for each record",
        text: "One system may change customer records, and one person in your company answers for them. The same holds for orders, stock and accounts. Other systems only read them.",
      },
      {
        title: "Decide what to buy, keep or build",
        text: "Statutory accounts and payroll are nearly always bought. Software for your own rules of price and delivery may be worth building. Software that already works stays.",
      },
      {
        title: "Build the order module first",
        text: "At first it only reads customers, stock and accounts, with access rights by role. It changes none of them, so a fault stays inside the new module.",
      },
      {
        title: "Connect orders to stock and accounts",
        text: "A confirmed order reserves stock and is billed. If an entry fails, the person who can correct it sees which order, which ledger and why.",
      },
      {
        title: "Run one month end in both systems",
        text: "For a month, each order is copied to the old system. Each difference is explained, line by line, before the old order system is made read-only.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "The order module, its rules and its access rights, connected to the accounting package that you keep.",
    },
    {
      slug: "uiux",
      part: "The order screen, designed with the clerks who fill it in forty times a day, keyboard first and mouse second.",
    },
    {
      slug: "mobile-apps",
      part: "An app for the storekeeper to scan, count and correct stock, even in the corner without a signal.",
    },
    {
      slug: "devops",
      part: "A test copy of all connected systems, so that a month end can be rehearsed before the real one.",
    },
  ],
  firstDays: {
    heading: "The first 30 days: from one order to a decision",
    lead: "By the last day you hold a map of your records and a prototype that your clerks have tried. You also have a plan with costs for the first module.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Process map",
        text: "One real order followed across every desk, each retyping marked",
        from: 1,
        to: 4,
        by: "both",
      },
      {
        label: "Record owners",
        text: "For each kind of record: one system that may change it, one person who answers for it",
        from: 4,
        to: 9,
        by: "both",
      },
      {
        label: "Duplicate count",
        text: "Customer and item lists searched for duplicates, blanks and unused records",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "Buy, keep or build",
        text: "A page per module: what it costs over three years and what we recommend",
        from: 10,
        to: 16,
        by: "us",
      },
      {
        label: "Clickable order screen",
        text: "Five of your clerks enter last week's orders while we watch and time them",
        from: 14,
        to: 23,
        by: "both",
      },
      {
        label: "Trial load",
        text: "Customer data loaded into a test database and checked against the books",
        from: 20,
        to: 27,
        by: "us",
      },
      {
        label: "Decision",
        text: "Scope, sequence of modules, and the month for running both systems",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Risks of replacing a core system, and how we limit them",
    items: [
      {
        risk: "The switch-over falls on a bad date",
        mitigation:
          "First we mark quarter end, stock-taking and the audit as days to avoid. The switch-over is rehearsed on a copy, and the rollback is written down and timed.",
      },
      {
        risk: "The package is customised until it cannot be upgraded",
        mitigation:
          "Your own rules run in a program beside the bought package and use its official interfaces. Every change inside it needs a written reason and your signature.",
      },
      {
        risk: "Clerks go on using the old spreadsheet",
        mitigation:
          "The people who keep that spreadsheet test the new screen. The spreadsheet becomes read-only on a date they helped to choose.",
      },
      {
        risk: "One person can invent a supplier and pay it",
        mitigation:
          "Creating a supplier, approving the bill and releasing the money are three separate rights. A report lists anyone who holds two.",
      },
    ],
  },
  questions: [
    {
      question: "Should we buy an ERP or have one built?",
      answer:
        "Most companies need some of each. Buy what works the same way in every company: ledgers, tax returns, payroll. Build where your own way of working earns you money and no package supports it. The first thirty days show which is which. If a package covers your needs, we only move the data and connect the rest.",
    },
    {
      question: "We run Tally and a CRM already. Must they go?",
      answer:
        "No, unless they fail at their own job. A package that your accountants trust, be it Tally, SAP or Dynamics, is worth keeping. Other departments must stop typing into it. Orders and receipts then reach it from the systems that own them. [The connection between the systems](/focus/technology-integration/) is specified and tested like any other part.",
    },
    {
      question: "How long until a department uses the new system?",
      answer:
        "Usually three to six months after the first thirty days. One department goes live first; the others carry on as before. Which department, and which month, is settled around day thirty. By then we have counted your records, so we can name a realistic date.",
    },
    {
      question: "Will our auditors accept it?",
      answer:
        "Auditors decide, so show them the design before anything is built. Accounting software of a company registered in India must keep a dated log of each change to the books, one that cannot be disabled. This is Rule 3(1) of the Companies (Accounts) Rules, 2014; the auditor reports on the log every year. We suggest the same log for prices, credit limits and supplier accounts.",
    },
    {
      question: "Are we too small for such a project?",
      answer:
        "With ten people and one accounting package, yes. A well-kept package and a shared price list cost less than any integration. Integration pays once several departments need the same record on the same day.",
    },
  ],
  start: {
    firstDeliverable:
      "By day four, a process map of one order. By day nine, a list of the system and the person that own each record.",
    duration:
      "Thirty days to a decision, then usually three to six months for the first module. Duplicate records and old interfaces delay it most.",
    team: "A business analyst, two developers, a designer and a tester. One project lead answers to your operations head.",
    needFromYou:
      "One person each from sales, stores and accounts, about half a day a week; five clerks to try the screen; your customer and item lists.",
    call: "A project lead and a business analyst follow one order through your departments with you. They mark each desk where the order is typed again.",
    confidentiality:
      "An order with the names blacked out is enough for the call. Customer lists and prices come later, under an NDA that we sign first.",
  },
  closing: {
    heading: "Talk to us about one order that went wrong",
    text: `In the ${firstCall} we follow that order from desk to desk and say which system should have owned it.`,
    action: "Start Your Transformation",
  },
});

export default enterpriseApplications;
