// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Banks, lenders and fintechs: ledgers, payments and the transfer whose fate is unknown. */
const finance = defineIndustry({
  meta: {
    title: `Finance software: ledgers, loans, payments | ${site.name}`,
    description:
      "Lending, ledger, KYC and payment software for banks, NBFCs and fintechs. Unclear payments get an owner and a deadline; past balances can be recomputed.",
  },
  updated: "2026-11-24",
  order: 3,
  name: "Finance",
  menuLine: "Ledgers, loans and payments that balance",
  icon: "finance",
  hero: {
    claim: "Ledgers, loans and payments, reconciled every day.",
    lead: "We build lending, payment, ledger and investment software for banks, other lenders (NBFCs) and fintechs. Each unclear payment has a status, an owner and a deadline, and an auditor can recompute the balance of any past day.",
  },
  drawing: {
    title: "Cutaway of a bank: one payment from the street, through the ledger, to the vault",
    description:
      "A section through a small bank. On the left a customer in the street holds up a phone at a vegetable barrow. The coloured line carries her payment at counter height past a teller and a queue of two, to a desk where a clerk compares two slips, then to an open ledger, far taller than its clerks, with a debit column and a credit column, and reaches the round vault door with a guard. Upstairs two people check long printouts.",
    caption: "Both ledger entries, debit and credit, are written before the money counts as moved.",
  },
  number: {
    heading: "In India merchants and gateways may keep only four card digits",
    value: 4,
    from: 12,
    whole: 16,
    unit: "digits",
    valueLabel: "What a merchant may keep",
    wholeLabel: "A typical card number",
    ticks: 1,
    text: "The Reserve Bank of India (RBI) lets them keep the last four digits and the issuer's name. In place of the number they store a token, which works for that merchant alone.",
  },
  hours: {
    critical: [
      { from: 9, to: 16, label: "Markets, branches and clearing cut-offs" },
      { from: 17, to: 21.5, label: "Evening peak of UPI and card payments" },
      { from: 22.5, to: 2.5, label: "Day-end run: interest, statements, matching" },
    ],
    release: { from: 3, to: 5, label: "After the day-end run, before the branch day" },
    note: `India's payment networks (UPI, NEFT and RTGS) run day and night, almost without a pause. So servers are updated one at a time, even at 3 am. For the day-end run you can contract ${supportName}, with a named engineer on call.`,
  },
  day: {
    heading: "Trading hours, cut-off times and the day-end run",
    paragraphs: [
      "Trading in Indian shares opens at 9:15. UPI payments peak in the evening, and the day-end run waits until the last branch has balanced its cash. Clearing files and debit batches must leave by fixed times (cut-offs). Money that misses one can be a day late.",
      "Each morning someone works through the breaks: lines on which two books disagree. Most UK payment firms must reconcile customers' money every business day.",
      "Your licence decides who supervises you, such as RBI or SEBI in India and the FCA or PRA in the UK. Name your licence in the call; we say which rules below your project touches.",
    ],
  },
  systems: {
    heading: "What we build for banks, lenders and fintechs",
    lead: "If a ready-made suite covers your ordinary cases, keep it. We build for the difficult cases; each system below names one.",
    items: [
      {
        title: "Loan origination and servicing",
        text: "From application and credit report to collection and closure letter. The borrower's key facts statement and the schedule use the same numbers.",
        hardPart:
          "One loan has a part prepayment on day 17, then a rate reset, then a due date on a bank holiday. We test the schedule until it agrees exactly with your own arithmetic.",
      },
      {
        title: "Ledger and reconciliation",
        text: "Double-entry postings that are never edited, matched every day against bank, gateway and network statements.",
        hardPart:
          "The bank does not answer, yet the money may have moved. Each payment order keeps one reference number. Before a retry, the system asks the bank about it.",
      },
      {
        title: "Onboarding and KYC",
        text: "Identity checks for new customers (KYC): tax number (PAN), central KYC registry, video and a reviewer's queue. A customer can leave and resume.",
        hardPart:
          "PAN card: K. Lakshmi. Bank: Lakshmi Krishnan. Strict matching rejects honest customers and loose matching admits impostors, so a reviewer decides the doubtful matches.",
      },
      {
        title: "Mandates and collections",
        text: "Standing debits (NACH and UPI AutoPay), with notices, retries and hours as the scheme asks. If a debit bounces, the borrower gets a payment link.",
        hardPart:
          "A borrower pays by link at nine while the same instalment is already in the bank's file. The system recognises the second debit and starts the refund.",
      },
      {
        title: "Fraud and anti-money-laundering alerts",
        text: "Rules and models rate each transfer before it leaves. Each case opens with the reasons in plain words.",
        hardPart:
          "Most alerts turn out to be innocent, and a wrong one can block a salary. So we tune the thresholds on your own closed cases.",
      },
      {
        title: "Portfolio and investor reports",
        text: "Holdings, cost and gains, clear to a first-time investor on a phone.",
        hardPart:
          "A share split, a merger and a part sale fall in one tax year. We recompute returns from dated cash flows and check that units bought and sold still add up.",
      },
    ],
  },
  standards: {
    heading: "Payment, lending and data rules",
    items: [
      {
        name: "PCI DSS v4.0.1",
        text: "The card industry's rules for all who store, process or send card numbers. Unless you issue cards, we design the payment so that your servers never receive a card number.",
      },
      {
        name: "RBI rule on storing payment data in India",
        text: "Payment data is stored only in India, with exceptions for cross-border payments. We look for copies abroad in backups, log archives and analytics databases too.",
      },
      {
        name: "RBI rules on digital lending",
        text: "Loan money usually moves directly between borrower and lender, after a key facts statement. The system holds the payout until the borrower has accepted that statement.",
      },
      {
        name: "ISO 20022",
        text: "The message format of SWIFT cross-border payments, which now need town and country in fields of their own. We split old addresses into fields, and a person checks the doubtful ones.",
      },
      {
        name: "CERT-In directions of April 2022",
        text: "India's cyber agency must hear of listed incidents within six hours, and logs are kept for 180 days. We set up the alarm, the report form and the log store.",
      },
      {
        name: "Payment authentication: India and the UK",
        text: "Both countries ask for two proofs of identity for most payments, such as a device and a PIN. The payment screen requests them and records any exemption used.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "From May 2027 a borrower's consent needs a stated purpose and can be withdrawn. Consents are stored with purpose and date, and a withdrawal stops further use.",
      },
      {
        name: "Supplier rules: RBI, FCA and PRA, EU DORA, APRA CPS 230, US Safeguards Rule",
        text: "A regulated firm oversees its supplier, usually with audit rights, known subcontractors and an orderly exit. Before you sign you get our draft clauses on these and answers to your security questionnaire.",
      },
    ],
  },
  integrations: {
    heading: "Banks, networks and bureaus we connect to",
    items: [
      {
        name: "Core banking hosts",
        text: "Finacle, Flexcube or T24, by message, web service or nightly file. Every file is checked by record count and control total.",
      },
      {
        name: "UPI through a sponsor bank",
        text: "QR, app and AutoPay payments. A payment without a reply is resolved by a status check or the bank's settlement file.",
      },
      {
        name: "Account Aggregators",
        text: "Bank statements and holdings, fetched with the customer's consent. The consent sets how long data may be kept; then your system deletes it, unless a law forbids that.",
      },
      {
        name: "Credit bureaus",
        text: "Each has its own format, and Indian lenders report weekly. Credit reports are kept as received, to explain a refusal years later.",
      },
      {
        name: "Payment networks outside India",
        text: "ACH, Faster Payments, SEPA, NPP or Interac through your sponsor bank. Pending, failed and late payments are handled as with UPI.",
      },
    ],
  },
  pitfalls: {
    heading: "Costly mistakes in lending and payment software",
    items: [
      {
        title: "Money stored inexactly",
        text: "Floating-point numbers store most fractions inexactly, so totals come out a little wrong. Store whole paise or exact decimals, and write down each rounding rule.",
      },
      {
        title: "A timeout shown as a failure",
        text: "The customer tries again and is charged twice. Show the payment as pending, ask the network, and only then report the result.",
      },
      {
        title: "Card numbers in a log file",
        text: "One forgotten test line copies them to backups and search indexes. Mask the numbers before anything is logged; add a test that tries to leak one.",
      },
      {
        title: "Maker and checker share a password",
        text: "Then one person can both enter and approve. Approval needs a second person, a second login and a record of what was on the screen.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Ledgers, loan engines and payment handling, with each formula tested against your accountant's worked examples.",
    },
    {
      slug: "devops",
      part: "Updates that let running payments finish first, and a record of who approved each change.",
    },
    {
      slug: "ai-ml",
      part: "Fraud scores and statement reading with reasons given, measured on cases your analysts have already closed.",
    },
    {
      slug: "mobile-apps",
      part: "Login tied to one phone, biometrics and statements that open on a four-year-old Android.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Approval notes, debit batches and month-end entries that wait for a person only where judgement is needed.",
    },
    {
      slug: "bi-analytics",
      part: "Overdue loans and cost per loan, which every team reads from one ledger.",
    },
  ],
  questions: [
    {
      question: "Will our auditor accept what you build?",
      answer:
        "That decision is your auditor's. Entries are only added, never edited, and every change of rate or rule carries a date and an approver. We ask to meet the auditor before the ledger design is fixed.",
    },
    {
      question: "Can a small team really keep to PCI DSS?",
      answer:
        "Yes, by keeping card data away from its servers. The customer types the number on the processor's own form, which shortens the self-assessment a great deal. You still answer for updates, access reviews and every script on the payment page.",
    },
    {
      question: "How do you test without moving real money?",
      answer:
        "With simulators of each partner. They time out, send messages twice and deliver files late on purpose, which partners' own test systems seldom do. Then comes a pilot with staff accounts and small sums, reconciled daily.",
    },
    {
      question: "Our core system is twenty years old. Must it be replaced first?",
      answer:
        "No. It holds the balances and can go on holding them. We put a service in front of it, which checks, limits and records each request from new products.",
    },
    {
      question: "What goes live first, and when?",
      answer:
        "One product, such as a loan, with one partner bank. Plan on three to six months until it runs beside the present process. Both results are compared at each close of day. The new system takes over after as many matching days as your finance head set.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually in week three: a table of payment or loan states, with the ledger posting for each, checked against ten of your own worked examples.",
    duration:
      "Three to six months until a first product runs in parallel. Partner banks' test access and security reviews usually add weeks.",
    team: "A ledger engineer, an integration engineer, a reconciliation tester, a security reviewer, and a project lead your auditor can question.",
    needFromYou:
      "Your finance head, one person from operations, the scheme or partner-bank documents, and a month of anonymised settlement files.",
    call: "A project lead and a ledger engineer go through one product with you: licence, partners, volumes and slowest break.",
    confidentiality: "Never send card or account numbers. Loan policies and bank agreements are read only under a signed NDA.",
  },
  closing: {
    heading: "Describe a payment that went missing",
    text: `Tell us where it was last seen. In a ${firstCall} a project lead and a ledger engineer list the states it could have been in and the check that would have found it.`,
    action: "Discuss Your Tech Needs",
  },
});

export default finance;
