// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Banks, lenders and fintechs: ledgers, payments and the transfer whose fate is unknown. */
const finance = defineIndustry({
  meta: {
    title: `Finance software: ledgers, loans, payments | ${site.name}`,
    description:
      "Lending, ledger, KYC and payment software for banks, NBFCs and fintechs. Unmatched entries get an owner and a deadline; past balances can be recomputed.",
  },
  updated: "2026-11-28",
  order: 3,
  name: "Finance",
  menuLine: "Ledgers, loans and payments that balance",
  icon: "finance",
  hero: {
    claim: "Ledgers, loans and payments, reconciled every day.",
    lead: "We build custom lending, payment, ledger and investment software for banks, other lenders (NBFCs) and fintechs. Each unmatched entry gets an owner and a deadline, and an auditor can recompute any day's balance since go-live.",
  },
  drawing: {
    title: "Cutaway of a bank: one payment from the street, through the ledger, to the vault",
    description:
      "A section through a small bank. On the left a customer in the street holds up a phone at a vegetable barrow. The coloured line carries her payment at counter height past a teller and a queue of two, to a desk where a clerk compares two slips, then to an open ledger, far taller than its clerks, with a debit column and a credit column, and reaches the round vault door with a guard. Upstairs two people check long printouts.",
    caption:
      "One payment, from the street to the vault. It is complete only when both ledger entries, debit and credit, are written.",
  },
  number: {
    heading: "India gives banks one day to reverse a failed UPI transfer",
    value: 1,
    whole: 5,
    unit: "days",
    valueLabel: "Failed UPI transfer",
    wholeLabel: "Failed UPI payment to a shop",
    ticks: 1,
    figures: [0, 2, 3, 4],
    text: "The Reserve Bank of India (RBI) wants a transfer that was debited but not credited reversed by the next day, and a failed shop payment within five. For each further day the customer is owed ₹100 per payment, even without a complaint. So the software counts down from the day of payment and warns the person in charge in time.",
  },
  hours: {
    critical: [
      { from: 9, to: 16, label: "Markets, branches and UPI's morning peak" },
      { from: 17, to: 21.5, label: "Evening peak of UPI and card payments" },
      { from: 22.5, to: 2.5, label: "Day-end run: interest, statements, matching" },
    ],
    release: { from: 3, to: 5, label: "After the day-end run, before the branch day" },
    note: `India's payment networks (UPI, NEFT and RTGS) hardly ever pause, so we update one server at a time, even at 3 am. For the day-end run you can contract ${supportName}, with a named engineer on call.`,
  },
  day: {
    heading: "Cut-off times, the UPI peaks and the day-end run",
    paragraphs: [
      "Clearing and debit files have cut-off times; money that misses one can be a day late. UPI peaks in the late morning and the evening. The day-end run waits until the last branch has balanced its cash.",
      "Each morning someone works through the breaks: entries on which two books disagree. Most UK payment firms must reconcile customers' money every business day.",
      "Which rules below apply depends on your licence, for example from RBI, SEBI or the FCA. Name it in the call, and we list those that your project touches.",
    ],
  },
  systems: {
    heading: "What we build for banks, lenders and fintechs",
    lead: "If a ready-made suite covers your ordinary cases, keep it. We build for the difficult ones; each system below names one.",
    items: [
      {
        title: "Loan origination and servicing",
        place: "two slips",
        text: "From application and credit report to closure letter. The key facts statement and the repayment schedule show the same numbers.",
        hardPart:
          "A borrower repays part of a loan on day 17, then the rate changes. We test the new schedule until it agrees exactly with your own arithmetic.",
      },
      {
        title: "Ledger and reconciliation",
        place: "ledger",
        text: "Double-entry postings, never edited, matched every day against bank, gateway and network statements.",
        hardPart:
          "The bank does not answer, yet the money may have moved. Before any retry, the system asks the bank what became of that payment.",
      },
      {
        title: "Onboarding and KYC",
        place: "teller window",
        text: "Identity checks (KYC): tax number (PAN), Aadhaar, central KYC registry and video. A customer can stop and resume later; a dropped video call starts again.",
        hardPart:
          "The central KYC registry still has an old address. Nothing else is proved again: the system asks only for proof of address and sends it to the registry.",
      },
      {
        title: "Mandates and collections",
        place: "payment code",
        text: "Standing debits (NACH and UPI AutoPay), with the scheme's notices, retries and debit times. If a debit bounces, the borrower gets a payment link.",
        hardPart:
          "A borrower pays by link at nine while the same instalment is already in the bank's file. The system recognises the second debit and starts the refund.",
      },
      {
        title: "Fraud and anti-money-laundering alerts",
        place: "printout",
        text: "Rules and models rate each transfer before it leaves. Each case opens with the reasons in plain words.",
        hardPart:
          "Most flagged transfers are innocent, and one may be a salary. We tune the rules on your own closed cases, in your systems and with names masked.",
      },
      {
        title: "Portfolio and investor reports",
        place: "reports",
        text: "Holdings, cost and gains, clear to a first-time investor on a phone.",
        hardPart:
          "A share split and a part sale fall in one tax year. We recompute the gain and check that the units still add up.",
      },
    ],
  },
  standards: {
    heading: "Payment, lending and data rules",
    items: [
      {
        name: "PCI DSS v4.0.1",
        text: "The card industry's rules for all who handle card numbers. Unless you issue or process cards, we keep the numbers off your servers. Under RBI rules a merchant in India stores a token instead, with the last four digits.",
      },
      {
        name: "RBI rule on storing payment data in India",
        text: "Payment data is stored only in India, with exceptions for cross-border payments. We also look for copies abroad in backups, logs and analytics.",
      },
      {
        name: "RBI rules on digital lending",
        text: "Loan money usually moves directly between lender and borrower, and borrowers' data is stored in India. The system pays out only after the borrower has accepted the key facts statement.",
      },
      {
        name: "ISO 20022",
        text: "The format of SWIFT cross-border payments, with town and country in separate fields. Software splits old addresses, and a person checks the doubtful ones.",
      },
      {
        name: "CERT-In directions of April 2022",
        text: "India's cyber agency must hear of listed incidents within six hours of noticing; logs stay 180 days, or a year under the DPDP Rules from May 2027. We set up alarm, form and log store.",
      },
      {
        name: "Payment authentication: India and the UK",
        text: "Unless exempt, payments in both countries need two factors, such as device and PIN. The payer's bank or app checks both; we record the result and any exemption.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "Consent needs a stated purpose and can be withdrawn: in loan apps already, by RBI's rules; elsewhere from May 2027. Consent, purpose and withdrawal are stored with dates; a withdrawal stops that use, unless a law requires the use.",
      },
      {
        name: "Money laundering: PMLA (India), MLR 2017 and POCA (UK), BSA (USA), AML/CTF Act (Australia)",
        text: "You identify customers, keep records and report suspicion. Each alert is stored with its decision and reason.",
      },
      {
        name: "SEBI's cyber resilience framework (CSCRF)",
        text: "Brokers, funds and advisers, except some of the smallest, keep a list of the parts of critical and new software (SBOM). You get that list with each release.",
      },
      {
        name: "Rules on your suppliers: RBI, FCA, EU DORA, APRA CPS 230 and others",
        text: "The rules differ by country; most ask for audit rights, known subcontractors and an orderly exit. Before you sign, you get draft clauses on these and on incident notice within hours, and answers to your security questionnaire.",
      },
    ],
  },
  integrations: {
    heading: "Banks, networks and bureaus we connect to",
    items: [
      {
        name: "Core banking hosts",
        by: "file",
        text: "Finacle, Flexcube or T24, live or by nightly file. The record count and total of every file are checked.",
      },
      {
        name: "UPI through a sponsor bank",
        by: "both",
        text: "QR, app and AutoPay payments. A refund is booked as a payment of its own, linked to the payment that it returns.",
      },
      {
        name: "Account Aggregators",
        by: "in",
        text: "Bank statements and holdings, fetched with the customer's consent. They are deleted when the consent says so, unless a law forbids it.",
      },
      {
        name: "Credit bureaus",
        by: "file",
        text: "Indian lenders report four times a month, to all bureaus in one format. Credit reports are kept as received, to explain a refusal later.",
      },
      {
        name: "Payment networks outside India",
        by: "file",
        text: "ACH, Faster Payments, Bacs, SEPA, NPP or Interac through your sponsor bank. An ACH debit stays open until its return period has ended.",
      },
    ],
  },
  pitfalls: {
    heading: "Costly mistakes in lending and payment software",
    items: [
      {
        title: "Money stored inexactly",
        text: "Many programs round fractions unseen, so totals come out a little wrong. Store whole paise or exact decimals, and write down each rounding rule.",
      },
      {
        title: "A timeout shown as a failure",
        text: "The customer tries again and is charged twice. Show the payment as pending, ask the network, and only then report the result.",
      },
      {
        title: "Card numbers in a log file",
        text: "One forgotten test line copies card numbers to backups and search indexes. Mask the numbers before anything is logged, and test that.",
      },
      {
        title: "Maker and checker share a password",
        text: "A shared password lets one person enter and approve a payment. Approval needs a second person with a login of their own.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Ledgers, loan engines and payment handling, each formula tested on your accountant's examples.",
    },
    {
      slug: "devops",
      part: "Updates that let running payments finish first, and a record of who approved each change.",
    },
    {
      slug: "ai-ml",
      part: "Fraud scores and statement reading with reasons given, measured on cases your analysts have closed.",
    },
    {
      slug: "mobile-apps",
      part: "Login tied to one phone, biometrics and statements that open on a four-year-old Android.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Approvals, debit batches and month-end entries that wait for a person only where needed.",
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
        "Your auditor decides, so we ask for a meeting before the ledger design is fixed. Entries are never edited, only added. Every change of rate or rule carries a date and an approver.",
    },
    {
      question: "Can a small team really keep to PCI DSS?",
      answer:
        "Yes, if card data never reaches your servers: the customer types it on the processor's own form. A merchant's self-assessment is then much shorter, though not that of a firm that handles payments for others. You still answer for updates, access and every script on the payment page.",
    },
    {
      question: "How do you test without moving real money?",
      answer:
        "With a simulator of each partner, which times out, sends messages twice and delivers files late on purpose. Then comes a pilot with staff accounts and small sums, reconciled daily.",
    },
    {
      question: "Our core system is twenty years old. Must it be replaced first?",
      answer:
        "No. It can go on holding the balances. A service in front of it checks, limits and records each request from new products.",
    },
    {
      question: "Where will our data be, and who of you sees it?",
      answer:
        "In your own cloud account or data centre, with payment and digital loan data in India where RBI says so. We develop on invented accounts. If a fault shows only in live data, you let in one named engineer for an agreed time, and your log keeps each view. A firm that you name tests the security.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually in week three: a table of the states a payment or loan can be in, each with its ledger posting, checked against ten of your own examples.",
    duration:
      "Three to six months to a working product. If it replaces an old one, both run until their figures have matched for as long as your finance head asks. Partner banks' test access and security reviews usually add weeks.",
    team: "A ledger engineer, an integration engineer, a reconciliation tester, a security reviewer, and a project lead your auditor can question.",
    needFromYou:
      "Your finance head, one person from operations, the scheme or partner-bank documents, and a month of anonymised settlement files.",
    call: "A project lead and a ledger engineer go through one product with you: licence, partners, volumes and the oldest mismatch.",
    confidentiality: "Never send card or account numbers. Loan policies and bank agreements are read only under a signed NDA.",
  },
  closing: {
    heading: "Describe a payment that went missing",
    text: `Tell us where it was last seen. In a ${firstCall} we list where it could be, and which check would find it.`,
    action: "Discuss Your Tech Needs",
  },
});

export default finance;
