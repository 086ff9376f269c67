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
    lead: "We build or connect order, billing, number porting, inventory and service desk software for operators, internet providers, data centres and managed IT firms. Invoices are checked against usage, and wrong port records are found overnight.",
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
    note: "Emergency calls have no quiet hour. So we change one device of a pair while the other carries the traffic.",
  },
  day: {
    heading: "Two peaks a day and one maintenance window",
    paragraphs: [
      "By nine the service desk is busy. A branch has lost its leased line, a shop wants to keep its number, a customer disputes four gigabytes on a Sunday. Each ticket needs three facts: what was sold, what was built and what the network reports. When records are wrong, a van is sent to a port that does not exist.",
      "In the evening home traffic climbs to the busy hour, the peak that links and licences are sized for. Past midnight the work orders begin: swap a card, load a configuration, add a tariff. Each has a latest hour at which it can still be undone before morning.",
    ],
  },
  systems: {
    heading: "Operations (OSS) and billing (BSS) software we build",
    lead: "Operations and billing are often bought separately. We usually start where the two meet.",
    items: [
      {
        title: "Catalogue to order",
        text: "Turns plans, bundles and corporate quotes into the network tasks that deliver them.",
        hardPart:
          "Orders change before delivery: say, one site of forty is cancelled. Our software undoes the tasks of that site and no others.",
      },
      {
        title: "Mediation and charging",
        text: "Usage records are collected (mediation), freed of duplicates and priced. Prepaid use is charged while it runs.",
        hardPart:
          "Records come late, twice or out of order, and nobody reports a lost one. So we count them in and out at each hand-over.",
      },
      {
        title: "Number porting",
        text: "Moves numbers between operators through the clearing house, with fraud checks on the way.",
        hardPart:
          "If an operator misses a reply deadline, a number may move or stay by mistake. The system warns your staff before each deadline.",
      },
      {
        title: "Network inventory",
        text: "Records of sites, racks, power feeds, fibres and ports. What live devices report is compared with them each night.",
        hardPart:
          "Field staff change a port, and the record is updated later. The software lists each difference, and a planner settles it.",
      },
      {
        title: "Colocation in a data centre",
        text: "Space, metered power, cables between customers and work by your staff, billed from one record.",
        hardPart:
          "Power comes over two feeds with a meter each, and some readings get lost. A missing reading is estimated, marked and corrected on the next invoice.",
      },
      {
        title: "Alarm correlation and status page",
        text: "Groups thousands of alarms by probable cause, finds the subscribers affected and tells them.",
        hardPart:
          "One cut fibre sets off alarms in every box behind it. To find the cut, the software needs a correct network map, so we check that first.",
      },
      {
        title: "Service desk for managed IT",
        text: "Tickets, assets, contracts and agreed response times (SLA) for a provider with a hundred client companies.",
        hardPart: "Each contract stops the clock for its own reasons, such as holidays. The client sees every pause and why.",
      },
    ],
  },
  standards: {
    heading: "Telecom laws, regulators and protocols",
    items: [
      {
        name: "Incident reports and logs: Telecom Cyber Security Rules and CERT-In (India), NIS2 (EU)",
        text: "In India operators usually report a security incident within six hours and keep logs for 180 days; EU countries have laws of their own. Our software keeps the logs and starts the clock when an incident is noticed.",
      },
      {
        name: "Number porting (India, Australia)",
        text: "India gives no porting code within seven days of a SIM swap, and Australia wants an identity check first. The porting software makes such checks before a number is released.",
      },
      {
        name: "One Touch Switch (UK)",
        text: "When a home changes its broadband or landline, the new provider arranges the whole switch. The order system exchanges the switch messages through the industry's hub, TOTSCo.",
      },
      {
        name: "Telecommunications (Security) Act 2021 (UK)",
        text: "Operators must control their suppliers' remote access and administrator rights. We come in through a server of yours, and you can end each access yourself.",
      },
      {
        name: "STIR/SHAKEN (USA, Canada)",
        text: "A call over IP carries a signature that says how far its provider vouches for the caller's number. In the USA we set up signing with your own certificate, as the rules ask.",
      },
      {
        name: "Subscriber data: DPDP Act 2023 (India), GDPR, UK GDPR, CPNI (USA)",
        text: "Call records and locations are protected; the rules differ by country, and India's main duties begin in May 2027. The system limits who sees them, logs each look-up and deletes them on your dates.",
      },
      {
        name: "TM Forum Open APIs",
        text: "Shared interfaces, such as TMF620 for the catalogue and TMF622 for orders, make it easier to change one vendor at a time. We use them wherever your systems offer them.",
      },
    ],
  },
  integrations: {
    heading: "Interfaces to network devices, tickets and eSIM",
    items: [
      {
        name: "NETCONF, gNMI and SNMP",
        text: "Settings and live readings from routers and switches; SNMP serves older equipment.",
      },
      {
        name: "RADIUS and Diameter",
        text: "Sign-on, session limits and usage counts for broadband and 4G. 5G charging connects over 3GPP TS 32.291.",
      },
      {
        name: "ServiceNow, Jira, ConnectWise, Autotask, HaloPSA",
        text: "Tickets shared with corporate customers or between a managed IT firm's systems. You agree which side sets the status.",
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
        text: "A million accounts in one night leave no time to check. Move the customers of one billing date at a time, and run both systems until they agree.",
      },
      {
        title: "Tests without the difficult records",
        text: "Test data is clean. Test also with late roaming files, calls across midnight and the hour that comes twice when the clocks go back.",
      },
      {
        title: "Monitoring that shares the fault",
        text: "If status page, VPN and chat run on the network they report on, an outage takes them away too. Host them elsewhere.",
      },
    ],
  },
  services: [
    {
      slug: "devops",
      part: "Keeps each version of router settings and tariffs, and rehearses the way back.",
    },
    {
      slug: "software-development",
      part: "Builds order, mediation and porting software that records every step and acts on a repeated message only once.",
    },
    {
      slug: "ai-ml",
      part: "Groups alarms, forecasts full links and drafts the reply that an engineer sends.",
    },
    {
      slug: "mobile-apps",
      part: "One app for subscribers (recharge, faults, eSIM) and one for field staff that works in a basement.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Joins new charging or care systems to switches that their makers no longer support.",
    },
    {
      slug: "business-automation",
      part: "Takes an accepted quote to a live circuit, with people only for site visits and failed steps.",
    },
    {
      slug: "bi-analytics",
      part: "Usage, churn and cost per site from one count of subscribers that finance and network both accept.",
    },
  ],
  questions: [
    {
      question: "Do you replace a whole billing stack?",
      answer:
        "Rarely. A small internet provider or virtual operator should buy one, and we connect it. For a larger operator we build and connect one part, such as mediation, care or a partner portal.",
    },
    {
      question: "Who touches subscriber data and the network, and from where?",
      answer:
        "Named engineers, through an entry server (jump host) that you own and record. Before access is given you get a written list of people, places and rights. Subscriber records stay on your servers; tests elsewhere use invented ones.",
    },
    {
      question: "Can you work in our night maintenance window?",
      answer: `Yes. The plan names who works in your window and who takes over in your morning; the [contact page](/contact/) lists each office's hours. ${site.claims.support ? `You can also agree ${site.claims.support} support. ` : ""}A release still needs one of your engineers on the call, who may stop it.`,
    },
    {
      question: "How do you show that new charging software is right?",
      answer:
        "With your own data. The old and the new software both calculate a closed billing period, and we compare invoice by invoice. Each difference is our defect, the old system's, or a rule that was never written down. We switch over when finance accepts what remains.",
    },
    {
      question: "We are an IT firm ourselves. What would we buy from another?",
      answer:
        "The work your billable people never reach: a client portal, a clock for each agreed response time, an asset register that agrees with the invoices.",
    },
  ],
  start: {
    firstDeliverable:
      "By about week four: one day of your real usage, porting or ticket records, run through a first version, with every mismatch listed.",
    duration:
      "Four to six months is usual for mediation, porting or an inventory. Getting test devices like the live ones often takes longest.",
    team: "A telecom analyst, two backend developers, a network automation engineer, a tester and a project lead.",
    needFromYou:
      "An operations engineer and a billing analyst, interface documents, a lab or test environment, and your change calendar.",
    call: "A project lead and a network engineer ask about subscribers, vendors and interfaces, then name the interface to start with.",
    confidentiality: "We sign an NDA first; then record formats are enough.",
  },
  closing: {
    heading: "Walk us through a change you had to back out",
    text: `In a ${firstCall} we go through the timings with you and show at which step the fault could have been seen.`,
    action: "Get Started",
  },
});

export default itTelecom;
