// The fields are explained in content/schemas/service.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** Software development: one dealer's order followed through every seam, and the contract that holds them. */
const softwareDevelopment = defineService({
  meta: {
    title: `Software development around your own rules | ${site.name}`,
    description:
      "Business software, such as order, stock and billing systems, built around your own rules and connected to your ERP, so that staff type each entry once.",
  },
  updated: "2026-11-28",
  order: 6,
  name: "Software Development",
  menuLine: "Systems built around your own rules",
  icon: "software",
  category: "Software Development",
  tone: "accent",
  enquiryOption: "Software Development",
  shortName: "Software",
  card: {
    description: "Order, stock and billing systems built around your own rules.",
    features: [
      "Business rules written down with you",
      "APIs agreed before code is written",
      "Tests at every integration point",
      "Old systems connected, or replaced part by part",
    ],
  },
  hero: {
    claim: "Business software built around your own rules.",
    lead: "We build business software, such as order, stock and billing systems, for companies whose rules fit no standard product. The new software connects to the main system you keep (your ERP), so staff type each entry once.",
  },
  drawing: {
    title: "One order in eight steps, from a dealer's phone to the loading bay",
    description:
      "A long section through eight timber blocks, held together by mortise and tenon. One line runs through the middle of all of them. At the left a dealer stands with a phone. A clerk sits above the fourth block with a ledger. At the right a storekeeper loads cartons at a bay. The seventh block is hatched, because it is the old ERP and it stays.",
    caption: "One sample order of 40 cartons, from a dealer's phone to the loading bay. The old ERP (the hatched block) stays.",
  },
  stations: [
    { name: "Order", text: "At 18:02 a dealer orders 40 cartons on a phone with a weak signal." },
    {
      name: "Contract",
      text: "The order is checked against the API contract, the agreed list of requests and answers. A pack size you do not sell is refused.",
    },
    {
      name: "Key",
      text: "The signal drops, and the phone sends the order again. Both carry the same code, the order's key, so only one is saved.",
    },
    { name: "Model", text: "The request becomes an order in your own terms: carton, discount scheme, credit days." },
    { name: "Stock", text: "Forty of 200 cartons are reserved. The next dealer sees the other 160." },
    { name: "Outbox", text: "A message to the ERP is saved with the order. It waits if the ERP is down." },
    {
      name: "Old ERP",
      text: "A translating program, the adapter, enters the order in the ERP's own format, unless the order is already there.",
    },
    { name: "Dispatch", text: "The slip prints in the warehouse. Both systems show the same order and stock." },
  ],
  deliverables: {
    heading: "What you get, from your rules to a running system",
    lead: "Drawings come first, because an error costs less there than in a running system.",
    items: [
      {
        title: "The domain model on one page",
        text: "A drawing of the things your business works with and the rules between them. The people who apply the rules draw it with us.",
        points: ["Your staff's own words, also used in the code", "Each rule with its owner and a worked example"],
      },
      {
        title: "The API contract",
        text: "Every request, answer and refusal between programs, written down. Screens and server can then be built at the same time.",
        points: [
          "From week five a stand-in for the server, so that work on the screens can begin",
          "Error messages that tell the user what to do",
        ],
      },
      {
        title: "A working system with its tests",
        text: "It runs on servers in your own account, with access rights, a log of changes and a tested backup. Before switch-over a firm of your choice may test its security.",
        points: [
          "Each connection tested from both ends at every change",
          "A record of each decision that would be costly to reverse",
        ],
      },
      {
        title: "Adapters to the systems you keep",
        text: "An adapter is a program that translates between the new system and an old one.",
        points: [
          "At first it only reads; it writes for the trial branch once both systems agree",
          "A nightly list of every record that differs",
        ],
      },
    ],
  },
  scope: {
    heading: "What we take on, and what we advise against",
    takeOn: [
      "Order, stock and billing systems with rules of their own, such as pack sizes that no standard product allows",
      "Spreadsheets that a whole department depends on",
      "A web shop that has to exchange data with SAP, Dynamics or Tally",
      "A system whose developers have left, if you have its source code",
    ],
    decline: [
      "A full rewrite with one switch-over night. We replace old systems part by part.",
      "Payroll and general accounting. Buy a standard product, and we connect it.",
      "A fixed date from a one-page idea. You get a range first.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Press the order button again",
    lead: "Sample data: a dealer orders 40 cartons over a weak signal, gets no answer and presses again. A code from the phone, the order's key, shows that it is the same order.",
    question: "How often does the dealer press Order?",
    first: 4,
    readings: ["orders with the key", "orders without the key", "cartons too many"],
    across: 20,
    each: "Filled square: a carton ordered. Empty square: one too many",
    rows: ["With a key for each order", "Without a key"],
    answers: [
      {
        label: "Once",
        rows: [
          { filled: 40, open: 0 },
          { filled: 40, open: 0 },
        ],
        values: ["1", "1", "0"],
        says: "With a good signal, as in every demonstration, you see no difference.",
      },
      {
        label: "Twice",
        rows: [
          { filled: 40, open: 0 },
          { filled: 40, open: 40 },
        ],
        values: ["1", "2", "40"],
        says: "The first order had arrived; only the answer was lost. With the key, the second press adds nothing.",
      },
      {
        label: "3 times",
        rows: [
          { filled: 40, open: 0 },
          { filled: 40, open: 80 },
        ],
        values: ["1", "3", "80"],
        says: "Without a key the warehouse packs three orders. The mistake is found when the truck is unloaded.",
      },
      {
        label: "4 times",
        rows: [
          { filled: 40, open: 0 },
          { filled: 40, open: 120 },
        ],
        values: ["1", "4", "120"],
        says: "With the key, four presses make one order. Only a new order form gets a new key.",
      },
    ],
  },
  sampleRecord: {
    heading: "Six sample orders, and what the system answers",
    lead: "Sample data for an imagined distributor. The order desk decides each case before coding begins, and may change one later.",
    document: "API contract, extract",
    fields: [
      { label: "Call", value: "POST /v1/orders (sample)" },
      { label: "Written in", value: "OpenAPI 3.1, a standard format" },
      { label: "Owner of the rules", value: "Head of order desk, client side" },
    ],
    columns: ["Case", "What arrives", "The answer"],
    rows: [
      { cells: ["Plain order", "Three products, credit left", "Accepted, with an order number"] },
      { cells: ["Sent twice", "The same order with the same key", "The same order number, nothing added"] },
      { cells: ["Unknown pack", "A carton of 10; yours hold 11", "Refused, with the sizes you sell"] },
      { cells: ["Over credit", "An order above the dealer's limit", "Stored and held for a person"], callout: 1 },
      { cells: ["Stock just gone", "40 asked for, 12 left", "Refused, with the 12 offered"] },
      { cells: ["ERP down", "A plain order, ERP not answering", "Accepted, with an order number"], callout: 2 },
    ],
    callouts: [
      "In week 13 the trial branch mentioned that good dealers go over their limit every March. Since then such orders are held instead of refused.",
      "The new system keeps stock and credit itself, as of the last exchange, so it can answer. Once the ERP runs again, the adapter enters the order, unless it is already there.",
    ],
  },
  plan: {
    heading: "Twenty weeks, with a first trial order in week eight",
    lead: "This plan is for an order system with discounts, credit and returns, one ERP and four branches.",
    unit: "week",
    total: 20,
    rows: [
      {
        label: "Domain model",
        text: "Your rules on one page, a price range for each part.",
        from: 1,
        to: 3,
        by: "both",
      },
      { label: "API contract", text: "What programs ask and answer, written down.", from: 3, to: 5, by: "both" },
      {
        label: "First working part",
        text: "One trial order from phone to printed slip, shown to you.",
        from: 5,
        to: 8,
        by: "us",
      },
      {
        label: "Adapter to the ERP",
        text: "Compared every night; writes for the trial branch from week 13.",
        from: 7,
        to: 15,
        by: "us",
      },
      {
        label: "Further parts",
        text: "Discounts, credit and returns, each shown to you.",
        from: 9,
        to: 16,
        by: "us",
      },
      {
        label: "Trial branch",
        text: "One branch works in the new system every day.",
        from: 13,
        to: 16,
        by: "both",
      },
      { label: "Switch-over", text: "One branch a week; each can switch back.", from: 17, to: 19, by: "both" },
      {
        label: "Handover",
        text: "Your developers or next supplier make a change alone.",
        from: 19,
        to: 20,
        by: "you",
      },
    ],
  },
  measures: {
    heading: "Double typing, mismatches and small changes, before and after",
    lead: 'We count before we write code, and again afterwards. "Usual today" is our estimate; each target is set with you.',
    rows: [
      {
        measure: "Entries typed twice",
        usualToday: "Daily, at two or more desks",
        target: "None after switch-over",
        readFrom: "A two-day count at the desks",
      },
      {
        measure: "Records that differ between old and new",
        usualToday: "Never counted",
        target: "None for ten working days in a row",
        readFrom: "The nightly list",
      },
      {
        measure: "A small change, from request to use",
        usualToday: "Around three months",
        target: "Two weeks",
        readFrom: "Task board and release log",
      },
    ],
  },
  ownership: {
    heading: "What another company needs to take over",
    items: [
      "The source code, its tests and its whole history: yours once their stage is paid",
      "The domain model as a file that you can edit",
      "The API contract, from which others can build new screens",
      "Servers, domains and licences held in your company's name",
    ],
  },
  toolsNote: "If you have developers, they choose the server language; otherwise we suggest one.",
  tools: ["Java", "C#", "Node.js", "PostgreSQL"],
  questions: [
    {
      question: "Should we build software or buy a product?",
      answer:
        "Buy, if a product covers your needs. Build, if the rule that earns your money fits no product. If a product covers nine tenths, buy it and let us build the last tenth.",
    },
    {
      question: "How do you connect to an old system without an API?",
      answer:
        "Usually we read a read-only copy of its database and write through an import file that its maker supports. A program that clicks through its screens is the last resort. We do not write straight into its database, because that skips its checks and may end your support; see [technology integration](/focus/technology-integration/).",
    },
    {
      question: "Can we change requirements during the project?",
      answer:
        "Yes. Parts not yet begun can be swapped for others of the same size. For a part that exists, you get an estimate first and choose what moves: the end date, the budget or another part.",
    },
    {
      question: "Can our developers work with yours?",
      answer:
        "Yes, and it shortens the handover. Your developers may build the screens while ours build the server. If you have no developers, we can maintain the system under a support contract.",
    },
    {
      question: "When will we know what it costs?",
      answer: `In stages. The ${firstCall} is followed by a written estimate: a narrow range for weeks one to three, a wide one for the rest. From week three, once the model is agreed and little will change, a fixed price is possible. We suggest a contract that lets you stop at each stage and keep what has been made.`,
    },
  ],
  related: ["devops", "uiux", "mobile-apps"],
  start: {
    firstDeliverable:
      "By week three: the domain model on one page, the list of rules, and a price range for each part. You may stop there and take them elsewhere.",
    duration:
      "Three to six months for a system of several parts. Old systems to connect and exceptions in your rules add the most.",
    team: "A business analyst, a designer, two or three developers, a tester and a project lead.",
    needFromYou:
      "The people of your order desk, at the start and again for the trial. Also a test copy of your ERP and the person who runs it.",
    call: "You describe one order from start to end to a project lead and an analyst, who ask about its exceptions.",
    confidentiality:
      "We need no price lists or customer data to begin. Before you share rules or screenshots, both sides sign an NDA.",
  },
  closing: {
    heading: "Tell us which rule your software cannot handle",
    text: `Bring one real case and say how it is handled today. A ${firstCall} is enough to sketch a solution, and to say whether you need new software at all.`,
    action: "Discuss Your Tech Needs",
  },
});

export default softwareDevelopment;
