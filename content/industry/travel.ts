// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Airlines' sellers, hotels and tour operators: selling the trip, and rescuing it. */
const travel = defineIndustry({
  meta: {
    title: `Travel software: bookings and disruption | ${site.name}`,
    description:
      "Booking, hotel, tour and disruption software for agencies, hotels and tour operators. It sells trips and handles delays, changes and refunds.",
  },
  updated: "2026-11-28",
  order: 6,
  name: "Travel",
  menuLine: "Bookings, hotels, tours and disruption desks",
  icon: "travel",
  hero: {
    claim: "Booking systems that also handle delays and refunds.",
    lead: "We build custom booking, hotel, tour and disruption software for travel agencies, hotels and tour operators. When fog halts flights at Delhi, you see who is stranded, who is due a refund and which seats are left.",
  },
  drawing: {
    title: "Cutaway of an airport: one suitcase from the kerb to the aircraft's hold",
    description:
      "A section through an airport. The coloured line is the baggage belt, from left to right: a taxi at the kerb and a traveller with a suitcase, a check-in desk with an agent, a screening tunnel with an officer at a monitor, a sorting carousel with a handler, a loader lifting the case into an aircraft's hold, and a lift at the hold's other door. On the floor above, people pass security, drink tea and wait under a departures board.",
    caption: "One suitcase on its way from kerb to hold. Bookings change hands, too; our system shows who holds each one.",
  },
  number: {
    heading: "Five agents can rebook only 25 of 150 trips in an hour",
    value: 25,
    whole: 150,
    unit: "trips",
    valueLabel: "Rebooked in the first hour",
    wholeLabel: "Cancelled by fog",
    ticks: 25,
    figures: [0, 50, 75, 100, 125],
    text: "Suppose that fog cancels flights in 150 trips that you sold, and each call takes twelve minutes. The last customer waits six hours, and meanwhile others buy the free seats. You decide which trips customers may change themselves; for the rest, the software has an offer ready when the agent picks up.",
  },
  hours: {
    critical: [
      { from: 4, to: 10, label: "First departures: calls, delays, rebooking" },
      { from: 16, to: 23.5, label: "Evening departures and bookings from home" },
    ],
    release: { from: 2, to: 3.5, label: "Few bookings; hotels once their night audit is done" },
    note: `Each market is updated at its own quiet hour, and bookings under way finish on the old version. With ${supportName} agreed, an engineer answers even at five in the morning.`,
  },
  day: {
    heading: "Two departure peaks a day, and trips paid months ahead",
    paragraphs: [
      "Many airports are busiest before breakfast and again at dusk. An aircraft that is late at six in the morning tends to stay late all day. Hotels have other peaks: check-outs until noon, then arrivals.",
      "A trip may be paid for in March, taken in October and refunded in part. Hotels in India report each foreign guest within 24 hours (Form III). Accredited agents answer to IATA (in the USA to ARC), UK sellers of flight packages also to the CAA.",
    ],
  },
  systems: {
    heading: "Booking, hotel and disruption systems",
    lead: "Cancellations and changes are part of each from the start.",
    items: [
      {
        title: "Booking engine",
        place: "kiosk",
        text: "Search across airlines, reservation networks (GDS) and wholesalers, fare rules in plain words, payment and ticket.",
        hardPart:
          "A fare may be gone by the time of payment, so we recheck it. The sum is reserved on a card and charged once the ticket is issued; a UPI payment is refunded if the fare is gone.",
      },
      {
        title: "Tour and itinerary builder",
        place: "taxi",
        text: "Contracted rates and rooms held for you (allotments) become a quote with your margin and the taxes due (GST and TCS in India, TOMS in the UK).",
        hardPart:
          "Every supplier has its own cancellation fees and deadlines. When a trip is cancelled, the system shows the fee for each part.",
      },
      {
        title: "Hotel rooms and channels",
        text: "Your channel manager sends rates to booking sites; one board shows your hotel system's arrivals, bills and housekeeping.",
        hardPart:
          "The last room is on sale in five places, and two guests may book it. The front desk sees both bookings at once, with alternatives to offer, and your rules say whom to move.",
      },
      {
        title: "Disruption desk",
        place: "departures board",
        text: "When a flight is reported cancelled, one case opens: every affected passenger, room and transfer, the alternatives and the sum owed.",
        hardPart:
          "Airlines seldom link two tickets bought separately. We link those that you sold, so a late first flight raises a warning for the second.",
      },
      {
        title: "Traveller app",
        place: "seated traveller",
        text: "Boarding pass, vouchers, local numbers and the day's plan, all readable with roaming switched off.",
        hardPart:
          "By local time, a flight across the Pacific may land before it departs. The app shows local time and date at both ends.",
      },
    ],
  },
  standards: {
    heading: "Passenger rights and travel data standards",
    items: [
      {
        name: "IATA NDC",
        text: "Airlines publish their own offers in this format. Versions differ, so our engine has an adapter for each airline connected directly.",
      },
      {
        name: "EU261 and UK261",
        text: "Airlines often owe passengers a fixed sum for a short-notice cancellation, a long delay or denied boarding. The disruption desk works it out by the rules in force and leaves exceptions to your staff.",
      },
      {
        name: "DGCA CAR Section 3, Series M (India)",
        text: "If a flight is cancelled, passengers choose another flight or a refund. Airlines must refund agents' tickets within 14 working days; some allow free cancellation within 48 hours of booking only on their own website. Each refund shows its deadline.",
      },
      {
        name: "Package travel and ATOL rules (UK)",
        text: "Whoever sells a flight with a hotel may have to answer for the whole trip and hold an ATOL licence. The tour builder marks such sales, and applies the wider meaning of package from 6 April 2027.",
      },
      {
        name: "US refund rules, 14 CFR 260 and 399.80",
        text: "If a flight is cancelled or moved by three hours (six if international), passengers who decline get their money back, from you if you took the payment. From the airline's confirmation we count 7 business days for credit cards, 20 days for other payments.",
      },
      {
        name: "Passports and card numbers",
        text: "Privacy laws and the card rules (PCI DSS) limit what you may store. Passport data is deleted on a date you set within the law; card numbers usually stay with the payment provider.",
      },
    ],
  },
  integrations: {
    heading: "Connections to suppliers and payments",
    items: [
      {
        name: "GDS, consolidators, bed banks",
        by: "both",
        text: "Amadeus, Sabre, Travelport, and wholesalers of fares and rooms. Test systems hold fewer fares, so we also test with recorded real ones.",
      },
      {
        name: "Hotel property systems",
        by: "both",
        text: "Oracle OPERA or your present system stays. We exchange rates and bookings, and build only what it lacks.",
      },
      {
        name: "Indian Railways seats",
        by: "both",
        text: "Sold through an authorised IRCTC partner, with waiting lists explained.",
      },
      {
        name: "IATA BSP, or ARC in the USA",
        by: "in",
        text: "Ticket sales, refunds and airlines' later charges (debit memos), matched with your books before payment is due.",
      },
      {
        name: "Payments in many currencies",
        by: "both",
        text: "Cards and UPI from travellers, virtual cards for suppliers, and each sale's exchange rate on record.",
      },
    ],
  },
  pitfalls: {
    heading: "What goes wrong in travel software",
    items: [
      {
        title: "Passenger names that break reservations",
        text: "Single names and very long surnames cause errors. Store the passport's spelling and convert it for each airline.",
      },
      {
        title: "A time stored without its time zone",
        text: "A pick-up at 07:30 means nothing without a place. Store the local time together with its zone.",
      },
      {
        title: "Refunds handled by phone only",
        text: "Sales are automated in month one, refunds in year three. Build both together: customers remember a slow refund.",
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
      part: "A traveller's app that keeps every document on the phone.",
    },
    {
      slug: "software-development",
      part: "Fare, room and tour engines with one adapter per supplier.",
    },
    {
      slug: "marketing",
      part: "Pages for destinations, and ads that bid less when dates are sold out.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Deposits, part payments and refunds for trips bought months ahead.",
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
        "Yes, if your fares and rules fit it. If some do not, we build only that part and connect it to the engine you rent.",
    },
    {
      question: "What becomes of trips that are already sold?",
      answer:
        "Usually they finish in the old system while the new one sells new trips. If you move them, deposits, deadlines and suppliers' references must move too.",
    },
    {
      question: "Do you have GDS access, or must we get it?",
      answer:
        "You need your own, or a consolidator's: a GDS signs its contract with the seller. We build with your test access and prepare the certification.",
    },
    {
      question: "Could a chatbot handle a cancelled flight?",
      answer:
        "Partly. It can find the booking, explain the rule and offer seats that it has just looked up. Where data is missing, a person takes over the open case.",
    },
    {
      question: "We sell hill holidays and taxis. Is this too much for us?",
      answer:
        "No, if you start small. A booking site with live dates, deposits and vouchers takes one to three months. Your drivers get a web page with the pick-up time and a call button.",
    },
  ],
  start: {
    firstDeliverable:
      "For a booking engine, by week four: search, one booking and its cancellation in your first supplier's test system.",
    duration:
      "A small booking site: one to three months. An engine with several suppliers: three to six months, and longer with GDS certification.",
    team: "A project lead, two integration developers, a web or app developer, a designer, and a tester who cancels trips all day.",
    needFromYou:
      "Supplier contracts and test credentials, your fare and refund rules, and the agent who handles difficult cases.",
    call: "Bring one trip that went wrong. A project lead and a developer ask about suppliers, then name the steps software could have taken over.",
    confidentiality:
      "We sign an NDA before you send net rates or supplier contracts. Please never e-mail passengers' names or passports.",
  },
  closing: {
    heading: "Talk through a bad day with a developer",
    text: `A strike, a storm, a cancelled charter: tell us in a ${firstCall} how your desk coped. You hear what software could have done in the first hour.`,
    action: "Start the Conversation",
  },
});

export default travel;
