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
    text: "The US Department of Transportation counts a flight as on time when it reaches the gate less than 15 minutes after schedule. Even a short delay can break a tight connection. So our alerts go out at the first new estimate, while another seat may still be free.",
  },
  hours: {
    critical: [
      { from: 4, to: 10, label: "First departures: check-in, boarding, rebooking" },
      { from: 16, to: 23.5, label: "Evening departures and bookings from home" },
    ],
    release: { from: 12.5, to: 14.5, label: "Midday lull, with every specialist at a desk" },
    note: `Midday in India is a peak in London and in Sydney. So each market is updated at its own quiet hour, and bookings under way finish on the old version. If you have agreed ${supportName}, an engineer answers within the contract's time, even at five in the morning.`,
  },
  day: {
    heading: "Two departure peaks a day, and trips paid months ahead",
    paragraphs: [
      "Many airports are busiest before breakfast and again at dusk. An aircraft that is late at six in the morning tends to stay late all day. Hotels have other peaks: check-outs until noon, then arrivals.",
      "Travel companies watch room nights, filled seats (load factor), searches per sale and minimum connecting times. A trip may be paid for in March, taken in October and refunded in part, in another currency. Airlines answer to DGCA in India and the CAA in the UK; UK sellers of flight packages (ATOL) answer to the CAA too.",
    ],
  },
  systems: {
    heading: "Booking, hotel and disruption systems",
    lead: "Each of these handles cancellations and changes as well as sales.",
    items: [
      {
        title: "Booking engine",
        text: "Search across airlines and reservation networks (GDS), with fare rules in plain words; then hold, payment and ticket.",
        hardPart:
          "Search results are stored for a while, so a fare may be gone at payment. We check it again before charging the card and show any difference in price.",
      },
      {
        title: "Tour and itinerary builder",
        text: "Contracted rates, and rooms and seats held for you (allotments), become a quote with vouchers and a margin per passenger. Tour taxes (GST and TCS in India, TOMS in the UK) are worked out with the quote.",
        hardPart:
          "Every supplier has its own cancellation fees and last day to return rooms. The system stores both, so a cancellation shows the fee for each part.",
      },
      {
        title: "Hotel rooms and channels",
        text: "Rates go to booking sites through your channel manager; arrivals, guests' bills and housekeeping share one board.",
        hardPart:
          "The last room is on sale in five places, and two guests may book it. The first booking takes the room; the front desk sees the second at once, with free rooms of other types.",
      },
      {
        title: "Disruption desk",
        text: "A cancelled flight opens one case. It lists every affected passenger, room and transfer, the alternatives, the rule that applies and the sum owed.",
        hardPart:
          "Airlines seldom link two tickets bought apart. We link those in your system by traveller, so a delay on the first raises a warning on the second.",
      },
      {
        title: "Traveller app",
        text: "Boarding pass, vouchers, local numbers and the day's plan, all readable with roaming switched off.",
        hardPart:
          "A flight across the date line may land on the date before it left. The app shows local time and date at both ends and explains the difference.",
      },
      {
        title: "Business travel approvals",
        text: "Policy shown during the search, approval with one tap on the phone, and a live list of which employee is in which city.",
        hardPart:
          "Approval takes hours and a fare lasts minutes. So a manager approves a price limit in advance, and a ticket below it is issued at once.",
      },
    ],
  },
  standards: {
    heading: "Passenger rights and travel data standards",
    items: [
      {
        name: "IATA NDC",
        text: "Airlines publish their own offers in this format, for direct sale or through a GDS. Its versions differ, so our engine has an adapter for each direct link.",
      },
      {
        name: "EU261 and UK261",
        text: "In the EU and the UK each passenger is often owed a fixed sum for a short-notice cancellation, a long delay or denied boarding. The disruption desk works it out and leaves exceptions to your staff.",
      },
      {
        name: "ICAO Doc 9303",
        text: "This standard defines the passport's machine-readable lines. When they are scanned, the software tests the check digits and compares the name with the ticket.",
      },
      {
        name: "DGCA CAR Section 3, Series M (India)",
        text: "A ticket booked on an airline's website 7 days ahead (15 if international) can usually be cancelled free within 48 hours. The booking shows this deadline and, for agents' tickets, the airline's 14 working days to refund.",
      },
      {
        name: "Package Travel Regulations 2018 (UK)",
        text: "Whoever sells a flight with a hotel may have to answer for the whole trip and hold an ATOL licence. From 6 April 2027 more combinations count as packages; the tour builder marks them before sale.",
      },
      {
        name: "US refund rules, 14 CFR 260 and 399.80",
        text: "If a flight is cancelled or moved by several hours, passengers may refuse the new one and be refunded by whoever took payment. We track the time left: 7 business days for credit cards, 20 days for others.",
      },
      {
        name: "Passports and card numbers",
        text: "Privacy law (UK GDPR; India's DPDP Act from May 2027) and PCI DSS for cards limit what you store. Passport data is deleted on a date you set; card numbers usually stay with the payment provider.",
      },
    ],
  },
  integrations: {
    heading: "Connections to suppliers and payments",
    items: [
      {
        name: "GDS",
        text: "Amadeus, Sabre and Travelport for fares, seats and tickets. Their test systems hold fewer fares, so we also test with recorded live replies.",
      },
      {
        name: "Hotel property systems",
        text: "Rates and bookings exchanged with Oracle OPERA or your present system.",
      },
      {
        name: "Indian Railways seats",
        text: "Sold through an authorised IRCTC partner's interface, with quotas and waiting lists explained to the buyer.",
      },
      {
        name: "IATA's Billing and Settlement Plan, or ARC in the USA",
        text: "Sales, refunds and airlines' later charges (debit memos), matched with your own ledger before payment is due.",
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
        text: "Sales are automated in month one and refunds in year three. Build both together: customers remember how a refund was handled.",
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
      part: "Pages for routes and destinations, and ads that bid less when dates are sold out.",
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
        "You need your own, because a GDS signs its contract with the seller. We build against your test access, prepare the software for certification and correct what the reviewer finds.",
    },
    {
      question: "Could a chatbot handle a cancelled flight?",
      answer:
        "Partly. It can find the booking, explain the rule and offer seats that exist. Each seat and refund that it names is looked up first. Where data is missing, a person takes over with the case already open.",
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
      "A small booking site: one to three months. An engine with several suppliers: three to six months. Certification by a GDS takes extra time.",
    team: "Two integration developers, a web or app developer, a designer, and a tester who cancels trips all day.",
    needFromYou:
      "Supplier contracts and test credentials, your fare and refund rules, and the agent who handles the difficult cases.",
    call: "Bring one trip that went wrong. A backend developer asks about suppliers, markets and currencies, then names the steps that software could have taken over.",
    confidentiality:
      "We sign an NDA before you send net rates or supplier contracts. Passengers' names and passports should never be e-mailed.",
  },
  closing: {
    heading: "Talk through a bad day with a developer",
    text: `A strike, a storm, a charter that was cancelled: tell us in a ${firstCall} how your desk coped. We say what we would automate first.`,
    action: "Start the Conversation",
  },
});

export default travel;
