// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Insurers, administrators and brokers: cover that starts at midnight, and claims made on a bad day. */
const insurance = defineIndustry({
  meta: {
    title: `Insurance software for policies and claims | ${site.name}`,
    description:
      "Quoting, policy, claims and broker software for insurers, administrators and brokers, designed around Indian, UK and US rules.",
  },
  updated: "2026-11-24",
  order: 14,
  name: "Insurance",
  menuLine: "Quotes, policies, claims and cashless approval",
  icon: "insurance",
  hero: {
    claim: "Policy and claims software that shows what was covered, and when.",
    lead: "We build quoting, policy, claims and broker software for insurers, third-party administrators and intermediaries. A claims handler sees at once whether cover was in force, and every premium can be explained later.",
  },
  drawing: {
    title: "One motor claim in section, from the roadside to payment",
    description:
      "Left to right: a driver with a phone beside a car with a dented door; a claims office on two floors, handlers at desks below and an underwriter among policy files above; a garage bay where a surveyor and a mechanic stand by the lifted car; a payments desk with a cashier's window. One horizontal coloured line carries the claim through all four.",
    caption: "One motor claim: reported at the roadside, registered, surveyed, paid. Its number never changes on the way.",
  },
  number: {
    heading: "By 31 March, 90 days of the premium are earned",
    value: 90,
    whole: 365,
    unit: "days",
    valueLabel: "Earned by 31 March",
    wholeLabel: "Policy begun on 1 January",
    ticks: [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365],
    text: "Take a one-year motor policy from 1 January. When India's financial year ends on 31 March, the insurer has earned the premium of those 90 days. The rest waits in reserve; we recalculate it at each policy change.",
  },
  hours: {
    critical: [
      { from: 8, to: 20, label: "Claims lines, surveyors, hospital and garage desks" },
      { from: 22.5, to: 0.5, label: "Policies expire and renewals begin at midnight" },
    ],
    release: { from: 4, to: 6, label: "After the nightly batch; the cashless desk stays up" },
    note: "Hospitals ask for cashless approval at four in the morning too, so we update one copy of the cashless desk while another runs. Indian insurers usually stop updates in late March: the books close, and policies are sold until the last minute of the 31st.",
  },
  day: {
    heading: "Claims by day, renewals and accounting by night",
    paragraphs: [
      "Each morning drivers report the night's accidents; garages send estimates. Hospitals ask the insurer to pay them directly (cashless approval) while the patient waits at the counter. The handler needs three answers at once. Was cover in force at that minute? Is this kind of loss covered? What has been paid already?",
      "At night the batch jobs run: renewal notices, matching of premiums to policies, commission statements, reinsurance postings and the ledger. Cover begins and ends at a stated minute in a stated time zone. A batch that is an hour late can show an insured customer as uninsured.",
    ],
  },
  systems: {
    heading: "Systems for quotes, policies, claims and brokers",
    lead: "Mainly for motor and health, also for life, property and specialty lines. Except for policy administration, all run beside your present core system.",
    items: [
      {
        title: "Quote and issue",
        text: "Rating tables, underwriting rules and documents in one place for branch, broker, app and comparison site.",
        hardPart:
          "All channels must change to new rates on the same day. Yet each channel has its own discount, as filed with the regulator.",
      },
      {
        title: "Policy administration with endorsements",
        text: "Changes to a running policy (endorsements), backdated corrections, cancellations and reinstatements, each with premium recalculated by the day.",
        hardPart:
          "An endorsement may take effect before one that is already booked. So the system keeps two dates for every change: when it takes effect and when it was entered.",
      },
      {
        title: "Motor claims from photo to payment",
        text: "First notice, picture intake, surveyor visit, garage estimate, approval and payment in a single file.",
        hardPart:
          "Photo analysis sorts dents for an assessor, who decides. The system must also recognise a picture already used in another claim.",
      },
      {
        title: "Cashless desk for health policies",
        text: "Pre-authorisation, queries and final approval between hospital, third-party administrator and insurer.",
        hardPart:
          "In India the decision is due within an hour of the request. Agreed prices and policy limits are checked first, so that all queries go out in one message.",
      },
      {
        title: "Broker and agent portal",
        text: "Leads, quotes, licence dates, commission and renewals for people who sell for several companies.",
        hardPart:
          "Commission terms differ by product, seller and year. After a cancellation the exact commission must be taken back.",
      },
      {
        title: "Fraud, salvage and recovery review",
        text: "Shows an investigator linked parties, repeat garages, wrecks to sell (salvage) and sums to recover from others (subrogation), with reasons.",
        hardPart:
          "With too many alerts, staff ignore them. So alerts are ranked, and your unit sets how many it opens each week.",
      },
    ],
  },
  standards: {
    heading: "Insurance law and standards we apply",
    items: [
      {
        name: "Section 64VB, Insurance Act, 1938 (India)",
        text: "Cover may not begin until the premium is received or guaranteed as prescribed. So each payment is stored with its time of arrival.",
      },
      {
        name: "IRDAI master circular on health insurance, 2024",
        text: "A cashless request is decided within one hour of receipt, a discharge approved within three. The screen counts both down.",
      },
      {
        name: "IRDAI Insurance Fraud Monitoring Framework, 2025",
        text: "In force since 1 April 2026: a fraud policy approved by the board, a monitoring unit, and data shared through the Insurance Information Bureau.",
      },
      {
        name: "IRDAI Information and Cyber Security Guidelines, 2026",
        text: "Insurers, brokers and administrators report a cyber incident to CERT-In within six hours, with a copy to IRDAI. Logs are kept for 180 days.",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "Medical notes and claim photographs are personal data. We record a purpose and a deletion date for each. The main duties begin in May 2027.",
      },
      {
        name: "ICOBS 6B, FCA Handbook (UK)",
        text: "A renewing home or motor customer may not pay more than a comparable new customer in the same channel.",
      },
      {
        name: "NAIC Model Law #668 (USA)",
        text: "Insurance data security, adopted state by state: a written programme, oversight of vendors, and notice of cybersecurity events to the commissioner.",
      },
      {
        name: "IFRS 17, and Ind AS 117 in India",
        text: "Contracts are grouped by portfolio, year of issue and expected profit. Each policy carries its group from the start. In India policy dates feed both Indian GAAP and Ind AS accounts.",
      },
      {
        name: "CPS 230 and 234 (Australia), B-10 and B-13 (Canada)",
        text: "An insurer passes security and continuity duties on to suppliers by contract. Australia's APRA must hear of a material incident within 72 hours, and of an outage beyond the set limit within 24.",
      },
    ],
  },
  integrations: {
    heading: "Registers, exchanges and core systems around a policy",
    items: [
      {
        name: "VAHAN",
        text: "India's vehicle register, once your access is approved: make, fuel and registration date.",
      },
      {
        name: "National Health Claims Exchange",
        text: "Claims between India's hospitals and insurers, in the FHIR format of the national ABDM scheme.",
      },
      {
        name: "Bima-ASBA on UPI",
        text: "Applicants for individual life or health cover may block the premium in their bank account. It is debited only if you accept.",
      },
      {
        name: "Guidewire, Duck Creek and older cores",
        text: "New software stands beside the core and exchanges data by interface or nightly file. The core still decides what is covered.",
      },
      {
        name: "ACORD messages and bordereaux",
        text: "Policy, claim and commission data in ACORD's formats. Monthly lists (bordereaux) from agents who underwrite for an insurer (MGAs, coverholders) are checked line by line.",
      },
    ],
  },
  pitfalls: {
    heading: "Risks in insurance software projects",
    items: [
      {
        title: "Products coded by hand",
        text: "Each new add-on cover (rider) needs a code change. Coverages, limits and wordings should be data that a product manager edits and an actuary signs.",
      },
      {
        title: "Migrating only the live policies",
        text: "Old claims reopen under old wordings. Expired policies must move too, each with the document exactly as issued.",
      },
      {
        title: "Portals tested only in the office",
        text: "A rural agent works on a small phone between two villages. If a proposal can't be saved half done, a rival gets the business.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Gives every cover, premium and loss its dates, and holds rates that the actuary can test against a spreadsheet.",
    },
    {
      slug: "ai-ml",
      part: "Reads garage estimates, discharge summaries and photographs, and marks doubtful lines for a handler.",
    },
    {
      slug: "mobile-apps",
      part: "First notice of loss at the roadside: place, pictures and a call back, even with a weak signal.",
    },
    {
      slug: "devops",
      part: "Rehearses the midnight batch on masked data, so that an overrun shows up well before renewal season.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Pays plain claims by written rules, within limits you sign; doubtful claims, and every refusal, go to a person.",
    },
    {
      slug: "technology-integration",
      part: "Connects an old policy system to exchanges, registers and partner garages.",
    },
    {
      slug: "bi-analytics",
      part: "Defines loss ratio, reserves and broker results so that actuaries and sales both accept them.",
    },
  ],
  questions: [
    {
      question: "Can you replace our policy administration system?",
      answer:
        "For brokers and small insurers, yes. For a large insurer a new core typically takes years. Around the old core we build new product lines, portals and claims front ends. If a core must be replaced, one product moves at a time. The old and new core both run until their premiums agree on every policy.",
    },
    {
      question: "May an algorithm approve or refuse claims?",
      answer:
        "It may approve small, clear claims inside limits your claims head has signed: a windscreen below a set amount, cover in force, no link to an earlier loss. Refusals go to a person. In India a health claim may be refused only with approval of the product management or claims review committee, so the workflow stops there. Each automatic decision keeps its reason, its rule version and the data it saw.",
    },
    {
      question: "Where would policyholder data sit, and what will our security team get?",
      answer:
        "The data sits in your own cloud account or data centre; records of Indian policies and claims are held in India. Engineers work on masked copies, with names, medical notes and number plates replaced. If live UK or EU data must be seen from India, the contract covers that transfer first. Before you sign, your security team gets draft clauses on audit, subcontractors and exit, and our written answers on [access](/about/how-we-work/#security) and notice of incidents.",
    },
    {
      question: "Who is called when the midnight batch fails?",
      answer: `The engineer your support agreement names. ${capital(supportName)} can cover the batch and the cashless desk, with a response time for each. The engineer on call has a written procedure: rerun from the last balanced step, or postpone the batch so that cover still begins on time.`,
    },
    {
      question: "How do you test a rating change?",
      answer:
        "On your own policies. A sample of policies in force is priced by the old table and by the new one. Every difference is listed by size, and your actuary explains or rejects each group.",
    },
  ],
  start: {
    firstDeliverable:
      "In week four or so: one product set up with coverages, limits and rates; it prices fifty of your own masked policies correctly.",
    duration:
      "Usually four to six months for a claims front end or a broker portal. Core interfaces and your security review take longest.",
    team: "An insurance analyst, two backend developers, one front-end developer, an integration engineer, a tester and a project lead.",
    needFromYou:
      "A product manager, an actuary for a few hours, policy wordings and the rating tables. Also access to a test copy of the core.",
    call: "A project lead and a backend developer ask about your lines, channels, core and slowest claim.",
    confidentiality:
      "Rates and wordings not yet filed need an NDA, which we can sign ahead of the first call. Claim files must be masked or stay with you.",
  },
  closing: {
    heading: "Find out where your claims wait",
    text: `In a ${firstCall} we trace one claim from desk to desk, without names. Then we say which of the waits software can remove.`,
    action: "Discuss Your Tech Needs",
  },
});

export default insurance;
