// The fields are explained in content/schemas/focus.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** Choosing, introducing and governing AI in a company: a neuron with a mark below which a person decides. */
const artificialIntelligence = defineFocus({
  meta: {
    title: `AI at work: choosing, introducing, governing | ${site.name}`,
    description:
      "For companies whose departments already try AI tools: a register of what is in use, rules for staff, and one measured trial with a decision on day thirty.",
  },
  updated: "2026-11-27",
  order: 2,
  name: "Artificial Intelligence",
  menuLine: "Choosing, introducing and governing AI at work",
  problem: "AI tools paid for, their benefit unknown",
  icon: "intelligence",
  hero: {
    claim: "Use AI where it pays, and know where it is used.",
    lead: "We bring order to AI for companies where every department tries it in its own way. We list the tools with their costs, rank the tasks in which AI may pay, write the rules and measure one trial.",
  },
  drawing: {
    title: "A neuron as a machine in a workshop, with a reviewer's desk beside it",
    description:
      "A workshop in section. On the left two clerks feed three inputs into a large neuron: a scanned bill, an e-mail and a table of past months; the middle strand is thickest because it weighs most. The round cell holds a rising S-curve, and an engineer on a ladder sets a dashed upright across it. What passes goes right to a clerk and a ticked box. The rest comes down to a reviewer at a desk on the line.",
    caption:
      "An e-mail, a bill and monthly figures go in. Where the AI is sure, a person checks quickly; where it is not, a reviewer decides. You set that limit.",
  },
  symptoms: {
    heading: "AI tools in use before anyone approved them",
    lead: "AI often comes in department by department, through free accounts and software updates.",
    items: [
      {
        title: "Client papers in a private account",
        text: "Staff paste contracts into a public assistant to save an hour. The company cannot say where the pages are now.",
      },
      {
        title: "A chatbot without an owner",
        text: "The pilot impressed the board in spring. Nobody was made responsible for its answers, and it still quotes the old price list.",
      },
      {
        title: "Licences paid for, benefit unknown",
        text: "Every desk has an AI assistant. When the licence is renewed, the only known figure is the number of logins.",
      },
      {
        title: "One tool bought three times",
        text: "Sales, HR and support each pay for a service that transcribes meetings. A lawyer has read one of the three contracts.",
      },
      {
        title: "AI that came with an update",
        text: "The recruiting software now ranks applicants. The supplier's notes mentioned the change; HR heard of it from a candidate.",
      },
      {
        title: "A ban that staff work around",
        text: "A memo forbids AI tools in the office. They are used on private phones instead, where no log exists.",
      },
    ],
  },
  usualFix: {
    heading: "Licences for all or a ban: neither is enough",
    paragraphs: [
      "Some companies buy an assistant for every desk and wait for ideas. Some people save real time. But the other steps stay the same, and nobody compares hours and errors before and after. After a year the renewal is due, and nobody can say what the licences have saved.",
      "Others forbid everything until a full policy exists. Writing it takes months, because it tries to settle each tool and each case in advance. Until then the company learns neither what helps nor what leaks. Two pages on permitted tools and permitted data can be published in the first month.",
    ],
  },
  control: {
    kind: "bars",
    heading: "When an assistant saves time",
    lead: "Sample data: sixty replies to customers. Written by hand, each takes six minutes. The assistant drafts at once; a person checks and corrects before sending.",
    question: "How long does it take to check and correct one draft?",
    first: 2,
    readings: ["for sixty replies", "against six hours by hand"],
    rows: ["Written by hand", "Drafted by the assistant, then checked"],
    whole: 9,
    after: "h",
    answers: [
      {
        label: "1 minute",
        bars: [6, 1],
        values: ["1 hour", "5 hours saved"],
        says: "One look at the order on the screen is enough to judge the draft. Start with a task of this kind.",
      },
      {
        label: "3 minutes",
        bars: [6, 3],
        values: ["3 hours", "3 hours saved"],
        says: "Each draft must be compared with a record. Half of the time is still saved.",
      },
      {
        label: "5 minutes",
        bars: [6, 5],
        values: ["5 hours", "1 hour saved"],
        says: "Checking takes nearly as long as writing. A trial would show whether one saved hour is worth the licence.",
      },
      {
        label: "8 minutes",
        bars: [6, 8],
        values: ["8 hours", "2 hours lost"],
        says: "Every claim has to be looked up. We would rank this task last, however good the demonstration was.",
      },
    ],
  },
  approach: {
    heading: "Introducing AI: first a register, then rules, then a trial",
    lead: "We start with what you already use, because a tool that is on no list cannot be approved, measured or switched off.",
    steps: [
      {
        title: "List the tools in use",
        text: "We ask without blame, and read invoices and, where allowed, sign-in logs, to find which AI tools each department uses, with which data and at what cost. AI features inside other software count too.",
      },
      {
        title: "Rank the candidate tasks",
        text: "Each department names tasks. We rank them by hours spent, by the harm of a wrong answer, and by how quickly a person can check the answer.",
      },
      {
        title: "Sort uses by risk",
        text: "Drafting a text is low risk. Ranking applicants or scoring a person's credit is high-risk where the EU AI Act applies. Each risk class has a named approver.",
      },
      {
        title: "Write two pages of rules",
        text: "Which tools are allowed, which data may go in, what a person checks before a result leaves, and whom to ask. Staff practise the rules on tasks of their own.",
      },
      {
        title: "Try one task with a stop rule",
        text: "First we write down which result means yes and which ends the trial. Then one team does one task without the tool and with it, and we measure time and errors.",
      },
      {
        title: "Review every quarter",
        text: "A named group in your company reads the register, costs, incidents and new features. A tool that gets worse is checked more strictly or switched off.",
      },
    ],
  },
  services: [
    {
      slug: "ai-ml",
      part: "If no ready-made tool does the chosen task well enough, a model is built or connected for it.",
    },
    {
      slug: "software-development",
      part: "An approved assistant connected to your documents, so that each user finds only what that user may read.",
    },
    {
      slug: "uiux",
      part: "A review screen on which even a tired person spots a wrong figure.",
    },
    {
      slug: "devops",
      part: "Company accounts, logs and spending caps for AI tools, so that access to a tool can be ended in one place.",
    },
  ],
  firstDays: {
    heading: "What happens in 30 days: register, rules, one trial",
    lead: "The trial can end with a no. You then stop on day 30, before you buy a year's licences for that tool.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Register of tools",
        text: "What each department uses, with which data and under which contract",
        from: 1,
        to: 5,
        by: "both",
      },
      {
        label: "Contract check",
        text: "Where each supplier keeps your data, for how long, and whether it may train on it",
        from: 4,
        to: 8,
        by: "us",
      },
      {
        label: "Task ranking",
        text: "A workshop per department; tasks ranked by hours, harm and ease of checking",
        from: 6,
        to: 10,
        by: "both",
      },
      {
        label: "Rules for staff",
        text: "Two pages we draft; management, HR and your lawyer approve them",
        from: 9,
        to: 14,
        by: "both",
      },
      {
        label: "Baseline",
        text: "The trial team measures its time and errors on the chosen task without AI",
        from: 12,
        to: 15,
        by: "you",
      },
      {
        label: "Training and trial",
        text: "The team works with an approved tool; each result is checked and counted",
        from: 16,
        to: 26,
        by: "both",
      },
      {
        label: "Decision",
        text: "Continue, wait or stop, with counts, cost per case and the next tasks in order",
        from: 27,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Risks of using AI at work, with the control for each",
    items: [
      {
        risk: "Confidential data leaves the company",
        mitigation:
          "Company accounts replace private ones, on terms under which the supplier does not train on your data. Until such terms exist, sensitive data stays out.",
      },
      {
        risk: "A wrong answer reaches a customer",
        mitigation:
          "Each task has a named person who checks the result before it leaves. For repeated tasks a monthly sample is graded, too, and too many errors stop the tool.",
      },
      {
        risk: "A document gives the assistant orders",
        mitigation:
          "Text hidden in a file can do this: prompt injection, first on the OWASP Top 10 for LLM Applications. An assistant gets no more rights than its user, and a person approves sending or paying.",
      },
      {
        risk: "An applicant or customer is treated unfairly",
        mitigation:
          "Uses that affect people are approved one by one and tested for unequal results between groups. A person decides and can overrule the tool.",
      },
      {
        risk: "The company depends on one supplier",
        mitigation:
          "Prompts, test cases and documents stay in your own storage. For each critical tool the register names an alternative and the notice period.",
      },
    ],
  },
  questions: [
    {
      question: "Which AI laws apply to us?",
      answer:
        "India has no separate AI act so far, and its guidelines of November 2025 are voluntary. The DPDP Act covers personal data, with its main duties from May 2027. The UK and Australia have no general AI act; some US states have AI laws, such as Illinois on hiring. In the EU the AI Act applies in steps: bans and a duty to help staff understand AI since February 2025, transparency duties since August 2026 (for some older systems from December), most high-risk duties from December 2027. Your lawyer decides what applies; our register supplies the facts.",
    },
    {
      question: "May our staff use ChatGPT or similar tools?",
      answer:
        "Yes, within limits: in a company account, with permitted data, and with a check before a result is sent. A private account is the wrong place for client papers. Your company has no contract with the supplier there, and cannot control what is kept.",
    },
    {
      question: "When do you advise against AI?",
      answer:
        "When a wrong answer costs much and cannot be checked, and when a filter or a fixed rule does the job. We also decline tools that decide alone about hiring, credit or medical care: Article 22 of the EU's GDPR limits such decisions, and UK law asks for safeguards. A tool may prepare the file; a person free to overrule it decides and signs.",
    },
    {
      question: "Do we need an ISO/IEC 42001 certificate?",
      answer:
        "No, unless a customer or a tender asks for one. ISO/IEC 42001:2023 is the international standard for managing AI in an organisation. It asks for policies, risk assessment and reviews, so this work is a good part of the preparation. An accredited body carries out the audit.",
    },
    {
      question: "How does this differ from your AI and machine learning service?",
      answer:
        "This work settles which tasks, tools and rules your company needs. The [AI and machine learning service](/services/ai-ml/) builds and tests a model for a task that is already chosen. If a ready-made tool is good enough, you do not need that service.",
    },
  ],
  start: {
    firstDeliverable: "By day five: a register of the AI tools in use, by department, with the data and the cost of each.",
    duration:
      "Thirty days; longer with many departments or if staff representatives must agree. A further department's trial usually takes two to four weeks.",
    team: "An AI consultant, a security engineer and a trainer. The project lead reports to your sponsor each week.",
    needFromYou:
      "A sponsor in management, a contact in every department, your list of software invoices, and two hours from your lawyer.",
    call: "An AI consultant and a project lead ask what each department uses today and rank two or three tasks together with you.",
    confidentiality:
      "Describe tasks in general words at first. Before we look at prompts, logs or supplier contracts, a mutual NDA is signed.",
  },
  closing: {
    heading: "Ask us which task to try first",
    text: `Name two tasks that your teams want AI for. In the ${firstCall} we say which one can be measured, and how.`,
    action: "Start the Conversation",
  },
});

export default artificialIntelligence;
