// The fields are explained in content/schemas/industry.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Operators, internet providers, data centres and managed IT firms: metering, porting, tickets and the busy hour. */
const itTelecom = defineIndustry({
  meta: {
    title: `Telecom, data centre and managed IT software | ${site.name}`,
    description:
      "Order, billing, number porting, inventory and service desk software for operators, internet providers and managed IT firms, released at quiet hours.",
  },
  updated: "2026-11-24",
  order: 16,
  name: "IT & Telecom",
  menuLine: "Orders, usage charging, tickets and networks",
  icon: "it-telecom",
  hero: {
    claim: "Orders and invoices that match what the network delivers.",
    lead: "We build or connect order, billing, number porting, inventory and service desk software for operators, internet providers, data centres and managed IT firms. Invoices then match usage, and wrong port records are found overnight.",
  },
  drawing: {
    title: "One call on its way from a handset through mast and exchange",
    description:
      "Left to right: a subscriber with a handset by a house and a street cabinet; a lattice mast with a rigger on its ladder and a shelter at its foot; the exchange in section, cable chamber below, racks above with an engineer holding a patch cord, a standby generator in its own bay; the operations room with two people before a wall map. A coloured line takes the call from the handset to the last screen.",
    caption: "Charging starts where the call is metered. A call missed there cannot appear on an invoice.",
  },
  number: {
    heading: "95th percentile billing ignores 36 hours a month",
    value: 36,
    from: 684,
    whole: 720,
    unit: "hours",
    valueLabel: "Highest readings, thrown away",
    wholeLabel: "A month of 30 days, lowest readings first",
    ticks: 24,
    text: "Traffic between networks is commonly billed by its 95th percentile. A reading is taken every five minutes. The top 5 per cent are thrown away, and the highest that remains is the rate billed. Lost readings can change the bill, so we mark each gap.",
  },
  hours: {
    critical: [
      { from: 8.5, to: 18.5, label: "Leased lines, service desks, porting requests" },
      { from: 19, to: 24, label: "Evening peak: streams, games and calls home" },
    ],
    release: { from: 1, to: 5, label: "The announced maintenance window" },
    note: "Emergency calls have no quiet hour. So even inside the window one device of a pair is changed while the other carries the traffic.",
  },
  day: {
    heading: "Two peaks a day and one maintenance window",
    paragraphs: [
      "By nine the service desk is busy. A branch has lost its leased line, a shop wants to keep its number, a customer disputes four gigabytes on a Sunday. Each ticket needs three facts: what was sold, what was built, and what the network reports now. When records and network disagree, a van is sent to a port that does not exist.",
      "In the evening home traffic climbs to the busy hour, the peak that links and licences are sized for. Past midnight the work orders begin: swap a card, load a configuration, add a tariff. Each order has a latest hour at which it can still be undone before morning.",
    ],
  },
  systems: {
    heading: "Operations (OSS) and billing (BSS) software we build",
    lead: "Operations and billing are often bought separately. We usually start at the interfaces between the two.",
    items: [
      {
        title: "Catalogue to order",
        text: "Breaks plans, bundles and corporate quotes down into the network tasks that deliver them.",
        hardPart:
          "Orders change before delivery: the speed is raised, or one site of forty is cancelled. Each change must undo only its own tasks.",
      },
      {
        title: "Mediation and charging",
        text: "Usage records are collected (mediation), freed of duplicates and priced. Prepaid use is approved and charged while it runs.",
        hardPart:
          "A prepaid call must be approved in milliseconds, but records come late, twice or out of order. Nobody reports a lost record, so records are counted in and out at each hand-over.",
      },
      {
        title: "Number porting",
        text: "Moves numbers between operators through the clearing house, with fraud checks and text messages to the subscriber.",
        hardPart:
          "Operators must answer each other within fixed times. If one reply is missed, a number moves or stays by mistake.",
      },
      {
        title: "Network inventory",
        text: "Sites, racks, power feeds, fibres, ports and circuits. What live devices report is compared each night.",
        hardPart: "Field staff change a port, and the record is updated later. A planner accepts or corrects each difference.",
      },
      {
        title: "Colocation in a data centre",
        text: "Space, metered power, cables between customers and work by your staff, billed from one record.",
        hardPart:
          "A customer's power comes over two feeds, each with its own meter. A missed reading is estimated, marked as such and corrected on the next invoice.",
      },
      {
        title: "Alarm correlation and status page",
        text: "Groups thousands of alarms by probable cause, finds the subscribers affected and tells them.",
        hardPart:
          "One cut fibre sets off alarms in every box behind it. Finding the cut needs a correct network map, drawn before the devices stop answering.",
      },
      {
        title: "Service desk for managed IT",
        text: "Tickets, assets, contracts and service-level clocks for a provider with a hundred client companies.",
        hardPart:
          "Each contract has its own reasons to stop the clock, such as holidays or a wait for the client. The client sees every pause and its reason.",
      },
    ],
  },
  standards: {
    heading: "Telecom laws, regulators and protocols",
    items: [
      {
        name: "Telecommunications Act, 2023, and Telecom Cyber Security Rules, 2024 (India)",
        text: "Telecom companies report a security incident within six hours of noticing it, with details within 24. Since October 2025 operators can be told to join MNV, a platform that checks whose number it is.",
      },
      {
        name: "CERT-In directions of 28 April 2022 (India) and NIS2 (EU)",
        text: "In India, listed incidents are reported within six hours; logs are kept for 180 days, data centres' customer records for five years. EU operators follow national NIS2 law; Regulation 2024/2690 adds detail for data centres and managed IT firms.",
      },
      {
        name: "Porting and business SMS (India, Australia)",
        text: 'India: no porting code within seven days of a SIM swap; unregistered texts are blocked (TRAI). Australia: identity is checked before a port; since July 2026 unregistered senders show as "Unverified".',
      },
      {
        name: "Switching and network security (UK)",
        text: "For home broadband and landlines the new provider arranges the whole switch (One Touch Switch, through the TOTSCo hub). Mobile customers start a switch by text message. Under the Telecommunications (Security) Act 2021, operators must also control suppliers' remote access and administrator rights.",
      },
      {
        name: "STIR/SHAKEN (USA, Canada) and CPNI (USA)",
        text: "A call over IP carries a signature that says how far its provider vouches for the number. Since 18 September 2025 a vendor that signs for a US provider must use the provider's own certificate. CPNI rules protect customers' call records.",
      },
      {
        name: "Subscriber data: DPDP Act 2023, GDPR and UK GDPR",
        text: "Names, call records and locations fall under GDPR and ePrivacy rules (UK: PECR). India's main duties begin in May 2027.",
      },
      {
        name: "TM Forum Open APIs",
        text: "Shared interfaces such as TMF620 for the catalogue and TMF622 for orders. They make it easier to change one vendor at a time.",
      },
    ],
  },
  integrations: {
    heading: "Interfaces to network devices, tickets and eSIM",
    items: [
      {
        name: "NETCONF, gNMI and SNMP",
        text: "Settings and live readings from routers and switches, with SNMP for equipment too old for the other two.",
      },
      {
        name: "RADIUS and Diameter",
        text: "Sign-on, session limits and accounting for broadband and 4G. In 5G, charging uses the interface of 3GPP TS 32.291.",
      },
      {
        name: "ServiceNow, Jira, ConnectWise, Autotask, HaloPSA",
        text: "Tickets shared with your corporate customers, or between a managed IT firm's systems. You agree which side sets a ticket's status.",
      },
      {
        name: "eSIM provisioning, GSMA SGP.22",
        text: "SIM profile orders and activation codes.",
      },
    ],
  },
  pitfalls: {
    heading: "Why telecom projects fail",
    items: [
      {
        title: "Billing moved in one night",
        text: "A million accounts in one night leave no time to check. Move one bill cycle at a time, and feed both systems until they agree.",
      },
      {
        title: "Tests without the difficult records",
        text: "Test data is clean. Live data has last month's roaming files, calls across midnight, and an hour that comes twice when the clocks go back.",
      },
      {
        title: "Monitoring that shares the fault",
        text: "If status page, VPN and chat run on the network under repair, an outage takes them away too.",
      },
    ],
  },
  services: [
    {
      slug: "devops",
      part: "Keeps each version of router settings and tariffs, with a rehearsed way back inside the window.",
    },
    {
      slug: "software-development",
      part: "Builds order, mediation and porting engines whose messages can be repeated safely and whose every step is recorded.",
    },
    {
      slug: "ai-ml",
      part: "Groups alarms, forecasts when links fill up and drafts the ticket reply that an engineer sends.",
    },
    {
      slug: "mobile-apps",
      part: "Self-service for recharge, data left, faults and eSIM, and a field app that works in a basement plant room.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Joins new charging or customer care systems to switches no longer supported by their makers.",
    },
    {
      slug: "business-automation",
      part: "Takes an accepted quote to a live circuit, with people only for site visits and for steps that fail.",
    },
    {
      slug: "bi-analytics",
      part: "Ties usage, churn and cost per site to one count of subscribers that finance and network both accept.",
    },
  ],
  questions: [
    {
      question: "Do you replace a whole billing stack?",
      answer:
        "Rarely. A small internet provider or virtual operator should buy one, and we connect it to orders, network and customer care. For a larger operator we build one part, such as mediation, care or a partner portal, and connect it through TM Forum interfaces.",
    },
    {
      question: "Who touches subscriber data and the network, and from where?",
      answer:
        "Named engineers work inside your network, through an entry server (jump host) that you own and record. Subscriber records stay on your servers; tests elsewhere use invented ones. Before access is given you get a written list of people, places and rights. You can end each access yourself.",
    },
    {
      question: "Can you work in our night maintenance window?",
      answer: `Yes. The plan names who works in your window and who takes over in your morning; the [contact page](/contact/) lists each office's hours and time zone. ${site.claims.support ? `You can also agree ${site.claims.support} support. ` : ""}A release still needs one of your own engineers on the call, with the authority to stop it.`,
    },
    {
      question: "How do you show that a new rating engine is right?",
      answer:
        "With your own data. A closed billing period is replayed through both engines, on your servers, and compared invoice by invoice. Differences fall into three groups: our defect, the old system's defect, and a rule that was never written down. The switch-over waits until each group has an owner and finance accepts the remaining difference. The offer states how many records a second the test must reach.",
    },
    {
      question: "We are an IT firm ourselves. What would we buy from another?",
      answer:
        "The work your billable people never reach: a client portal, service-level clocks, an asset register that agrees with the invoices.",
    },
  ],
  start: {
    firstDeliverable:
      "By about week four: one day of your real usage, porting or ticket records, run through a first version on your own servers, with every mismatch listed.",
    duration:
      "Four to six months is usual for mediation, porting or an inventory. Getting test devices like the live ones often takes longest.",
    team: "A telecom analyst, two backend developers, a network automation engineer, a tester who knows record formats, and a project lead.",
    needFromYou:
      "An operations engineer and a billing analyst, interface documents, a lab or test environment, and your change calendar.",
    call: "A project lead and a network engineer ask about subscribers, vendors and interfaces, then name the one to start with.",
    confidentiality:
      "Network plans and call records are sensitive by law in many countries. Once an NDA is signed, send record formats only. Real records stay on your own servers.",
  },
  closing: {
    heading: "Walk us through a change you had to back out",
    text: `In a ${firstCall} we go through the timings with you and show at which step the fault could be seen.`,
    action: "Get Started",
  },
});

export default itTelecom;
