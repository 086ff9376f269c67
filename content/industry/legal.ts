// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Law firms, chambers and in-house teams: privilege, limitation dates, client money and billable minutes. */
const legal = defineIndustry({
  meta: {
    title: `Legal software for law firms and chambers | ${site.name}`,
    description:
      "Court diary, case, billing and evidence software for law firms, chambers and in-house teams, designed around privilege, deadlines and client money.",
  },
  updated: "2026-11-28",
  order: 15,
  name: "Legal",
  menuLine: "Cases, court dates, billable minutes",
  icon: "legal",
  hero: {
    claim: "Court dates, papers and client money in one matter record.",
    lead: "We build custom software for law firms, chambers and in-house teams: cases, deadlines, billing and evidence. Each deadline shows how it was counted. Calls and meetings can be timed as they happen. Client money is kept in ledgers by client and matter.",
  },
  drawing: {
    title: "One petition on its way through chambers, registry and court",
    description:
      "Left to right: an advocate and a client at a table under shelves of law reports; a drafting desk with a junior and a lamp; the registry counter, where a clerk stamps and scans; a courtroom with the bench raised on three steps, two advocates at the bar and a screen for a witness elsewhere. The petition travels along a single coloured line, level from table to bench.",
    caption:
      "The line is one petition, from conference to hearing. At the counter in the middle, the registry checks it for defects.",
  },
  number: {
    heading: "In Indian commercial suits, no defence is accepted after 120 days",
    value: 30,
    whole: 120,
    unit: "days",
    valueLabel: "Without the court's leave",
    wholeLabel: "Longest a court may allow",
    ticks: 10,
    figures: [0, 60, 90],
    text: "A defendant has 30 days from service of the summons to file a defence (written statement), and up to 120 if the court allows it and costs are paid. After that the right is lost, even if the office counted from the wrong day. So our diary first asks for the day of service, and warns two people before each limit.",
  },
  hours: {
    critical: [
      { from: 9.5, to: 17.5, label: "Lists called, registries open, hearings on screen" },
      { from: 20, to: 24, label: "Drafting and e-filing before midnight" },
    ],
    release: { from: 5.5, to: 7.5, label: "After the last filing receipt, before courts open" },
    note: `E-filing often runs until midnight. Small updates go in before courts open, large ones on a court holiday. ${capital(supportName)}, if agreed, covers evenings before a deadline.`,
  },
  day: {
    heading: "The cause list decides a litigator's day",
    paragraphs: [
      "In many Indian courts the cause list, the list of hearings, appears the evening before, as the daily list does in England. A junior matches it by eye against the office diary. Then courts sit, adjourn, and give the next date in half a sentence. If that date is entered wrongly, every step counted from it is wrong too.",
      "Corporate lawyers, in firms or in-house, work towards completing a deal. For them the system tracks drafts, conditions and signatories.",
    ],
  },
  systems: {
    heading: "Matter, diary, billing and evidence systems",
    lead: "All share one matter number (a matter is one case or deal). You decide who may know that a matter exists, and who may open it.",
    items: [
      {
        title: "Conflict check and matter opening",
        place: "client",
        text: "The software searches parties, directors and former names before anyone reads the papers. If all is clear, it prepares identity checks and the engagement letter.",
        hardPart:
          "One name arrives in several scripts and a dozen spellings. The search finds likely variants. A match with a confidential client goes only to the partner you name.",
      },
      {
        title: "Court diary and time-limit calculator",
        place: "wall of dates",
        text: "Cause lists, orders and next dates in one calendar, with time limits counted from the event that starts them.",
        hardPart: "Statutes and courts count days differently. So each date shows how it was counted.",
      },
      {
        title: "Drafts, closings and bundles",
        place: "paper book",
        text: "Versions compared, signature pages chased, and the hearing bundle made with index and page numbers.",
        hardPart:
          "A late document must not change page numbers already cited. It goes in as page 112A, or at the end, as the court asks.",
      },
      {
        title: "Time, billing and client account",
        place: "stamp",
        text: "Invoices by the hour, by appearance or at a fixed fee, and a client-money ledger by client and matter. When a call ends, the software proposes a time entry.",
        hardPart:
          "One client's money may never pay for another client's stamp duty. The ledger refuses any payment above that client's balance for the matter.",
      },
      {
        title: "Evidence review",
        place: "case files",
        text: "Mail, chats and scans are searched and marked for privilege. Duplicates are set aside, with a note of who held each.",
        hardPart:
          "Once the other side has read a privileged note, the harm is done. So two of your people approve each release, and blacked-out words are removed from the copy that leaves.",
      },
    ],
  },
  standards: {
    heading: "Professional rules and statutes behind the design",
    items: [
      {
        name: "Section 63, Bharatiya Sakshya Adhiniyam, 2023",
        text: "In Indian courts an electronic record usually needs a certificate with its fingerprint (hash), signed by party and expert. We record the hash when the record reaches us and draft the certificate.",
      },
      {
        name: "Limitation Act, 1963 (India)",
        text: "Some days do not count towards a time limit, and a court may excuse some late filings. The calculator shows each step; you ask the court to excuse a delay (condonation).",
      },
      {
        name: "Rule 36, Bar Council of India Rules",
        text: "Advocates may not advertise or solicit work, and their sites may show only permitted details. We keep an Indian firm's site to that list.",
      },
      {
        name: "SRA Accounts Rules (England and Wales)",
        text: "Client accounts are reconciled at least every five weeks. The ledger prepares each reconciliation, and the finance compliance officer (COFA) or a manager signs it.",
      },
      {
        name: "ABA Model Rules 1.6 and 1.15 (USA)",
        text: "Lawyers keep client information safe and client funds in trust. The system logs each access and keeps a trust ledger by client and matter.",
      },
      {
        name: "LEDES 1998B, 1998BI and UTBMS codes",
        text: "Many corporate clients want invoices in these formats and codes. Each invoice is checked before it leaves; 1998BI also carries VAT or GST.",
      },
      {
        name: "UK GDPR",
        text: "UK client data may usually go to India only with safeguards. Before we work on UK files we sign a processing agreement and the UK's transfer terms (IDTA or Addendum).",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "From May 2027 a firm must secure client data and, outside work on legal claims, report breaches. Access is logged, and a form for the report is ready.",
      },
    ],
  },
  integrations: {
    heading: "Working with courts, document stores and accounts packages",
    items: [
      {
        name: "eCourts case status",
        by: "in",
        text: "Cause lists, orders and next dates, as the courts permit, compared with the office diary; otherwise a clerk uploads the list.",
      },
      {
        name: "Court e-filing portals",
        by: "person",
        text: "Each has its own forms and file limits. The system assembles and checks the papers; an advocate files them.",
      },
      {
        name: "CM/ECF and CE-File",
        by: "in",
        text: "Notices and receipts from US federal and some English courts are filed to their matter, and the papers saved.",
      },
      {
        name: "Digital signatures and Aadhaar eSign",
        by: "person",
        text: "Signing under India's Information Technology Act, which leaves out wills, trusts, most powers of attorney and many promissory notes.",
      },
      {
        name: "iManage, NetDocuments, SharePoint",
        by: "both",
        text: "Papers are read and filed there; your access rights still apply.",
      },
      {
        name: "Outlook, Tally and Xero",
        by: "both",
        text: "Mail is filed to its matter from the message window. Fees go to the firm's books.",
      },
    ],
  },
  pitfalls: {
    heading: "Where legal software goes wrong",
    items: [
      {
        title: "Search that sees too much",
        text: "Locked papers are no use if the search box suggests a confidential client's name. Lock the search index and the logs as well.",
      },
      {
        title: "A chatbot that cites cases",
        text: "Language models sometimes invent judgments. A drafting aid should quote only those it was given, with a link to the paragraph.",
      },
      {
        title: "Too many billing codes",
        text: "If each entry needs several codes, lawyers guess. Record the time first, and let the billing team code it.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Ledger, diary and permissions as rules that a partner can read in a plain table.",
    },
    {
      slug: "ai-ml",
      part: "Summaries of disclosure and comparisons of clauses, with page references; a lawyer approves each.",
    },
    {
      slug: "web-development",
      part: "Law firm sites, with prices where the regulator requires them.",
    },
    {
      slug: "devops",
      part: "Access logs that cannot be changed unnoticed, and a backup that restores one matter without opening the others.",
    },
  ],
  focus: [
    {
      slug: "artificial-intelligence",
      part: "Document review and research help, with every citation checked against its source.",
    },
    {
      slug: "enterprise-applications",
      part: "One matter record shared by lawyers, accounts and the archive.",
    },
    {
      slug: "business-automation",
      part: "An order of the court turned into tasks: certified copy, client letter, next date, time limit.",
    },
  ],
  questions: [
    {
      question: "Will our privileged papers train an AI model?",
      answer:
        "No. Models run under terms that exclude training, or on hardware you control. You approve which firms process data, and where.",
    },
    {
      question: "Can your developers read our clients' papers?",
      answer:
        "Not in ordinary work: they build on invented matters, and real files stay in your data centre or cloud. If a fault shows only in a real matter, one of your partners lets in one named engineer for an agreed time. Your firm keeps the log.",
    },
    {
      question: "Who is liable if the time-limit calculator is wrong?",
      answer:
        "The advocate remains answerable for the date, so a named person confirms each one. We answer for errors in the calculation, within the limits of the contract. Before launch we run your closed matters through it and explain each difference.",
    },
    {
      question: "Half our papers are scans, many in Hindi. Will search work?",
      answer:
        "Yes for clean scans of typed Hindi; no for rubber stamps, carbon copies and most handwriting. We first test a few hundred of your own pages and report the errors. Each search names the pages it could not read.",
    },
    {
      question: "We are eleven lawyers. Is custom software sensible?",
      answer:
        "Rarely as a whole. Buy a package, and let us build only what it lacks, such as cause list matching or Hindi templates.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually in week three: a readable table of the time limits for two kinds of case that you file often, tested on twenty closed matters.",
    duration: "A court diary alone usually takes two to three months; diary, billing and client account together up to six.",
    team: "A project lead, on site or by video with your clerks; two developers, a security engineer and a tester.",
    needFromYou:
      "One partner, one clerk and one bookkeeper, the list of your courts, your billing rules and a year of closed diary entries.",
    call: "A project lead and a developer trace how one hearing date reaches your diary, then say what to buy and what to build.",
    confidentiality: "Name clients only after we have signed an NDA and you have checked us for conflicts.",
  },
  closing: {
    heading: "Discuss your court diary with us",
    text: `The ${firstCall} needs no client names. Describe how a hearing date reaches your diary, and we will show where it can be lost.`,
    action: "Contact Us",
  },
});

export default legal;
