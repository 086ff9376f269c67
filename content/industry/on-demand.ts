// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Food, rides, groceries and home services: a promised time, bought minute by minute from kitchens, streets and people. */
const onDemand = defineIndustry({
  meta: {
    title: `On-demand app development and dispatch | ${site.name}`,
    description:
      "Customer, partner and dispatch apps for food, rides, groceries and home services, with honest arrival times, correct payouts and gig work rules.",
  },
  updated: "2026-11-24",
  order: 17,
  name: "On Demand",
  menuLine: "Order, match, dispatch and pay in an hour",
  icon: "on-demand",
  hero: {
    claim: "Delivery, ride and home-service apps with arrival times you can keep.",
    lead: "We build apps and dispatch software for companies that deliver food, groceries, rides or home services. Customers get an arrival time they can believe. Couriers, drivers and merchants can check every payment, order by order.",
  },
  drawing: {
    title: "One dinner order on its way from a kitchen to a front door",
    description:
      "Left to right: a kitchen in section with two cooks, a range under its hood and a pass shelf where a bag waits; the kerb, with a rider astride a scooter; a street with a junction and a signal; a block of flats cut open to show gate, guard, stairs and a customer at a ground-floor door. The coloured line runs from pass to door.",
    caption: "A delivery waits twice: on the kitchen shelf, and at the guard's gate.",
  },
  number: {
    heading: "A radius of 4 km instead of 3 means 78% more area",
    value: 28.3,
    whole: 50.3,
    unit: "km²",
    valueLabel: "Inside a 3 km radius",
    wholeLabel: "Inside a 4 km radius",
    ticks: 10,
    text: "A wider zone reaches more customers, but the empty trips back get longer. So we draw zones by travel time, and adjust them to the hour and to the couriers online.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 10, label: "Rides to work, milk and breakfast" },
      { from: 12, to: 14.5, label: "Lunch, offices first" },
      { from: 18.5, to: 23, label: "Dinner and rides home, the peak of the day" },
    ],
    release: { from: 15, to: 17, label: "The lull for meals and rides, our engineers on duty" },
    note: "Software for home services is updated before the first visit. On match days, in storms and on New Year's Eve we release nothing.",
  },
  day: {
    heading: "Orders peak when riders are scarce",
    paragraphs: [
      "At noon whole offices order together. Kitchens can't keep up, and couriers (riders) wait at popular restaurants. Each late minute in the kitchen makes the arrival time on the screen a minute wrong. The customer waits, and the rider loses another delivery.",
      "By three in the afternoon the streets are quiet, and menus, fares and code can change. In the evening, rain or a football final can raise orders and send riders home. Home services have the same problem at a slower pace: a part does not fit, and the technician is due at another home by five.",
    ],
  },
  systems: {
    heading: "Apps and systems for an on-demand business",
    lead: "Of these six, automatic dispatch and variable fees can wait; the other four must work on the first night.",
    items: [
      {
        title: "Customer app with arrival time",
        text: "Menu, price, arrival time, tracking, changes and refunds, on cheap phones and patchy networks.",
        hardPart:
          "One arrival time needs four forecasts: the cooking, the rider's way to the kitchen, the road and the gate. We show a range, update it and compare it with what happened.",
      },
      {
        title: "Rider and partner app",
        text: "Offers, routes, delivery confirmation, earnings, help and an SOS button, for couriers, drivers and technicians.",
        hardPart:
          "Phones limit apps in the background, and tracking drains the battery. So the app sends its location less often while the door is far away.",
      },
      {
        title: "Dispatch and batching",
        text: "Matches orders to people, pairs orders for one street (batching), and replaces a rider who drops out.",
        hardPart:
          "The nearest rider is often the wrong one, but food gets cold while we wait for a better one. You set how long the system may wait before it assigns the order.",
      },
      {
        title: "Merchant and kitchen screen",
        text: "New orders, cooking times, sold-out buttons and a busy mode, tied to the restaurant's checkout (POS). Grocers get picking lists, weights and substitutes.",
        hardPart:
          "Cooks don't press buttons in a rush. So the system learns cooking times from the moment when a waiting rider scans the bag.",
      },
      {
        title: "Fares, fees and incentives",
        text: "Delivery fees, peak prices (surge), coupons and guaranteed earnings, set by zone and by hour.",
        hardPart:
          "Customers distrust a price that changes after the quote. Ours changes only for a stated reason, such as a toll or a wait.",
      },
      {
        title: "Settlement and payouts",
        text: "Splits each payment between merchant, partner, platform, tip and tax. A licensed payment provider holds the money (in India, in escrow); our ledger only tells it whom to pay.",
        hardPart:
          "Some refunds are claimed after the payout. The ledger shows who caused each one and charges that party where contract and law allow.",
      },
    ],
  },
  standards: {
    heading: "Rules for food, rides, gig work and fair pricing",
    items: [
      {
        name: "FSSAI licensing (India)",
        text: "The platform generally needs a central food licence, and each kitchen shows its own 14-digit number. The app shows that number on listing and bill, and takes a kitchen offline if its permit is suspended.",
      },
      {
        name: "Allergens: Regulation (EU) No 1169/2011",
        text: "In the EU and the UK customers must be told about allergens before they order and again at delivery. The menu lists them for each dish, and the bag's label repeats them.",
      },
      {
        name: "Motor Vehicle Aggregator Guidelines, 2025 (India)",
        text: "Where a state adopts this, ride fares stay between half and twice the base fare, and drivers with their own vehicle get at least 80%. Fare and share limits are settings for each state.",
      },
      {
        name: "Code on Social Security, 2020, and state gig worker laws (India)",
        text: "Platforms usually owe 1 to 2% of turnover, capped at 5% of gig workers' pay; some states have Acts and fees of their own. The ledger works out each contribution from rates that you can change.",
      },
      {
        name: "Platform work: Directive (EU) 2024/2831, New York City",
        text: "EU law, due in each country by 2 December 2026, presumes that riders under a platform's control are employees; New York City sets minimum pay. We record working time and let a person decide suspensions.",
      },
      {
        name: "Dark pattern guidelines, 2023 (India)",
        text: "Thirteen designs are banned, among them fees that appear late and items slipped into the basket. Our basket shows every fee from the start and adds nothing by itself.",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "A rider's location trail is personal data, and from May 2027 the app must say why it is collected. The app shows that notice and keeps trails as long as your lawyer says; law may require a year.",
      },
    ],
  },
  integrations: {
    heading: "Maps, payments, POS and tax connections",
    items: [
      {
        name: "Routing engines",
        text: "Google Routes, Mapbox or OSRM on your own server, chosen by cost and by how well they route scooters.",
      },
      {
        name: "ONDC",
        text: "Orders from India's open commerce network (Beckn).",
      },
      {
        name: "Restaurant POS",
        text: "Petpooja, Toast or Square, directly or through UrbanPiper. If the POS maker grants access, orders print without a second tablet.",
      },
      {
        name: "UPI, cards and payout APIs",
        text: "Collections and refunds on one side, daily payouts on the other, matched by order number.",
      },
      {
        name: "GST under section 9(5), CGST Act",
        text: "For rides, restaurant meals, local delivery and some household work the platform may owe the tax. Each invoice shows who owes it.",
      },
    ],
  },
  pitfalls: {
    heading: "Where on-demand launches go wrong",
    items: [
      {
        title: "Copying a giant's feature list",
        text: "Forty screens are too many for a town with sixty riders. Start with one zone, one mealtime and enough partners.",
      },
      {
        title: "Coupons that hide the loss",
        text: "Orders climb while each one loses money. Put the margin per delivery, after refunds and incentives, on the first dashboard.",
      },
      {
        title: "Bans by fraud score",
        text: "In an underpass a true location can look faked. Give the reason, and let a person hear the rider before a ban.",
      },
    ],
  },
  services: [
    {
      slug: "mobile-apps",
      part: "Customer and partner apps from one codebase, with background location tuned to the phones that riders carry.",
    },
    {
      slug: "software-development",
      part: "Dispatch, pricing and ledger kept apart, so that a coupon bug should not reach riders' pay.",
    },
    {
      slug: "ai-ml",
      part: "Forecasts of demand by zone and cooking time by kitchen, scored each night against what happened.",
    },
    {
      slug: "devops",
      part: "Load tests beyond your busiest evening, releases city by city, and an off switch for costly features.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Carts, slots, tips and refunds for goods that are worth nothing an hour later.",
    },
    {
      slug: "artificial-intelligence",
      part: "Arrival times and matching, with a plain rule for when the model is unsure.",
    },
    {
      slug: "bi-analytics",
      part: "Cost per delivery by zone and hour, read from the same ledger that pays riders.",
    },
  ],
  questions: [
    {
      question: "How long until we can take a first order?",
      answer:
        "Three to six months for three apps, a dispatch screen and payouts. Three months is the narrow version: one zone, fixed fees and a person who dispatches. It shows whether customers come back and what a delivery costs.",
    },
    {
      question: "Should we just buy a ready-made clone app?",
      answer:
        "For a one-month trial in one neighbourhood, yes. First check whether you get the source code, whether payouts are properly booked, and whether a locked phone still sends its location.",
    },
    {
      question: "What happens if dispatch fails at eight in the evening?",
      answer: `Jobs already matched carry on, because each rider's phone holds its own route. New orders get a longer arrival time, and a dispatcher assigns them by hand from a plain list. Zones close one by one if the queue grows too long. Under a ${supportName} agreement an engineer is called at once. We rehearse this before launch, with real riders.`,
    },
    {
      question: "Who owns the customer and rider data?",
      answer:
        "You do, together with the code, the cloud accounts and the map keys. Few people can open a rider's location trail, each view is logged, and riders can get their own record. Indian rules from May 2027 may require you to keep trails for at least a year.",
    },
  ],
  start: {
    firstDeliverable:
      "In about three weeks: a worksheet with the cost of one order, at launch and at ten times the volume, and a clickable rider app.",
    duration:
      "One zone with manual dispatch usually takes three months. Automatic matching, a second trade or a second country adds time.",
    team: "Two mobile developers, two backend developers for dispatch and ledger, a designer, a tester and a project lead.",
    needFromYou:
      "Your launch zone, fee and commission rules, two merchants and two riders for trials, and accounts for maps, payments and SMS.",
    call: "A project lead and a dispatch developer time one order with you and ask about zone, riders and fees.",
    confidentiality:
      "Commission rates and launch plans fall under an NDA as soon as you ask for one. Please leave names out of examples.",
  },
  closing: {
    heading: "Time one of your deliveries with us",
    text: `Describe a single order, from tap to doorbell. In the ${firstCall} we time its stages and name the two worth shortening first.`,
    action: "Start Your Transformation",
  },
});

export default onDemand;
