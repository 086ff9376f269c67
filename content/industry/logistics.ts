import { defineIndustry } from "../schema";
import { site } from "../site";

/** Freight and parcels: the night sort in a cross-dock, the driver's phone and the disputed invoice. */
const logistics = defineIndustry({
  meta: {
    title: `Logistics software: dock, dispatch, delivery | ${site.name}`,
    description:
      "Dock booking, dispatch, driver apps and tracking for carriers, 3PLs and shippers. What must hold at 3 am, which rules apply and where projects go wrong.",
  },
  updated: "2026-11-20",
  order: 7,
  name: "Logistics",
  menuLine: "Dock, dispatch, driver, proof of delivery",
  icon: "logistics",
  hero: {
    claim: "By the time someone asks where a parcel is, it is already late.",
    lead: "A cross-dock earns its money in one short night. Trailers arrive between eight and midnight, everything on them has to leave again before the shops open, and the floor has no room for what it cannot place. We build the software around that floor: the slot, the scan, the load, the driver's phone and the line on the invoice that the shipper disputes.",
  },
  drawing: {
    title: "A cross-dock at two in the morning, cut from the inbound bay to the outbound van",
    description:
      "A long section through a freight hub. From left to right on the line: an inbound trailer at the dock, a loader with a pallet truck, a scan arch over the conveyor, two sorters at a roller table, a row of roll cages and a driver loading a van. A planner stands on the mezzanine above the dock doors. The scan arch carries the key colour, because every later fact about the parcel starts there.",
    caption: "A cross-dock has doors on two sides and no racking: what comes in on the left must leave on the right.",
  },
  number: {
    heading: "Two twenties fall 76 millimetres short of a forty",
    value: 12116,
    whole: 12192,
    unit: "mm",
    valueLabel: "Two 20-foot containers, 6,058 mm each",
    wholeLabel: "One 40-foot container",
    ticks: 1000,
    gap: { after: 6058, label: "76 mm" },
    text: "ISO 668 makes a twenty-foot container 6,058 mm long and a forty 12,192 mm. Two twenties and a gap of 76 mm fill the place of one forty, so a stack can hold either. Freight is full of units whose name is not their measure: the TEU, the chargeable kilo, the loading metre. Software should store the measure and show the name.",
  },
  hours: {
    critical: [
      { from: 20, to: 3, label: "Line-haul arrives, the night sort runs" },
      { from: 5, to: 9.5, label: "Vans load out, routes go live" },
    ],
    release: { from: 13, to: 16, label: "Routes are out, the docks are quiet" },
    note: "A hub that also handles sea or air freight has cut-offs of its own. Those are read from the booking calendar before a date is fixed.",
  },
  day: {
    heading: "Work starts as the offices close",
    paragraphs: [
      "Collections come in from four in the afternoon. By eight the line-haul trucks are on the road, and around midnight the hub holds every carton that must be somewhere else at breakfast. A sorter has a second or two for each one. A screen that takes three has just made a queue.",
      "Margins are thin and counted in odd units: chargeable weight, drops per hour, empty kilometres, minutes of detention at the gate. Two kinds of official matter on most days, the tax officer who stops the truck and the authority that counts a driver's hours. The shipper sees one line of tracking and rings when it stops moving.",
    ],
  },
  systems: {
    heading: "Software from the gate to the invoice",
    lead: "You probably run two or three of these already. We build the missing one, or the one that everybody prints out and then ignores.",
    items: [
      {
        title: "Dock and yard booking",
        text: "Carriers book a slot, the gate checks them in, and the yard knows which trailer stands where and since when.",
        hardPart:
          "Trucks come early, late and all together. The plan is re-cut every few minutes, yet a half-empty trailer must stay at its door.",
      },
      {
        title: "Sorting and scanning on the floor",
        text: "A handheld or an arch tells the sorter the door, the cage or the exception, in a language the sorter reads.",
        hardPart:
          "Labels tear and cartons get scanned twice. The same scan arriving again, or an hour late, must change nothing.",
      },
      {
        title: "Load building and dispatch",
        text: "Orders become loads, loads become trips, and trips go to own vehicles or out to tender with a carrier.",
        hardPart:
          "The last drop goes in first. Axle weight, stacking limits and one extra pallet at 4 am undo a plan that looked correct.",
      },
      {
        title: "Driver app with proof of delivery",
        text: "Stops, photo, signature, one-time code, cash collected, and the reason when nobody was at home.",
        hardPart:
          "Highways and basements have no signal. Each event carries two times, the phone's and the server's, as phone clocks are often wrong.",
      },
      {
        title: "Tracking and arrival times",
        text: "One page and one feed for the customer, fed by your vehicles and by every partner carrier.",
        hardPart: 'Twelve carriers bring twelve vocabularies. "Delivered" may well arrive before "out for delivery".',
      },
      {
        title: "Freight audit and billing",
        text: "Rates, fuel surcharge, detention and weight disputes, checked before an invoice leaves the house.",
        hardPart:
          "Tariffs change by date and lane. A trip made in March is priced with March's table, even when the dispute comes in November.",
      },
    ],
  },
  standards: {
    heading: "Rules that ride along with the goods",
    items: [
      {
        name: "GS1 SSCC and logistic label",
        text: "Eighteen digits that name one pallet or cage. The number says which unit it is and nothing about what lies inside.",
      },
      {
        name: "EPCIS 2.0 (GS1)",
        text: "A common form for the what, when, where and why of a scan, so that partners can share events without a meeting for each one.",
      },
      {
        name: "ISO 6346",
        text: "Container numbers: four letters, six digits and a check digit. Testing that last digit at the gate stops most typing errors.",
      },
      {
        name: "E-way bill, Rule 138 of India's CGST Rules",
        text: "Needed to move goods, generally above ₹50,000. It names the vehicle and expires by distance, so a breakdown means an update.",
      },
      {
        name: "Drivers' hours",
        text: "Regulation (EC) No 561/2006 in the EU and 49 CFR Part 395 in the USA. A planner has to refuse any route that breaks them.",
      },
      {
        name: "SOLAS verified gross mass",
        text: "A packed export container needs a weight verified by its shipper before it may be loaded aboard ship.",
      },
      {
        name: "Dangerous goods: IMDG, ADR, IATA DGR",
        text: "UN numbers and segregation tables by sea, road and air. The load planner must know them, as the night loader may not.",
      },
    ],
  },
  integrations: {
    heading: "What a freight system has to plug into",
    items: [
      {
        name: "Warehouse system and ERP",
        text: "SAP, Microsoft Dynamics, Tally or a home-made stock program, by API, flat file or a database nobody dares to touch.",
      },
      {
        name: "Carrier EDI",
        text: "UN/EDIFACT IFTMIN and IFTSTA, or ANSI X12 204 and 214 in North America, mostly sent over AS2 or SFTP.",
      },
      {
        name: "Vehicle telematics",
        text: 'GPS units of several makes, each with its own reporting interval and its own idea of "ignition on".',
      },
      {
        name: "FASTag and ULIP",
        text: "Toll crossings and vehicle records in India, a useful second witness of where a truck has been.",
      },
      {
        name: "Scanners, printers, weighbridges",
        text: "Rugged handhelds, label printers that speak ZPL, and scales that still talk through a serial port.",
      },
    ],
  },
  pitfalls: {
    heading: "Where freight projects leave the road",
    items: [
      {
        title: "Planning with car speeds",
        text: "Routing made for cars ignores lorry bans, low bridges and city entry hours. Check it against last month's real trips before anyone relies on it.",
      },
      {
        title: "Trusting the address",
        text: '"Behind the temple, near the water tank" is a real destination. Keep the pin of the first good delivery and offer it to the next driver.',
      },
      {
        title: "A pilot at the tidy depot",
        text: "The best-run depot proves little. Try the one with the oldest scanners and the newest staff.",
      },
      {
        title: "Status codes without an owner",
        text: "When each partner's codes are mapped by whoever was on shift, reports stop adding up. One person signs the mapping table.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "The driver's and the sorter's apps, built to work without signal and with gloves on." },
    { slug: "software-development", part: "Dispatch, load planning and tariff rules, joined to the warehouse system you keep." },
    {
      slug: "devops",
      part: "Releases in the afternoon with a way back, so the night shift starts on a version that has settled.",
    },
    { slug: "ai-ml", part: "Arrival estimates and volume forecasts per lane, scored against trips you have already driven." },
  ],
  focus: [
    { slug: "technology-integration", part: "Carrier EDI, telematics and ERP orders turned into one stream of shipment events." },
    { slug: "bi-analytics", part: "Cost per drop, dwell at the dock and empty running, each with one agreed definition." },
    {
      slug: "business-automation",
      part: "Carrier invoices matched to the rate card, so that people look at the exceptions only.",
    },
  ],
  questions: [
    {
      question: "Will our drivers and loaders really use another app?",
      answer:
        "They will if it saves them a phone call. We ask to ride along for a shift before design, count the calls and the paper, and go after those first. Screens are tried in sunlight, with gloves, on the cheap phones that the fleet carries. Whatever needs typing at a customer's door gets redrawn.",
    },
    {
      question: "What happens when the hub loses its internet line?",
      answer:
        "Scanning goes on. Handhelds and a small server on site keep the sort plan, the open trips and the label printing, while events queue until the line is back. What stops is what truly needs the outside world, such as a new e-way bill. This is rehearsed before go-live with the cable pulled out.",
    },
    {
      question: "Can you connect to our warehouse system without replacing it?",
      answer:
        "Usually, yes. A thin layer takes its orders and confirmations in whatever form they exist and hands clean events to the new tools. The vendor has to allow this, so the contract and the price of an interface are among the first papers we ask to see.",
    },
    {
      question: "When could the first depot go live?",
      answer:
        "A booking page for one yard is small work. Dispatch and driver apps across several depots count as a complex app, where three to six months is the usual range. We would open with one lane or one depot in quiet weeks, and keep clear of the two months before your peak season.",
    },
  ],
  closing: {
    heading: "Show us the floor at its worst hour",
    text: `Tell us which hour of the night hurts, and on which screen, list or phone call. We spend a free ${site.claims.consultation} consultation on that hour alone.`,
    action: "Get Started",
  },
});

export default logistics;
