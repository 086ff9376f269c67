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
    text: "Area grows with the square of the radius. More customers come into reach, but the empty trips back get longer. So we draw zones by travel time, and adjust them by hour and by couriers online.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 10, label: "Rides to work, milk and breakfast" },
      { from: 12, to: 14.5, label: "Lunch, offices first" },
      { from: 18.5, to: 23, label: "Dinner and rides home, the peak of the day" },
    ],
    release: { from: 15, to: 17, label: "The lull for meals and rides, our engineers on duty" },
    note: "Home services update before the first visit of the day. We avoid match days, storms and New Year's Eve: those days have no lull.",
  },
  day: {
    heading: "Orders peak when riders are scarce",
    paragraphs: [
      "At noon whole offices order together. Orders come in faster than kitchens can cook, and couriers (riders) wait at the popular restaurants. Each minute the cook is late makes the arrival time on the screen a minute wrong. A wait at the counter costs two people: the customer, and the rider, who could have carried another bag.",
      "By three in the afternoon the streets are quiet. Menus, fares and code can change then. In the evening, rain or a football final can raise orders and send riders home at the same time. Home services have the same problem at a slower pace: two-hour slots, a part that does not fit, and a technician due at another home by five.",
    ],
  },
  systems: {
    heading: "Apps and systems for an on-demand business",
    lead: "Automatic dispatch and variable fees can wait until orders grow. The other four have to work on the first night.",
    items: [
      {
        title: "Customer app with arrival time",
        text: "Menu or service, price, arrival time, tracking, changes and refunds, on cheap phones and patchy networks.",
        hardPart:
          "One arrival time needs four forecasts: the cooking, the rider's way to the kitchen, the road and the gate. We show a range, update it and compare it each night with what happened.",
      },
      {
        title: "Rider and partner app",
        text: "Offers, routes, delivery confirmation, earnings, help and an SOS button, for couriers, drivers and technicians.",
        hardPart:
          "Phones limit apps in the background, and tracking drains the battery. So the app sends location less often far from the door.",
      },
      {
        title: "Dispatch and batching",
        text: "Matches orders to people, pairs orders for one street (batching), and replaces a rider who drops out.",
        hardPart:
          "The nearest rider is often the wrong one. Waiting twenty seconds may find a better one, but the food is getting cold.",
      },
      {
        title: "Merchant and kitchen screen",
        text: "New orders, cooking times, sold-out buttons and a busy mode, tied to the restaurant's checkout (POS). Grocers get picking lists, weights and substitutes.",
        hardPart:
          "Cooks don't press buttons in a rush. So the system learns cooking times from the pick-up scans of riders who waited. A sold-out dish leaves the menu at once.",
      },
      {
        title: "Fares, fees and incentives",
        text: "Delivery fees, peak prices (surge), coupons and guaranteed earnings, set by zone and by hour.",
        hardPart:
          "A quoted price changes only for a stated reason, like a toll, a wait or weighed goods. Every rupee of discount is booked to the party that pays for it.",
      },
      {
        title: "Settlement and payouts",
        text: "Splits each payment between merchant, partner, platform, tip and tax. A licensed payment provider holds the money (in India, in an escrow account). Our ledger only tells the provider whom to pay.",
        hardPart:
          "Some refunds are claimed after the payout. The books show who caused each one and charge that party, where contract and law allow it.",
      },
    ],
  },
  standards: {
    heading: "Rules for food, rides, gig work and fair pricing",
    items: [
      {
        name: "FSSAI licensing (India)",
        text: "Each kitchen's 14-digit number stands on its listing and bill. Since April 2026 a kitchen with turnover up to ₹1.5 crore (15 million) needs only a registration. A kitchen goes offline when its permit is suspended or cancelled. The platform generally needs a central licence.",
      },
      {
        name: "Regulation (EU) No 1169/2011",
        text: "Allergen information is due before the order is placed and again at delivery, in the EU and under the UK's own version.",
      },
      {
        name: "Motor Vehicle Aggregator Guidelines, 2025 (India)",
        text: "A passenger's fare lies between half and twice the state's base fare. Drivers with their own vehicle get at least 80% of the fare. Whoever cancels without a good reason pays a fee. Each state decides what it adopts.",
      },
      {
        name: "Code on Social Security, 2020, and state gig worker laws (India)",
        text: "Platforms owe 1 to 2% of yearly turnover, as notified, towards workers' social security, at most 5% of their pay. Some states have Acts of their own, such as Rajasthan and Bihar. Karnataka's fee, 1% of each payout up to a cap, was challenged in the High Court. On 3 July 2026 the court refused a stay and had the fee deposited there.",
      },
      {
        name: "Platform work: EU and New York City",
        text: "Directive (EU) 2024/2831 is due in national law by 2 December 2026. A rider under the platform's control counts as an employee unless the platform proves otherwise. A person, not software, decides each suspension. New York City sets minimum hourly pay for food and grocery couriers.",
      },
      {
        name: "Dark pattern guidelines, 2023 (India)",
        text: "Thirteen designs are banned, among them fees that appear late (drip pricing) and items slipped into the basket.",
      },
      {
        name: "DPDP Act, 2023 (India)",
        text: "A rider's location trail is personal data. From May 2027 the app must say why it collects the trail. Your lawyer decides how long trails are kept: see the questions below.",
      },
    ],
  },
  integrations: {
    heading: "Maps, payments, POS and tax connections",
    items: [
      {
        name: "Routing engines",
        text: "Google Routes, Mapbox or OSRM on your own server, chosen by running cost and by how well they route scooters.",
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
        text: "For rides, restaurant meals, some household work and, since 22 September 2025, local delivery, the platform may owe the tax. Each invoice shows who owes it.",
      },
    ],
  },
  pitfalls: {
    heading: "Where on-demand launches go wrong",
    items: [
      {
        title: "Copying a giant's feature list",
        text: "Forty screens for a town with sixty riders. Start with one zone, one mealtime and enough partners to keep the promise.",
      },
      {
        title: "Coupons that hide the loss",
        text: "Orders climb while each one loses money. Put the margin per delivery, after refunds and incentives, on the first dashboard.",
      },
      {
        title: "Bans by fraud score",
        text: "In an underpass a true location can look faked. Keep the record, give the reason and let a person hear the rider before a ban.",
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
      part: "Keeps dispatch, pricing and ledger apart, so that a coupon bug can't touch what people are paid.",
    },
    {
      slug: "ai-ml",
      part: "Forecasts demand by zone and cooking time by kitchen, scored each night against what happened.",
    },
    {
      slug: "devops",
      part: "Load tests beyond your busiest evening so far, releases city by city, and an off switch for each costly feature.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Carts, slots, tips and refunds for goods that are worth nothing an hour later.",
    },
    {
      slug: "artificial-intelligence",
      part: "Arrival times and matching, with a plain rule to fall back on when the model is unsure.",
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
        "Three to six months for three apps, a dispatch console and payouts. Three months is the narrow version: a single zone, fixed fees and a person dispatching from a screen. That shows whether customers come back. The figures to watch are agreed before launch: orders inside the promised range, riders' minutes at the counter, cost per delivery.",
    },
    {
      question: "Should we just buy a ready-made clone app?",
      answer:
        "For a one-month trial in one neighbourhood, yes. Check three things first: whether you get the source code, whether payouts are properly booked, and whether a locked phone still sends its location.",
    },
    {
      question: "What happens if dispatch fails at eight in the evening?",
      answer: `Jobs already matched carry on, because each rider's phone holds its own route. New orders queue with a longer arrival time, and zones close one by one before the queue gets too long. A dispatcher assigns by hand from a plain list. We rehearse this before launch, with real riders. Under a ${supportName} agreement an engineer is called at the same moment.`,
    },
    {
      question: "Who owns the customer and rider data?",
      answer:
        "You do, together with the code, the cloud accounts and the map keys. In India the rules from May 2027 may require you to keep exact location trails for at least a year. Your lawyer sets the date; the system deletes. After that only zone and time remain. Few people can open a trail, each view is logged, and riders can get their own record.",
    },
  ],
  start: {
    firstDeliverable:
      "In about three weeks: a worksheet with the cost of one order, today and at ten times the volume, and a clickable rider app.",
    duration:
      "One zone with manual dispatch usually takes three months. Automatic matching, a second trade or a second country adds time.",
    team: "Two mobile developers, two backend developers for dispatch and ledger, a designer, a tester who rides along, and a project lead.",
    needFromYou:
      "Your launch zone, fee and commission rules, two merchants and two riders for trials, and accounts for maps, payments and SMS.",
    call: "A project lead and a dispatch developer time one order with you and ask about zone, riders and fees.",
    confidentiality:
      "Commission rates and launch plans fall under an NDA as soon as you ask for one. Leave riders' and customers' names out of examples.",
  },
  closing: {
    heading: "Time one of your deliveries with us",
    text: `Describe a single order, from tap to doorbell. In the ${firstCall} we time its stages and name the two worth shortening first.`,
    action: "Start Your Transformation",
  },
});

export default onDemand;
