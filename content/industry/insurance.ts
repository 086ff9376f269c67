import { defineIndustry } from "../schema";
import { site } from "../site";

/** Insurers, administrators and brokers: cover that starts at midnight, and claims made on a bad day. */
const insurance = defineIndustry({
  meta: {
    title: `Insurance software for policies and claims | ${site.name}`,
    description:
      "Quote, policy administration, claims and cashless desks for insurers and brokers, built around IRDAI, FCA and NAIC rules and cover that starts at midnight.",
  },
  updated: "2026-11-22",
  order: 14,
  name: "Insurance",
  menuLine: "Quotes, cover from midnight, claims on bad days",
  icon: "insurance",
  hero: {
    claim: "The policy gets read once, by someone standing beside a dented car.",
    lead: "Insurance is paid for in calm and used in a hurry. Between the two lie underwriting rules, endorsements, reinsurance shares and a claim file that five people touch. We build quoting, policy administration, claims and broker systems for insurers, third-party administrators and intermediaries. We start from the sum everyone argues about later: what was covered, from which minute, and at what premium.",
  },
  drawing: {
    title: "Cutaway from roadside to repair bay, with one motor claim on the line",
    description:
      "Left to right: a driver with a phone beside a car with a dented door; a claims office on two floors, handlers at desks below and an underwriter among policy files above; a garage bay where a surveyor and a mechanic stand by the lifted car; a payments desk with a cashier's window. One horizontal vermilion line carries the claim through all four. The dented door carries the key colour.",
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
    text: "Take a one-year policy from 1 January 2027. When India's financial year ends on 31 March, 90 of its 365 days have run. By the 1/365 method the insurer has earned that share of the premium. The other 275 days wait in the unearned premium reserve. Each endorsement and each cancellation redraws this line to the day.",
  },
  hours: {
    critical: [
      { from: 8, to: 20, label: "Claims lines, surveyors, hospital and garage desks" },
      { from: 22.5, to: 0.5, label: "Old policies lapse and renewals begin at midnight" },
    ],
    release: { from: 4, to: 6, label: "After the nightly batch has balanced" },
    note: "Late March is usually frozen at Indian insurers: the books close, and year-end policies are sold until the last minute of the 31st.",
  },
  day: {
    heading: "An insurer's clock runs from accident to accounting",
    paragraphs: [
      "Mornings belong to claims. Overnight accidents are reported, garages send estimates, and hospitals ask for cashless approval while the patient waits at the counter. The handler who opens the file needs three answers at once. Was cover in force at that minute? Does this peril fall inside it? What has been paid already? When those sit in three systems, the caller is put on hold.",
      "After hours the machines take over. Renewal notices go out, premium is allocated, commission statements are struck, reinsurance cessions are posted and the ledger is fed. Cover begins and ends at a stated minute in a stated time zone. A batch that slips by an hour can leave somebody uninsured on paper.",
    ],
  },
  systems: {
    heading: "Six systems, from the first quote to the last recovery",
    lead: "Motor in Rajasthan or cyber in Chicago, these are the places where a wording turns into code.",
    items: [
      {
        title: "Quote and issue",
        text: "Rating tables, underwriting rules and documents behind one engine for branch, broker, app and aggregator.",
        hardPart: "One risk, one price in every channel that day, and proof a year later of which table version produced it.",
      },
      {
        title: "Policy administration with endorsements",
        text: "Mid-term changes, backdated corrections, cancellations and reinstatements, each with premium reworked to the day.",
        hardPart:
          "An endorsement that takes effect before one already booked. History must replay by effective date and still show the order in which changes came in.",
      },
      {
        title: "Motor claims from photo to payment",
        text: "First notice, picture intake, surveyor visit, garage estimate, approval and payment in a single file.",
        hardPart:
          "A picture may sort dents for a person to check. It must also be recognised if it was already used in somebody else's claim.",
      },
      {
        title: "Cashless desk for health policies",
        text: "Pre-authorisation, queries and final approval between hospital, third-party administrator and insurer.",
        hardPart:
          "The regulator's clock keeps running while a paper is missing. Queries go out once and complete, with tariff and sub-limits checked first.",
      },
      {
        title: "Broker and agent portal",
        text: "Leads, quotes, licence dates, commission and renewals for people who sell for several companies.",
        hardPart:
          "Commission is its own contract, per product, person and year. A clawback after cancellation has to find the exact payout.",
      },
      {
        title: "Fraud, salvage and subrogation review",
        text: "Linked parties, repeat garages and recovery chances, put before an investigator with the reasons spelled out.",
        hardPart: "Too many alerts and nobody reads them. Set the threshold by the number of cases the unit can open in a week.",
      },
    ],
  },
  standards: {
    heading: "What we read before modelling a product",
    items: [
      {
        name: "Section 64VB, Insurance Act, 1938 (India)",
        text: "No risk is assumed until the premium has been received. Payment status decides the start of cover, so a lost gateway callback is a coverage question.",
      },
      {
        name: "IRDAI master circular on health insurance, 2024",
        text: "Asks for a cashless decision within one hour of the request and discharge approval within three. Both clocks belong on the handler's screen.",
      },
      {
        name: "IRDAI Information and Cyber Security Guidelines, 2023",
        text: "Controls and audit for insurers and intermediaries, which reach the vendors who touch their data.",
      },
      {
        name: "ICOBS 6B, FCA Handbook (UK)",
        text: "A home or motor renewal may cost no more than the equivalent new customer would be quoted through the same channel. Pricing keeps that comparison on file.",
      },
      {
        name: "NAIC Model Law #668 (USA)",
        text: "Insurance data security, adopted state by state: a written programme, oversight of vendors, and notice of cybersecurity events to the commissioner.",
      },
      {
        name: "IFRS 17",
        text: "Contracts are grouped by portfolio, annual cohort and expected profit. Policy data has to carry those keys from the day of issue.",
      },
      {
        name: "ACORD standards",
        text: "Shared forms and messages for policies, placing and claims, expected by brokers in the USA and in London.",
      },
    ],
  },
  integrations: {
    heading: "Registers, exchanges and rails around a policy",
    items: [
      {
        name: "VAHAN",
        text: "India's vehicle register: make, fuel and registration date, so that a motor quote starts from the number plate.",
      },
      {
        name: "National Health Claims Exchange",
        text: "Claims between hospitals and payers as FHIR messages, through one gateway under the Ayushman Bharat Digital Mission.",
      },
      {
        name: "Central KYC Records Registry",
        text: "Identity records fetched by CKYC number. The queue of near matches is where the effort goes.",
      },
      {
        name: "Bima-ASBA on UPI",
        text: "For life and health proposals, the premium is blocked in the customer's account and debited only on acceptance.",
      },
      {
        name: "Insurance Information Bureau of India",
        text: "Pooled industry data on policies and losses, drawn on for pricing and for fraud checks.",
      },
      {
        name: "Guidewire, Duck Creek and older cores",
        text: "New work stands beside the core and speaks by API, event or nightly file. The core stays master of what is covered.",
      },
    ],
  },
  pitfalls: {
    heading: "What sinks insurance software",
    items: [
      {
        title: "Products coded by hand",
        text: "Each new rider then becomes a release. Coverages, limits and wordings should be data that a product manager edits and an actuary signs.",
      },
      {
        title: "Migrating live policies alone",
        text: "Old claims reopen under old wordings. Expired policies have to come along, each with the document exactly as issued.",
      },
      {
        title: "Portals built for head office",
        text: "An agent in Tonk works on a small phone between two villages. If a proposal can't be saved half done, a rival's form gets the business.",
      },
      {
        title: "A model that cannot say why",
        text: "A declined applicant will ask, and so may the ombudsman. Keep the reason beside each decision, in words that can be said aloud.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Models cover, premium and loss as dated facts, with a rating engine the actuary can test against a spreadsheet.",
    },
    {
      slug: "ai-ml",
      part: "Reads garage estimates, discharge summaries and photographs, and marks the lines it doubts for a handler.",
    },
    {
      slug: "mobile-apps",
      part: "First notice of loss at the roadside: place, pictures and a call back, even on one bar of signal.",
    },
    {
      slug: "devops",
      part: "Rehearses the midnight batch on masked data, so that an overrun shows up well before renewal season.",
    },
  ],
  focus: [
    {
      slug: "business-automation",
      part: "Passes plain claims straight through and gives the doubtful ones a short, clear queue.",
    },
    {
      slug: "technology-integration",
      part: "Connects a policy core from another decade to exchanges, registers and partner garages.",
    },
    {
      slug: "bi-analytics",
      part: "Puts loss ratio, reserves and broker results on definitions that actuaries and sales both accept.",
    },
  ],
  questions: [
    {
      question: "Can you replace our policy administration system?",
      answer:
        "We would ask what hurts first. For a large insurer a new core is typically a programme of years. We take on new product lines, portals, claims front ends and the layer around a core, and complete systems for brokers and smaller carriers. Where a core must go, one product moves at a time, and both engines run until their premiums agree to the paisa.",
    },
    {
      question: "May an algorithm approve or refuse claims?",
      answer:
        "It may approve small, clear ones inside limits your claims head has signed: a windscreen below a set amount, cover in force, no link to an earlier loss. Refusals go to a person. For health policies in India the regulator asks for a claims review committee before any repudiation, so the workflow stops there in any case. Each automatic decision keeps its rule version and the data it saw.",
    },
    {
      question: "Where would policyholder data sit?",
      answer:
        "In your own cloud account or data centre, in the country your regulator expects. We propose that engineers work on masked copies, with names, medical notes and number plates replaced before a test database leaves production. Who may see what, and for how long, is agreed per project and written down role by role.",
    },
    {
      question: "How do you test a rating change?",
      answer:
        "Against your own book. A sample of policies in force is priced by the old table and by the new one, and every difference is listed by size. Your actuary explains or rejects each cluster. The new table gets its effective date after that, and the sample stays on as a regression test for next quarter.",
    },
  ],
  closing: {
    heading: "Bring the claim file that took longest",
    text: "The first 30 minutes are free, and we need no names. We trace where the file waited, desk by desk, and say which of those waits software can remove.",
    action: "Discuss Your Tech Needs",
  },
});

export default insurance;
