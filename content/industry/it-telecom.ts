import { defineIndustry } from "../schema";
import { site } from "../site";

/** Operators, internet providers, data centres and managed IT firms: metering, porting, tickets and the busy hour. */
const itTelecom = defineIndustry({
  meta: {
    title: `Telecom, data centre and managed IT software | ${site.name}`,
    description:
      "Ordering, usage charging, number porting, inventory and service desks for operators, internet providers and managed IT firms, released at the quiet hours.",
  },
  updated: "2026-11-22",
  order: 16,
  name: "IT & Telecom",
  menuLine: "Masts, meters, tickets and the busy hour",
  icon: "it-telecom",
  hero: {
    claim: "A network is sold by the month and judged by one bad evening.",
    lead: "Operators, internet providers, data centres and managed IT firms share an odd trait: customers notice them only when something stops. Behind each dial tone and each rack stands a chain of order, inventory, activation, meter and invoice, often bought from different vendors in different decades. We build that chain, mend it, and plan every change around the small hours that the trade keeps for the purpose.",
  },
  drawing: {
    title: "Cutaway of a mast and a telephone exchange, with one call on the line",
    description:
      "Left to right: a subscriber with a handset by a house and a street cabinet; a lattice mast with a rigger on its ladder and a shelter at its foot; the exchange in section, cable chamber below, racks above with an engineer holding a patch cord, a standby generator in its own bay; the operations room with two people before a wall map. A vermilion line takes the call from the handset to the last screen. One rack, the meter, carries the key colour.",
    caption: "Charging starts at the meter. A call that it does not record cannot appear on any invoice.",
  },
  number: {
    heading: "Thirty-six hours a month that the meter ignores",
    value: 36,
    from: 684,
    whole: 720,
    unit: "hours",
    valueLabel: "Highest readings, thrown away",
    wholeLabel: "A month of 30 days, lowest readings first",
    ticks: 24,
    text: "Transit and colocation traffic is commonly billed at the 95th percentile. A reading is taken every five minutes: 8,640 in 30 days. The top 5 per cent, 432 readings or 36 hours, are thrown away, and the next one sets the price. Lose a day of readings and the price moves. The meter is an accounting system in a network engineer's clothes.",
  },
  hours: {
    critical: [
      { from: 8.5, to: 18.5, label: "Leased lines, service desks, porting requests" },
      { from: 19, to: 24, label: "The busy hour: streams, games and calls home" },
    ],
    release: { from: 1, to: 5, label: "The announced maintenance window" },
    note: "Emergency calls have no quiet hour. Even inside the window, one half of a redundant pair is changed while its twin carries the traffic.",
  },
  day: {
    heading: "Two peaks, a quiet window, a phone that never stops",
    paragraphs: [
      "By nine the service desk is filling. A branch has lost its leased line, a shop wants to keep its number, someone disputes four gigabytes on a Sunday. Each ticket is answered from three places: what was sold, what was built, and what the network says now. When inventory and network disagree, a van is sent to a port that does not exist.",
      "In the evening homes take over, and traffic climbs to the busy hour for which links and licences are sized. Past midnight the work orders begin: swap a card, load a configuration, add a tariff. Each carries a back-out time, the minute after which there is no room left to undo it before people wake up.",
    ],
  },
  systems: {
    heading: "Six systems between the order and the antenna",
    lead: "Some count as OSS and some as BSS. The trouble tends to live on the border between the two.",
    items: [
      {
        title: "Catalogue to order",
        text: "Plans, bundles and corporate quotes broken down into the network tasks that deliver them.",
        hardPart:
          "Orders change in flight: a faster speed before installation, one site of forty cancelled. Each change must unpick only its own tasks.",
      },
      {
        title: "Mediation and charging",
        text: "Usage records collected, de-duplicated and rated, on the instant for prepaid and by cycle for postpaid.",
        hardPart:
          "Records come late, twice or out of order, while a prepaid balance has milliseconds to say yes. Both must agree at month end.",
      },
      {
        title: "Number porting",
        text: "Port-in and port-out with the clearing house, the fraud checks and the text messages the subscriber gets.",
        hardPart:
          "It is a timed conversation between rivals. Miss one reply and a number leaves by mistake, or stays against the rules.",
      },
      {
        title: "Network inventory",
        text: "Sites, racks, ports, fibres and circuits, and the services riding on them, compared with live devices each night.",
        hardPart:
          "The field changes first and tells no one. Differences come back as proposals, which a planner accepts or reverses.",
      },
      {
        title: "Alarm correlation and status page",
        text: "Thousands of alarms folded into one probable cause, with the affected subscribers named and told.",
        hardPart:
          "One cut fibre sets off every box behind it. Naming the cause needs a true topology at the moment it is least reliable.",
      },
      {
        title: "Service desk for managed IT",
        text: "Tickets, assets, contracts and service-level clocks for a provider with a hundred client companies.",
        hardPart:
          "Clocks pause for holidays, for the client and for vendors, as each contract says, and clients keep their own count.",
      },
    ],
  },
  standards: {
    heading: "Protocols and regulators at the table",
    items: [
      {
        name: "TM Forum Open APIs",
        text: "Shared interfaces such as TMF620 for the catalogue and TMF622 for orders, which let you change one vendor at a time.",
      },
      {
        name: "3GPP charging and RFC 8506",
        text: "Charging records, and the Diameter credit-control exchange that lets a session start, go on or stop.",
      },
      {
        name: "TRAI TCCCPR, 2018 (India)",
        text: "Senders, headers and templates of commercial SMS are registered on the operators' ledgers; unregistered texts are blocked.",
      },
      {
        name: "CERT-In directions of 28 April 2022 (India)",
        text: "Listed incidents reported within six hours, logs kept for 180 days, clocks synchronised. They name data centres outright.",
      },
      {
        name: "Ofcom switching rules (UK)",
        text: "One Touch Switch for home broadband, text-to-switch for mobiles: the losing provider's system has to answer by itself.",
      },
      {
        name: "STIR/SHAKEN (USA)",
        text: "Signed caller identity on IP calls, so the far end can tell whether the number on display was verified.",
      },
      {
        name: "ITU-T E.164",
        text: "Numbers as country code plus national number, at most 15 digits. Storing them otherwise is the trade's oldest bug.",
      },
    ],
  },
  integrations: {
    heading: "Boxes, brokers and gateways we expect to meet",
    items: [
      {
        name: "NETCONF and gNMI",
        text: "Configuration and streaming telemetry from routers and switches. SNMP stays for kit too old to learn.",
      },
      {
        name: "RADIUS and Diameter",
        text: "Sign-on, session limits and accounting for broadband and mobile data.",
      },
      {
        name: "SMPP gateways",
        text: "Texts to and from the message centre, with delivery receipts matched even when they arrive before the send is logged.",
      },
      {
        name: "ServiceNow, Jira Service Management",
        text: "Tickets mirrored with corporate customers, where two desks each believe they own the status field.",
      },
      {
        name: "Remote monitoring agents",
        text: "Client machines raise their own tickets. The craft is to raise one for a dead switch and stay quiet on the other four hundred.",
      },
      {
        name: "eSIM provisioning, GSMA SGP.22",
        text: "Profile orders and activation codes, down to the QR code that a traveller scans before boarding.",
      },
    ],
  },
  pitfalls: {
    heading: "Why telecom projects overrun",
    items: [
      {
        title: "Billing moved in one night",
        text: "A million accounts by dawn leaves no time to look. Move by bill cycle, with both engines fed the same usage until the gap is explained.",
      },
      {
        title: "Tests without the ugly records",
        text: "Lab usage is clean. Production has last month's roaming files and calls that cross midnight as the clocks change.",
      },
      {
        title: "Monitoring that shares the fault",
        text: "If status page, VPN and chat ride on the network under repair, the outage takes away the tools to mend it.",
      },
      {
        title: "Leaks below the alarm line",
        text: "A dropped usage record raises no ticket. Count records in and out at each hand-over, or an auditor will.",
      },
    ],
  },
  services: [
    {
      slug: "devops",
      part: "Puts router changes and tariff releases under version control, with a rehearsed way back inside the window.",
    },
    {
      slug: "software-development",
      part: "Builds order, mediation and porting engines whose messages can be repeated safely and whose every state is journalled.",
    },
    {
      slug: "ai-ml",
      part: "Groups alarms, forecasts full links and drafts the ticket reply that an engineer reads and sends.",
    },
    {
      slug: "mobile-apps",
      part: "Self-care for recharge, data left, faults and eSIM, and a field app that works in a basement plant room.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Joins new charging or care systems to switches whose makers have long moved on.",
    },
    {
      slug: "business-automation",
      part: "Takes an accepted quote to a live circuit, with people only where a site has to be visited.",
    },
    {
      slug: "bi-analytics",
      part: "Ties usage, churn and cost per site to one subscriber count that finance and network both sign.",
    },
  ],
  questions: [
    {
      question: "Do you replace a whole billing stack?",
      answer:
        "For an internet provider or a virtual operator we can build or assemble all of it. For a national operator we take a part with clear edges, such as mediation, care or a partner portal, and join it through TM Forum interfaces. The answer depends on subscriber numbers, the prepaid share and how many tariff exceptions live in people's heads. The first workshop counts those.",
    },
    {
      question: "Can a team in Jaipur work our maintenance window?",
      answer: `Yes, and geography helps. One in the morning in London is half past five or half past six here, depending on summer time; midnight in New York is mid-morning. For windows on Indian time there is ${site.claims.support} support. A release still needs one of your own engineers on the call, with the authority to stop it.`,
    },
    {
      question: "How do you prove that a new rating engine is right?",
      answer:
        "With your own month. A closed billing period is replayed through both engines and compared invoice by invoice. Differences fall into three bins: our defect, the old system's defect, and a rule nobody had written down. The third is the most useful list you will get from the project. Cut-over waits until each bin has an owner and finance accepts the sum left over.",
    },
    {
      question: "We are an IT firm ourselves. What would we buy from another?",
      answer:
        "Usually the thing your billable people never get to: a client portal, contract clocks in the ticket system, an asset register that agrees with the invoices. We document as if for strangers and hand over to your team. If extra hands are all you need, say so early; that is a different arrangement.",
    },
  ],
  closing: {
    heading: "Bring the change that had to be backed out",
    text: "Half an hour, free of charge: we read the work order and its timings with you and mark the minute when it could have been caught.",
    action: "Get Started",
  },
});

export default itTelecom;
