import { defineIndustry } from "../schema";
import { site } from "../site";

/** Law firms, chambers and in-house teams: privilege, limitation dates, client money and six-minute units. */
const legal = defineIndustry({
  meta: {
    title: `Legal software for law firms and chambers | ${site.name}`,
    description:
      "Matter, deadline, billing and evidence systems for law firms, chambers and in-house teams, designed around privilege, court lists and client money.",
  },
  updated: "2026-11-22",
  order: 15,
  name: "Legal",
  menuLine: "Matters, limitation dates, billable minutes",
  icon: "legal",
  hero: {
    claim: "Miss a limitation date by a day and nobody hears the merits.",
    lead: "A law practice sells judgement and is judged on dates. Its raw material is papers that opponents would love to see, money that belongs to clients, and minutes that must be noted before they are forgotten. We build matter, deadline, billing and evidence systems for firms, chambers and in-house teams. Privilege is a design rule from the first table: who may know that a matter exists is settled before who may open it.",
  },
  drawing: {
    title: "Section through chambers, registry and court, with one petition on the line",
    description:
      "Left to right: an advocate and a client at a table under shelves of law reports; a drafting desk with a junior and a lamp; the registry counter, where a clerk stamps and scans; a courtroom with the bench raised on three steps, two advocates at the bar and a screen for a witness elsewhere. The petition travels along a single vermilion line, level from table to bench. The paper book at the bar carries the key colour.",
    caption: "One petition from conference to hearing. At the counter in the middle, the registry checks it for defects.",
  },
  number: {
    heading: "Six minutes is the smallest piece of a lawyer's hour",
    value: 6,
    whole: 60,
    unit: "minutes",
    valueLabel: "One billing unit",
    wholeLabel: "One hour",
    text: "Firms that bill by time usually cut the hour into ten. A call of four minutes is written as 0.1, and so is one of six. It is a neat unit for arithmetic and a hard one for memory: an eight-hour day holds eighty of them. Written up on Friday, they are a reconstruction. A good time sheet catches the unit while the receiver is still warm.",
  },
  hours: {
    critical: [
      { from: 9.5, to: 17.5, label: "Lists called, registries open, hearings on screen" },
      { from: 20, to: 24, label: "Drafting and e-filing against a midnight clock" },
    ],
    release: { from: 5.5, to: 7.5, label: "After the last filing receipt, before the morning list" },
    note: "US federal courts take electronic filings until midnight by default, so the last hour is the busiest. Court vacations suit anything large.",
  },
  day: {
    heading: "A litigator's day is set by a list published the night before",
    paragraphs: [
      "In many Indian courts the cause list appears in the evening, and supplements follow. By breakfast a junior has matched it by eye against the office diary: item numbers, courtrooms, which senior is free. Then courts sit, adjourn, and give the next date in half a sentence. If it reaches the diary wrongly, every step counted from it is wrong as well.",
      "Transactional lawyers keep other hours. A deal closes when the last signature page comes in, so drafts, conditions and signatories are tracked to the minute. In both halves of the profession the evening is for writing, and time recording comes last, if it comes.",
    ],
  },
  systems: {
    heading: "Five systems for matters, dates, money and proof",
    lead: "All stand on one matter number, so that the conflict check, the papers and the bill agree on whose case it is.",
    items: [
      {
        title: "Conflict check and matter opening",
        text: "Searches parties, directors, former names and spellings before anyone reads the papers, then issues the engagement letter.",
        hardPart:
          "One name arrives in several scripts and a dozen spellings. The search must be generous, yet must not reveal a secret mandate.",
      },
      {
        title: "Court diary and limitation engine",
        text: "Cause lists, orders and next dates in one calendar, with time limits counted from the event that starts them.",
        hardPart:
          "Counting is law. Excluded days and reopening days differ by statute and court, so each date shows its working and a lawyer confirms it.",
      },
      {
        title: "Drafts, closings and bundles",
        text: "Versions compared, signature pages chased, and a bundle produced with index, bookmarks and page numbers.",
        hardPart:
          "A document handed up at the last moment goes in as 112A and 112B, so that nobody's marked-up copy loses its page numbers.",
      },
      {
        title: "Time, billing and client account",
        text: "Time sheets, fee arrangements, electronic invoices, and a separate ledger of client money for each matter.",
        hardPart:
          "One client's money may never pay for another client's stamp duty. The ledger refuses such an entry on the spot.",
      },
      {
        title: "Evidence review",
        text: "Mail, chats and scans taken in with their hashes, de-duplicated, threaded, searched and marked for privilege.",
        hardPart:
          "A privileged note can't be unsent. Likely ones get a second reading, and a redaction removes the text under the black bar.",
      },
    ],
  },
  standards: {
    heading: "Duties that the software has to respect",
    items: [
      {
        name: "Section 63, Bharatiya Sakshya Adhiniyam, 2023",
        text: "An electronic record goes in with a two-part certificate that states its hash value and algorithm. Capture has to note both at the source.",
      },
      {
        name: "Limitation Act, 1963 (India)",
        text: "Section 4 covers a last day on which the court is closed; section 12 says which days are left out of the count.",
      },
      {
        name: "Rule 36, Bar Council of India Rules",
        text: "Advocates may not advertise or solicit work. An Indian firm's site keeps to permitted particulars and leaves out rankings and praise.",
      },
      {
        name: "SRA Accounts Rules (England and Wales)",
        text: "Client account reconciled to the bank at least every five weeks, with differences investigated and the result signed off.",
      },
      {
        name: "ABA Model Rule 1.6(c) and Formal Opinion 512",
        text: "Reasonable efforts to keep client information confidential and, since 2024, what that and other duties mean for generative AI.",
      },
      {
        name: "FRCP 26 and 34 (USA)",
        text: "Discovery of stored electronic information: its scope, the form of production and the way back for a privileged slip.",
      },
      {
        name: "LEDES 1998B and UTBMS codes",
        text: "The invoice format and task codes that corporate clients' billing systems accept. A wrong code is an unpaid line.",
      },
    ],
  },
  integrations: {
    heading: "Courts, signatures and mailboxes to connect",
    items: [
      {
        name: "eCourts case status",
        text: "Orders and next dates by the 16-character CNR number, fetched by permitted means and compared with the office diary.",
      },
      {
        name: "Court e-filing portals",
        text: "Each has its own forms and file limits. The system assembles the packet and checks it; an advocate presses the button.",
      },
      {
        name: "Digital signatures and Aadhaar eSign",
        text: "Signing under the Information Technology Act, 2000. Wills stay outside that Act, and the template library says so.",
      },
      {
        name: "iManage, NetDocuments, SharePoint",
        text: "Document stores a firm already trusts. Their permissions remain the one truth about who may read a paper.",
      },
      {
        name: "Outlook and Exchange",
        text: "Mail filed to its matter from the message window, since nobody goes back to copy it across on Monday.",
      },
      {
        name: "Tally, Xero, QuickBooks",
        text: "Fees and office costs flow to the firm's books, while clients' funds stay in a ledger of their own.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes peculiar to legal projects",
    items: [
      {
        title: "Search that sees too much",
        text: "An ethical wall round the papers is useless if autocomplete offers the target's name. Index, cache and logs need it too.",
      },
      {
        title: "Deadlines without reasons",
        text: "A bare date is believed until it is wrong. Show trigger, rule, excluded days and the person who confirmed it.",
      },
      {
        title: "A chatbot that cites cases",
        text: "Language models invent authorities. A drafting aid quotes only judgments it was given and links to the paragraph.",
      },
      {
        title: "Time sheets designed by finance",
        text: "Seven mandatory codes produce round numbers on Friday. Capture first, from calendar and calls, and let billing tidy up.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Builds ledger, diary and permissions as tested rules that a partner can read in a plain table.",
    },
    {
      slug: "ai-ml",
      part: "Summarises disclosure and compares clauses with page references, with a lawyer's tick on every output.",
    },
    {
      slug: "web-development",
      part: "Makes firm sites that fit Rule 36 in India, or that publish prices for listed work as the SRA Transparency Rules ask.",
    },
    {
      slug: "devops",
      part: "Keeps access logs that cannot be edited, and restores a single matter from backup without reading the others.",
    },
  ],
  focus: [
    {
      slug: "artificial-intelligence",
      part: "Document review and research help, in a profession where an invented citation ends up in front of a judge.",
    },
    {
      slug: "enterprise-applications",
      part: "One matter record shared by the conflict desk, fee earners, accounts and the archive.",
    },
    {
      slug: "business-automation",
      part: "Turns an order of the court into tasks: certified copy, client letter, next date, time limit.",
    },
  ],
  questions: [
    {
      question: "Will our privileged papers train somebody's model?",
      answer:
        "We would set it up so that they don't. Models run under terms that exclude training, or on hardware you control, and the prompt log is treated as privileged too. You approve the list of processors and where they sit. A supplier that can't show its retention setting in writing is left out, along with the feature.",
    },
    {
      question: "Who answers if the limitation engine is wrong?",
      answer:
        "The advocate remains answerable for the date, and the design admits it: nothing counts as final until a named person has confirmed it. We answer for the calculation doing what was specified, and the contract between us sets out the rest. Before launch your closed matters are run through it, and each difference is traced to our code, the old diary or the statute.",
    },
    {
      question: "Half our papers are scans, many in Hindi. Will search work?",
      answer:
        "Within limits that should be measured first. Clean scans of typed Devanagari read well. Rubber stamps, carbon copies and handwriting do not. We test recognition on a few hundred of your own pages, report the error rate by kind of page, and mark doubtful text so that a search never swears a file is empty.",
    },
    {
      question: "We are eleven lawyers. Is custom software sensible?",
      answer:
        "Rarely as a whole. A small practice does better to buy matter management and have built only what the package lacks: cause list matching, a set of Hindi templates, a client portal under its own name. If the package can't be extended at all, you will hear that in the first call.",
    },
  ],
  closing: {
    heading: "Tell us about the date that nearly slipped",
    text: `The ${site.claims.consultation} consultation is free and needs no client names. We will sketch how that date should have reached three people in time.`,
    action: "Contact Us",
  },
});

export default legal;
