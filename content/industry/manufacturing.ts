// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Plants and workshops: the layer between the machine's pulse and the ERP. */
const manufacturing = defineIndustry({
  meta: {
    title: `Manufacturing software, machine to dispatch | ${site.name}`,
    description:
      "Shop-floor software for factories: machine stops, traceability, quality and scheduling. It keeps counting when the office network is down.",
  },
  updated: "2026-11-28",
  order: 5,
  name: "Manufacturing",
  menuLine: "Machine data, traceability, quality and dispatch",
  icon: "manufacturing",
  hero: {
    claim: "See why machines stopped, and where each part went.",
    lead: "We build custom shop-floor software for plants and workshops, between the machines and your business system (ERP). It shows why machines stopped and traces each marked part or batch from raw material to the customer's truck.",
  },
  drawing: {
    title: "Cutaway of a factory: one bracket from steel coil to packed crate",
    description:
      "A section through a factory under a saw-tooth roof. The coloured line is the conveyor. From left to right: a coil on its stand, a press with an operator at a small screen, a fenced welding robot with a fitter beside it, a table where an inspector holds a gauge to a bracket, and a packing bench at the dock with a lorry backed in. In a glazed office above, a planner moves cards on a board.",
    caption: "One bracket, from coil to crate, numbered at the press and read at every station.",
  },
  number: {
    heading: "With each part's time on record, 200 parts wait, not 800",
    value: 200,
    from: 600,
    whole: 800,
    unit: "parts",
    valueLabel: "Since the last good check",
    wholeLabel: "Made in an 8-hour shift",
    ticks: 100,
    figures: [0, 200, 400, 600],
    text: "An example: a line makes 100 parts an hour in a shift of 8 hours. The last check fails; the one two hours earlier had passed. With a time on record for each part, 200 are suspect; without it, all 800. So the software ties every check to the parts made since the previous one, and lists where each suspect part was last scanned.",
  },
  hours: {
    critical: [{ from: 5.5, to: 22.5, label: "Two production shifts, their handovers and the evening truck" }],
    release: { from: 23, to: 3, label: "Maintenance shift, one line at a time" },
    note: `The hours assume two shifts. We update a plant on three in a planned changeover. ${capital(supportName)} can cover each shift, over remote access that you switch on.`,
  },
  day: {
    heading: "What counts in a shift: takt, stops and part history",
    paragraphs: [
      "Production follows takt, the pace at which the customer takes parts. If takt is 60 seconds, a ten-minute stop leaves you ten parts short and the board above the line turns red.",
      "Customers send auditors who take a part out of a box and ask for its full history within hours.",
    ],
  },
  systems: {
    heading: "Shop-floor software we build",
    lead: "Some plants are well served by a packaged production system (MES); we can connect it. Where none fits, we build, one line at a time.",
    items: [
      {
        title: "Production execution and traceability",
        place: "press screen",
        text: "Work orders, instructions and serial numbers at each station, with a record of which lot went into which unit.",
        hardPart: "In rework, a housing gets a new bearing. Its record must keep both: the old and the new.",
      },
      {
        title: "Machine data and downtime",
        place: "signal light",
        text: "Counts, speeds and stops are read from the controllers, even short ones that no shift report shows. Short stops carry the machine's own alarm, where it sends one; for longer ones a tablet asks why.",
        hardPart:
          "An operator has five seconds to give a reason. We offer six large buttons, chosen with the crew, in place of eighty codes.",
      },
      {
        title: "Quality and control charts",
        place: "gauge",
        text: "Readings straight from the gauge, control charts (SPC) at the station and a hold on doubtful lots.",
        hardPart:
          "A hold helps only if the forklift driver learns of it. The dispatch scanner accepts only pallets on the released list. Without the server it cannot learn of new holds: you choose whether dispatch stops, or goes on from the last list after a check.",
      },
      {
        title: "Maintenance",
        place: "robot",
        text: "Work orders by running hours and condition, spares with their bin, and each machine's repair history.",
        hardPart:
          "A new controller counts from zero, but the next service is due by the old total. The software carries it over.",
      },
      {
        title: "Finite scheduling",
        place: "planning board",
        text: "No machine, mould or setter is booked twice, and you see which orders a rush order would delay.",
        hardPart:
          "Light colours run before dark, and only two setters know one of the moulds. Such rules are seldom on paper, so we first write them down with the foreman.",
      },
      {
        title: "Dispatch and customer labels",
        place: "lorry",
        text: "Picking, packing, labels and dispatch notices, all as the customer's manual demands.",
        hardPart:
          "Every label field must follow your customer's manual. Each is checked before printing, because a wrong one can send a full load back from the gate.",
      },
    ],
  },
  standards: {
    heading: "Standards for plants, machine data and traceability",
    items: [
      {
        name: "IEC 62264 (ISA-95)",
        text: "A model of the levels between a sensor and the business system. We use it to agree with you which system owns an order, a lot and a test result.",
      },
      {
        name: "OPC UA (IEC 62541)",
        text: "A common, secured way to read machine data. Where a controller does not offer it, we add a gateway.",
      },
      {
        name: "IEC 62443",
        text: "Security for industrial control systems, with the plant's network split into zones. Our software sends machine data out through a gateway that refuses connections from outside.",
      },
      {
        name: "ISO 22400",
        text: "Availability means the same in all your plants if every report uses this standard's formulas and the same rules for planned time, among them OEE (overall equipment effectiveness). Our reports do.",
      },
      {
        name: "IATF 16949",
        text: "Car-part makers keep part approvals, tooling and design records and contracts while a part is made or serviced, plus one calendar year, unless a customer or authority sets another time. You set the time for lot and test records; the system prevents earlier deletion.",
      },
      {
        name: "21 CFR Part 11",
        text: "For drugs and devices sold in the USA, an electronic signature shows name, date, time and meaning. The screen asks who signs and why, the system adds date and time, and changes stay visible.",
      },
      {
        name: "EU Cyber Resilience Act",
        text: "Makers of connected products for the EU give a first warning of actively exploited flaws and severe incidents within 24 hours. If our software is inside your product, the contract says how soon we tell you.",
      },
    ],
  },
  integrations: {
    heading: "Machines, gauges and systems we connect",
    items: [
      {
        name: "Controllers, old and new",
        by: "device",
        text: "Siemens S7, Allen-Bradley, Mitsubishi and Fanuc units over OPC UA or, where they lack it, the maker's own protocol. Machines without a port get a pulse counter.",
      },
      {
        name: "Machine tools",
        by: "device",
        text: "MTConnect, or the maker's own interface such as FOCAS, gives the program name, the spindle's state and the alarms.",
      },
      {
        name: "ERP",
        by: "both",
        text: "SAP, Oracle, Dynamics 365 or Tally sends orders and receives confirmations and totals, but no detailed readings.",
      },
      {
        name: "Gauges, weighbridges and cameras",
        by: "device",
        text: "Calipers over Bluetooth, scales by serial cable, and camera results kept with their pictures.",
      },
      {
        name: "Customer EDI",
        by: "file",
        text: "Orders and dispatch notices travel in the customer's format (EDIFACT, X12 or VDA) or, where allowed, through the customer's portal.",
      },
      {
        name: "E-invoices and e-way bills",
        by: "both",
        text: "India's invoice reference number, IRN (above ₹5 crore turnover), and e-way bill (usually above ₹50,000), both issued before the truck leaves.",
      },
    ],
  },
  pitfalls: {
    heading: "Why shop-floor projects stall",
    items: [
      {
        title: "Dashboards before definitions",
        text: "Is a tea break downtime? Two supervisors answer differently. Agree it in writing first, with the union or works council too.",
      },
      {
        title: "Starting with the newest machine",
        text: "Its data port and its keen crew make a trial look easy. An old press with frequent stops tells you more.",
      },
      {
        title: "Stop reasons entered at the end of the week",
        text: 'Reasons remembered days later are guesses. Ask at the machine within the minute, and accept "not known yet" as an answer.',
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Execution, traceability and scheduling built around the steps of each part, with agreed messages to and from the ERP.",
    },
    {
      slug: "ai-ml",
      part: "Likely surface defects flagged by camera, tool wear estimated from motor current; an inspector judges doubtful parts.",
    },
    {
      slug: "devops",
      part: "Line-side computers updated one after the other, each keeping the last good version on its own disk.",
    },
    {
      slug: "uiux",
      part: "Operator screens for glare, oil and protective equipment, legible at three metres and in the operators' own language.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Old and new controllers connected to the ERP, with every message traceable.",
    },
    {
      slug: "enterprise-applications",
      part: "Orders, purchasing and stock value moved to a new system while the shop floor keeps reporting parts.",
    },
  ],
  questions: [
    {
      question: "Our oldest machine has no data port. Can it be counted?",
      answer:
        "Almost always. A current clamp on the main motor usually tells working from idling, and a sensor at the exit counts parts. On a press, a sensor on the ram counts the strokes. Machine settings cannot be read this way.",
    },
    {
      question: "Can your software stop or change a machine?",
      answer:
        "Normally it only reads. Where a station has to hold a part, your own engineer adds one agreed signal to the controller's program, in a planned stop. Safety circuits are not part of our work.",
    },
    {
      question: "What if your server fails in the middle of a shift?",
      answer:
        "The machines keep running. A small computer on each line stores counts, prints labels and blocks unreleased parts. It sends the stored data when the server is back. We agree how long it must work alone; a weekend is a sensible minimum. If that computer fails too, each station passes parts or holds them, as you chose.",
    },
    {
      question: "Cloud, or a server in the plant?",
      answer:
        "Both. What must work when the internet is down stays in the building: labels, holds, work instructions. History, plant comparisons and the training of camera inspection can be in the cloud. If a customer does not let drawings leave the site, they stay on your server.",
    },
    {
      question: "Is this meant to replace our ERP?",
      answer:
        "No. An ERP plans in days and money; machines work in seconds and pieces. Your ERP still owns orders and stock value, and exchanges a few messages with our software.",
    },
    {
      question: "Must the line stop while you install?",
      answer:
        "Only in stops you had planned. Sensors and tablets go up in a changeover or a maintenance shift, one machine at a time. If a controller's program has to change, your own engineer loads it in that stop.",
    },
  ],
  start: {
    firstDeliverable:
      "Two weeks of counts and stops from one machine, with the reasons its own operators gave. It usually comes a month after kick-off.",
    duration:
      "Usually about two months for a first line, three to six for a small plant. The pace depends on the number and age of the controllers and on your maintenance shifts.",
    team: "A project lead, a controls engineer, a backend developer, a screen designer and a tester. The plan says who travels, and for how long. Your electrician fits the sensors.",
    needFromYou:
      "Your electrician, the engineer who may change controller programs, one patient supervisor, the electrical drawings of one machine, and last month's shift reports.",
    call: "A project lead and a controls engineer go through your machines, the makers of their controllers and the ERP with you.",
    confidentiality:
      "We sign an NDA before you send shift reports or drawings, and can work at the plant, on your own computers.",
  },
  closing: {
    heading: "Ask what we can read from your worst machine",
    text: `Give us its maker, its age and a photograph of its controller. In a ${firstCall} we say which signals it should offer.`,
    action: "Start Your Transformation",
  },
});

export default manufacturing;
