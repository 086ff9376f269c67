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
  updated: "2026-11-28",
  order: 16,
  name: "IT & Telecom",
  menuLine: "Orders, usage charging, tickets and networks",
  icon: "it-telecom",
  hero: {
    claim: "Orders and invoices that match what the network delivers.",
    lead: "We build or connect order, billing, number porting, network inventory and service desk software for operators, internet providers, data centres and managed IT firms. It checks invoices against usage and, each night, network records against devices.",
  },
  drawing: {
    title: "One mobile call on its way from a handset through mast and exchange",
    description:
      "Left to right: a caller with a handset; a lattice mast with antennas and a rigger; a shelter with the base-band unit; a splicer at work on fibre under the street; the exchange in section, racks and an engineer with a patch cord; an operations room with two people before a wall map. A coloured line takes the call from the handset by radio, there dashed, to an antenna, down the mast to the base-band unit and by fibre to the rack that records usage, filled in the same colour; its record goes on to the last screen. A microwave link stands in reserve.",
    caption:
      "The line is one mobile call, dashed where it goes by radio. After the rack marked Usage it is the record behind the invoice.",
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
    figures: [0, 120, 240, 360, 480, 600],
    text: "Networks often bill each other like this: the highest 5 per cent of readings are thrown away, and the highest that remains sets the bill. A lost reading can change the bill, so our software marks each gap.",
  },
  hours: {
    critical: [
      { from: 8.5, to: 18.5, label: "Leased lines, service desks, porting requests" },
      { from: 19, to: 24, label: "Evening peak: streams, games and calls home" },
    ],
    release: { from: 1, to: 5, label: "The announced maintenance window" },
    note: "Emergency calls come at any hour. So where devices are paired, one carries traffic while we change the other.",
  },
  day: {
    heading: "Two peaks a day and one maintenance window",
    paragraphs: [
      "By nine the service desk is busy. A branch has lost its line, and a customer disputes four gigabytes. Each ticket needs three facts: what was sold, what was built and what the network reports. Where records are wrong, a technician is sent to a socket that does not exist.",
      "In the evening home traffic climbs to its peak. After midnight the maintenance begins: swap a card, change settings, add a tariff. A job that fails must be undone before morning.",
    ],
  },
  systems: {
    heading: "Operations (OSS) and billing (BSS) software we build",
    lead: "Operations and billing are often bought separately. We usually start where the two meet.",
    items: [
      {
        title: "Catalogue to order",
        place: "recharge kiosk",
        text: "Turns plans, such as 5G or fibre, and corporate quotes into the network tasks that deliver them.",
        hardPart: "Orders change before delivery. If one site of forty is cancelled, only that site's tasks are undone.",
      },
      {
        title: "Mediation and charging",
        place: "last screen",
        text: "Usage records are collected (mediation), freed of duplicates and priced.",
        hardPart:
          "Records come late or twice, and nobody reports a lost one. So the software checks file numbers and counts records at each step.",
      },
      {
        title: "Number porting",
        place: "caller",
        text: "Moves customers' numbers between operators, with fraud checks on the way.",
        hardPart:
          "If an operator replies too late, a number may move or stay by mistake. The system warns your staff before each deadline.",
      },
      {
        title: "Network inventory",
        place: "base band racks",
        text: "Records of sites, racks, fibres and ports. Each night the ports are compared with what the devices report.",
        hardPart:
          "Field staff change a port, and nobody updates the record. The software lists each difference for a planner to settle.",
      },
      {
        title: "Colocation in a data centre",
        place: "power panel",
        text: "Space, power, cables and staff hours for each customer, billed from one record.",
        hardPart: "Some power readings get lost. A missing one is estimated, marked and corrected from the meter's next total.",
      },
      {
        title: "Alarm correlation and status page",
        place: "wall map",
        text: "Groups alarms by probable cause, finds the subscribers affected and tells them.",
        hardPart:
          "One cut fibre sets off alarms in every box behind it. Finding the cut takes a correct network map, so we check that first.",
      },
      {
        title: "Service desk for managed IT",
        place: "list of tickets",
        text: "Tickets, assets, contracts and agreed response times (SLA) for a provider with many clients.",
        hardPart:
          "Each contract pauses the response clock for its own reasons, such as holidays. The client sees every pause and why.",
      },
    ],
  },
  standards: {
    heading: "Telecom laws, regulators and protocols",
    items: [
      {
        name: "Security incidents: Telecom Cyber Security Rules, CERT-In (India)",
        text: "Operators report an incident within six hours of noticing it, with details within 24. Logs stay 180 days, a year from May 2027; call records usually two years. The software tracks both deadlines and keeps logs and records for as long as the rules ask.",
      },
      {
        name: "Number porting (India, Australia)",
        text: "India gives no porting code within seven days of a SIM swap; in Australia the new provider checks identity before it requests the port. The software makes both checks.",
      },
      {
        name: "One Touch Switch (UK)",
        text: "When a home changes broadband or landline provider, the new one arranges the switch. The order system sends its messages through the industry's hub, TOTSCo.",
      },
      {
        name: "STIR/SHAKEN (USA, Canada)",
        text: "The provider signs each internet (IP) call and states what it knows: caller and number, caller only, or where the call came in. We set up signing with your own certificate.",
      },
      {
        name: "Subscriber data: GDPR, CPNI (USA), DPDP Act (India)",
        text: "Rules on call records and locations differ by country; India's main duties begin in May 2027. The system limits and logs access, and deletes records once the law lets you.",
      },
      {
        name: "TM Forum Open APIs",
        text: "Shared interfaces, such as TMF622 for orders, make it easier to replace one vendor. We use them where your systems offer them.",
      },
    ],
  },
  integrations: {
    heading: "Interfaces to network, billing and ticket systems",
    items: [
      {
        name: "NETCONF, gNMI and SNMP",
        by: "both",
        text: "Settings and live readings of routers and switches, old and new.",
      },
      {
        name: "RADIUS, Diameter and Nchf",
        by: "both",
        text: "Sign-on, session limits and usage counts for broadband, 4G and 5G.",
      },
      {
        name: "ServiceNow, Jira, ConnectWise, Autotask, HaloPSA",
        by: "both",
        text: "Tickets shared with your corporate customers. You agree which side closes them.",
      },
      {
        name: "Billing, CRM and payment gateway",
        by: "file",
        text: "Accounts, invoices and top-ups, as the vendor's interface allows.",
      },
      {
        name: "Porting clearing house",
        by: "both",
        text: "Requests, replies and refusals, each with the time left to answer.",
      },
    ],
  },
  pitfalls: {
    heading: "Why telecom projects fail",
    items: [
      {
        title: "Billing moved in one night",
        text: "A million accounts in one night leave no time to check. Move one billing cycle at a time, and run both systems until they agree.",
      },
      {
        title: "Tests without the difficult records",
        text: "Invented test data is too clean. Add late roaming files, and the hour that comes twice when clocks go back.",
      },
      {
        title: "Monitoring that shares the fault",
        text: "If your network fails, a status page on it fails too. Host that page and your staff chat elsewhere.",
      },
    ],
  },
  services: [
    {
      slug: "devops",
      part: "Every version of router settings and tariffs is kept, and undoing a change is rehearsed.",
    },
    {
      slug: "software-development",
      part: "Order, mediation and porting software that records every step.",
    },
    {
      slug: "ai-ml",
      part: "Grouped alarms, a forecast of where capacity runs out, and reply drafts for an engineer to send.",
    },
    {
      slug: "mobile-apps",
      part: "One app for subscribers (top-up, faults, eSIM) and one for field staff, which works without signal.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "New billing systems joined to switches that their makers no longer support.",
    },
    {
      slug: "business-automation",
      part: "From an accepted quote to a working line, with people only for site visits and failed steps.",
    },
    {
      slug: "bi-analytics",
      part: "Usage, customers lost and cost per site, from one subscriber count that all departments accept.",
    },
  ],
  questions: [
    {
      question: "Do you replace a whole billing system?",
      answer:
        "Rarely. If a ready-made system covers your plans, buy it, and we connect it. For a larger operator we build one part, such as mediation or a partner portal.",
    },
    {
      question: "Who touches subscriber data and the network, and from where?",
      answer:
        "Only named engineers, from India unless the contract says otherwise, through an entry server (jump host) that you own. You can end any access yourself. Subscriber records stay on your servers; for records under the GDPR, access from India is a transfer that the contract covers.",
    },
    {
      question: "Can you work in our night maintenance window?",
      answer: `Yes. The plan names who works then and who takes over in your morning. ${site.claims.support ? `You can also agree ${site.claims.support} support. ` : ""}One of your engineers joins each release and may stop it.`,
    },
    {
      question: "How do you show that new charging software is right?",
      answer:
        "With your own data. The old and the new software calculate the same past invoices, and we compare each one. We switch over when your finance team accepts the result.",
    },
    {
      question: "We are an IT firm ourselves. What would we buy from another?",
      answer: "Work that your engineers have no time for: a client portal, or an asset list that matches the invoices.",
    },
  ],
  start: {
    firstDeliverable: "By about week four: one day's records checked against your invoices or devices, every mismatch listed.",
    duration: "Usually four to six months for mediation, porting or an inventory. Getting test devices often takes longest.",
    team: "A telecom analyst, two backend developers, a network automation engineer, a tester and a project lead.",
    needFromYou: "An operations engineer, a billing analyst, interface documents, a test environment and your change calendar.",
    call: "A project lead and a network engineer ask about subscribers, vendors and interfaces, then suggest where to start.",
    confidentiality: "We sign an NDA first. Until work starts, the format of your records is enough.",
  },
  closing: {
    heading: "Tell us about one disputed invoice",
    text: `In a ${firstCall} we go through its steps with you and say where the fault could have been seen first.`,
    action: "Get Started",
  },
});

export default itTelecom;
