import { defineService } from "../schema";
import { site } from "../site";

/** Software development: one dealer's order followed through every seam, and the contract that holds them. */
const softwareDevelopment = defineService({
  meta: {
    title: `Software development around your own rules | ${site.name}`,
    description:
      "Order, billing and back-office systems shaped to the way you already work and joined to what you already run. With a sample API contract and a 20-week plan.",
  },
  updated: "2026-11-22",
  order: 6,
  name: "Software Development",
  menuLine: "Systems that fit how you work",
  icon: "software",
  category: "Software Development",
  tone: "accent",
  enquiryOption: "Software Development",
  shortName: "Software",
  card: {
    description: "Systems shaped to the way your business already runs.",
    features: [
      "Your business rules, drawn with you",
      "Interfaces agreed before code",
      "Tests at every joint",
      "Legacy systems joined, not replaced",
    ],
  },
  hero: {
    nameLines: ["Software", "Development"],
    claim: "Software that knows your carton holds eleven.",
    lead: "Every firm has a few rules that no product on the shelf has heard of: the scheme that ends at Diwali, the dealer who may pay late, the carton that holds eleven. We draw those rules with the people who keep them. Then we build the system around the drawing, and join it to the one you have.",
  },
  drawing: {
    title: "One order passing through eight joints, from a dealer's phone to the loading bay",
    description:
      "A long section through eight timber blocks, held together by mortise and tenon. One line runs through the middle of all of them. At the left a dealer stands with a phone. A clerk sits above the fourth block with a ledger. At the right a storekeeper loads cartons at a bay. The seventh block is hatched, because it is the old ERP and it stays. The tenon between phone and system, the API contract, carries the key colour.",
    caption:
      "One order, 40 cartons, eight stations. Every joint the line crosses has a test of its own, and the hatched block is older than the rest.",
  },
  stations: [
    { name: "Order", text: "A dealer orders 40 cartons at 18:02, on a phone with two bars of signal." },
    {
      name: "Contract",
      text: "The request is held against the written API contract. A pack size you do not sell is refused by line.",
    },
    { name: "Key", text: "The signal drops, and the phone sends it all again. Same key, so there is still one order." },
    { name: "Model", text: "It becomes an order in your own words: carton, scheme, credit days." },
    { name: "Stock", text: "Forty of a hundred cartons are reserved. The next dealer sees sixty, which is true." },
    { name: "Outbox", text: "Order and message are saved in one stroke. If the next system is asleep, the message waits." },
    { name: "Adapter", text: "The old ERP gets its row in the shape it has always expected." },
    { name: "Dispatch", text: "The slip prints in the godown. Order, stock and ledger agree to the paisa." },
  ],
  deliverables: {
    heading: "A drawing, a contract, a system and its joints",
    lead: "They arrive in this order, because each is cheaper to correct than the next.",
    items: [
      {
        title: "The domain model on one sheet",
        text: "The things your business names and the rules between them, drawn in workshops with the people who apply the rules. It is agreed before code and hangs on the wall after.",
        points: [
          "Your staff's own words, kept unchanged in the code",
          "A named owner and a worked example for each rule",
          "The exceptions, since that is usually where the money is",
        ],
      },
      {
        title: "The API contract",
        text: "Every call, every answer and every refusal, written in OpenAPI. Screens and server are then built at the same time, by people who need not sit together.",
        points: [
          "A stand-in server from week five, so that screens can begin",
          "Refusals worded as carefully as successes",
          "An end date for every version that is replaced",
        ],
      },
      {
        title: "A system in use, and its tests",
        text: "The first slice takes one real order from one branch, end to end. More slices follow every two weeks, on servers in your own account.",
        points: [
          "A test on both sides of each joint, run on every change",
          "A decision record for each choice that would be costly to reverse",
          "A demonstration every second Friday, on your data and not on ours",
        ],
      },
      {
        title: "Adapters to the systems that stay",
        text: "One adapter per old system, with that system's oddities written down in the open. The rest of the code never has to know that the ERP stores dates as text.",
        points: [
          "Reading comes first; writing waits until the counts agree",
          "A nightly count on both sides that names each row that differs",
          "A switch per branch, so that one branch can go back alone",
        ],
      },
    ],
  },
  scope: {
    heading: "What gets a yes, and what gets an argument",
    takeOn: [
      "Order, stock, billing and dealer systems with rules of their own",
      "Spreadsheets that have quietly become a department",
      "Customer portals, back offices and the services behind a mobile app",
      "An ERP, an accounts package and a web shop that have never met",
      "A system whose makers have left, as long as its source code has not",
      "One worn-out part of a large system, replaced while the rest keeps running",
    ],
    decline: [
      "A full rewrite with a single switch-over night. We replace in parts, or say why it can't be done.",
      "Payroll, general ledger and other things that a product on the market does well. Buy those; we will join them.",
      "Code that comes without its source, or without the right to change it.",
      "A fixed date from a one-page idea. You get a range first, and a narrower one once the model is drawn.",
    ],
  },
  proof: {
    heading: "The contract says what happens when things go wrong",
    lead: "Sample data, for an imagined distributor. Answers in the 200s accept, in the 400s refuse. One row is the plain case. Seven of the others were agreed before anybody wrote code, while a change cost one line of text; the held order came in week nine.",
    document: "API contract, extract",
    fields: [
      { label: "Call", value: "POST /v1/orders (sample)" },
      { label: "Written in", value: "OpenAPI 3.1, version 1.3 of this contract" },
      { label: "Owner of the rules", value: "Head of order desk, client side" },
      { label: "Answer time", value: "400 ms or less for 95 calls in 100, at 60 orders a minute" },
      { label: "Refusals", value: "One form for all, RFC 9457" },
      { label: "Last change", value: "Held orders added, week 9" },
    ],
    columns: ["Case", "What arrives", "What we answer", "Test"],
    rows: [
      { cells: ["Plain order", "Three lines, credit in hand", "201, order number, accepted", "C-01"] },
      { cells: ["Sent twice", "Same key, same content", "201, the same order number, nothing added", "C-02"], callout: 1 },
      { cells: ["Key reused", "Same key, other content", "422, nothing saved", "C-03"] },
      {
        cells: ["Unknown pack", "A carton of 10 where you sell 11", "422, naming line 2 and the sizes sold", "C-04"],
        callout: 2,
      },
      { cells: ["Over credit", "Order passes the dealer's limit", "201, order number, held for a person", "C-05"], callout: 3 },
      { cells: ["Stock just gone", "Forty asked for, twelve left", "409, with the twelve offered", "C-06"] },
      { cells: ["ERP asleep", "A plain order, ERP not answering", "201, order number, queued", "C-07"], callout: 4 },
      { cells: ["Unknown caller", "No token, or one that has expired", "401, no detail given", "C-08"] },
      { cells: ["Too many calls", "More than the agreed rate", "429, with the seconds to wait", "C-09"], callout: 5 },
    ],
    callouts: [
      "The key is made on the phone before sending. A dealer in a lift may press the button four times and still gets 40 cartons.",
      "The sizes sold are in the reply, so the screen can put the choice in front of the dealer. Nobody has to ring the desk.",
      "In week nine the order desk mentioned that good dealers go over their limit every March. What had been a refusal became a hold, and a person decides.",
      "An order is ours to keep from the moment it has a number. The outbox sends it on when the ERP wakes up.",
      "The limit protects the small dealers from one large one whose script has got stuck.",
    ],
  },
  plan: {
    heading: "Twenty weeks, with a real order in the eighth",
    lead: "A complex application takes 3 to 6 months. This one is drawn at twenty weeks, for three modules, one ERP and four branches.",
    unit: "week",
    total: 20,
    rows: [
      { label: "Model and risks", text: "Workshops with the desks; the sheet is agreed.", from: 1, to: 3, by: "both" },
      { label: "Contract", text: "Calls and refusals written; the stand-in server goes up.", from: 3, to: 5, by: "both" },
      { label: "First slice", text: "One order, one branch, from phone to printed slip.", from: 5, to: 8, by: "us" },
      {
        label: "Adapter and counts",
        text: "The ERP is read, then written, then compared nightly.",
        from: 7,
        to: 15,
        by: "us",
      },
      {
        label: "Further modules",
        text: "Schemes, credit and returns, in slices of two weeks.",
        from: 9,
        to: 16,
        by: "us",
      },
      {
        label: "Trial branch",
        text: "Daily work in the new system, with the old one still open.",
        from: 13,
        to: 17,
        by: "both",
      },
      { label: "Switch-over", text: "One branch a week, each with its own way back.", from: 16, to: 19, by: "both" },
      { label: "Handover", text: "Your developers make a change alone; we read it.", from: 19, to: 20, by: "you" },
    ],
  },
  measures: {
    heading: "What we count at the desks before we write code",
    lead: "Two days of sitting beside the people who do the work give the first readings. The second column is typical of offices like it; each target is set with you.",
    rows: [
      {
        measure: "Entries typed twice",
        oftenFound: "Daily, at two or more desks",
        target: "None after switch-over",
        readFrom: "A two-day count at the desks, before and after",
      },
      {
        measure: "Rows that differ between old and new",
        oftenFound: "Nobody has counted",
        target: "None for ten working days running",
        readFrom: "Nightly comparison by the adapter",
      },
      {
        measure: "Answer time at month end",
        oftenFound: "2 to 5 seconds",
        target: "Under 1 second for 95 calls in 100",
        readFrom: "Server traces on the last two days",
      },
      {
        measure: "A small change, from asking to using",
        oftenFound: "Around three months",
        target: "Two weeks",
        readFrom: "Task board and deploy log",
      },
      {
        measure: "Joints with a test on both sides",
        oftenFound: "Few",
        target: "Every joint in the contract",
        readFrom: "The test run of the last release",
      },
    ],
  },
  ownership: {
    heading: "Enough on paper for another firm to take over",
    items: [
      "The source code and its whole history, assigned to you in the contract",
      "The domain model as an editable file, with its rules and their owners",
      "The API contract, from which a new client library can be generated",
      "Every decision record, including the options we turned down and why",
      "Servers, domains and licences held in your company's name",
      "A list of the open-source parts inside, with version and licence",
    ],
  },
  tools: ["Java", "C#", "Go", "Node.js", "Python", "PostgreSQL", "Redis", "TypeScript"],
  questions: [
    {
      question: "Why build anything, when a product exists?",
      answer:
        "Often you should buy, and we say so in the first call. Building makes sense in two cases. One is when the rule that earns your money is the rule the product can't hold, so that staff keep it in spreadsheets. The other is when fees per user grow faster than the firm. If nine tenths of a product fit, buy it and let us build the last tenth beside it.",
    },
    {
      question: "Our old system has no API. Can you still join it?",
      answer:
        "Usually. The best way in is an import file or a procedure that its maker supports. Next comes a read-only copy of its database, which is enough for prices, stock and ledgers. Driving its screens by script is the last resort, and it gets an end date. We don't write straight into tables that someone else maintains, since their next update may undo it and your support agreement may forbid it. See [technology integration](/focus/technology-integration/).",
    },
    {
      question: "What if we change our minds in week nine?",
      answer:
        "Then week nine is a good week to hear it. Slices not yet begun can be swapped at no cost beyond the redrawing. For a slice that exists, you get an estimate first, and you choose what moves: the end date, the budget or another slice. The held orders in the sample contract above are a change of this kind.",
    },
    {
      question: "Can our developers work with yours?",
      answer:
        "Yes, and the handover is shorter when they do. Both sides share one repository, one review rule and one board. The contract makes it easy to divide the work at a joint: your team may keep the screens while ours builds the services, or the other way round. If you have no developers, plan to hire one before week nineteen.",
    },
    {
      question: "When will we know what it costs?",
      answer: `In stages. The free ${site.claims.consultation} consultation gives an order of magnitude. After the model is drawn, in week three, each module has a range and a list of what could move it. After the first slice the ranges are narrow, because one order has been through every joint. We suggest a contract that lets you stop at each of these points and keep what has been made.`,
    },
  ],
  related: ["devops", "uiux", "mobile-apps"],
  closing: {
    heading: "Describe the rule that no system of yours will hold",
    text: "Tell us how your best clerk handles it today. Half an hour is enough to sketch where it belongs, and to say whether you need software at all.",
    action: "Discuss Your Tech Needs",
  },
});

export default softwareDevelopment;
