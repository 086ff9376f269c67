// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Insurers, administrators and brokers: cover that starts at midnight, and claims made on a bad day. */
const insurance = defineIndustry({
  meta: {
    title: `Insurance software for policies and claims | ${site.name}`,
    description:
      "Quoting, policy, claims and broker software for insurers, third-party administrators and brokers, by the rules of India, the UK and others.",
  },
  updated: "2026-11-28",
  order: 14,
  name: "Insurance",
  menuLine: "Quotes, policies, claims and cashless approval",
  icon: "insurance",
  hero: {
    claim: "Policy and claims software that shows what was covered, and when.",
    lead: "We build custom quoting, policy and claims software for insurers, third-party administrators and brokers. With a live link to your policy system, a claims handler sees at once whether cover was in force, and every premium can be explained later.",
  },
  drawing: {
    title: "One motor claim in section, from the roadside to payment",
    description:
      "Left to right: a driver with a phone beside a car with a dented door; a claims office on two floors, handlers at desks below and an underwriter among policy files above; a garage bay where a surveyor and a mechanic stand by the lifted car; a payments desk with a cashier's window. One horizontal coloured line carries the claim through all four.",
    caption: "One motor claim is reported at the roadside, registered, surveyed and paid, all under a single number.",
  },
  number: {
    heading: "Two queries can use half the time for a hospital discharge",
    value: 90,
    marks: [{ at: 45, label: "Asked together: 45 minutes" }],
    whole: 180,
    unit: "minutes",
    valueLabel: "Two queries, asked in turn",
    wholeLabel: "Longest time IRDAI allows",
    ticks: 30,
    figures: [0, 30, 60, 120, 150],
    text: "IRDAI, India's insurance regulator, allows three hours from the hospital's request; any extra charge for a later discharge falls on the insurer. In this example, each query waits 45 minutes for its answer. So our software first checks the final bill against cover, prices and limits, then sends all queries in one message.",
  },
  hours: {
    critical: [
      { from: 8, to: 20, label: "Claims lines, surveyors, hospital and garage desks" },
      { from: 22.5, to: 4, label: "Renewals begin at midnight, then the nightly batch" },
    ],
    release: { from: 4, to: 6, label: "After the nightly batch; the cashless desk stays up" },
    note: "Hospitals ask for payment approval at 4 am too, so we update one copy of the cashless desk while another runs. Indian insurers usually stop updates in late March, when the books close.",
  },
  day: {
    heading: "Claims by day, renewals and accounting by night",
    paragraphs: [
      "Each morning drivers report the night's accidents, and garages send estimates. Hospitals ask the insurer to pay them directly (cashless approval) while the patient waits. The handler must know at once: was cover in force, is this loss covered, and what has been paid already?",
      "At night a batch run sends renewal notices, matches premiums to policies and books commission. If it ends an hour late, an insured customer can appear uninsured.",
    ],
  },
  systems: {
    heading: "Systems for quotes, policies, claims and brokers",
    lead: "Mainly for motor and health insurance. Policy administration can replace a small insurer's core; the others run beside any core.",
    items: [
      {
        title: "Quote and issue",
        place: "underwriting desk",
        text: "Rating tables, underwriting rules and documents in one place for branch, broker, app and comparison site.",
        hardPart: "A channel left on old rates quotes a wrong price. So all read one dated table.",
      },
      {
        title: "Policy administration with endorsements",
        place: "policy files",
        text: "Changes to a running policy (endorsements), corrections and cancellations, with the premium recalculated by your rules.",
        hardPart:
          "Changes are sometimes reported out of order. So the system stores two dates for each: when it takes effect and when it was entered.",
      },
      {
        title: "Motor claims from photo to payment",
        place: "phone",
        text: "Accident report, photographs, surveyor visit, garage estimate, approval and payment in one file.",
        hardPart: "The same picture may turn up in two claims. The system flags likely matches, and an assessor decides.",
      },
      {
        title: "Cashless desk for health policies",
        text: "Pre-authorisation, queries and final approval between hospital, third-party administrator and insurer.",
        hardPart:
          "Estimates often grow during a stay. Each new request is compared with what was approved before and with what is left of the sum insured.",
      },
      {
        title: "Broker and agent portal",
        text: "Leads, quotes, licence dates, commission and renewals for your agents and brokers.",
        hardPart:
          "Commission terms differ by product, seller and year. Each sale keeps its terms, so a cancellation takes back the exact amount.",
      },
      {
        title: "Fraud, salvage and recovery review",
        place: "damaged car",
        text: "An investigator sees people and garages that recur in claims, wrecks to sell (salvage) and sums to recover from others (subrogation).",
        hardPart: "Staff ignore alerts when there are too many. We rank them and give reasons; your unit sets how many to open.",
      },
    ],
  },
  standards: {
    heading: "Insurance law and standards we apply",
    items: [
      {
        name: "Section 64VB, Insurance Act, 1938 (India)",
        text: "Cover usually may not begin until the premium is received or guaranteed. Payments, deposits, guarantees and returned cheques are each stored with their time.",
      },
      {
        name: "IRDAI master circular on health insurance, 2024",
        text: "A cashless request is decided within one hour of receipt. The screen counts down this hour and the three for a discharge, and alerts a supervisor in time.",
      },
      {
        name: "IRDAI master circular on general insurance, 2024",
        text: "A surveyor is appointed within 24 hours of a claim report (motor losses from ₹50,000 need one) and reports within 15 days; the insurer decides within 7 more. The screen counts down all three.",
      },
      {
        name: "IRDAI Insurance Fraud Monitoring Framework, 2025",
        text: "Insurers need a fraud monitoring unit and share data through the Insurance Information Bureau. The system lists the unit's cases and prepares the Bureau's file.",
      },
      {
        name: "IRDAI Information and Cyber Security Guidelines, 2026",
        text: "Insurers, brokers and administrators report a cyber incident to CERT-In and IRDAI within six hours. Our alarms record when it was noticed; logs stay 180 days, or a year under the DPDP Rules from May 2027.",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "Medical notes, and photographs that identify somebody, are personal data; the Act's main duties begin in May 2027. Each record gets a purpose and a deletion date.",
      },
      {
        name: "ICOBS 6B, FCA Handbook (UK)",
        text: "A renewing home or motor customer may not be quoted more than a comparable new customer in the same channel. The software computes both prices and stops a dearer renewal.",
      },
      {
        name: "IFRS 17, and Ind AS 117 in India",
        text: "Accounts group policies by portfolio, year of issue and expected profit; in India from the date that IRDAI sets. Each policy carries its group from the start.",
      },
      {
        name: "Suppliers: SS2/21 (UK), NAIC #668 (US states), CPS 230 and 234 (Australia), B-13 and B-10 (Canada)",
        text: "Insurers oversee their suppliers' security and report serious incidents; deadlines differ by country. Our contract says within how many hours we tell you.",
      },
    ],
  },
  integrations: {
    heading: "Registers, exchanges and core systems around a policy",
    items: [
      {
        name: "VAHAN",
        by: "in",
        text: "India's vehicle register, once your access is approved: make, fuel and registration date.",
      },
      {
        name: "Central KYC registry (CKYC)",
        by: "both",
        text: "India's register of checked customers, read before a policy is issued and updated afterwards.",
      },
      {
        name: "National Health Claims Exchange",
        by: "both",
        text: "Claims between India's hospitals and insurers, in the health data format FHIR.",
      },
      {
        name: "Bima-ASBA on UPI",
        by: "both",
        text: "Applicants for individual life or health cover may block the premium in their bank account. It is debited only if you accept.",
      },
      {
        name: "Guidewire, Duck Creek and older cores",
        by: "file",
        text: "New software exchanges data with your core, live or by nightly file. The core remains the record of cover.",
      },
      {
        name: "ACORD messages and bordereaux",
        by: "file",
        text: "Policy, claim and commission data in ACORD's formats. Lists from coverholders or to reinsurers (bordereaux) are checked line by line.",
      },
    ],
  },
  pitfalls: {
    heading: "Risks in insurance software projects",
    items: [
      {
        title: "Products coded by hand",
        text: "Each new rider (add-on cover) then needs a programmer. Limits and wordings should be data that a product manager edits and your product committee approves.",
      },
      {
        title: "Migrating only the live policies",
        text: "Old claims reopen under old wordings. Expired policies that can still bring claims must move too, each with the document exactly as issued.",
      },
      {
        title: "Proposals that cannot be saved half done",
        text: "A rural agent works on a small phone with a weak signal. If a proposal is lost, a rival gets the business.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Policy and claims systems, with rates that the actuary can test against a spreadsheet.",
    },
    {
      slug: "ai-ml",
      part: "Reading garage estimates and hospital papers line by line.",
    },
    {
      slug: "mobile-apps",
      part: "Accident reports from the roadside: place, pictures and a call back.",
    },
    {
      slug: "devops",
      part: "A rehearsal of the midnight batch on data without names, well before renewal season.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Simple claims paid by written rules, within limits you sign.",
    },
    {
      slug: "technology-integration",
      part: "An old policy system connected to exchanges, registers and partner garages.",
    },
    {
      slug: "bi-analytics",
      part: "Claims cost, reserves and broker results defined once, for actuaries and sales.",
    },
  ],
  questions: [
    {
      question: "Can you replace our policy administration system?",
      answer:
        "For small insurers, yes, and a broker's own system too. For a large insurer a new core typically takes years, so we build new products, portals and claims screens around the old one. If the old core must go, each product moves once your actuary has accepted every difference in premium.",
    },
    {
      question: "May an algorithm approve or refuse claims?",
      answer:
        "It may approve small, clear claims, such as a windscreen, within limits your claims head has signed. Refusals go to a person; in India a committee of the insurer must also approve the refusal of a health claim. Each automatic decision keeps its reason and the data it saw.",
    },
    {
      question: "Where would policyholder data sit, and what will our security team get?",
      answer:
        "In your own cloud account or data centre; records of Indian policies and claims stay in India. Engineers use copies without names, medical notes or number plates; live UK or EU data is seen from India only under agreed transfer terms. Before you sign, your security team gets draft clauses on audit, subcontractors and exit, and written answers on [access](/about/how-we-work/#security). An outside firm that you name tests the security; we plan its time in.",
    },
    {
      question: "Who is called when the midnight batch fails?",
      answer: `The engineer your support agreement names. ${capital(supportName)} can cover the batch and the cashless desk, with a response time for each. A written procedure says which step to rerun and which policies to update first.`,
    },
    {
      question: "How do you test a rating change?",
      answer:
        "On a sample of your own policies, priced by the old table and by the new one. Your actuary sees the differences, largest first, and accepts or rejects them.",
    },
  ],
  start: {
    firstDeliverable:
      "In about week four: fifty policies priced exactly as in your tables, or one claim on the new screen, all without names.",
    duration:
      "Usually four to six months for a claims front end or a broker portal, more for a small insurer's core. Core interfaces and your security review take longest.",
    team: "An insurance analyst, three developers, an integration engineer, a tester and a project lead.",
    needFromYou:
      "A product manager, an actuary for a few hours, policy wordings, rating tables and access to a test copy of the core.",
    call: "A project lead and a backend developer ask about your lines, channels, core and slowest claim.",
    confidentiality: "We can sign an NDA before the first call. Claim files come without names and numbers, or stay with you.",
  },
  closing: {
    heading: "Find out where your claims wait",
    text: `In a ${firstCall} we trace one claim from desk to desk, without names. Then we say which of the waits software can remove.`,
    action: "Discuss Your Tech Needs",
  },
});

export default insurance;
