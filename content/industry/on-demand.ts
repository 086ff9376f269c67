// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Food, rides, groceries and home services: a promised time, bought minute by minute from kitchens, streets and people. */
const onDemand = defineIndustry({
  meta: {
    title: `On-demand app development and dispatch | ${site.name}`,
    description:
      "Apps for customers, delivery riders, drivers and dispatch in food, rides, groceries and home services: honest arrival times and correct payouts.",
  },
  updated: "2026-11-28",
  order: 17,
  name: "On Demand",
  menuLine: "Order, match, dispatch and pay in an hour",
  icon: "on-demand",
  hero: {
    claim: "Delivery, ride and home-service apps with honest arrival times.",
    lead: "We build custom apps and dispatch software for food and grocery delivery, rides and home services. Customers get a range of arrival times, kept up to date. Riders (who deliver), drivers (who carry passengers) and merchants can check every payment, order by order.",
  },
  drawing: {
    title: "One dinner order on its way from a kitchen to a front door",
    description:
      "Left to right: a kitchen in section with two cooks, a range under its hood and a pass shelf where a bag waits; the kerb, with a rider astride a scooter; a street with a junction and a signal; a block of flats cut open to show gate, guard, stairs and a customer at a ground-floor door. The coloured line runs from pass to door.",
    caption: "One dinner order, from kitchen to door. It waits twice: for a rider, and with the guard at the gate.",
  },
  number: {
    heading: "A radius of 4 km instead of 3 means 78% more area",
    value: 28.3,
    whole: 50.3,
    unit: "km²",
    valueLabel: "Inside a 3 km radius",
    wholeLabel: "Inside a 4 km radius",
    ticks: 10,
    figures: [0, 10, 20, 40],
    text: "A wider zone reaches more customers, but the ride back, with an empty bag, is longer. So we draw zones by travel time and change them with the hour.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 10, label: "Rides to work, breakfast orders" },
      { from: 12, to: 14.5, label: "Lunch, offices first" },
      { from: 17, to: 23, label: "Rides home, then dinner: the peak of the day" },
    ],
    release: { from: 15, to: 16.5, label: "The lull for meals and rides, our engineers on duty" },
    note: "We release nothing on evenings of big matches, in storms or on New Year's Eve. Home-service apps are updated before the first visit.",
  },
  day: {
    heading: "Orders peak when delivery riders are scarce",
    paragraphs: [
      "At noon whole offices order at once. Kitchens fall behind, and riders wait at the counter. Now the arrival time is wrong: the customer waits, and the rider loses the next delivery.",
      "In the evening, rain can bring more orders and send riders home. In home services one wrong part delays the visit, and the next customer waits.",
    ],
  },
  systems: {
    heading: "Apps and systems for an on-demand business",
    lead: "Start with the customer app, the rider app, the kitchen screen and payouts. Automatic dispatch and variable fees can wait.",
    items: [
      {
        title: "Customer app with arrival time",
        place: "front door",
        text: "Menu, price, arrival time, tracking and refunds, on cheap phones and patchy networks.",
        hardPart:
          "The kitchen, the rider, the road or the guard at the gate may be slow. We show a range of times and keep it up to date.",
      },
      {
        title: "Rider and driver app",
        place: "handlebar",
        text: "Job offers, routes, proof of delivery, earnings and an SOS button, for technicians too.",
        hardPart:
          "Constant tracking drains a battery. On deliveries the app checks its location less often while the next stop is far away.",
      },
      {
        title: "Dispatch and batching",
        place: "bag at the pass",
        text: "Each order goes to a rider, and each visit to a technician with the skill, the part and a free hour. Orders for one street are paired (batching), and a rider or technician who cancels is replaced.",
        hardPart: "Food gets cold while the system waits for a better placed rider. You set how long it may wait.",
      },
      {
        title: "Merchant and kitchen screen",
        place: "order slips",
        text: "New orders, cooking times and sold-out buttons, connected to the restaurant's checkout (POS). Grocers get picking lists; for a missing item the customer approves a substitute or gets a refund.",
        hardPart:
          "Cooks don't press buttons in a rush. A rider who is already waiting scans the bag instead: that is the true ready time.",
      },
      {
        title: "Fares, fees and incentives",
        place: "car",
        text: "Delivery fees, peak prices (surge), coupons and riders' bonuses, set by zone and hour.",
        hardPart:
          "Customers distrust a price that changes. After the quote it changes only for a stated reason, such as a toll or the weight of loose vegetables.",
      },
      {
        title: "Settlement and payouts",
        text: "A licensed provider holds online payments. Our ledger works out each party's share, the cash that riders hold and, in India, the GST that the platform owes on services (CGST Act, section 9(5)).",
        hardPart:
          "Some refunds are claimed after the payout. Your staff record who caused each one; the ledger charges that party where contract and law allow.",
      },
    ],
  },
  standards: {
    heading: "Rules for food, rides, gig work and fair pricing",
    items: [
      {
        name: "FSSAI licensing (India)",
        text: "A food platform generally needs a central licence, and each kitchen has its own FSSAI number. The app shows that number, and one switch takes a suspended kitchen offline.",
      },
      {
        name: "Allergens: Regulation (EU) No 1169/2011",
        text: "Customers in the EU and the UK must be told of allergens before they order and at delivery. The menu lists them by dish, and so does the label on each dish.",
      },
      {
        name: "Motor Vehicle Aggregator Guidelines, 2025 (India)",
        text: "In states that adopt them, ride fares stay between half and twice the base fare, drivers with their own vehicle get at least 80% of the fare, and every driver needs police and medical checks. The limits are settings for each state.",
      },
      {
        name: "Gig workers' benefits: Code on Social Security, 2020 (India)",
        text: "Platforms usually owe 1 to 2% of turnover, at most 5% of what they pay gig workers; some states charge fees of their own. The ledger works out the central and the state levy, at the rates in force.",
      },
      {
        name: "Platform work: Directive (EU) 2024/2831",
        text: "The deadline for national law is 2 December 2026. Riders under a platform's control count as employees unless the platform proves otherwise. The app records working time, and a person decides suspensions.",
      },
      {
        name: "Dark pattern guidelines, 2023 (India)",
        text: "Thirteen ways of misleading customers are banned, among them fees that appear late. Our basket shows every fee from the start.",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "A rider's location is personal data, and from May 2027 the app must say why it is collected. It shows this notice, and deletes locations after the time your lawyer sets.",
      },
      {
        name: "Minimum pay for delivery workers (New York City)",
        text: "Delivery apps must pay their contracted workers a minimum, since January 2026 for groceries too. Pay rules are set by zone, so a city's minimum can be one of them.",
      },
    ],
  },
  integrations: {
    heading: "Maps, payments and POS connections",
    items: [
      {
        name: "Routing engines",
        by: "both",
        text: "Google Routes, Mapbox or OSRM, chosen by cost and by how well they route scooters.",
      },
      {
        name: "ONDC",
        by: "both",
        text: "Orders arrive from India's open commerce network; your acceptance and each delivery's status go back.",
      },
      {
        name: "Restaurant POS",
        by: "both",
        text: "Menu and sold-out items come in from Petpooja, Toast or Square. If the POS maker grants access, orders print without a second tablet.",
      },
      {
        name: "UPI, cards and payout APIs",
        by: "both",
        text: "Payments, refunds, payouts and riders' cash, matched by order number.",
      },
    ],
  },
  pitfalls: {
    heading: "Where on-demand launches go wrong",
    items: [
      {
        title: "Copying a giant's feature list",
        text: "Forty screens are too many for a town with sixty riders. Start with one zone and one mealtime.",
      },
      {
        title: "Coupons that hide the loss",
        text: "Orders climb while each one loses money. On the first dashboard, show what a delivery earns after coupons.",
      },
      {
        title: "Riders banned by a fraud score",
        text: "In an underpass, an honest rider's location can look faked. Let a person hear the rider before a ban.",
      },
    ],
  },
  services: [
    {
      slug: "mobile-apps",
      part: "Customer, rider and driver apps from one codebase, tuned to the phones that riders carry.",
    },
    {
      slug: "software-development",
      part: "Dispatch, pricing and ledger kept apart, to keep a coupon bug out of riders' pay.",
    },
    {
      slug: "ai-ml",
      part: "Forecasts of demand by zone and cooking time by kitchen, checked each night.",
    },
    {
      slug: "devops",
      part: "Load tests beyond your busiest evening, and releases city by city.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Carts, slots, tips and refunds for hot meals and weekly groceries.",
    },
    {
      slug: "artificial-intelligence",
      part: "Arrival times and matching, with a plain rule for when the model is unsure.",
    },
    {
      slug: "bi-analytics",
      part: "Cost per delivery by zone and hour, read from the ledger that pays riders.",
    },
  ],
  questions: [
    {
      question: "How long until we can take a first order?",
      answer:
        "About three months, if you begin with one zone, fixed fees and a person who assigns the orders. This version shows whether customers come back and what a delivery costs.",
    },
    {
      question: "Should we just buy a ready-made clone app?",
      answer:
        "For a month in one neighbourhood, yes; first check that a rider's locked phone still sends its location. Build your own when you need a rule for dispatch or pay that its maker won't change.",
    },
    {
      question: "What happens if dispatch fails at eight in the evening?",
      answer: `Deliveries under way carry on, because each rider's phone holds its route. A dispatcher assigns new orders by hand, which we rehearse with riders before launch. Under a ${supportName} agreement an engineer is called at once.`,
    },
    {
      question: "Who controls the customer and rider data?",
      answer:
        "You do, and you own the code and the cloud accounts. Few people can open a rider's location record, and each view is logged. Riders can see theirs.",
    },
  ],
  start: {
    firstDeliverable: "In about three weeks: a worksheet that shows what one order costs you, and a clickable rider app.",
    duration:
      "Usually three months for one zone with dispatch by hand. Automatic dispatch, a second city or moving from your present app adds time.",
    team: "Two mobile developers, two backend developers for dispatch and ledger, a designer, a tester and a project lead.",
    needFromYou: "Your launch zone, fee rules, two merchants and two riders for trials, and accounts for maps, payments and SMS.",
    call: "A project lead and a dispatch developer go through one order with you and ask about zone, riders and fees.",
    confidentiality: "We sign an NDA as soon as you ask for one. Please leave names out of examples.",
  },
  closing: {
    heading: "Follow one order to the door with us",
    text: `Describe an order, real or planned, from the first tap. In the ${firstCall} we name the two stages that are likely to lose most time.`,
    action: "Start Your Transformation",
  },
});

export default onDemand;
