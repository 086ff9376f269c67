import { defineIndustry } from "../schema";
import { site } from "../site";

/** Food, rides, groceries and home services: a promised time, bought minute by minute from kitchens, streets and people. */
const onDemand = defineIndustry({
  meta: {
    title: `On-demand app development and dispatch | ${site.name}`,
    description:
      "Customer, partner and dispatch apps for food, rides, groceries and home services, built on honest arrival times, clean payouts and gig work rules.",
  },
  updated: "2026-11-22",
  order: 17,
  name: "On Demand",
  menuLine: "Order, match, dispatch and pay in an hour",
  icon: "on-demand",
  hero: {
    claim: "Anyone can take the order. The next thirty minutes are the business.",
    lead: "Dinner, a ride, groceries, a plumber before guests arrive: an on-demand company promises a time and then has to buy it from kitchens, streets and people who may decline. Three apps and a dispatch desk must agree, second by second, on where everyone is and who pays whom. We build all four. We begin with the sums: what one delivered order costs, and where its minutes go.",
  },
  drawing: {
    title: "Section from a kitchen pass to a front door, with one dinner order on the line",
    description:
      "Left to right: a kitchen in section with two cooks, a range under its hood and a pass shelf where a bag waits; the kerb, with a rider astride a scooter; a street with a junction and a signal; a block of flats cut open to show gate, guard, stairs and a customer at a ground-floor door. The vermilion line runs from pass to door. The bag on the shelf carries the key colour.",
    caption: "Two waits hide in every delivery: one at the pass, one at the guard's gate.",
  },
  number: {
    heading: "From 3 km to 4 km, the ground to cover grows by 78%",
    value: 28.3,
    whole: 50.3,
    unit: "km²",
    valueLabel: "Inside a 3 km radius",
    wholeLabel: "Inside a 4 km radius",
    ticks: 10,
    text: "A kitchen that delivers within 3 km covers 28.3 square kilometres. Let the circle out to 4 km and it covers 50.3, because area grows with the square of the radius. More doors come into reach, and so do longer rides back with an empty bag. Radius is the first dial to make adjustable: by hour, by weather, by riders online.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 10, label: "Rides to work, milk and breakfast" },
      { from: 12, to: 14.5, label: "Lunch, offices first" },
      { from: 18.5, to: 23, label: "Dinner and rides home, the peak of the day" },
    ],
    release: { from: 15, to: 17, label: "The afternoon lull, with everyone at their desks" },
    note: "One city goes first. Match days, storms and New Year's Eve are left alone, since on those the lull never comes.",
  },
  day: {
    heading: "When it rains, orders rise and riders go home",
    paragraphs: [
      "At noon whole offices get hungry together. Orders come in faster than pans come free, riders bunch at three popular kitchens, and the arrival time on the screen is wrong by as much as the cook is late. A minute lost at the pass is paid for twice: by the customer who waits, and by the rider who could have carried another bag.",
      "By four the streets are slack, and menus, fares and code can change. Then comes the evening with its rain, its football final and its lift out of order on the ninth floor. Home services live on a slower beat of the same kind: two-hour slots, a part that does not fit, and a technician due at the next door by five.",
    ],
  },
  systems: {
    heading: "Six parts of an on-demand operation",
    lead: "Automatic dispatch and variable fees can wait. The other four have to work on the first night.",
    items: [
      {
        title: "Customer app with a live promise",
        text: "Menu or service, price, arrival time, tracking, changes and refunds, on cheap phones and patchy networks.",
        hardPart:
          "The promised time stacks three forecasts: cooking, pick-up and road. Show it as a range, keep it fresh and score it nightly.",
      },
      {
        title: "Partner app",
        text: "Offers, routes, proof of delivery, earnings and help for riders, drivers and technicians.",
        hardPart:
          "Batteries and background limits. Location is sent often near the door and seldom elsewhere, or the phone dies before dinner.",
      },
      {
        title: "Dispatch and batching",
        text: "Matches orders to people, pairs two that share a street, and reassigns when somebody drops out.",
        hardPart:
          "The nearest rider is often the wrong one. Twenty seconds' wait for a better match is weighed against food cooling now.",
      },
      {
        title: "Merchant and kitchen screen",
        text: "New orders, preparation times, stock switches and a busy mode, tied to the till.",
        hardPart:
          "Cooks don't press buttons in a rush. Ready times are learned from pick-up scans, and a sold-out dish leaves the menu at once.",
      },
      {
        title: "Fares, fees and incentives",
        text: "Delivery fees, surge, coupons and guaranteed earnings, set by zone and by hour.",
        hardPart:
          "All the rules meet at checkout. The fare shown is the fare charged, and each rupee of discount has a named payer.",
      },
      {
        title: "Settlement and payouts",
        text: "Splits each order between merchant, partner, platform, tip and tax, and pays out on schedule.",
        hardPart:
          "Refunds arrive after the payout. Double entry from the first day lets a cold pizza be charged to whoever let it go cold.",
      },
    ],
  },
  standards: {
    heading: "Rules on how an order may be priced, carried and shown",
    items: [
      {
        name: "FSSAI licensing (India)",
        text: "Each kitchen's 14-digit licence number on its listing and on the bill. A lapsed one should take the kitchen offline.",
      },
      {
        name: "Regulation (EU) No 1169/2011",
        text: "In the EU, and in the UK's own version of it, allergen information is due before the order is placed and again at delivery.",
      },
      {
        name: "Motor Vehicle Aggregator Guidelines, 2025 (India)",
        text: "A model for ride licences: fares within a band round the state's base fare, capped cancellation charges. Each state decides what it adopts.",
      },
      {
        name: "Code on Social Security, 2020 (India)",
        text: "In force since 21 November 2025. It names gig and platform workers and provides for aggregators to pay into a fund for them.",
      },
      {
        name: "Rajasthan Platform Based Gig Workers (Registration and Welfare) Act, 2023",
        text: "Our home state's law provides for worker registration and a fee on transactions. The ledger needs a line for it.",
      },
      {
        name: "Directive (EU) 2024/2831",
        text: "Platform work, due in national law by 2 December 2026: automated decisions are overseen, and a human decides on suspending an account.",
      },
      {
        name: "Guidelines for Prevention and Regulation of Dark Patterns, 2023",
        text: "India's list of 13 banned tricks includes drip pricing and basket sneaking. A pre-ticked donation is the second of those.",
      },
    ],
  },
  integrations: {
    heading: "Maps, tills, networks and tax",
    items: [
      {
        name: "Routing engines",
        text: "Google Routes, Mapbox or a self-hosted OSRM, chosen on price per thousand lookups and on how well they know scooters.",
      },
      {
        name: "ONDC",
        text: "India's open commerce network on the Beckn protocol. Your catalogue can be ordered from buyer apps you never built.",
      },
      {
        name: "Restaurant tills",
        text: "Petpooja, UrbanPiper, Toast or Square, so that an accepted order prints without a second tablet on the counter.",
      },
      {
        name: "UPI, cards and payout APIs",
        text: "Collections and refunds on one side, daily payouts on the other, matched by order number.",
      },
      {
        name: "Masked calling",
        text: "Customer and rider speak without seeing each other's number, and the link dies with the order.",
      },
      {
        name: "GST under section 9(5), CGST Act",
        text: "For rides, restaurant meals and some household work sold through an app, the platform may owe the tax. Invoices must know.",
      },
    ],
  },
  pitfalls: {
    heading: "Where on-demand launches stumble",
    items: [
      {
        title: "Copying a giant's feature list",
        text: "Forty screens for a town with sixty riders. Start with one zone, one meal and enough partners to keep the promise.",
      },
      {
        title: "Distance as the crow flies",
        text: "A kitchen across the railway is 600 metres away and eleven minutes by scooter. Draw zones from travel time.",
      },
      {
        title: "Coupons that hide the loss",
        text: "Orders climb while each one loses money. Contribution per drop, after refunds and incentives, leads the first dashboard.",
      },
      {
        title: "Bans by fraud score",
        text: "A rider in an underpass looks like a faked location. Keep the evidence, say why, and give the rider someone to answer.",
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
      part: "Load tests beyond the best Friday so far, releases city by city, and an off switch for each costly feature.",
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
      part: "Cost per drop by zone and hour, read from the same ledger that pays riders.",
    },
  ],
  questions: [
    {
      question: "How long until we can take a first order?",
      answer:
        "Plan on three to six months, our range for anything complex: this is three apps, a console and other people's money. It can be staged so that a narrow version works early, with a single zone, fixed fees and a person dispatching from a screen. That shows whether customers come back. Automatic matching follows once there is enough traffic to match.",
    },
    {
      question: "Should we just buy a clone script?",
      answer:
        "To try one neighbourhood for a month, it may do. Check three things first: whether you get the source code, whether payouts keep proper accounts, and what happens to location on a locked phone. The last two are where clones tend to break. If yours passes, keep it and spend the money on supply. Orders and partners can be moved later.",
    },
    {
      question: "What happens if dispatch fails at eight in the evening?",
      answer:
        "Jobs already matched carry on, because each rider's phone holds its own route. New orders queue under a longer promise, then close zone by zone before the queue goes stale. A dispatcher assigns by hand from a plain list. The way to trust this is to rehearse it before launch, on a quiet afternoon with real riders on real scooters.",
    },
    {
      question: "Who owns the customer and rider data?",
      answer:
        "You do, together with the code, the cloud accounts and the map keys. Location trails are personal data and lose their use quickly, so how long exact tracks are kept before they are thinned to zone and time is agreed per project. Riders should be able to see and fetch their own record.",
    },
  ],
  closing: {
    heading: "Ride one delivery with us, on paper",
    text: "Describe a single order, from tap to doorbell. In thirty free minutes we time its stages and mark the two worth shortening first.",
    action: "Start Your Transformation",
  },
});

export default onDemand;
