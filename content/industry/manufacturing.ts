import { defineIndustry } from "../schema";
import { site } from "../site";

/** Plants and workshops: the layer between the machine's pulse and the ERP. */
const manufacturing = defineIndustry({
  meta: {
    title: `Manufacturing software, machine to dispatch | ${site.name}`,
    description:
      "Shop-floor software for factories: OEE, genealogy, quality and scheduling over OPC UA and ISA-95, made to keep counting when the office network is away.",
  },
  updated: "2026-11-20",
  order: 5,
  name: "Manufacturing",
  menuLine: "From the machine's pulse to the dispatch gate",
  icon: "manufacturing",
  hero: {
    claim: "The line says why it stopped, in the operator's own words.",
    lead: "A press stands still for four minutes and the shift report says nothing. Thirty such stops are two lost hours. We build the layer between machine and ERP. It counts parts, asks for the reason while the memory is fresh, and follows each batch from the steel coil to the customer's lorry.",
  },
  drawing: {
    title: "Cutaway of a factory: one bracket from steel coil to packed crate",
    description:
      "A section through a factory under a saw-tooth roof. The vermilion line is the conveyor. From left to right: a coil on its stand, a press with an operator at a small screen, a fenced welding robot with a fitter beside it, a table where an inspector holds a gauge to a bracket, and a packing bench at the dock with a lorry backed in. In a glazed office above, a planner moves cards on a board. The bracket under the gauge carries the key colour.",
    caption: "Five stations, one bracket. Its number is stamped at the press and read again at each stop.",
  },
  number: {
    heading: "Three nineties make seventy-three",
    value: 72.9,
    marks: [
      { at: 81, label: "81" },
      { at: 90, label: "90" },
    ],
    whole: 100,
    unit: "per cent",
    valueLabel: "OEE at 90 × 90 × 90",
    wholeLabel: "Planned production time",
    text: "Overall equipment effectiveness multiplies availability, performance and quality. A machine that is up 90 per cent of the time, at 90 per cent of its rated speed, is down to 81. With 90 per cent good parts it scores 72.9. Each figure looks fine alone. That is the case for taking all three from one clock.",
  },
  hours: {
    critical: [{ from: 5.5, to: 22.5, label: "Two production shifts, their handovers and the evening lorry" }],
    release: { from: 23, to: 3, label: "Maintenance shift, one line at a time" },
    note: "A plant on three shifts has no night. There we release during a planned changeover, with the old version one switch away.",
  },
  day: {
    heading: "Takt in minutes, audits in years",
    paragraphs: [
      "Everything hangs on takt, the pace at which the customer takes parts. If takt is 60 seconds, a ten-minute stop leaves you ten parts short and the board above the line turns red. Supervisors meet under that board at shift start, go through last night's losses and decide who chases which. Between orders comes the changeover: new die, first-off part, inspector's signature.",
      "Loss is measured in minutes and trust in batch numbers. Factory inspectors look at guards and working hours. Customers send auditors of their own, who take a part out of a box and ask you to prove its history before lunch.",
    ],
  },
  systems: {
    heading: "The layers between the spindle and the order book",
    lead: "We build these one line at a time, beginning where the supervisors already keep a spreadsheet.",
    items: [
      {
        title: "Production execution and genealogy",
        text: "Work orders, instructions and serial numbers at each station, with a record of which lot went into which unit.",
        hardPart:
          "Rework breaks the tidy sequence. A housing goes back two stations for a new bearing, and its family tree has to show both bearings.",
      },
      {
        title: "Machine data and downtime",
        text: "Counts, speeds and stops read from the controllers, with the reason asked for on a tablet beside the guard.",
        hardPart:
          "An operator in gloves gives you five seconds. Six large buttons chosen with the crew collect better data than a list of eighty codes.",
      },
      {
        title: "Quality and control charts",
        text: "Readings straight from the gauge, SPC charts at the station and a hold that can stop a lot.",
        hardPart:
          "A hold is worth nothing if the forklift driver hasn't heard. The dispatch scanner must refuse a blocked pallet with the network unplugged.",
      },
      {
        title: "Maintenance",
        text: "Work orders by running hours and condition, spares with their bin, and each machine's case history.",
        hardPart:
          "Hour counters go back to zero when a controller is swapped. The total has to survive the swap, or the overhaul comes a year late.",
      },
      {
        title: "Finite scheduling",
        text: "A plan by machine, die and setter that shows what slips when the rush order goes in.",
        hardPart:
          "Light colours run before dark, one die serves two presses and one person can set it. Those set-up times live in the foreman's head until somebody writes them down with him.",
      },
      {
        title: "Dispatch and customer labels",
        text: "Pick, pack, label and advance notice, each in the layout that the customer's manual demands.",
        hardPart: "The notice must arrive before the lorry does. One wrong label field can turn a full load round at the gate.",
      },
    ],
  },
  standards: {
    heading: "Standards we meet on the shop floor",
    items: [
      {
        name: "IEC 62264 (ISA-95)",
        text: "The levels from sensor to business system and the objects that pass between them. It settles which system owns an order, a lot and a result.",
      },
      {
        name: "OPC UA (IEC 62541)",
        text: "Named, typed and secured machine data. We read through it where the controller offers it and fit a gateway where it doesn't.",
      },
      {
        name: "IEC 62443",
        text: "Security for industrial control by zones and conduits. An office laptop has no place in the zone of a press controller.",
      },
      {
        name: "ISO 22400",
        text: "Agreed formulas for production measures, so that availability in one plant means what it means in the other.",
      },
      {
        name: "IATF 16949",
        text: "The automotive quality standard, built on ISO 9001: control plans, traceability by lot and records kept for years.",
      },
      {
        name: "21 CFR Part 11",
        text: "For drugs and devices sold in the USA. An electronic signature shows the name, the time and what the signing meant.",
      },
    ],
  },
  integrations: {
    heading: "Machines, gauges and systems we connect",
    items: [
      {
        name: "Controllers, old and new",
        text: "Siemens S7, Allen-Bradley, Mitsubishi and Fanuc units over OPC UA, Modbus or EtherNet/IP, and a pulse counter where there is no port at all.",
      },
      {
        name: "Machine tools",
        text: "MTConnect, or the maker's own interface such as FOCAS, gives the program name, the spindle's state and the alarms.",
      },
      {
        name: "ERP",
        text: "SAP, Oracle, Dynamics 365 or Tally sends orders and takes confirmations. Seconds stay on the floor; totals go upstairs.",
      },
      {
        name: "Gauges, weighbridges and cameras",
        text: "Calipers over Bluetooth, scales over serial, and vision results kept as a verdict with its picture.",
      },
      {
        name: "Customer EDI",
        text: "EDIFACT DELFOR schedules come in and DESADV notices go out, or the customer's portal is filled where that is the rule.",
      },
      {
        name: "E-way bills",
        text: "In India the bill is raised with the invoice at the dock, so a loaded lorry isn't waiting for a portal at midnight.",
      },
    ],
  },
  pitfalls: {
    heading: "How factory projects stall",
    items: [
      {
        title: "The office network, extended",
        text: "Machines that share a network with e-mail share its viruses. Data leaves through a gateway in a zone of its own, and nothing from outside reaches in.",
      },
      {
        title: "Dashboards before definitions",
        text: "Is a tea break downtime? Two supervisors will differ and the chart becomes the argument. Definitions are signed before the first screen.",
      },
      {
        title: "A pilot on the best line",
        text: "The newest machine with the keenest crew proves little. Begin with the awkward press from 1998 and the rest comes easily.",
      },
      {
        title: "Reasons filled in on Friday",
        text: 'A week of stops remembered at once is fiction. Ask at the machine within the minute, and accept "don\'t know yet" as an answer.',
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Execution, genealogy and scheduling built around your routings, with a message contract towards the ERP.",
    },
    {
      slug: "ai-ml",
      part: "Surface defects and tool wear spotted by camera and current, with doubtful parts laid aside for an inspector.",
    },
    {
      slug: "devops",
      part: "Line-side computers updated in order, each keeping the last good version on its own disk.",
    },
    {
      slug: "uiux",
      part: "Operator screens for gloves, glare and oil, read at three metres and in the floor's own language.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Controllers of five decades joined to an ERP that thinks in days, with every message traceable.",
    },
    {
      slug: "enterprise-applications",
      part: "Orders, purchase and stock value renewed upstairs while the floor goes on confirming parts.",
    },
  ],
  questions: [
    {
      question: "Our oldest machine has no data port. Can it be counted?",
      answer:
        "Almost always. A current clamp on the motor, a sensor on the ram or the contact behind the tower light shows whether it runs and how often. That is enough for counts and stops. Recipe values are another matter, and no clamp can read them. Your own electrician fits the parts under your lock-out rules.",
    },
    {
      question: "What if your server dies in the middle of a shift?",
      answer:
        "The line keeps running, because we stay out of the control loop. A small computer on each line buffers counts, prints labels and enforces holds by itself. How long it must hold out is agreed per project; a weekend is a sensible floor. When the server is back, the backlog goes up in order.",
    },
    {
      question: "Cloud, or a server in the plant?",
      answer:
        "Both, divided by what must survive a cut cable. Whatever an operator waits for stays in the building: labels, holds, work instructions. History, plant comparisons and model training can sit in the cloud. If a customer forbids drawings to leave the site, they don't leave.",
    },
    {
      question: "Is this meant to replace our ERP?",
      answer:
        "No. An ERP plans in days and rupees; the floor works in seconds and pieces. Yours goes on owning orders and stock value, and we exchange a short list of messages with it. If it needs renewing as well, that is a separate job under [enterprise applications](/focus/enterprise-applications/).",
    },
    {
      question: "Must the line stop while you install?",
      answer:
        "Not for our sake. Sensors and tablets go up in a changeover or a maintenance shift, one machine at a time, and no control program is touched. Genealogy and holds across a plant are a complex application, at three to six months; the first line counts well before that is over. The people we need most are your electrician and one patient supervisor.",
    },
  ],
  closing: {
    heading: "Walk us along the line that stops most",
    text: "Name the machine and its three commonest reasons. On the first call we will say what can be read from it and what cannot.",
    action: "Start Your Transformation",
  },
});

export default manufacturing;
