// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Airlines' sellers, hotels and tour operators: selling the trip, and rescuing it. */
const travel = defineIndustry({
  meta: {
    title: `Travel software: bookings and disruption | ${site.name}`,
    description:
      "Booking, hotel, tour and disruption software for agencies, hotels, tour operators and airlines. It sells trips and handles delays, changes and refunds.",
  },
  updated: "2026-11-24",
  order: 6,
  name: "Travel",
  menuLine: "Bookings, hotels, tours and disruption desks",
  icon: "travel",
  hero: {
    claim: "Booking systems that also handle delays and refunds.",
    lead: "We build booking, hotel, tour and disruption software for travel agencies, hotels, tour operators and airlines. When fog halts flights at Delhi, you see who is stranded, what is owed and which seats are left.",
  },
  drawing: {
    title: "Cutaway of an airport: one suitcase from the kerb to the aircraft's hold",
    description:
      "A section through an airport. The coloured line is the baggage belt, from left to right: a taxi at the kerb and a traveller with a suitcase, a check-in desk with an agent, a screening tunnel with an officer at a monitor, a sorting carousel with a handler, a loader lifting the case into an aircraft's hold, and a lift at the hold's other door. On the floor above, people pass security, drink tea and wait under a departures board.",
    caption:
      "The drawing follows the bag to the hold. IATA Resolution 753 has airlines track it at four points: handed over, loaded, transferred, returned.",
  },
  number: {
    heading: "A US flight counts as late from 15 minutes",
    value: 15,
    whole: 60,
    unit: "minutes",
    valueLabel: "Behind schedule, and officially late",
    wholeLabel: "One hour",
    ticks: 5,
    text: "The US Department of Transportation counts a flight as on time when it reaches the gate less than 15 minutes after schedule. A quarter of an hour can also break a tight connection. So our alerts go out at the first new estimate, while another seat may still be free.",
  },
  hours: {
    critical: [
      { from: 4, to: 10, label: "First departures: check-in, boarding, rebooking" },
      { from: 16, to: 23.5, label: "Evening departures and bookings from home" },
    ],
    release: { from: 12.5, to: 14.5, label: "Midday lull, with every specialist at a desk" },
    note: `Midday in India is the morning peak in London and the evening peak in Sydney. So each market is updated at its own quiet hour, and bookings under way finish on the old version. If sales stop at five in the morning and you have agreed ${supportName}, an engineer answers within the time in your contract.`,
  },
  day: {
    heading: "Two departure peaks a day, and trips paid months ahead",
    paragraphs: [
      "Many airports are busiest before breakfast and again at dusk, long-haul ones also after midnight. An aircraft that is late at six in the morning tends to stay late all day. Hotels keep hours of their own: check-outs until noon, a lull, then arrivals.",
      "Travel companies watch room nights, filled seats (load factor), searches per sale and minimum connecting times. A trip may be paid for in March, taken in October and refunded in part, in another currency. Airlines answer to DGCA in India, the UK's CAA and the US Department of Transportation.",
    ],
  },
  systems: {
    heading: "Booking, hotel and disruption systems",
    lead: "Each of these handles cancellations and changes as well as sales.",
    items: [
      {
        title: "Booking engine",
        text: "Search across reservation networks (GDS) and airlines, low-cost too, with fare rules in plain words; then hold, payment and ticket.",
        hardPart:
          "Searches far outnumber sales, so results are stored for a while, and a fare may be gone at payment. We check it again before charging the card and show any difference in price.",
      },
      {
        title: "Tour and itinerary builder",
        text: "Contracted rates, rooms and seats held for you (allotments) become a quote, a set of vouchers and a margin per passenger, season by season. Tour taxes (GST and TCS in India, TOMS in the UK) are worked out with the quote.",
        hardPart:
          "Every supplier has its own cancellation fees and last day to return rooms. When a client cancels, the system must know the fee for each part.",
      },
      {
        title: "Hotel rooms and channels",
        text: "Rates and availability go to the booking sites; arrivals, guests' bills and housekeeping share one board.",
        hardPart:
          "The last room is on sale in five places. The first booking takes it. If a second booking arrives anyway, the front desk sees it at once, with free rooms of other types.",
      },
      {
        title: "Disruption desk",
        text: "A cancelled flight opens one case. It lists every affected passenger, room and transfer, the alternatives, the rule that applies and the sum owed.",
        hardPart:
          "Airlines seldom link two tickets bought apart. If both are in your system, we link them by traveller, and a delay on the first raises a warning on the second.",
      },
      {
        title: "Traveller app",
        text: "Boarding pass, vouchers, local numbers and the day's plan, all readable with roaming switched off.",
        hardPart:
          "Times are local at both ends and some trips cross the date line. A flight may land on the date before it left, and the screen has to explain that.",
      },
      {
        title: "Business travel approvals",
        text: "Policy shown during the search, approval with one tap on the phone, and a live list of which employee is in which city.",
        hardPart:
          "Approval takes hours and a fare lasts minutes. If a price limit is approved in advance, a ticket below it is issued at once.",
      },
    ],
  },
  standards: {
    heading: "Passenger rights and travel data standards",
    items: [
      {
        name: "IATA NDC",
        text: "The format of airlines' own offers, sold directly or through a GDS or aggregator. Versions differ: each direct link needs an adapter.",
      },
      {
        name: "EU261 and UK261",
        text: "A flight cancelled less than 14 days ahead, denied boarding, or an arrival three hours late or more can earn each passenger a fixed sum by distance. Extraordinary, unavoidable causes excuse only delay or cancellation. Once an EU reform agreed in June 2026 applies, airlines must send a claim link within 48 hours of scheduled arrival. Canada's APPR has amounts of its own.",
      },
      {
        name: "ICAO Doc 9303",
        text: "The passport's machine-readable lines. Check digits test number and dates; the name is compared with the ticket.",
      },
      {
        name: "DGCA CAR Section 3, Series M (India)",
        text: "Denied boarding, delays and refunds. Since 26 March 2026 a ticket bought on the airline's site at least 7 days before the flight (15 if international) can be changed or cancelled free within 48 hours of booking; a fare difference is still due. If an agent sold the ticket, the airline must complete the refund within 14 working days.",
      },
      {
        name: "Package Travel Regulations 2018 (UK)",
        text: "Whoever sells a flight and a hotel together may be the organiser, answer for the whole trip and need an ATOL licence. From 6 April 2027 linked travel arrangements end and the meaning of package widens; in the EU they end in March 2029.",
      },
      {
        name: "US refund rules, 14 CFR 259.5, 260 and 399.80",
        text: "A passenger who books with the airline a week or more before departure gets 24 hours to pay or to cancel free; the airline chooses which. If a flight is cancelled or moved by three hours (six if international), whoever took the payment refunds passengers who refuse the new flight: credit cards within 7 business days, other payments within 20 days.",
      },
      {
        name: "Passports and card numbers",
        text: "Passport data (UK GDPR; India's DPDP Act, mainly from May 2027) stays in your cloud account until its deletion date; airlines get what they need. Card numbers (PCI DSS) stay with the payment provider, unless the airline charges the card.",
      },
    ],
  },
  integrations: {
    heading: "Connections to suppliers and payments",
    items: [
      {
        name: "GDS",
        text: "Amadeus, Sabre and Travelport for fares, seats and tickets. We also test with replies recorded from live systems; test systems hold fewer fares.",
      },
      {
        name: "Hotel property systems",
        text: "Rates in, bookings out: Oracle OPERA or your spreadsheet.",
      },
      {
        name: "Indian Railways seats",
        text: "Sold through an authorised IRCTC partner's interface, with quotas and waiting lists explained to the buyer.",
      },
      {
        name: "IATA's Billing and Settlement Plan, or ARC in the USA",
        text: "Sales, refunds and agency debit memos, matched line by line with your own ledger before the remittance date.",
      },
      {
        name: "Payments in many currencies",
        text: "Cards and UPI from travellers, virtual cards for suppliers, and the exchange rate stored at the moment of sale.",
      },
    ],
  },
  pitfalls: {
    heading: "What goes wrong in travel software",
    items: [
      {
        title: "Passenger names that break reservations",
        text: "Single names, titles attached to names and very long surnames cause errors. Keep the passport's spelling and derive each airline's form from it.",
      },
      {
        title: "A time stored without its time zone",
        text: "07:30 has no meaning without a place. Store local time and zone together and convert as late as possible.",
      },
      {
        title: "Refunds handled by phone only",
        text: "Sales are automated in month one and refunds in year three. Customers remember the company by how it handled the refund.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Search and booking pages light enough for hotel Wi-Fi.",
    },
    {
      slug: "mobile-apps",
      part: "A traveller's app that stores every document on the phone before boarding.",
    },
    {
      slug: "software-development",
      part: "Fare, room and tour engines with one adapter per supplier.",
    },
    {
      slug: "marketing",
      part: "Route and destination pages that answer the search, and ad bids lowered when dates are sold out.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Deposits, part payments and refunds for trips that are bought months before they happen.",
    },
    {
      slug: "artificial-intelligence",
      part: "Supplier e-mails turned into bookings, and an assistant that offers only seats it has just looked up.",
    },
  ],
  questions: [
    {
      question: "Is a white-label booking engine enough?",
      answer:
        "If your fares and rules fit one, buy it. We build where your contracts, markets or refunds differ, and connect that part to the engine you rent.",
    },
    {
      question: "Do you have GDS access, or must we get it?",
      answer:
        "You need your own; a GDS signs with the seller and certifies the software. We build against your test credentials, prepare the certification cases and correct what the reviewer finds.",
    },
    {
      question: "How can search be fast and the fare still be correct?",
      answer:
        "They are two separate steps. Results are stored for a time that depends on route and date: minutes for tomorrow, hours for next summer. Choosing a fare triggers a live check. If the price moved, the traveller sees the old and the new one before paying.",
    },
    {
      question: "Could a chatbot handle a cancelled flight?",
      answer:
        "Partly. It can find the booking, explain the rule and offer seats that exist. It must never invent a seat or a refund, so each figure it states is looked up. Where data is missing, a person takes over with the case already open.",
    },
    {
      question: "We sell hill holidays and taxis. Is this too much for us?",
      answer:
        "No, if you start small. A booking site with live dates, deposits and vouchers takes one to three months. A link to the big booking sites can follow if you list rooms there. Your drivers get a plain web page with the pick-up time and a call button.",
    },
  ],
  start: {
    firstDeliverable:
      "For an engine, by week four: a search of your first supplier's test system, with one booking and its cancellation.",
    duration:
      "A small booking site: one to three months. An engine with several suppliers: three to six months; certification by a GDS adds its own queue.",
    team: "Two integration developers, a web or app developer, a designer, and a tester who cancels trips all day.",
    needFromYou:
      "Supplier contracts and test credentials, your fare and refund rules, and the agent who handles the difficult cases.",
    call: "Bring one trip that went wrong. A backend developer asks about suppliers, markets and currencies, then names the steps that software could have taken over.",
    confidentiality:
      "We sign an NDA before you send net rates or supplier contracts. Passengers' names and passports should never be e-mailed.",
  },
  closing: {
    heading: "Talk through a bad day with a developer",
    text: `A strike, a storm, a charter that was cancelled: tell us how your desk coped. In a ${firstCall} we name the steps that software could have taken over.`,
    action: "Start the Conversation",
  },
});

export default travel;
