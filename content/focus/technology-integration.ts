import { defineFocus } from "../schema";
import { site } from "../site";

/** Old and new systems joined: two pipes of different bore, one flange, a gasket that belongs to neither. */
const technologyIntegration = defineFocus({
  meta: {
    title: `Technology integration for old and new systems | ${site.name}`,
    description:
      "Nightly files that fail in silence, numbers that differ between two screens. How we join old systems to new ones with a contract, a gauge and a pressure test.",
  },
  updated: "2026-11-22",
  order: 4,
  name: "Technology Integration",
  menuLine: "Old systems and new ones, joined without a leak",
  icon: "integration",
  hero: {
    claim: "Old pipe, new pipe, one joint that holds.",
    lead: "Your old system works and nobody wants to touch it. The new one works too, but it speaks in other units, at another speed and with other codes for the same customer. We build the piece between them: a joint with a drawing, a test and a gauge, so that either side can be serviced or replaced while the other keeps running.",
  },
  drawing: {
    title: "Two pipes of different bore joined by a bolted flange in a pump house",
    description:
      "A pump house in section. A wide pipe with hatched walls, the old system, comes in from the left; a narrower one, the new system, leads on to the right. They share one centreline above the line on the floor and meet at a pair of bolted flanges. On the left a woman reads a gauge on the wide pipe, a fitter with a spanner stands on the narrow one, and a third person holds the valve of a small bypass. Only the gasket between the flanges carries the key colour.",
    caption: "The bolts can be undone from either side. The gasket belongs to neither pipe, and it is the part that we make.",
  },
  symptoms: {
    heading: "How a leaking joint shows itself",
    lead: "To the people who live with them, few of these look like technical faults.",
    items: [
      {
        title: "The file at two in the morning",
        text: "A nightly export feeds six departments. Its author left years ago, it fails without a sound, and the first alarm is a branch manager at nine.",
      },
      {
        title: "Paid here, pending there",
        text: "The customer holds a receipt while the warehouse holds the goods. Both screens are true to what they last heard.",
      },
      {
        title: "A colleague as middleware",
        text: "She spends each afternoon copying from one window into another. She is accurate, bored and due for six weeks' leave.",
      },
      {
        title: "Upgrades held hostage",
        text: "A new version of the CRM has waited since spring. Three other systems read its tables, and nobody knows which columns.",
      },
      {
        title: "No list of links",
        text: "Asked how many interfaces you run, two managers give two numbers. The bill for a retired one is still being paid.",
      },
    ],
  },
  usualFix: {
    heading: "A platform clogs like any shortcut",
    paragraphs: [
      "The quick way is to read straight from another system's database. It takes a day and holds until that system's owner renames a column. The next quick way is a private link for each pair. Six systems can need fifteen of those, and every link carries its own idea of what a customer is. Each one was cheap. Together they are why nothing may be changed.",
      "So a company buys an integration platform, and the old scripts are rebuilt inside it as they were. The arrows look tidier. What a field means, who may correct it and what becomes of a message that arrives twice are still open. They are now open in a product that charges by volume and that one contractor understands.",
    ],
  },
  approach: {
    heading: "Survey, fit, test, then turn the valve",
    lead: "This is a pipe fitter's sequence, and the stations on this page's line keep to it.",
    steps: [
      {
        title: "Walk the pipes",
        text: "Every flow gets a row: from, to, how much, at which peak, who owns it, what one lost message costs. Flows that nobody claims are watched before anything is cut.",
      },
      {
        title: "Gauge both bores",
        text: "An old stock ledger may take two records a second while the shop sends fifty at noon. Such a pair needs a tank between them, and the tank needs a known size.",
      },
      {
        title: "Draw the flange",
        text: "A contract states each field, unit, time zone and character set, and which side wins a conflict. OpenAPI describes the calls, AsyncAPI the events. Both teams sign the same file.",
      },
      {
        title: "Cut the gasket",
        text: "Translation lives in a thin service of its own. It gives each message a key, so that a second copy does no harm, and parks what it can't deliver in a queue with an owner.",
      },
      {
        title: "Test under pressure",
        text: "We replay a recorded week on copies, then repeat it with doubles, gaps, wrong order and a slow network. The counts on both sides must come out equal.",
      },
      {
        title: "Open by quarter turns",
        text: "First the new joint only listens. Then it carries one branch, then half, then all. The bypass stays ready until its date in the plan, and is then taken out.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Makes the gasket: mapping, queue, retries, and the screen on which parked messages are cleared.",
    },
    {
      slug: "devops",
      part: "Gives both sides test copies, keeps secrets in a vault and sounds the alarm when a flow goes quiet.",
    },
    {
      slug: "web-development",
      part: "Builds the portal for partners whose only interface is a person with a browser.",
    },
    {
      slug: "mobile-apps",
      part: "Fits the far end of the pipe: a field app that stores work offline and sends it on in sequence.",
    },
  ],
  firstDays: {
    heading: "Thirty days to the first joint under pressure",
    lead: "The flow that hurts most is brought as far as a test under load. The others get their row in the survey.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Survey",
        text: "All flows listed with owner, volume, peak and the cost of a loss",
        from: 1,
        to: 6,
        by: "both",
      },
      {
        label: "Listening",
        text: "The worst flow recorded for a full week, personal data masked",
        from: 4,
        to: 11,
        by: "you",
      },
      {
        label: "Flange drawing",
        text: "The contract written field by field and signed by both sides",
        from: 9,
        to: 15,
        by: "both",
      },
      {
        label: "Stand-ins",
        text: "A stub for each side, so that either team can test alone",
        from: 13,
        to: 18,
        by: "us",
      },
      {
        label: "First gasket",
        text: "Mapping, message keys, retries and the parking queue, in a test copy",
        from: 16,
        to: 25,
        by: "us",
      },
      {
        label: "Pressure test",
        text: "The recorded week replayed, clean at first and then with faults",
        from: 24,
        to: 28,
        by: "us",
      },
      {
        label: "Valve plan",
        text: "Quarter turns, bypass and dates for the live switch",
        from: 28,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Five leaks to expect at any joint",
    items: [
      {
        risk: "The same payment is posted twice",
        held: "Networks repeat themselves. The sender makes one key per message, and a receiver that meets a known key returns the first result again.",
      },
      {
        risk: "The flow stops and nobody notices",
        held: "Silence is measured as well. If a pipe that normally carries a hundred records an hour brings none, a named person is told.",
      },
      {
        risk: "The old vendor will not help",
        held: "We begin with what the system already gives: exports, reports, EDI files, a read-only copy. Reading its tables directly is a last resort and is marked as a debt.",
      },
      {
        risk: "Passwords sit inside scripts",
        held: "Each flow gets an account of its own with the least rights. OAuth 2.0 or mutual TLS takes the place of shared logins wherever both ends allow it.",
      },
      {
        risk: "The bypass becomes permanent",
        held: "Its removal has a date, an owner and a line in the budget. Until then both routes are compared each day, so that neither drifts unseen.",
      },
    ],
  },
  questions: [
    {
      question: "Our core system has no API. What now?",
      answer:
        "Few old systems are truly closed. They print, they export fixed-width files, they accept EDI such as UN/EDIFACT or X12, or their database can be copied for reading. A small service in front then talks to the rest of your company in a modern way, and to the old machine in the only way it knows. Screen robots come last, since they break whenever a window moves.",
    },
    {
      question: "Does it have to be real time?",
      answer:
        "Ask what a delay costs. Stock in a busy shop needs seconds, a credit limit minutes, and a sales ledger can wait for the night. Every step faster adds parts that can fail. We write the needed freshness beside each flow and build no more than that. A nightly file that is counted and acknowledged is respectable engineering.",
    },
    {
      question: "Should we buy an integration platform?",
      answer:
        "It pays when you join many common products, want ready-made connectors, and have somebody in your team who will own it. For three or four flows with odd rules, a small service in your own repository is cheaper to read and to test. Write the contracts first in both cases, because they stay valid if you change your mind later.",
    },
    {
      question: "Will you need access to our live systems?",
      answer:
        "Not in the first weeks. Survey, contracts and stubs need documents, and masked recordings that your own operators make. Live access comes with the first quarter turn, through named accounts that you grant and can withdraw, and what is done under them is logged. Your operators turn the valve while we watch the gauge with them.",
    },
    {
      question: "Who watches the joint at night?",
      answer:
        "Support is available around the clock, and the joint reports on itself: counts that differ, queues that grow, certificates close to expiry. What should wake a person and what may wait for the morning is agreed flow by flow, by the cost of a lost message. The routine behind it is part of [DevOps](/services/devops/).",
    },
  ],
  closing: {
    heading: "Sketch us the two boxes and the arrow",
    text: `A photograph of a whiteboard, sent by e-mail, will do. We ask three things, in a free ${site.claims.consultation} consultation: what flows through the arrow, how fast, and who finds out when it stops.`,
    action: "Discuss Your Tech Needs",
  },
});

export default technologyIntegration;
