import { defineFocus } from "../schema";
import { site } from "../site";

/** Approvals and invoices that move by themselves: a rack and pinion with a brake for people. */
const businessAutomation = defineFocus({
  meta: {
    title: `Business automation with a brake for people | ${site.name}`,
    description:
      "Bills that wait three weeks for six minutes of work. How we time a process, strike out useless steps, and let clear cases move while people decide the rest.",
  },
  updated: "2026-11-22",
  order: 5,
  name: "Business Automation",
  menuLine: "Approvals and invoices that move themselves along",
  icon: "automation",
  hero: {
    claim: "Let the papers move and the people decide.",
    lead: "An invoice that takes six minutes of work can spend three weeks in the building. It waits in an inbox, for a signature, for a goods note, for somebody to come back from leave. We let the clear cases move by themselves, tooth by tooth, and bring the unclear ones to the right person with everything needed to decide. Supplier bills, travel claims, leave and onboarding all fit on the same rack.",
  },
  drawing: {
    title: "A rack and pinion that carries an invoice from the post tray to payment",
    description:
      "An accounts office in section. The line along the floor is a toothed rack. On the left a clerk lays an invoice on it. In the middle turns a pinion with eighteen teeth, taller than the people, its lowest teeth in the rack; a supervisor beside it keeps one hand on a brake lever. To the right a buyer holds up a purchase order for comparison, and at the end a cashier sits by a tray of paid bills. Only the brake lever carries the key colour.",
    caption: "One turn of an eighteen-tooth pinion moves the rack by eighteen teeth. None is skipped and none is counted twice.",
  },
  symptoms: {
    heading: "Signs that papers wait while people run",
    lead: "Watch one approval for a day and you will meet most of these before lunch.",
    items: [
      {
        title: "Reminder number three",
        text: "The request is correct and complete. It lies below eighty other e-mails in a director's inbox, and the polite reminders take longer than the decision would.",
      },
      {
        title: "The order is written after the bill",
        text: "Goods came on a phone call. Accounts raises a purchase order to fit the invoice, and the budget holder learns of it at quarter end.",
      },
      {
        title: "Everyone signs, no one reads",
        text: "Five signatures stand on the form. The fourth person trusted the first three, who assumed that the fifth would look.",
      },
      {
        title: "Where is my claim?",
        text: "A travel claim was filed on the second. Nobody can see its state, so the claimant rings finance, and finance rings round.",
      },
      {
        title: "One person knows the way",
        text: "She knows which bill goes to which plant, and why. In the week of her daughter's wedding no supplier was paid.",
      },
    ],
  },
  usualFix: {
    heading: "Web forms and clicking robots keep the queue",
    paragraphs: [
      "Most offices first turn the paper form into a web form that sends an e-mail. The queue is now digital and as long as before. Five approvals in a row are still five, with notifications added. A step that did no good on paper does no good on a screen, and it now nags.",
      "Next come software robots that click through the old screens at night. They are good at it until a button moves or a pop-up appears. Then they stop, or they carry on in the wrong field. A robot also copies the exceptions that nobody understood. After a year there are forty of them, and a new job title for the person who restarts them in the morning.",
    ],
  },
  approach: {
    heading: "Count the teeth before you turn the wheel",
    lead: "The line down this page is the rack, and our example on it is the supplier invoice. Claims, leave and onboarding have other teeth.",
    steps: [
      {
        title: "Put a clock on one bill",
        text: "Forty invoices get a time stamp at each desk. Work is counted apart from waiting, and waiting is typically the longer of the two by far.",
      },
      {
        title: "File off useless teeth",
        text: "An approver who has not said no for a year is no control. We list such steps, you strike them out, and only what remains gets built.",
      },
      {
        title: "Write the rule as a table",
        text: "Amount, cost centre, supplier type, outcome: one row per case in a decision table that finance can read and change. A flow chart in BPMN, the standard notation, shows the path around it.",
      },
      {
        title: "Match three papers",
        text: "Order, goods receipt and invoice are compared line by line, within a tolerance that you set. What agrees moves on. What differs stops and shows the difference.",
      },
      {
        title: "Fit the brake",
        text: "Anyone along the rack can stop a case and say why. An override needs a second person, and a daily cap on number and value halts the whole wheel.",
      },
      {
        title: "Read the counter",
        text: "Each week: moved untouched, stopped, waiting, sent back, and the reasons. The commonest reason is the next tooth to mend.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Builds the case file, the decision tables and the links to mailbox, purchasing and ledger.",
    },
    {
      slug: "ai-ml",
      part: "Reads bills that come as scans or photographs, and marks each field that a clerk should look at.",
    },
    {
      slug: "uiux",
      part: "Makes an approval possible on a phone between two meetings, with all three papers in view.",
    },
    {
      slug: "mobile-apps",
      part: "Lets the gatekeeper book a delivery with a photograph, so that the goods receipt exists before the bill does.",
    },
  ],
  firstDays: {
    heading: "Thirty days until the first bills move untouched",
    lead: "One process and one group of suppliers. The wheel turns dry for a week before it carries anything.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Forty invoices timed",
        text: "Stamped at every desk, with work and waiting counted apart",
        from: 1,
        to: 6,
        by: "both",
      },
      {
        label: "Exceptions sorted",
        text: "Each stop gets a cause: price, quantity, no order, no receipt",
        from: 4,
        to: 9,
        by: "us",
      },
      {
        label: "Rule table signed",
        text: "Steps struck out; tolerances, limits and deputies set by finance",
        from: 8,
        to: 13,
        by: "you",
      },
      {
        label: "Gears connected",
        text: "Mailbox, orders, receipts and ledger joined in a test copy",
        from: 11,
        to: 18,
        by: "us",
      },
      {
        label: "Dry run",
        text: "The machine decides on paper while people act, and the differences are read",
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
        label: "Reading the counter",
        text: "What moved, what stopped, and which process comes next",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "What the brake lever is for",
    items: [
      {
        risk: "A wrong rule repeats itself",
        held: "Caps on count and value stop the wheel after a few cases. Each case stores the version of the rule that decided it, so the faulty ones can be found and reversed.",
      },
      {
        risk: "A fraudster changes the bank account",
        held: "New payment details never pass by themselves. Two people confirm them by ringing a number that was already on file.",
      },
      {
        risk: "The approver is on a train",
        held: "Deputies have dates and limits. A case that nobody opens goes to the deputy after an agreed time, and the log says so.",
      },
      {
        risk: "People go round the machine",
        held: "Urgent cases get a short lane of their own, counted and visible. If that lane fills up, the normal rule is too strict and is put right.",
      },
    ],
  },
  questions: [
    {
      question: "Will this cost people their jobs?",
      answer:
        "It removes chasing, retyping and filing. Whether you then shrink a team or let it clear the disputes that nobody had time for is your decision, and staff will ask about it on the first day. Answer them before we start. The clerks who know the exceptions are the ones who must write the rule table, and without their help it will be wrong.",
    },
    {
      question: "Robots or proper interfaces?",
      answer:
        "Interfaces, where the system offers one: they report their errors and survive a redesign. A screen robot is a fair stopgap when the screen is the only door, changes seldom, and a person sees every failure. We then mark it as temporary and note what would replace it.",
    },
    {
      question: "We get two hundred invoices a month. Is it worth it?",
      answer:
        "Perhaps not for the work alone. At six minutes each that is twenty hours, and a shared mailbox with three rules may do. The sum changes if late payment costs you discounts, or if the law counts the days. In India, section 15 of the MSMED Act, 2006 does not let the agreed time for paying micro and small suppliers exceed 45 days. We do this sum with you before anything is built.",
    },
    {
      question: "Can finance change the rules without you?",
      answer:
        "Yes, that is why they are a table. A change is drafted, tried against last month's cases and approved by a second person before it takes effect. The screen shows how many past bills would have gone another way. Programming is needed only for a new kind of document or a new system on the rack, and [how such work is run](/about/how-we-work/) has a page of its own.",
    },
  ],
  closing: {
    heading: "Pick the form that everybody hates",
    text: `Tell us its name and how many you get. The ${site.claims.consultation} consultation costs nothing, and we spend it counting teeth and striking out the first few.`,
    action: "Start Your Transformation",
  },
});

export default businessAutomation;
