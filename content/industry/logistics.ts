// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Freight and parcels: the night sort in a cross-dock, the driver's phone and the disputed invoice. */
const logistics = defineIndustry({
  meta: {
    title: `Logistics software: dock, dispatch, delivery | ${site.name}`,
    description:
      "Dock booking, dispatch, driver, tracking and freight billing software for carriers, 3PLs and shippers. Scanning continues when the hub goes offline.",
  },
  updated: "2026-11-28",
  order: 7,
  name: "Logistics",
  menuLine: "Dock booking, dispatch, tracking, freight billing",
  icon: "logistics",
  hero: {
    claim: "Dispatch and tracking software that goes on scanning without a signal.",
    lead: "We build custom dock booking, sorting, dispatch, driver and billing software for carriers, third-party logistics companies and shippers. Each invoice line opens the scan or trip behind it.",
  },
  drawing: {
    title: "A cross-dock at two in the morning, from the inbound bay to the outbound van",
    description:
      "A long section through a freight hub. From left to right on the line: an inbound trailer at the dock, a scan arch over the conveyor with one coloured carton in it, a loader with a pallet truck, two sorters at a roller table, roll cages under the signs of their towns and a driver loading a van. A planner stands on the mezzanine above the dock doors.",
    caption: "A scan arch reads each carton, and a screen names the roll cage for its town: Kota, Ajmer or Sikar.",
  },
  number: {
    heading: "A box that weighs 8 kg can count as 19.2 kg",
    value: 8,
    whole: 19.2,
    unit: "kg",
    valueLabel: "On the scale",
    wholeLabel: "Volumetric weight at a divisor of 5,000",
    ticks: 1,
    figures: [0, 5, 10, 15],
    text: "A box of 60 × 40 × 40 cm has 96,000 cubic centimetres. Many couriers divide that by 5,000, get 19.2 kg and charge the larger weight. Divisor and rounding differ, so in the software each tariff carries its own.",
  },
  hours: {
    critical: [
      { from: 16, to: 3, label: "Collections, long-distance trucks, night sort" },
      { from: 5, to: 9.5, label: "Vans load out, routes go live" },
    ],
    release: { from: 13, to: 16, label: "Usually quiet at parcel hubs; hub software only" },
    note: `We update drivers' apps after the last route. ${capital(supportName)} can cover the night sort.`,
  },
  day: {
    heading: "A hub's working day starts when its customers finish theirs",
    paragraphs: [
      "Collections come in from four in the afternoon. By seven the long-distance trucks are on the road. Around midnight the hub holds every carton that must be somewhere else at breakfast. A sorter has a second or two for each one, and a screen that takes three seconds creates a queue.",
      "Margins are thin. They depend on weight billed, drops per hour, empty kilometres and gate waiting. At roadside checks, officers ask for the e-way bill (a tax document) in India and for the driver's hours in Europe and North America. The shipper sees only a tracking line, and calls when it stops moving.",
    ],
  },
  systems: {
    heading: "Dock, dispatch and delivery software",
    lead: "We build the system that is missing, or replace the one that staff avoid by using printouts.",
    items: [
      {
        title: "Dock and yard booking",
        place: "trailer",
        text: "Carriers book a slot, the gate checks them in, and the yard knows which trailer stands where and since when.",
        hardPart:
          "Trucks come early, late and all together. The plan is recalculated every few minutes, but a half-unloaded trailer keeps its door.",
      },
      {
        title: "Sorting and scanning on the floor",
        place: "sorting screen",
        text: "A handheld or scan arch shows the right door or cage, in the worker's language.",
        hardPart:
          "Cartons are scanned twice, and offline scans arrive late. A repeated scan changes nothing; a late one keeps the time at which it was made.",
      },
      {
        title: "Load building and dispatch",
        place: "roll cages",
        text: "Orders become trips, which go to your own vehicles or, by tender, to a carrier.",
        hardPart:
          "What no longer fits when one more pallet arrives at 4 am? Axle weight, stacking and drop order are checked again, and the loader sees the answer.",
      },
      {
        title: "Driver app with proof of delivery",
        place: "driver",
        text: "Stops, photo, signature, one-time code, cash collected, and the reason when the recipient was not at home.",
        hardPart: "Many basements have no signal. The app keeps each event, with its time, until it can be sent.",
      },
      {
        title: "Tracking and arrival times",
        place: "van",
        text: "One page and one feed for the customer, fed by your vehicles and by every partner carrier.",
        hardPart:
          'Twelve carriers use twelve sets of status codes, and "Delivered" may arrive before "out for delivery". The codes become one list, and the messages are sorted by the time of the event.',
      },
      {
        title: "Freight audit and billing",
        place: "office screen",
        text: "Rates, fuel surcharges, waiting charges (detention) and weights are checked before an invoice is sent or paid. A line that does not agree is held; the others go on.",
        hardPart:
          "Tariffs change by date and route. A trip made in March is priced with March's table, even if the dispute comes in November.",
      },
    ],
  },
  standards: {
    heading: "Freight standards and transport rules",
    items: [
      {
        name: "GS1 logistic label (SSCC) and EPCIS 2.0",
        text: "Each carton, pallet or cage can carry an eighteen-digit number, and EPCIS is a common format for its scans. The system records each scan and shares it with the partners you choose.",
      },
      {
        name: "ISO 6346",
        text: "The gate screen tests a container number's check digit as it is typed. That catches most errors in the four letters and six digits before it.",
      },
      {
        name: "E-way bill, Rule 138 of India's CGST Rules",
        text: "This document is generally needed for goods above ₹50,000, though state limits differ. It names the vehicle, so the dispatch screen asks for an update when a truck is changed.",
      },
      {
        name: "Drivers' hours (EC 561/2006, 49 CFR 395 and others)",
        text: "Limits on driving time differ by country; in the EU they also cover many vans on trips abroad. Routes are planned on the hours that each driver has left.",
      },
      {
        name: "SOLAS verified gross mass",
        text: "Dock booking asks for the weight verified by the shipper. Without it, a packed export container may not be loaded aboard ship.",
      },
      {
        name: "Dangerous goods: IMDG, ADR, 49 CFR, IATA DGR",
        text: "Codes for sea, road and air say what may travel, how it is packed and what may share a load. Load building applies their tables; a trained loader checks again.",
      },
      {
        name: "Location and delivery photographs",
        text: "Privacy law limits how long these are kept. From May 2027 India's DPDP rules add a minimum of one year. The app records positions only on duty, and deletes each record on a date you set within the law.",
      },
    ],
  },
  integrations: {
    heading: "Integrations: ERP, carriers, vehicles and scanners",
    items: [
      {
        name: "Warehouse system and ERP",
        by: "file",
        text: "SAP, Microsoft Dynamics, Tally or a stock program of your own, by interface, file or read-only database access.",
      },
      {
        name: "Carrier EDI and APIs",
        by: "file",
        text: "Orders, status and invoices as EDIFACT or X12 messages, or through the carrier's web API.",
      },
      {
        name: "Vehicle telematics",
        by: "in",
        text: "Positions from GPS units of several makes, and each driver's remaining hours from the tachograph or electronic log.",
      },
      {
        name: "FASTag and ULIP",
        by: "in",
        text: "India's logistics data exchange (ULIP) gives vehicle records and recent toll-tag crossings: a second proof of places on a route.",
      },
      {
        name: "Scanners, printers, weighbridges",
        by: "device",
        text: "Rugged handhelds, label printers, and scales with a serial port.",
      },
    ],
  },
  pitfalls: {
    heading: "What dispatch projects get wrong",
    items: [
      {
        title: "Car routes for trucks",
        text: "Routing made for cars ignores truck bans, low bridges and city entry hours. Use truck routing, and check it against last month's real trips first.",
      },
      {
        title: "Addresses that no map can find",
        text: '"Behind the temple, near the water tank" is a real destination. Keep the map pin of the first delivery and offer it to the next driver.',
      },
      {
        title: "Tests only at the best depot",
        text: "A well-run depot hides the problems. Test where the scanners are oldest, and go live where the manager has time.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Apps for drivers and sorters that work without signal and with cold hands." },
    { slug: "software-development", part: "Dispatch, load planning and tariff rules, joined to the warehouse system you keep." },
    {
      slug: "devops",
      part: "Hub releases in the early afternoon, so the night shift starts on a version that has already run for hours.",
    },
    { slug: "ai-ml", part: "Arrival estimates and volume forecasts per route, scored against trips you have already driven." },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Carrier EDI, telematics and ERP orders combined into one stream of shipment events.",
    },
    { slug: "bi-analytics", part: "Cost per delivery, waiting time at the dock and empty running, each with one definition." },
    {
      slug: "business-automation",
      part: "Carrier invoices matched to the rate card, so that people check only the exceptions.",
    },
  ],
  questions: [
    {
      question: "Will our drivers and loaders really use another app?",
      answer:
        "Yes, if it saves them calls and paper. We ask to ride along for a shift, count both and start with the commonest. At the door drivers type only what can't be scanned or tapped, such as a one-time code.",
    },
    {
      question: "What happens when the hub loses its internet line?",
      answer:
        "Scanning continues. A small server on site keeps the sort plan, the open trips and label printing, and sends the scans later. Only what needs an outside system has to wait; a new e-way bill can also be made by text message from a registered phone. Before go-live we pull the cable and check that no scan is lost.",
    },
    {
      question: "How do you switch over without stopping a night's sort?",
      answer:
        "Depot by depot, in the hours when its docks are quiet. The way back to the old system is tried beforehand, and the people who built the new one watch its first hours.",
    },
    {
      question: "Who answers when the sort stops at two in the morning?",
      answer: `An engineer on call, if you have contracted ${supportName}. The contract states the telephone number and how soon they start. Before go-live we rehearse one such call.`,
    },
    {
      question: "Can you connect to our warehouse system without replacing it?",
      answer:
        "In most cases. A small program reads its orders and confirmations and passes them on. The vendor has to allow this, so we ask early what your licence permits and what an interface costs.",
    },
    {
      question: "Who owns the data and the code?",
      answer: "You own the data, and the code once its stage is paid. Both sit in your cloud account or on your hub.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually within three weeks: a report on one shift. It counts calls, papers and double scans, and says which screen to build first.",
    duration:
      "Usually a few weeks for one yard's booking page. Dispatch with driver apps takes three to six months for the first depot; the plan dates the others. Carrier interfaces often set the pace. We launch nothing in the two months before your peak.",
    team: "A project lead, a mobile developer, two backend developers, a tester, and an EDI specialist if carriers send you messages.",
    needFromYou:
      "One depot manager and a seat in a truck for one night. After the NDA: a month of trip and scan data, one tariff and one disputed invoice.",
    call: "A project lead and a developer ask about depots, vehicles and carriers.",
    confidentiality: "An NDA comes before customer rates and delivery data.",
  },
  closing: {
    heading: "Show us how one shipment reaches its invoice",
    text: `Tell us which screen, list or phone call goes wrong. In a ${firstCall} a project lead and a developer suggest what to change first.`,
    action: "Get Started",
  },
});

export default logistics;
