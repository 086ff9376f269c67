import { defineIndustry } from "../schema";
import { site } from "../site";

/** Banks, lenders and fintechs: ledgers, payments and the transfer whose fate is unknown. */
const finance = defineIndustry({
  meta: {
    title: `Finance software that balances to the paisa | ${site.name}`,
    description:
      "Lending, ledgers, KYC and payments for banks, NBFCs and fintechs, built around PCI DSS, RBI tokenisation, ISO 20022 and the payment nobody can find.",
  },
  updated: "2026-11-22",
  order: 3,
  name: "Finance",
  menuLine: "Ledgers, loans and payments that balance",
  icon: "finance",
  hero: {
    claim: "Every rupee leaves one column and lands in another.",
    lead: "A payment has three outcomes: done, refused, and nobody knows yet. The third one decides whether the books close tonight. We build lending, payment and investment systems in which that state has a name, an owner and a deadline, and in which an auditor can replay any past day from its entries.",
  },
  drawing: {
    title: "Cutaway of a bank: one payment from the street, through the ledger, to the vault",
    description:
      "A section through a small bank. On the left a customer in the street holds up a phone at a vegetable barrow. The vermilion line carries her payment at counter height past a teller and a queue of two, to a desk where a clerk compares two slips, then to an open ledger, far taller than its clerks, with a debit column and a credit column, and reaches the round vault door with a guard. Upstairs two people check long printouts. The pair of equal ledger entries carries the key colour.",
    caption: "The ledger stands in front of the vault: both entries are written before the money counts as moved.",
  },
  number: {
    heading: "A shop may remember four digits of sixteen",
    value: 4,
    from: 12,
    whole: 16,
    unit: "digits",
    valueLabel: "What a merchant may keep",
    wholeLabel: "A typical card number",
    ticks: 1,
    text: "Under the Reserve Bank of India's card-on-file rules, a merchant that wants to recognise a card later may keep its last four digits and the issuer's name. The number itself is replaced by a token that works for that merchant alone. A thief who copies the table gets nothing to spend.",
  },
  hours: {
    critical: [
      { from: 9, to: 16, label: "Markets, branches and clearing cut-offs" },
      { from: 17, to: 21.5, label: "Evening peak of UPI and card payments" },
      { from: 22.5, to: 2.5, label: "Day-end run: interest, statements, matching" },
    ],
    release: { from: 3, to: 5, label: "After the day-end run, before the branch day" },
    note: "UPI, NEFT and RTGS take payments at all hours, so servers are swapped one at a time behind a live queue even at 3 am.",
  },
  day: {
    heading: "Cut-offs by day, books by night",
    paragraphs: [
      "Indian share trading opens at 9:15 and closes in mid-afternoon. UPI swells again in the evening, and the day-end run waits until the last branch has balanced its cash. Between them lie the cut-offs: clearing files, mandate batches, a settlement report from each network. Miss one and the money is real but a day late.",
      "The trade counts in basis points, days past due and breaks. A break is a line on which two books disagree, and an old small one worries an auditor more than a fresh large one. Who supervises depends on the licence: RBI or SEBI in India, the FCA in the UK, ASIC and APRA in Australia, federal and state agencies in the USA.",
    ],
  },
  systems: {
    heading: "What we build, and the awkward case inside it",
    lead: "In money software the ordinary case takes a week to write. The rest of the programme goes into the cases below.",
    items: [
      {
        title: "Loan origination and servicing",
        text: "Application, bureau pull, sanction, schedule, collection and closure letter. The key facts statement is printed from the numbers the engine uses.",
        hardPart:
          "A part prepayment on day 17, a due date on a bank holiday and a rate reset in between. The schedule must agree with the lender's own arithmetic to the last paisa.",
      },
      {
        title: "Ledger and reconciliation",
        text: "Double-entry postings that are never edited, matched every day against bank, gateway and network statements.",
        hardPart:
          "A call times out and the money may or may not have moved. Each instruction keeps one key for life, so asking a second time cannot pay a second time.",
      },
      {
        title: "Onboarding and KYC",
        text: "PAN check, central KYC lookup, video identification and a reviewer's queue in one flow that a customer can leave and resume.",
        hardPart:
          "PAN says K. Lakshmi and the bank says Lakshmi Krishnan. Strict matching turns honest people away and loose matching lets the others in. The grey middle goes to a person.",
      },
      {
        title: "Mandates and collections",
        text: "NACH and UPI AutoPay schedules, retries within the scheme's hours and limits, and a payment link when a debit bounces.",
        hardPart:
          "A borrower pays by link at nine while the same instalment is already in the bank's file. The second debit has to be recognised and returned before he rings.",
      },
      {
        title: "Fraud and laundering alerts",
        text: "Rules and models score a transfer before it leaves. Each case opens with its reasons written in plain words.",
        hardPart:
          "Most alerts prove innocent. Thresholds are tuned on your own closed cases, with the cost of a missed fraud set beside the cost of a blocked salary.",
      },
      {
        title: "Portfolio and investor reports",
        text: "Holdings, cost and gains built from contract notes and registrar files, readable on a phone by someone's uncle.",
        hardPart:
          "A split, a merger and a partial switch fall in one tax year. Returns are recomputed from dated cash flows, and the tax lots must still add up.",
      },
    ],
  },
  standards: {
    heading: "Rulebooks that shape the design",
    items: [
      {
        name: "PCI DSS v4.0.1",
        text: "Applies wherever card numbers are stored, processed or sent. The cheapest way to comply is a design in which your servers never see one.",
      },
      {
        name: "RBI storage of payment system data (2018)",
        text: "Payment data is stored only in India. We look for the copies people forget, such as log archives and the analyst's warehouse.",
      },
      {
        name: "RBI digital lending directions",
        text: "With few exceptions, loan money goes straight between the borrower's and the lender's accounts. A key facts statement comes before the signature.",
      },
      {
        name: "ISO 20022",
        text: "The message language of SWIFT cross-border payments and many domestic rails. Its richer party fields arrive, and old screens cut them short.",
      },
      {
        name: "CERT-In directions of April 2022",
        text: "Listed cyber incidents are reported within six hours of being noticed, and system logs are kept for 180 days. Both deserve a drill.",
      },
      {
        name: "Strong customer authentication (UK)",
        text: "Two independent factors for most electronic payments. Exemptions have limits, so the choice made for each payment is stored with it.",
      },
    ],
  },
  integrations: {
    heading: "The counterparties on the other end of the wire",
    items: [
      {
        name: "Core banking hosts",
        text: "Finacle, Flexcube or T24 behind ISO 8583, a web service or a nightly file. We treat the file as a contract with a count and a hash total.",
      },
      {
        name: "UPI by way of a sponsor bank",
        text: "Intent, QR and AutoPay payments. Timed-out ones are settled by a status check and then by the bank's own settlement file.",
      },
      {
        name: "Account Aggregators",
        text: "Bank statements and holdings fetched on the customer's consent, with purpose and expiry written into it and honoured in our storage.",
      },
      {
        name: "Credit bureaus",
        text: "One borrower, several bureaus, a format for each. The report is kept as received, which lets a refusal be explained years later.",
      },
      {
        name: "Statement files",
        text: "camt.053, MT940 and whatever the portal exports as a spreadsheet, read into one model with the original attached.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes that cost a lender its weekend",
    items: [
      {
        title: "Money kept in floating point",
        text: "In binary, 0.1 plus 0.2 misses 0.3. Amounts are whole paise or a decimal type, and the rounding rule is written beside each formula.",
      },
      {
        title: "A timeout shown as a failure",
        text: "The customer tries again and is charged twice. Say that it is pending, ask the network, and only then say what happened.",
      },
      {
        title: "Card numbers in a debug line",
        text: "One careless log copies them to backups and search indexes. Masking belongs where the line is written, with a test that tries to leak.",
      },
      {
        title: "Maker and checker share a password",
        text: "Two roles on paper, one login at month-end. Approval needs a second person, a second session and a record of what was on the screen.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Ledgers, loan engines and payment orchestration, with each formula tested against your accountant's worked examples.",
    },
    {
      slug: "devops",
      part: "Deployments that drain a queue before a server stops, and an evidence trail of who approved each change.",
    },
    {
      slug: "ai-ml",
      part: "Fraud scores and statement reading that give their reasons, measured on cases your analysts have already closed.",
    },
    {
      slug: "mobile-apps",
      part: "Device binding, biometrics and a statement screen that opens on a four-year-old Android phone.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Sanction notes, mandate batches and month-end journals that stop for a person only where judgement is due.",
    },
    {
      slug: "bi-analytics",
      part: "Portfolio at risk and cost per loan, read by every team from one ledger at one closing time.",
    },
  ],
  questions: [
    {
      question: "Will our auditor accept what you build?",
      answer:
        "That rests on evidence, so we build for evidence. Entries are append-only. Every change of rate or rule carries a date, an approver and a version, and any past balance can be recomputed from them. We ask to meet your auditor before the ledger design is fixed. The opinion remains theirs to give.",
    },
    {
      question: "Can a small team really keep to PCI DSS?",
      answer:
        "Yes, by keeping card data away from its servers. Hosted fields or a redirect send the number straight to the processor, which shortens the self-assessment a great deal. What stays with you is patching, access reviews and every script on the page that carries the payment form.",
    },
    {
      question: "How do you test without moving real money?",
      answer:
        "With simulators of each partner. Their own sandboxes seldom time out, send a callback twice or deliver the file late; ours do so on purpose. After that comes a pilot with staff accounts and small sums, reconciled daily. Its length and limits are agreed per project.",
    },
    {
      question: "Our core system is twenty years old. Must it go first?",
      answer:
        "No. It holds the balances and may go on holding them. We put a thin service in front that gives each call an identity, a limit and a log, and new products talk to that. If you change the core later, only the far side of this service changes.",
    },
    {
      question: "What goes live first, and when?",
      answer:
        "A lending product or a reconciliation desk is complex work, so plan on three to six months. The first release carries one product and one partner bank, beside the present process, and both results are compared at each close of day. It takes over once they have agreed for as many days in a row as your finance head chose beforehand. Until then the old books are the books.",
    },
  ],
  closing: {
    heading: "Describe one payment that went missing",
    text: "Tell us where it was last seen. We will sketch the states it could have been in and the check that would have caught it the same evening.",
    action: "Discuss Your Tech Needs",
  },
});

export default finance;
