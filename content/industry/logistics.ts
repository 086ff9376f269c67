// The fields are explained in content/schemas/industry.ts.

import { firstConsultation, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Freight and parcels: the night sort in a cross-dock, the driver's phone and the disputed invoice. */
const logistics = defineIndustry({
  meta: {
    title: `Logistics software: dock, dispatch, delivery | ${site.name}`,
    description:
      "Dock booking, dispatch, driver, tracking and freight billing software for carriers, 3PLs and shippers. Scanning continues when the hub goes offline.",
  },
  updated: "2026-11-24",
  order: 7,
  name: "Logistics",
  menuLine: "Dock booking, dispatch, tracking, freight billing",
  icon: "logistics",
  hero: {
    claim: "Dispatch and tracking software, night shift included.",
    lead: "We build dock booking, sorting, dispatch, driver and billing software for carriers, third-party logistics companies and shippers. Scanning goes on when the network fails, and each invoice line shows the scan, gate time or rate behind it.",
  },
  drawing: {
    title: "A cross-dock at two in the morning, from the inbound bay to the outbound van",
    description:
      "A long section through a freight hub. From left to right on the line: an inbound trailer at the dock, a loader with a pallet truck, a scan arch over the conveyor, two sorters at a roller table, a row of roll cages and a driver loading a van. A planner stands on the mezzanine above the dock doors. Every later fact about the parcel starts at the scan arch.",
    caption:
      "A typical cross-dock has doors on two sides and little or no racking. Here goods come in on the left and leave on the right.",
  },
  number: {
    heading: "A box that weighs 8 kg can be billed as over 19 kg",
    value: 8,
    whole: 19.2,
    unit: "kg",
    valueLabel: "On the scale",
    wholeLabel: "Volumetric weight at a divisor of 5,000",
    ticks: 1,
    text: "An example: 60 × 40 × 40 cm make 96,000 cubic centimetres. Many couriers divide that by 5,000, get 19.2 kg and charge the larger weight, often rounded up. Others use another divisor. The software stores sides, weight and divisor and applies the tariff in force.",
  },
  hours: {
    critical: [
      { from: 20, to: 3, label: "Long-distance trucks arrive, night sort runs" },
      { from: 5, to: 9.5, label: "Vans load out, routes go live" },
    ],
    release: { from: 13, to: 16, label: "Docks are quiet: hub software only" },
    note: "In the early afternoon only hub software is updated; the drivers' apps follow after the last route.",
  },
  day: {
    heading: "A hub's working day starts when its customers finish theirs",
    paragraphs: [
      "Collections come in from four in the afternoon. By seven the long-distance trucks are on the road. Around midnight the hub holds every carton that must be somewhere else at breakfast. A sorter has a second or two for each one, and a screen that takes three seconds creates a queue.",
      "Margins are thin and depend on weight charged, drops per hour, empty kilometres and minutes lost at the gate. Roadside checks differ. In India officers ask for the e-way bill (a transport document); in Europe and North America, the driver's hours. The shipper sees one tracking line and calls when it stops moving.",
    ],
  },
  systems: {
    heading: "Dock, dispatch and delivery software",
    lead: "You probably run two or three of these already; keep what works. We build the missing one, or replace the one that staff avoid by using printouts.",
    items: [
      {
        title: "Dock and yard booking",
        text: "Carriers book a slot, the gate checks them in, and the yard knows which trailer stands where and since when.",
        hardPart:
          "Trucks come early, late and all together. The plan is recalculated every few minutes, yet a half-unloaded trailer must keep its door.",
      },
      {
        title: "Sorting and scanning on the floor",
        text: "A handheld or scanning arch shows the door or cage, or the fault, in a language the sorter reads.",
        hardPart:
          "Labels tear and cartons are scanned twice. A repeated scan changes nothing; a late one keeps its scan time, corrected for the device's clock.",
      },
      {
        title: "Load building and dispatch",
        text: "Orders become loads, loads become trips, and trips go to your own vehicles or to a carrier by tender.",
        hardPart:
          "The last drop is loaded first. Axle weight, stacking limits and one extra pallet at 4 am can make a correct plan impossible to load.",
      },
      {
        title: "Driver app with proof of delivery",
        text: "Stops, photo, signature, one-time code, cash collected, and the reason when the recipient was not at home.",
        hardPart:
          "Many basements have no signal. Each event is stored with two times, the phone's and the server's, because phone clocks can be wrong.",
      },
      {
        title: "Tracking and arrival times",
        text: "One page and one feed for the customer, fed by your vehicles and by every partner carrier.",
        hardPart:
          'Twelve carriers use twelve sets of status codes, and "Delivered" may arrive before "out for delivery". Events are mapped to one list and put in order.',
      },
      {
        title: "Freight audit and billing",
        text: "Rates, fuel surcharges, waiting charges (detention) and weights are checked before an invoice is sent or paid.",
        hardPart:
          "Tariffs change by date and lane. A trip made in March is priced with March's table, even if the dispute comes in November.",
      },
    ],
  },
  standards: {
    heading: "Freight standards and transport rules",
    items: [
      {
        name: "GS1 SSCC and logistic label",
        text: "Eighteen digits that identify one logistic unit: a carton, a pallet or a cage. An advance notice lists what is inside; the label can carry the list too.",
      },
      {
        name: "EPCIS 2.0 (GS1)",
        text: "GS1's common format for scan events: what, when, where and why. Version 2.0 adds how, for sensor data such as temperature.",
      },
      {
        name: "ISO 6346",
        text: "Container numbers: four letters, six digits and a check digit. Testing the check digit at the gate catches most typing errors.",
      },
      {
        name: "E-way bill, Rule 138 of India's CGST Rules",
        text: "Generally needed above ₹50,000; within a state the limit may be higher. It names the vehicle, so a new truck after a breakdown means an update. Longer trips get longer validity.",
      },
      {
        name: "Drivers' hours",
        text: "In the EU, Regulation (EC) No 561/2006, since 1 July 2026 also for most for-hire vans above 2.5 tonnes on trips to or within another country. In the USA, 49 CFR Part 395; Great Britain, Canada and Australia have limits of their own. Routes are planned on the hours each driver has left.",
      },
      {
        name: "SOLAS verified gross mass",
        text: "A packed export container needs a weight verified by its shipper before it may be loaded aboard ship.",
      },
      {
        name: "Dangerous goods: IMDG, ADR, 49 CFR, IATA DGR",
        text: "What may travel by sea, road and air, how it is packed and what may share a load. Software applies the tables; the trained loader checks again.",
      },
      {
        name: "Location and delivery photographs",
        text: "Drivers' positions are recorded only on duty. Deletion dates for positions, photos and signatures follow GDPR, contract or Indian law. From May 2027 India's DPDP rules may require at least a year.",
      },
    ],
  },
  integrations: {
    heading: "Integrations: ERP, carriers, vehicles and scanners",
    items: [
      {
        name: "Warehouse system and ERP",
        text: "SAP, Microsoft Dynamics, Tally or a stock program of your own, by interface, file or read-only database access.",
      },
      {
        name: "Carrier EDI and APIs",
        text: "Orders, status and invoices by EDIFACT, ANSI X12 (North America) or the carrier's web API.",
      },
      {
        name: "Vehicle telematics",
        text: "GPS units of several makes, and each driver's remaining hours from the tachograph or electronic logging device.",
      },
      {
        name: "FASTag and ULIP",
        text: "India's toll crossings (FASTag) as second proof of a truck's route, and vehicle records (ULIP).",
      },
      {
        name: "Scanners, printers, weighbridges",
        text: "Rugged handhelds, label printers, and scales that still talk through a serial port.",
      },
    ],
  },
  pitfalls: {
    heading: "Why dispatch software is late or ignored",
    items: [
      {
        title: "Car routes for trucks",
        text: "Routing made for cars ignores truck bans, low bridges and city entry hours. Compare it with last month's real trips before anyone relies on it.",
      },
      {
        title: "Postal addresses taken at face value",
        text: '"Behind the temple, near the water tank" is a real destination. Keep the map pin of the first successful delivery and offer it to the next driver.',
      },
      {
        title: "A pilot at the best depot",
        text: "A well-run depot hides the problems. Test in the one with the oldest scanners and the newest staff.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "The driver's and the sorter's apps, which work without signal and in cold hands at night." },
    { slug: "software-development", part: "Dispatch, load planning and tariff rules, joined to the warehouse system you keep." },
    {
      slug: "devops",
      part: "Hub releases in the early afternoon, with the old version ready. The night shift starts on a version that has run for hours.",
    },
    { slug: "ai-ml", part: "Arrival estimates and volume forecasts per lane, scored against trips you have already driven." },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Carrier EDI, telematics and ERP orders combined into one stream of shipment events.",
    },
    { slug: "bi-analytics", part: "Cost per delivery, waiting time at the dock and empty running, each with one definition." },
    {
      slug: "business-automation",
      part: "Carrier invoices matched to the rate card, so that people look at the exceptions only.",
    },
  ],
  questions: [
    {
      question: "Will our drivers and loaders really use another app?",
      answer:
        "Yes, if it saves them phone calls. We ask to ride along for a shift before design, count the calls and the paper, and remove those first. Whatever needs typing at a customer's door is redesigned.",
    },
    {
      question: "What happens when the hub loses its internet line?",
      answer:
        "Scanning continues. Handhelds and a small server on site keep the sort plan, the open trips and label printing. Scans wait until the line is back. Only tasks that need an outside system stop, such as a new e-way bill. Before go-live we pull the cable and check that no scan is lost.",
    },
    {
      question: "Who answers when the sort stops at two in the morning?",
      answer: `An engineer on call, if you have contracted ${supportName}. The contract states the telephone number, the time zone of those on duty and how soon they start. Before go-live we take one such call as a rehearsal.`,
    },
    {
      question: "Can you connect to our warehouse system without replacing it?",
      answer:
        "Usually yes. A small program takes the warehouse system's orders and confirmations in whatever form they exist and passes them on. The system's vendor has to allow this. So we ask early what your licence permits and what an interface costs.",
    },
    {
      question: "Who owns the data and the code?",
      answer: "You do, as the contract states. The system runs in your own cloud account or on your hub's server.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually within three weeks: a report from one ride-along shift. It counts every call, paper and double scan, and names the three changes that would save the most time.",
    duration:
      "Usually a few weeks for one yard's booking page. Dispatch with driver apps takes three to six months, one depot first, with no launch in the two months before your peak. Carrier interfaces take longest.",
    team: "A project lead, a mobile developer, two backend developers, an EDI specialist when carriers are involved, and a tester.",
    needFromYou:
      "One depot manager and a seat in a truck for one night. After the NDA: a month of trip and scan data, one tariff and one disputed invoice.",
    call: "A project lead and a developer ask about depots, vehicles, carriers and your worst hour, then suggest where to start.",
    confidentiality:
      "Customer rates and delivery data are sensitive, so begin without them. We sign an NDA before you send either.",
  },
  closing: {
    heading: "Let us look at your worst hour of the night",
    text: `Tell us which screen, list or phone call goes wrong. In a ${firstConsultation} a project lead and a developer go through that hour and suggest what to change first, and at which depot.`,
    action: "Get Started",
  },
});

export default logistics;
