import { defineIndustry } from "../schema";
import { site } from "../site";

/** Airlines' sellers, hotels and tour operators: selling the trip, and rescuing it. */
const travel = defineIndustry({
  meta: {
    title: `Travel software for bookings and bad weather | ${site.name}`,
    description:
      "Booking engines, hotel and tour systems, disruption desks and traveller apps over NDC, GDS and GTFS. Built for the fare that is gone by checkout.",
  },
  updated: "2026-11-22",
  order: 6,
  name: "Travel",
  menuLine: "Bookings, bags and the morning the fog comes",
  icon: "travel",
  hero: {
    claim: "Selling the seat is easy. Fog over Delhi is the test.",
    lead: "On a clear day a booking is a form and a payment. In fog it is four suppliers, one missed connection and a family asleep on their coats. We build booking, hotel and tour systems with that second day in mind: who is stranded, what they are owed and which seats are left.",
  },
  drawing: {
    title: "Cutaway of an airport: one suitcase from the kerb to the aircraft's hold",
    description:
      "A section through an airport. The vermilion line is the baggage belt, from left to right: a taxi at the kerb and a traveller with a suitcase, a check-in desk with an agent, a screening tunnel with an officer at a monitor, a sorting carousel with a handler, a loader lifting the case into an aircraft's hold, and a lift at the hold's other door. On the floor above, people pass security, drink tea and wait under a departures board. The suitcase carries the key colour.",
    caption: "IATA Resolution 753 has airlines track a bag at four points: handed over, loaded, transferred, returned.",
  },
  number: {
    heading: "Late begins at fifteen minutes",
    value: 15,
    whole: 60,
    unit: "minutes",
    valueLabel: "Behind schedule, and officially late",
    wholeLabel: "One hour",
    ticks: 5,
    text: "The US Department of Transportation counts a flight as on time when it reaches the gate less than 15 minutes after schedule, and airlines elsewhere quote the same line. A quarter of an hour is also what a tight connection can't spare, so our alerts go out while there is still a seat to move to.",
  },
  hours: {
    critical: [
      { from: 4, to: 10, label: "First departures: check-in, boarding, rebooking" },
      { from: 16, to: 23.5, label: "Evening departures and bookings from the sofa" },
    ],
    release: { from: 12.5, to: 14.5, label: "Midday lull, with every specialist at a desk" },
    note: "Local time tells half of it: at noon in Jaipur a customer in Sydney is at the airport. A booking in progress ends on the version it began with.",
  },
  day: {
    heading: "Two waves, and a calendar of bad days",
    paragraphs: [
      "An airport breathes in before breakfast and again at dusk. The first wave sets the mood, because an aircraft that is late at six stays late all day. Hotels run the other way round: check-outs until noon, a lull, then arrivals. Online, people look in the lunch break and book after dinner, with three tabs open and a spouse to ask.",
      "The trade counts room nights, load factor, look-to-book and minimum connection time. Its money moves oddly. A trip is paid in March, taken in October and refunded in part, in another currency. Aviation answers to DGCA in India, the UK's CAA and the US Department of Transportation, while tickets follow IATA's rulebook nearly everywhere.",
    ],
  },
  systems: {
    heading: "Systems for people who are somewhere else",
    lead: "Each has a pleasant half, which sells, and a harder half, which is needed when plans change.",
    items: [
      {
        title: "Booking engine",
        text: "Search across GDS, airline and low-cost sources, fare rules in plain words, then hold, pay and ticket.",
        hardPart:
          "Searches far outnumber sales, so results are cached, and the fare may be gone at payment. It is checked again before the card is touched and any change is shown in figures.",
      },
      {
        title: "Tour and itinerary builder",
        text: "Contracted rates, allotments and seasons become a quote, a set of vouchers and a margin per passenger.",
        hardPart:
          "Every supplier has its own cancellation ladder and release date. On the day a client cancels, the system must know what each leg will cost.",
      },
      {
        title: "Hotel rooms and channels",
        text: "Rates and availability go to the booking sites; arrivals, folios and housekeeping share one board.",
        hardPart:
          "The last room is on sale in five places and updates arrive out of order. Each carries a sequence number, and an older one never wins.",
      },
      {
        title: "Disruption desk",
        text: "A cancelled flight opens one case with every passenger, room and transfer behind it, and ranked ways out for the agent.",
        hardPart:
          "Two tickets bought apart are strangers to both airlines. We link them by traveller, so a delay on the first raises a warning on the second.",
      },
      {
        title: "Traveller app",
        text: "Boarding pass, vouchers, local numbers and the day's plan, all readable with roaming switched off.",
        hardPart:
          "Times are local at both ends and some trips cross the date line. A flight that lands the day before it left is correct, and has to look it.",
      },
      {
        title: "Business travel approvals",
        text: "Policy shown during the search, one approval by phone, and a live list of which employee is in which city.",
        hardPart:
          "Approval takes hours and a fare lasts minutes. Price caps and pre-approved ranges let the ticket be issued inside the limit.",
      },
    ],
  },
  standards: {
    heading: "Rules that travel with the passenger",
    items: [
      {
        name: "IATA NDC",
        text: "XML messages by which airlines sell offers and orders directly. Versions differ between carriers, so each gets an adapter of its own.",
      },
      {
        name: "GTFS and GTFS Realtime",
        text: "Public transport timetables as text tables and live positions as protocol buffers. A trip after midnight may depart at 25:10.",
      },
      {
        name: "ICAO Doc 9303",
        text: "The machine-readable lines of a passport: two of 44 characters, check digits included, to be compared with the name on the ticket.",
      },
      {
        name: "DGCA CAR Section 3, Series M",
        text: "India's passenger rules on denied boarding, delays, cancellations and refunds. Amounts get revised, so they sit in dated tables.",
      },
      {
        name: "Package Travel Regulations 2018 (UK)",
        text: "Sell a flight and a hotel together and you may be the organiser of a package, answerable for the whole trip.",
      },
      {
        name: "US 24-hour rule, 14 CFR 259.5",
        text: "Booked a week or more ahead, an airline reservation can be held unpaid or cancelled free of charge for 24 hours.",
      },
    ],
  },
  integrations: {
    heading: "Suppliers at the other end",
    items: [
      {
        name: "GDS",
        text: "Amadeus, Sabre and Travelport for fares, seats and tickets. Their test systems are calmer places than the live ones.",
      },
      {
        name: "Hotel property systems",
        text: "Oracle OPERA in the city, a spreadsheet in the hills. Both must hear of a booking before the next guest asks for the room.",
      },
      {
        name: "Indian Railways seats",
        text: "Sold through an authorised IRCTC partner's interface, with quota codes, RAC and waiting lists explained to the buyer.",
      },
      {
        name: "IATA's Billing and Settlement Plan",
        text: "Sales, refunds and agency debit memos, matched line by line with your own ledger before the remittance date.",
      },
      {
        name: "Payments in many currencies",
        text: "Cards and UPI from travellers, virtual cards for suppliers, and the exchange rate stored at the moment of sale.",
      },
    ],
  },
  pitfalls: {
    heading: "How travel software strands people",
    items: [
      {
        title: "Names that tickets dislike",
        text: "Single names, titles glued on and very long surnames break reservations. Keep the passport's spelling and derive the airline's from it.",
      },
      {
        title: "An hour without a place",
        text: "07:30 means nothing until you know where. Store local time and zone together and convert as late as possible.",
      },
      {
        title: "Refunds left to the telephone",
        text: "Sales get automated in month one and refunds in year three. Customers remember the company by the second.",
      },
      {
        title: "One slow supplier, an empty page",
        text: "A source that hangs must not hold up the rest. Each has a time limit, and the page names the airline that didn't answer.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Search and booking pages light enough for hotel Wi-Fi, with fares that can be shared as a link.",
    },
    {
      slug: "mobile-apps",
      part: "A traveller's app that stores every document on the phone before the aircraft door closes.",
    },
    {
      slug: "software-development",
      part: "Fare, room and tour engines with one adapter per supplier, so adding an airline leaves the others untouched.",
    },
    {
      slug: "marketing",
      part: "Route and destination pages that answer the search, with bids that fall when the dates are sold out.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Deposits, part payments and refunds for trips that are bought months before they happen.",
    },
    {
      slug: "artificial-intelligence",
      part: "Supplier e-mails read into bookings, and an assistant that quotes only seats it has just looked up.",
    },
  ],
  questions: [
    {
      question: "Do you have GDS access, or must we get it?",
      answer:
        "The contract is yours; a GDS certifies the seller and its product. We build against your test credentials, prepare the certification cases and mend what the reviewer finds. Leave slack in the calendar for that step, since the reviewer's queue moves at its own pace.",
    },
    {
      question: "How can search be quick and the fare still true?",
      answer:
        "They are two jobs. Results come from a cache whose age depends on route and date: minutes for tomorrow, hours for next summer. Choosing a fare triggers a live check. If it moved, the traveller sees the old price and the new one before paying. Cache limits are set to fit your suppliers' terms.",
    },
    {
      question: "Could a chatbot handle a cancelled flight?",
      answer:
        "Part of it. It can find the booking, read out the rule and offer seats that exist. It must never invent a seat or a refund, so each figure it states is fetched, and where data is missing a person takes over with the case already open. More on that under [artificial intelligence](/focus/artificial-intelligence/).",
    },
    {
      question: "We sell hill holidays and taxis. Is this too much for us?",
      answer:
        "Then start small. A booking site with live dates, deposits and vouchers is a simple build, and a channel link can follow once your rooms sell elsewhere. Drivers get a plain web page with the pick-up time and a call button. They have nothing to install, which suits most of them.",
    },
  ],
  closing: {
    heading: "Tell us about your worst day of the season",
    text: "A strike, a storm, a charter that never came: say how your desk coped, and we will mark the hour at which software could have helped.",
    action: "Start the Conversation",
  },
});

export default travel;
