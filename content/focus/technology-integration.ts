// The fields are explained in content/schemas/focus.ts.

import { firstCall, supportHours } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** Old and new systems joined: two pipes of different bore, one flange, a gasket that belongs to neither. */
const technologyIntegration = defineFocus({
  meta: {
    title: `Technology integration for old and new systems | ${site.name}`,
    description:
      "Nightly files that fail silently, figures that differ between two screens. We connect old and new systems with agreed interfaces, monitoring and a replay test.",
  },
  updated: "2026-11-27",
  order: 4,
  name: "Technology Integration",
  menuLine: "Connecting old systems to new ones, with tests",
  problem: "Old and new systems that do not talk to each other",
  icon: "integration",
  hero: {
    claim: "Old and new systems connected, with every record counted.",
    lead: "If your old system still does its job, we connect it with the new ones and count every record. Either side can then be upgraded or replaced while the other keeps running.",
  },
  drawing: {
    title: "Two pipes of different bore joined by a bolted flange in a pump house",
    description:
      "A pump house in section. A wide pipe with hatched walls, the old system, comes in from the left; a narrower one, the new system, leads on to the right. They share one centreline above the line on the floor and meet at a pair of bolted flanges. On the left a woman reads a gauge on the wide pipe, a fitter with a spanner stands on the narrow one, and a third person holds the valve of a small bypass.",
    caption:
      "The two pipes are the old and the new system. The ring between them is the software we build. The bypass is the old link.",
  },
  symptoms: {
    heading: "How a failing integration shows itself",
    lead: "If you know two of these, count your interfaces.",
    items: [
      {
        title: "A nightly export that fails silently",
        text: "At two in the morning a file goes to six departments. If it fails, the first to notice is a branch manager at nine.",
      },
      {
        title: "Paid on one screen, pending on another",
        text: "The customer has a receipt, but the warehouse never got the order. Each screen shows only the last message that reached it.",
      },
      {
        title: "A person copies between two windows",
        text: "A clerk spends each afternoon typing records from one system into another. The errors surface weeks later.",
      },
      {
        title: "Upgrades that cannot be installed",
        text: "A new version of the CRM has waited since spring. Three other systems read its database, and no document says which parts.",
      },
      {
        title: "No list of interfaces",
        text: "Asked how many interfaces you run, two managers give two numbers. You still pay the licence for an interface that was switched off.",
      },
    ],
  },
  usualFix: {
    heading: "The limits of direct links and of a bought platform",
    paragraphs: [
      "The quick way is to read straight from another system's database. It takes a day and works until the owner of that system renames a column. The next quick way is a private link for each pair of systems. Six systems can need fifteen of those, and each link has its own definition of a customer. Each link was cheap. Together they make every change risky.",
      "So a company buys an integration platform, and the old scripts are rebuilt inside it as they were. The diagrams look tidier. But nobody has agreed what a field means, who may correct it, or what to do if a message arrives twice. Those gaps now sit in a product that may charge by volume and that few people understand.",
    ],
  },
  control: {
    kind: "links",
    heading: "How many links your systems need",
    lead: "Sample data: every system exchanges records with every other. On the left each pair of systems has its own link; on the right all use one service.",
    question: "How many systems do you run?",
    first: 3,
    readings: ["direct links", "through one service"],
    names: ["A link for each pair", "One service between all"],
    answers: [
      {
        label: "4",
        systems: 4,
        values: ["6", "4"],
        says: "Direct links are quick to build and still easy to remember. At this size many companies need no more.",
      },
      {
        label: "6",
        systems: 6,
        values: ["15", "6"],
        says: "Fifteen links may define a customer in fifteen ways. When one system renames a column, up to five links break.",
      },
      {
        label: "8",
        systems: 8,
        values: ["28", "8"],
        says: "Eight systems have thirteen more links than six. Upgrades begin to wait: no one knows what reads what.",
      },
      {
        label: "10",
        systems: 10,
        values: ["45", "10"],
        says: "Through one service, the eleventh system adds one link. Connected directly, it would add ten.",
      },
    ],
  },
  approach: {
    heading: "How we connect two systems, in six steps",
    lead: "We survey and measure both systems before any data flows, as a pipe fitter does before opening a valve.",
    steps: [
      {
        title: "List every data flow",
        text: "Each flow gets a row: from, to, volume, peak, owner, and the cost of one lost message. Flows that no department claims are watched before anything is switched off.",
      },
      {
        title: "Measure both systems' capacity",
        text: "An old stock ledger may take two records a second; the shop sends fifty at its peak. Such a pair needs a waiting list (queue) of known size between them.",
      },
      {
        title: "Write the interface contract",
        text: "This agreement on data states each field, unit and time zone, and which side wins a conflict. It uses the open formats OpenAPI and AsyncAPI. Both teams sign it.",
      },
      {
        title: "Build the integration service",
        text: "It translates between the two systems. Each message has its own key, so a second copy does no harm. Messages that cannot be delivered wait in a queue with an owner.",
      },
      {
        title: "Replay a real week",
        text: "We replay a recorded week on copies, then repeat it with duplicates, gaps, wrong order and a slow network. At the end both sides' counts and totals must agree.",
      },
      {
        title: "Switch over in stages",
        text: "At first the new service only listens. Then it carries one branch, then half, then all. The old connection stays ready until a date in the plan and is then removed.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "The integration service: mapping, queue, retries, and the screen on which stuck messages are cleared.",
    },
    {
      slug: "devops",
      part: "Test copies for both sides, secrets in a vault and an alarm when a flow goes quiet.",
    },
    {
      slug: "web-development",
      part: "A portal for partners who have no system to connect, only a browser.",
    },
    {
      slug: "mobile-apps",
      part: "A field app that keeps entries while offline and sends them in order.",
    },
  ],
  firstDays: {
    heading: "One data flow tested under load in 30 days",
    lead: "The costliest flow is built and tested at full volume, but not yet live. All others are listed with owner, volume and risk.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "List of flows",
        text: "All flows with owner, volume, peak and the cost of a loss",
        from: 1,
        to: 6,
        by: "both",
      },
      {
        label: "Recording",
        text: "Your operators record the costliest flow for a week, with masked data",
        from: 6,
        to: 12,
        by: "you",
      },
      {
        label: "Interface contract",
        text: "Written field by field and signed by both sides",
        from: 9,
        to: 15,
        by: "both",
      },
      {
        label: "Test stubs",
        text: "A stand-in for each system, so that either team can test alone",
        from: 13,
        to: 18,
        by: "us",
      },
      {
        label: "First version",
        text: "Mapping, message keys, retries and the queue for failures, in a test copy",
        from: 16,
        to: 25,
        by: "us",
      },
      {
        label: "Replay test",
        text: "The recorded week replayed, clean at first and then with faults",
        from: 24,
        to: 28,
        by: "us",
      },
      {
        label: "Switch-over plan",
        text: "Stages, fallback and dates for the live switch",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Integration risks, and what we build against them",
    items: [
      {
        risk: "The same payment is posted twice",
        mitigation:
          "A sender repeats a message when the reply is lost. The receiver recognises the copy by its key and only repeats its reply.",
      },
      {
        risk: "A flow stops unnoticed",
        mitigation: "If a flow that normally carries a hundred records an hour brings none, a named person is alerted.",
      },
      {
        risk: "The vendor of the old system will not help",
        mitigation:
          "We begin with what the system already gives: exports, reports, EDI files, a read-only copy. Reading its live database directly is recorded as something to replace.",
      },
      {
        risk: "Passwords sit inside scripts",
        mitigation:
          "Passwords move to a vault; each flow gets an account with the fewest rights. Sign-in by OAuth 2.0 or mutual TLS replaces shared logins where both sides allow it.",
      },
      {
        risk: "The old connection is never removed",
        mitigation:
          "Its removal has a date, an owner and a budget. Until then its results are compared daily with those of the new one.",
      },
    ],
  },
  questions: [
    {
      question: "Our core system has no API. Can you still connect it?",
      answer:
        "In most cases, yes. Most can export files or take standard trade messages (EDI, such as UN/EDIFACT or X12). If not, a copy of the database can often be read. A small service in front then offers a modern interface (API) to the rest of your company. A robot that operates the screens is the weakest way, since it breaks when a window changes.",
    },
    {
      question: "Does it have to be real time?",
      answer:
        "Only where a delay costs money. Stock in a busy shop needs seconds, a credit limit minutes, and a sales ledger can wait for the night. More speed means more parts that can fail. For each flow we write down how fresh the data must be and build no more. A nightly file that is counted and confirmed is often enough.",
    },
    {
      question: "Should we buy an integration platform?",
      answer:
        "Yes, if you join many common products, want ready-made connectors and have a person who will own the platform. No, if you have three or four flows with unusual rules. A small service of your own is then cheaper and easier to test, and we would advise against the licence. Interface contracts come first in both cases.",
    },
    {
      question: "Will you need access to our live systems?",
      answer:
        "Not in the first weeks. In that time we work from documents and from masked recordings that your operators make. Live access begins with the first stage of the switch, through named accounts that you grant and can withdraw. Every action under them is logged. Your operators switch over while we check the counts with them.",
    },
    {
      question: "Who watches the integration at night?",
      answer: `The service reports on itself: counts that differ, queues that grow, certificates close to expiry. Our support is available ${supportHours}. Flow by flow we agree which alarm wakes a person and which one waits for the morning. The routine behind it is part of [DevOps](/services/devops/).`,
    },
  ],
  start: {
    firstDeliverable:
      "In the first six days: a list of your data flows with source, target, volume and owner, with the costliest one marked.",
    duration:
      "Thirty days to a load-tested first flow. A further flow usually takes two to six weeks; undocumented fields and absent vendors stretch it.",
    team: "Two integration developers, a tester, an architect who writes the interface contracts, and a project lead.",
    needFromYou:
      "An operator who knows the old system, a contact at each vendor, and operators who can record a flow with personal data masked.",
    call: "A project lead and an architect ask what flows between your systems, and who notices when a flow stops. They sketch it.",
    confidentiality:
      "Field lists and diagrams without real records are enough to begin. Recordings are made only after the NDA and stay in your storage.",
  },
  closing: {
    heading: "Send us a sketch of the systems to connect",
    text: `A photo of two boxes and an arrow will do. In a ${firstCall} we talk it through and name the flow to test first.`,
    action: "Discuss Your Tech Needs",
  },
});

export default technologyIntegration;
