// The fields are explained in content/schemas/focus.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** Approvals and invoices that move by themselves: a rack and pinion with a brake for people. */
const businessAutomation = defineFocus({
  meta: {
    title: `Business automation: invoices and approvals | ${site.name}`,
    description:
      "An invoice may wait weeks for six minutes of work. We time the process, remove useless approvals and automate the clear cases. People decide the rest.",
  },
  updated: "2026-11-27",
  order: 5,
  name: "Business Automation",
  menuLine: "Invoices, approvals, claims and onboarding",
  problem: "Invoices and approvals that wait on one desk",
  icon: "automation",
  hero: {
    claim: "Clear cases run by themselves. People decide the rest.",
    lead: "We build software that handles supplier invoices and requests such as travel claims, leave and onboarding, for finance, HR and operations teams. Your own people can read the rules; an unclear case reaches the right person with every document.",
  },
  drawing: {
    title: "A rack and pinion that carries an invoice from the post tray to payment",
    description:
      "An accounts office in section. The line along the floor is a toothed rack. On the left a clerk lays an invoice on it. In the middle turns a pinion with eighteen teeth, taller than the people, its lowest teeth in the rack; a supervisor beside it keeps one hand on a brake lever. To the right a buyer holds up a purchase order for comparison, and at the end a cashier sits by a tray of paid bills.",
    caption:
      "From the post room to the cashier: rules (the wheel) move each clear invoice on, and anyone can stop one (the brake).",
  },
  symptoms: {
    heading: "Approvals that cost more than they protect",
    lead: "Follow a request to its end and you will meet some of these problems.",
    items: [
      {
        title: "Approvals buried in e-mail",
        text: "The request is correct and complete. It lies below eighty other e-mails in a director's inbox. The reminders take longer than the decision would.",
      },
      {
        title: "The order is written after the invoice",
        text: "Goods were ordered by phone. Accounts writes a purchase order to fit the invoice; the budget holder learns of it at quarter end.",
      },
      {
        title: "Five signatures, and no one has read it",
        text: "The fourth person trusted the first three, who assumed that the fifth would look. The wrong amount was paid with five approvals.",
      },
      {
        title: "Where is my travel claim?",
        text: "It was filed on the second of the month and its status cannot be seen. So the claimant calls finance, and finance calls three departments.",
      },
      {
        title: "One person knows the rules",
        text: "She knows which bill goes to which plant, and why. In the week of her daughter's wedding no supplier was paid.",
      },
    ],
  },
  usualFix: {
    heading: "A web form or screen robot does not shorten the queue",
    paragraphs: [
      "Many offices first turn the paper form into a web form that sends an e-mail. The queue is now digital and as long as before. Five approvals in a row are still five, with notifications added. A step that was useless on paper stays useless on a screen.",
      "Next come software robots (RPA) that click through the old screens at night. They work until a button moves or a pop-up appears. Then they stop, or they carry on in the wrong field. A robot also repeats habits that nobody has explained. As robots multiply, somebody has to restart them in the morning.",
    ],
  },
  control: {
    kind: "columns",
    heading: "Change the limit for automatic approval",
    lead: "Sample data: twenty invoices that match order and delivery note. Each column is as high as its amount. Approved invoices join the next payment run.",
    question: "Up to what amount may the rule approve such an invoice?",
    first: 2,
    readings: ["approved by the rule", "read by a person", "share of the money approved by the rule"],
    columns: [
      800, 1200, 1500, 1900, 2400, 2800, 3500, 4100, 4600, 5800, 6900, 8200, 9500, 12000, 15500, 18800, 24000, 31000, 46000,
      82000,
    ],
    axis: { from: 0, to: 90000 },
    pass: "below",
    answers: [
      {
        label: "₹5,000",
        limit: 5000,
        values: ["9", "11", "8%"],
        says: "Nearly half of the invoices pass by rule, with less than a tenth of the money.",
      },
      {
        label: "₹10,000",
        limit: 10000,
        values: ["13", "7", "19%"],
        says: "About two invoices in three are approved by the rule. The seven that a person reads hold four fifths of the money.",
      },
      {
        label: "₹25,000",
        limit: 25000,
        values: ["17", "3", "44%"],
        says: "The rule approves four more invoices than at ₹10,000, and over twice the money. Here finance may hesitate.",
      },
      {
        label: "₹50,000",
        limit: 50000,
        values: ["19", "1", "71%"],
        says: "One invoice is left to read. A daily cap and a sample check would now have to do the work of the signatures.",
      },
    ],
  },
  approach: {
    heading: "Measure the process, remove steps, then automate",
    lead: "The example is the supplier invoice. Claims, leave and onboarding follow the same steps with other rules.",
    steps: [
      {
        title: "Time forty invoices",
        text: "Past e-mails and ledger entries show how long invoices waited; new ones, timed at each desk, show the work. They usually wait far longer than they are worked on.",
      },
      {
        title: "Remove approvals that decide nothing",
        text: "An approver who has said yes all year may control nothing. We list such steps, you strike them out, and only what remains gets built.",
      },
      {
        title: "Write the rules as a table",
        text: "Amount, cost centre, supplier type, outcome: one row per case, in a decision table that finance can read and change. A flow chart (BPMN) shows every step.",
      },
      {
        title: "Match order, delivery and invoice",
        text: "The three papers are compared line by line, within your tolerance. An invoice outside the tolerance, or one that seems to come twice, stops and shows why. Bills without an order follow the rule table.",
      },
      {
        title: "Give people a way to stop it",
        text: "Anyone along the way can stop a case and say why. Lifting a stop needs a second person. Approval by rule stops at a daily cap on number or value.",
      },
      {
        title: "Read the figures every week",
        text: "How many invoices passed untouched, stopped, waited or were sent back, and for which reasons. The commonest reason is what we improve next.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "The workflow, the decision tables and the links to mailbox, purchasing and ledger.",
    },
    {
      slug: "ai-ml",
      part: "Invoices read from scans or photographs, with doubtful fields marked for a clerk.",
    },
    {
      slug: "uiux",
      part: "An approval screen for a phone between two meetings, with order, delivery note and invoice one tap apart.",
    },
    {
      slug: "mobile-apps",
      part: "A gate app in which the guard books a delivery with a photograph, so that the arrival is on record before the bill comes.",
    },
  ],
  firstDays: {
    heading: "From the first timing to live invoices in 30 days",
    lead: "One process and one group of suppliers. For a week the system only notes its decisions, before any of them count.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Forty invoices timed",
        text: "Waiting read from past entries, work timed at each desk",
        from: 1,
        to: 6,
        by: "both",
      },
      {
        label: "Exceptions sorted",
        text: "Each case gets a cause: price, quantity, no order, no delivery note",
        from: 4,
        to: 9,
        by: "us",
      },
      {
        label: "Rule table signed",
        text: "We draft; finance strikes out steps and sets limits and deputies",
        from: 8,
        to: 13,
        by: "both",
      },
      {
        label: "Systems connected",
        text: "Mailbox, orders, delivery notes and ledger joined in a test copy",
        from: 11,
        to: 16,
        by: "us",
      },
      {
        label: "Shadow run",
        text: "The system notes what it would decide while people decide; differences are read",
        from: 17,
        to: 23,
        by: "both",
      },
      {
        label: "First group live",
        text: "Regular suppliers with clean orders, under a daily cap",
        from: 24,
        to: 28,
        by: "both",
      },
      {
        label: "Results",
        text: "What passed, what stopped, and which process comes next",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "What can go wrong, and which control stops it",
    items: [
      {
        risk: "A wrong rule repeats itself",
        mitigation:
          "Daily caps on number and value limit the harm. Each case stores its rule's version, so all cases of a wrong rule can be found and, where unpaid, stopped.",
      },
      {
        risk: "A fraudster changes a supplier's bank account",
        mitigation:
          "New payment details never pass automatically. Two people confirm them by calling a number that was already on file.",
      },
      {
        risk: "The approver is away",
        mitigation:
          "Deputies have dates and limits. A case that is not decided in an agreed time goes to the deputy, and the log says so.",
      },
      {
        risk: "Staff work around the system",
        mitigation:
          "Urgent cases get a short path of their own, counted and visible. If that path fills up, we find out whether the rule is too strict.",
      },
    ],
  },
  questions: [
    {
      question: "Will this cost people their jobs?",
      answer:
        "That is your decision, and staff will ask on the first day, so answer them before we start. Automation removes chasing, retyping and filing. The time can go into disputes that were left waiting. The clerks who know the exceptions must help to write the rule table: without them it will be wrong.",
    },
    {
      question: "Are screen robots (RPA) good enough?",
      answer:
        "For a time, yes: where the screen is the only access and rarely changes, and a person sees every failure. We then mark the robot as temporary and note what would replace it. Where a system offers an interface, we use that. It usually reports its errors, and a new design of the screens does not break it.",
    },
    {
      question: "We get two hundred invoices a month. Is it worth it?",
      answer:
        "For the working time alone, no. At, say, six minutes each, that is twenty hours; a shared mailbox with three rules may be enough. The answer changes if late payment costs you discounts or breaks the law. In India the MSMED Act, 2006 (section 15) gives you at most 45 days to pay micro and small suppliers, and 15 without a written agreement. The days usually count from delivery, not from your approval.",
    },
    {
      question: "Will our auditors accept invoices that nobody has read?",
      answer:
        "Ask them before it goes live, with the rule table in hand. Each case keeps the version of the rule that decided it, the three papers, and the name of anyone who stopped or released it. Auditors can draw a sample from these cases at any time.",
    },
    {
      question: "Can finance change the rules without you?",
      answer:
        "Yes, because they are a table. A change is drafted, tried against last month's cases and approved by a second person before it takes effect. The screen shows how many past bills would be decided differently. Programming is needed only for a new kind of document or another system.",
    },
  ],
  start: {
    firstDeliverable:
      "On day six: forty invoices timed, work and waiting apart. On day nine: what caused the exceptions, commonest first.",
    duration:
      "Thirty days to a first group of suppliers. Each further process usually takes four to eight weeks; ledger access delays it most.",
    team: "A process analyst, two developers and a tester, with a project lead who meets your finance controller every week.",
    needFromYou:
      "Forty recent invoices with their orders, the clerk who handles exceptions, and a test login to your ledger (Tally, SAP, Dynamics).",
    call: "A process analyst and a project lead go through one form with you, step by step. They mark the approvals that could be left out.",
    confidentiality:
      "Tell us the steps and the counts first. Invoices with prices and bank details come only after an NDA, through a transfer that you choose.",
  },
  closing: {
    heading: "Tell us which form takes longest",
    text: `Name it and say how many you get in a month. We use the ${firstCall} to find the first step to remove.`,
    action: "Start Your Transformation",
  },
});

export default businessAutomation;
