import { defineFocus } from "../schema";
import { site } from "../site";

/** Shops, checkouts, subscriptions and returns: a parcel followed there and back, with an honest tag. */
const digitalCommerce = defineFocus({
  meta: {
    title: `Digital commerce: shops, checkouts and returns | ${site.name}`,
    description:
      "Paid but no order, the last piece sold twice, parcels refused at the door. How we find where an online shop loses money, and the first thirty days of repair.",
  },
  updated: "2026-11-20",
  order: 3,
  name: "Digital Commerce",
  menuLine: "Shops, checkouts, subscriptions and returns",
  icon: "commerce",
  hero: {
    claim: "The price on the tag is the price at the door.",
    lead: "A shop on the web shows a price, takes the money, sends a parcel and sometimes takes it back. Losses hide between those acts: a payment with no order, the last piece sold twice, a refund that needs four phone calls. We build shops, checkouts, subscriptions and returns desks around one rule. What the buyer was shown is what the buyer pays, and the till, the courier slip and the tax invoice agree on it.",
  },
  drawing: {
    title: "A parcel with its price tag, on the way from a tap to the doorstep",
    description:
      "A packing room beside a street, in section. On the left a shopper with a phone stands at a till. In the middle a taped parcel, taller than the packer next to it, rests on the line; a price tag hangs from its string and lists goods, tax and delivery. On the right a courier waits with a hand truck, and behind him a low shelf with two opened boxes marks the way back. Only the price tag carries the key colour.",
    caption: "Three amounts are on the tag: goods, tax and delivery. The buyer sees all of them before reaching the till.",
  },
  symptoms: {
    heading: "Where a shop loses money after the click",
    lead: "Traffic reports show none of these. Your support inbox shows most of them.",
    items: [
      {
        title: "Paid, but no order",
        text: "The UPI app takes the money, the phone rings, the buyer never returns to your page. The bank has a payment and your shop has nothing.",
      },
      {
        title: "The last one, sold twice",
        text: "One piece is left. Your site and a marketplace both sell it within a minute, and somebody gets an apology in place of a parcel.",
      },
      {
        title: "Discounts that pile up",
        text: "A coupon meets a festival offer and a loyalty credit. On Monday you find a page of orders that went out below cost.",
      },
      {
        title: "Parcels that come home unopened",
        text: "Cash-on-delivery orders are refused at the door. You pay the courier both ways, and the goods were off the shelf meanwhile.",
      },
      {
        title: "Renewals that quietly stop",
        text: "A subscriber's card was replaced, the renewal fails and nobody writes. The first to notice is the customer whose box did not come.",
      },
      {
        title: "Slow on the one day that matters",
        text: "The advertising works, the crowd arrives and the checkout begins to crawl. The spend runs on while the queue gives up.",
      },
    ],
  },
  usualFix: {
    heading: "A new theme will not find lost money",
    paragraphs: [
      "A shop that earns too little usually gets a new look. Some of that helps. Across the trade about seven carts in ten are typically abandoned, and a clearer checkout brings a few of them back. But a theme changes what can be seen. Refused parcels, double sales and lost payment messages live behind it. A year later the photographs are better and the margin is where it was.",
      "The second habit is a plugin for each need: coupons, stock, invoices, loyalty points. Every one of them writes to the same order. When a total is wrong by eleven rupees, no log says which plugin did it, and each vendor points at the next.",
    ],
  },
  approach: {
    heading: "Follow the parcel, there and back",
    lead: "Six stops on the line, from what one order earns to the day on which everybody orders at once.",
    steps: [
      {
        title: "Weigh a real parcel",
        text: "From fifty recent orders we subtract gateway fee, packing, courier, refund and refusal. What remains per order shows which stop to repair first.",
      },
      {
        title: "Write the tag once",
        text: "One calculation serves shelf, basket, invoice and refund, with discounts, rounding and GST in a fixed sequence. Charges that surface late are drip pricing, which India's 2023 guidelines on dark patterns name.",
      },
      {
        title: "Hold the piece before the payment",
        text: "Stock is reserved when paying starts and released when time runs out. Slow marketplaces sell against a safety stock, so that the last piece stays yours to promise.",
      },
      {
        title: "Believe the gateway",
        text: "An order is paid when the gateway's signed message reaches your server. The buyer's browser may close or crash, and a second copy of the message changes nothing.",
      },
      {
        title: "Draw the road back",
        text: "Refusal, return, exchange, part refund: each gets a path, a screen and a stock entry before the first sale. The buyer follows it without ringing anybody.",
      },
      {
        title: "Rehearse the sale",
        text: "We load a copy with the peak that you expect and note what bends first. A written list says what is switched off in which order: suggestions first, the till last.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Builds the storefront and the checkout, quick on a cheap phone and readable by search engines.",
    },
    {
      slug: "mobile-apps",
      part: "Adds an app once you have repeat buyers to use it: saved sizes, delivery alerts, payment by UPI intent.",
    },
    {
      slug: "uiux",
      part: "Watches buyers on their way from product to paid, and rewrites the words at which they hesitate.",
    },
    {
      slug: "marketing",
      part: "Brings visitors at a cost that the weighed parcel can bear, and stops the adverts that it can't.",
    },
    {
      slug: "devops",
      part: "Rehearses the sale day and keeps the till lit when the other lamps have to be dimmed.",
    },
  ],
  firstDays: {
    heading: "Thirty days, beginning with a purchase",
    lead: "We start as your customers do, with a phone, a card and an address. Repairs come after the reading.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Buy and return",
        text: "We order, pay, cancel and send back from your own shop, over mobile data",
        from: 1,
        to: 5,
        by: "us",
      },
      {
        label: "Fifty orders weighed",
        text: "Revenue less fees, courier, refunds and refusals, order by order",
        from: 3,
        to: 8,
        by: "us",
      },
      {
        label: "Three-way check",
        text: "Gateway settlements, shop orders and bank entries laid side by side",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "Price rules",
        text: "Discounts, rounding and tax on one signed sheet with worked examples",
        from: 9,
        to: 14,
        by: "both",
      },
      {
        label: "First repair",
        text: "The costliest leak closed behind a switch, for a share of visitors first",
        from: 13,
        to: 23,
        by: "us",
      },
      {
        label: "Load rehearsal",
        text: "The expected peak on a copy of the shop, and a list of what bends",
        from: 21,
        to: 26,
        by: "us",
      },
      {
        label: "Road map",
        text: "Keep, extend or move the platform, with reasons and an order of work",
        from: 26,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Five risks of touching a shop while it is open",
    items: [
      {
        risk: "Search visits fall after a move",
        held: "Every old address is listed and sent to its successor by a permanent redirect. Titles and structured data move too, and missing pages are read from the log for an agreed time.",
      },
      {
        risk: "Card numbers end up in a log",
        held: "The gateway hosts the card fields, so the numbers never reach your servers and fewer PCI DSS requirements fall on you. In India a saved card is held as a token under RBI rules.",
      },
      {
        risk: "A small change breaks Diwali",
        held: "Your sale dates are blocked in the plan before any other date is set. During a freeze only repairs go out, each with a way back.",
      },
      {
        risk: "Subscribers feel trapped, or drop out unseen",
        held: "A failed renewal is retried on set days and the buyer is told why. In India recurring debits follow the RBI's e-mandate rules, with notice beforehand. Leaving takes no more taps than joining.",
      },
      {
        risk: "False orders eat the margin",
        held: "Cash on delivery can ask for a one-time code, or be limited by order value and pin code. You set the limits, and each refusal is counted by cause.",
      },
    ],
  },
  questions: [
    {
      question: "Shopify, WooCommerce or a build of our own?",
      answer:
        "If you sell ordinary goods in ordinary ways, take a hosted platform and do not pay us to rebuild a basket. WordPress with WooCommerce suits a small catalogue with much to read. Your own build earns its keep where prices depend on the buyer, stock sits in many places or a subscription has odd rules. The reason should be written down before any of the three is chosen.",
    },
    {
      question: "How soon can we open?",
      answer:
        "A simple site takes two to four weeks, and a small shop on a hosted platform may be that simple. A shop with its own price logic, several warehouses or an app is a complex application, at three to six months. Photographs, product texts and the gateway's approval of your account often take longer than the code, so begin with them.",
    },
    {
      question: "Why do buyers pay and get no order?",
      answer:
        "Usually because the shop waits for the buyer's browser to come back and report. An app switch, a lost signal or an impatient thumb is enough to break that. The remedy has two parts. The gateway's server message, with its signature checked, is the proof of payment. And every night the gateway's payments are compared with the orders, so that a person can ship or refund whatever does not match.",
    },
    {
      question: "Can we go on selling on marketplaces?",
      answer:
        "Yes, and you probably should. Then one place must own the stock figure, and it had better be yours. Each marketplace gets a share of it or a safety margin, since some accept updates only every few minutes. Their fees and returns go into the same weighing of parcels, so you see which channel pays. If the marketplace is your own, read [the page on running one](/industry/marketplace/).",
    },
    {
      question: "Who holds the payment account?",
      answer:
        "You do. Gateway, domain, app store and analytics accounts are best opened in your company's name, with your bank details, from the first day. We work in them through named logins that you can withdraw. If we part, you change nothing but the list of people.",
    },
  ],
  closing: {
    heading: "Let us try to buy something from you",
    text: `Send the address of your shop. A free ${site.claims.consultation} consultation is long enough to walk from product to payment and name the first place where we would have left.`,
    action: "Get Started",
  },
});

export default digitalCommerce;
