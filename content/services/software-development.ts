// The fields are explained in content/schemas/service.ts.

import { firstCall, firstConsultation } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** Software development: one dealer's order followed through every seam, and the contract that holds them. */
const softwareDevelopment = defineService({
  meta: {
    title: `Software development around your own rules | ${site.name}`,
    description:
      "Business software, such as order, stock and billing systems, built around your own rules and connected to your ERP. With a sample API contract.",
  },
  updated: "2026-11-24",
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
    caption:
      "One sample order of 40 cartons, from a dealer's phone to the loading bay. Each connection has a test of its own. The hatched block is the old ERP, which stays.",
  },
  stations: [
    { name: "Order", text: "At 18:02 a dealer orders 40 cartons on a phone with a weak signal." },
    {
      name: "Contract",
      text: "The order is checked against the API contract, the agreed list of requests and answers. A pack size you do not sell is refused.",
    },
    {
      name: "Key",
      text: "The signal drops, and the phone sends the order again. Both carry the same key, a code for this order, so only one is saved.",
    },
    { name: "Model", text: "The request becomes an order in your own terms: carton, discount scheme, credit days." },
    { name: "Stock", text: "Forty of two hundred cartons are reserved. The next dealer sees the 160 that are left." },
    { name: "Outbox", text: "The order and a message to the ERP are saved together. If the ERP is down, the message waits." },
    { name: "Adapter", text: "The old ERP receives the order once, in the format it has always used." },
    { name: "Dispatch", text: "The slip prints in the warehouse. Order, stock and ledger agree." },
  ],
  deliverables: {
    heading: "What you get, from your rules to a running system",
    lead: "Drawings come first: an error costs less to correct there than in a running system.",
    items: [
      {
        title: "The domain model on one page",
        text: "A drawing of the things your business works with and the rules between them. We make it in workshops with the people who apply the rules.",
        points: [
          "Your staff's own words, also used in the code",
          "A list of the rules, each with its owner and a worked example",
          "The exceptions, where money is often lost",
        ],
      },
      {
        title: "The API contract",
        text: "Every request, answer and refusal between programs, written down (in OpenAPI). Two teams can then build screens and server at the same time.",
        points: [
          "A stand-in server from week five, so that work on the screens can begin",
          "Error messages that tell the user what to do",
          "An end date for every version that is replaced",
        ],
      },
      {
        title: "A working system with its tests",
        text: "The system grows every two weeks, on servers in your own account. It includes access rights by role, a log of changes and a tested backup. Before switch-over a firm of your choice may test the security.",
        points: [
          "A test on both sides of each connection, run on every change",
          "A record of each decision that would be costly to reverse, with the options turned down",
          "A demonstration every two weeks, on your own data",
        ],
      },
      {
        title: "Adapters to the systems you keep",
        text: "An adapter is a program that translates between the new system and an old one. For each figure, such as stock or credit, one of the two is named as the source.",
        points: [
          "At first we only read the old system; we write to it once the counts agree",
          "A nightly list of each row that differs",
          "A switch per branch brings back the old order screen, new orders included",
        ],
      },
    ],
  },
  scope: {
    heading: "What we take on, and what we question",
    takeOn: [
      "Order, stock, billing and dealer systems with rules of their own: the discount that ends at Diwali, the carton that holds eleven",
      "Spreadsheets that a whole department depends on",
      "Customer portals, back offices and the servers behind a mobile app",
      "A web shop that has to exchange data with SAP, Dynamics or Tally",
      "A system whose developers have left, if you have its source code",
    ],
    decline: [
      "A full rewrite with one switch-over night. We replace old systems part by part.",
      "Payroll, the general ledger and other things that a standard product does well. Buy those; we connect them.",
      "Changes to software whose source code or rights you do not have.",
      "A fixed date from a one-page idea. You get a range first, then a narrower one.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Press the order button again",
    lead: "Sample data: a dealer orders 40 cartons over a weak signal, gets no answer and presses again. The order's key, a code from the phone, shows that it is the same order.",
    question: "How often does the dealer press Order?",
    first: 4,
    readings: ["orders with the key", "orders without the key", "cartons too many"],
    across: 20,
    each: "One square: one carton",
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
          { filled: 80, open: 0 },
        ],
        values: ["1", "2", "40"],
        says: "The first order had arrived; only the answer was lost. With the key, the second press gets the same order number.",
      },
      {
        label: "3 times",
        rows: [
          { filled: 40, open: 0 },
          { filled: 120, open: 0 },
        ],
        values: ["1", "3", "80"],
        says: "Without a key the warehouse packs three orders, and the mistake is found when the truck is unloaded.",
      },
      {
        label: "4 times",
        rows: [
          { filled: 40, open: 0 },
          { filled: 160, open: 0 },
        ],
        values: ["1", "4", "120"],
        says: "With the key, four presses make one order. Without it, 160 cartons leave. A real second order would get its own key.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample API contract: nine cases and their answers",
    lead: "Sample data for an imagined distributor. Codes that begin with 2 mean stored, those with 4 not stored. All nine cases were agreed before coding; one changed later.",
    document: "API contract, extract",
    fields: [
      { label: "Call", value: "POST /v1/orders (sample)" },
      { label: "Written in", value: "OpenAPI 3.1, version 1.3 of this contract" },
      { label: "Owner of the rules", value: "Head of order desk, client side" },
      { label: "Answer time", value: "400 ms or less for 95 calls in 100" },
      { label: "Refusals", value: "One standard format (RFC 9457)" },
    ],
    columns: ["Case", "What arrives", "What we answer", "Test"],
    rows: [
      { cells: ["Plain order", "Three lines, credit left", "201, order number, accepted", "C-01"] },
      { cells: ["Sent twice", "Same key, same content", "201, the same order number, nothing added", "C-02"] },
      { cells: ["Key reused", "Same key, other content", "422, nothing saved", "C-03"] },
      {
        cells: ["Unknown pack", "A carton of 10 where you sell 11", "422, naming line 2 and the sizes sold", "C-04"],
        callout: 1,
      },
      { cells: ["Over credit", "Order exceeds the dealer's limit", "201, order number, held for a person", "C-05"], callout: 2 },
      { cells: ["Stock just gone", "Forty asked for, twelve left", "409, with the twelve offered", "C-06"] },
      { cells: ["ERP down", "A plain order, ERP not answering", "201, order number, queued", "C-07"], callout: 3 },
      { cells: ["Unknown caller", "No login, or one that has expired", "401, no detail given", "C-08"] },
      { cells: ["Too many calls", "More than the agreed rate", "429, with the seconds to wait", "C-09"] },
    ],
    callouts: [
      "The reply names the sizes sold, so the dealer can choose one on the screen.",
      "In week nine the order desk mentioned that good dealers go over their limit every March. Since then such orders are held for a person instead of refused.",
      "A numbered order is stored safely. When the ERP runs again, the adapter first looks for that number, so the order is booked once.",
    ],
  },
  plan: {
    heading: "Twenty weeks, with a first trial order in week eight",
    lead: "This plan is for an order module and three further ones, one ERP and four branches. In weeks 6 to 12 we need only whoever runs your ERP.",
    unit: "week",
    total: 20,
    rows: [
      {
        label: "Model and risks",
        text: "Workshops; model agreed, modules priced.",
        from: 1,
        to: 3,
        by: "both",
      },
      { label: "API", text: "Requests and refusals written down.", from: 3, to: 5, by: "both" },
      {
        label: "First working part",
        text: "One trial order from phone to printed slip, without the ERP.",
        from: 5,
        to: 8,
        by: "us",
      },
      {
        label: "Adapter and counts",
        text: "Old and new are compared nightly; once they agree, planned for week 13, we write to the ERP.",
        from: 7,
        to: 15,
        by: "us",
      },
      {
        label: "Further modules",
        text: "Discounts, credit and returns.",
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
      { label: "Switch-over", text: "Trial branch first, then one a week; each can go back.", from: 16, to: 19, by: "both" },
      {
        label: "Handover",
        text: "Your developers, or your next supplier's, make a change alone; we review it.",
        from: 19,
        to: 20,
        by: "you",
      },
    ],
  },
  measures: {
    heading: "Double typing, mismatches and speed, before and after",
    lead: "We count before we write code, and again afterwards. The second column is our estimate; each target is set with you.",
    rows: [
      {
        measure: "Entries typed twice",
        oftenFound: "Daily, at two or more desks",
        target: "None after switch-over",
        readFrom: "A two-day count at the desks, before and after",
      },
      {
        measure: "Rows that differ between old and new",
        oftenFound: "Never counted",
        target: "None for ten working days running",
        readFrom: "Nightly comparison by the adapter",
      },
      {
        measure: "Answer time at month end",
        oftenFound: "2 to 5 seconds",
        target: "Under 1 second for 95 calls in 100",
        readFrom: "Server logs, last days of the month",
      },
      {
        measure: "A small change, from request to use",
        oftenFound: "Around three months",
        target: "Two weeks",
        readFrom: "Task board and release log",
      },
    ],
  },
  ownership: {
    heading: "Enough documents for another company to take over",
    items: [
      "The source code and its whole history, assigned to you by contract",
      "The domain model as an editable file, with its rules and their owners",
      "The API contract, from which others can build new screens",
      "Servers, domains and licences held in your company's name",
      "A list of the open-source parts inside, with version and licence",
    ],
  },
  toolsNote: "The server runs on one of the first three; if you have developers, they choose.",
  tools: ["Java", "C#", "Node.js", "PostgreSQL"],
  questions: [
    {
      question: "Should we build software or buy a product?",
      answer:
        "Buy, if a product covers your needs. Build, if the rule that earns your money fits no product, or if licence fees grow faster than your sales. If a product covers nine tenths, buy it and let us build the last tenth.",
    },
    {
      question: "Our old system has no API. Can you still connect to it?",
      answer:
        "Usually, yes. The best way is an import file or a procedure that its maker supports. Next comes a read-only copy of its database. A robot that works its screens (RPA) is the last resort. We do not write straight into another company's database: an update may undo the change, and your support agreement may forbid it. See [technology integration](/focus/technology-integration/).",
    },
    {
      question: "Can we change requirements during the project?",
      answer:
        "Yes. Parts not yet begun can be swapped for others of the same size. For a part that exists, you get an estimate first, and you choose what moves: the end date, the budget or another part.",
    },
    {
      question: "Can our developers work with yours?",
      answer:
        "Yes, and it shortens the handover. Both teams share one code repository and one task board; yours may build the screens while ours builds the server. If you have no developers, we can maintain the system under a support contract. Either way the contract names a warranty period in which we fix our own faults; see [how a contract works](/about/how-we-work/#contract).",
    },
    {
      question: "When will we know what it costs?",
      answer: `In stages. The ${firstConsultation} is followed by a written estimate, a rough range. In week three each module has a price range and a list of what could change it. After the first working part the ranges are narrow. We suggest a contract that lets you stop at each of these points and keep what has been made.`,
    },
  ],
  related: ["devops", "uiux", "mobile-apps"],
  start: {
    firstDeliverable:
      "By week three: the domain model on one page, the list of rules, and a price range for each module. You may stop there and take them elsewhere.",
    duration:
      "Three to six months for a system of several modules. It depends mostly on the number of old systems to connect and of exceptions in your rules.",
    team: "A business analyst, two or three developers, a tester and a project lead; a database specialist when old data has to move.",
    needFromYou:
      "The clerks who know the exceptions, in the first five weeks and again for trial and switch-over. Also a test copy of your ERP, whoever runs it, and a person in charge of each rule.",
    call: "An analyst and a senior developer join. You describe one order from start to end; we ask about exceptions and the systems around it.",
    confidentiality:
      "Price lists and customer data are not needed to begin. Before you share rules or screenshots, both sides sign an NDA, yours or ours.",
  },
  closing: {
    heading: "Tell us which rule your software cannot handle",
    text: `Describe how your best clerk handles this rule today. In the ${firstCall} we sketch a solution, and say whether you need new software at all.`,
    action: "Discuss Your Tech Needs",
  },
});

export default softwareDevelopment;
