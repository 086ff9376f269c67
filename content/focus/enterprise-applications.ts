import { defineFocus } from "../schema";
import { site } from "../site";

/** ERP, CRM and internal tools: one cabinet of ledgers, opened drawer by drawer. */
const enterpriseApplications = defineFocus({
  meta: {
    title: `Enterprise applications: ERP, CRM, internal tools | ${site.name}`,
    description:
      "When sales, stores and accounts each type the same order again: how we join ERP, CRM and internal tools drawer by drawer, and what thirty days give you.",
  },
  updated: "2026-11-22",
  order: 1,
  name: "Enterprise Applications",
  menuLine: "ERP, CRM and the internal tools between them",
  icon: "enterprise",
  hero: {
    claim: "One order, written once and read by every department.",
    lead: "In many companies an order is typed by sales, typed again by dispatch and a third time by accounts. Each copy differs a little, and every month end somebody reconciles them by hand. We build and join the systems that hold your customers, orders, stock and accounts, so that each fact has one home and everybody else reads it there.",
  },
  drawing: {
    title: "A cabinet of four linked ledgers on the line, its order drawer open",
    description:
      "A side view of an office floor. On the left a sales clerk holds out an order slip. In the middle stands a cabinet with four drawers: customers, orders, stock and accounts. The order drawer is pulled out and a clerk reads from it; a dashed cord runs from its handle down to the line along the floor. On the right a storekeeper waits with a loaded trolley and an accountant sits at a desk. Only the open drawer carries the key colour.",
    caption: "Four ledgers share one cabinet. The slip in the open drawer is the only copy of the order.",
  },
  symptoms: {
    heading: "Five signs that your ledgers have drifted apart",
    lead: "If two of these sound like last week, the rest of this page is for you.",
    items: [
      {
        title: "One buyer, three names",
        text: "Sharma Traders, Sharma Trading Co and M/s Sharma each have a credit limit. Together they owe you more than any one of them was ever allowed.",
      },
      {
        title: "Quotes wait for a walk",
        text: "The screen says eleven in stock. Before anyone promises a date, somebody goes to the rack and counts, because the screen has been wrong before.",
      },
      {
        title: "The price list is a person",
        text: "The true prices sit in a file on one laptop. When its keeper goes on leave, sales quotes from memory and accounts finds out on the invoice.",
      },
      {
        title: "Month end lasts a fortnight",
        text: "Finance exports four files, matches them in a spreadsheet and chases the differences by phone until the second week is gone.",
      },
      {
        title: "Rights are copied from a leaver",
        text: "A new colleague gets the access of the one who left. Nobody can print a list of who may change a supplier's bank account.",
      },
    ],
  },
  usualFix: {
    heading: "Why the big suite and the small tool both disappoint",
    paragraphs: [
      "The common answer is one large ERP suite, switched on whole at the start of the financial year. The demonstration ran on clean sample data. Yours has twelve years of duplicates, and the new screens refuse half of them. Under pressure the package is bent until it behaves like the old one, and after that no upgrade fits. By the third week the spreadsheets are back.",
      "The opposite answer is a small tool for each department. Sales gets a CRM, the warehouse an app, service a ticket desk. Each is sensible by itself. But no one has said which of them may change a customer's address, so all of them do, and the cabinet ends up with four versions of the same page.",
      "Both start with software and skip an older task: deciding who keeps which ledger. It takes a few uncomfortable meetings, which no licence includes.",
    ],
  },
  approach: {
    heading: "Close the cabinet, then open one drawer at a time",
    lead: "The cabinet at the top of this page is the plan. The steps stand on its line in the order in which we take them.",
    steps: [
      {
        title: "Walk one order",
        text: "We take a real order from last month and follow it from the first phone call to the bank entry. Every place where somebody types it again gets a mark on the sheet.",
      },
      {
        title: "Give each ledger a keeper",
        text: "Customers, orders, stock, accounts: one system may write each of them, and one named person in your company answers for it. Every other system only reads.",
      },
      {
        title: "Buy, keep or build",
        text: "Statutory accounts and payroll are nearly always bought. The way you price, promise and deliver may be worth building. What already works keeps its place.",
      },
      {
        title: "Open the order drawer",
        text: "The first drawer is built on live customer and stock data, with rights set by role. The other three stay shut, so that a fault has nowhere to spread.",
      },
      {
        title: "Tie the cord",
        text: "A confirmed order reserves its stock and prepares the invoice. If a posting fails, the person who can mend it sees which order, which ledger and why.",
      },
      {
        title: "Close one month in both books",
        text: "Old and new run side by side over one month end. Each difference is explained, line by line, before the old system becomes read-only.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Builds the order drawer, its rules and its rights, and joins it to the accounting package that you keep.",
    },
    {
      slug: "uiux",
      part: "Draws the order screen with the clerks who fill it in forty times a day, keyboard first and mouse second.",
    },
    {
      slug: "mobile-apps",
      part: "Puts the stock drawer in the storekeeper's hand: scan, count and correct, even in the corner without a signal.",
    },
    {
      slug: "devops",
      part: "Keeps a test copy of the whole cabinet, so that a month end can be rehearsed before the real one.",
    },
  ],
  firstDays: {
    heading: "Thirty days from the first walk to a decision",
    lead: "By the last day you hold a ledger map, a prototype that your clerks have tried, and a priced plan for one drawer.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Order walk",
        text: "One real order followed across every desk, each retyping marked",
        from: 1,
        to: 4,
        by: "both",
      },
      {
        label: "Ledger map",
        text: "Which system may write customers, orders, stock and accounts, and who answers for it",
        from: 4,
        to: 9,
        by: "both",
      },
      {
        label: "Duplicate count",
        text: "Customer and item lists read for doubles, blanks and dead records",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "Buy, keep or build",
        text: "A page per drawer: what it costs over three years and what we would do",
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
        text: "Cleaned customer data loaded into a test copy and checked against the books",
        from: 20,
        to: 27,
        by: "us",
      },
      {
        label: "Decision",
        text: "Scope, sequence of drawers, and the month for running both books",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "What can go wrong with a new cabinet",
    items: [
      {
        risk: "The switch lands on a bad date",
        held: "Quarter end, stock-taking and the audit are blocked in the calendar first. The change-over is rehearsed on a copy, and the way back is written down and timed.",
      },
      {
        risk: "The package is bent out of shape",
        held: "Your own rules live beside a bought package and use its published interfaces. Every change inside it needs a written reason and your signature.",
      },
      {
        risk: "Clerks go on using the old sheet",
        held: "The people who keep that sheet test the new screen. It becomes read-only on a date that they helped to choose.",
      },
      {
        risk: "One person can invent a supplier and pay it",
        held: "Creating a supplier, approving the bill and releasing the money are three separate rights. A report lists anyone who holds two.",
      },
    ],
  },
  questions: [
    {
      question: "Should we buy an ERP or have one built?",
      answer:
        "Buy whatever law or custom makes the same for everyone: ledgers, tax returns, payroll. Build where your own way of working earns you money and no package follows it. Most companies need some of each, and the useful question is where the border runs. Drawing it is the work of the first thirty days. If a package covers you well we will say so, and our part shrinks to data and links.",
    },
    {
      question: "We run Tally and a CRM already. Must they go?",
      answer:
        "Only if they fail at their own job. A package that your accountants trust is worth keeping as the accounts drawer. What usually has to stop is other people typing into it. Orders and receipts then arrive from the systems that own them, and [the joint between the two](/focus/technology-integration/) is drawn and tested like any other part.",
    },
    {
      question: "How long until a department works in it?",
      answer:
        "A complex application takes three to six months. We plan it so that one department moves first, with a go-live of its own, while the rest carry on as before. Which department, and which month, is settled around day thirty. By then your records have been counted and nobody has to guess.",
    },
    {
      question: "Will our auditors accept it?",
      answer:
        "Show them the design before anything is built. For a company registered in India, Rule 3(1) of the Companies (Accounts) Rules, 2014 requires accounting software with a dated edit log of each change to the books, one that cannot be switched off. We suggest the same habit for prices, credit limits and supplier accounts: who changed what, when, and from which value.",
    },
  ],
  closing: {
    heading: "Bring one order that went wrong",
    text: "The free consultation lasts 30 minutes. We use it to follow that order through your ledgers and mark the desk where the copies began to differ.",
    action: "Start Your Transformation",
  },
});

export default enterpriseApplications;
