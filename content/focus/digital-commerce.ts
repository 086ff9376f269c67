// The fields are explained in content/schemas/focus.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineFocus } from "../types";

/** Shops, checkouts, subscriptions and returns: a parcel followed there and back, with an honest tag. */
const digitalCommerce = defineFocus({
  meta: {
    title: `Digital commerce: shops, checkouts and returns | ${site.name}`,
    description:
      "Payments without orders, the last piece sold twice, parcels refused at the door: we find where an online shop loses money and repair the costliest leak first.",
  },
  updated: "2026-11-27",
  order: 3,
  name: "Digital Commerce",
  menuLine: "Shops, checkouts, subscriptions and returns",
  problem: "Carts left at checkout, returns that eat the margin",
  icon: "commerce",
  hero: {
    claim: "Online shops where you know what each order earns.",
    lead: "We build and repair online shops, checkouts, subscriptions and returns for companies that earn less on each order than they expected. After our work the buyer pays the price that was shown, and you see what is left after fees, couriers and refunds.",
  },
  drawing: {
    title: "A parcel with its price tag, on the way from a tap to the doorstep",
    description:
      "A packing room beside a street, in section. On the left a shopper with a phone stands at a till. In the middle a taped parcel, taller than the packer next to it, rests on the line; a price tag hangs from its string and lists goods, tax, delivery and their total. On the right a courier waits with a hand truck, and behind him a low shelf with two opened boxes marks the way back.",
    caption: "From payment to doorstep: a price tag lists goods, tax and delivery. The buyer sees all three before checkout.",
  },
  symptoms: {
    heading: "Where online shops lose money after the click",
    lead: "Neither traffic reports nor the support inbox shows all of these losses.",
    items: [
      {
        title: "A payment without an order",
        text: "A UPI app takes the money, a call interrupts, and the buyer never returns to your page. The bank has a payment and your shop has no order.",
      },
      {
        title: "The last piece is sold twice",
        text: "One piece is left. Your site and a marketplace both sell it within a minute, and one buyer gets an apology instead of a parcel.",
      },
      {
        title: "Discounts that add up below cost",
        text: "A coupon is added to a festival offer and a loyalty credit. By Monday a long list of orders has been sold at a loss.",
      },
      {
        title: "Parcels refused at the door",
        text: "Cash-on-delivery orders come back unopened. You pay both courier trips, and meanwhile nobody can buy the goods.",
      },
      {
        title: "Subscriptions that stop unnoticed",
        text: "A subscriber's card was replaced and the renewal fails without a message. The first to notice is the customer whose box did not come.",
      },
      {
        title: "A slow checkout on sale day",
        text: "The advertising works and the crowd arrives, but the checkout slows to a crawl. You go on paying for clicks that cannot become orders.",
      },
    ],
  },
  usualFix: {
    heading: "A redesign or more plugins will not stop the loss",
    paragraphs: [
      "A shop that earns too little usually gets a new design. Part of that helps: studies put abandoned carts at about seven in ten, and a clearer checkout recovers some of them. But refused parcels, double sales and lost payment messages do not happen on the screen. In the end the photographs are better and the margin is as before.",
      "The other usual fix is a plugin for each need: coupons, stock, invoices, loyalty points. All of them change the same order. When a total is wrong by eleven rupees, no log says which plugin did it, and each vendor blames the next.",
    ],
  },
  // Each order of ₹1,000: goods ₹600, packing ₹30, courier ₹80 each way, payment fee ₹20. A refused parcel costs packing and both ways.
  control: {
    kind: "blocks",
    heading: "Count what refused parcels cost",
    lead: "Sample data: twenty orders that each earn ₹270 if the buyer accepts the parcel. A refusal costs ₹190 for packing and two courier trips; a return after acceptance costs no less.",
    question: "How many parcels are refused at the door?",
    first: 2,
    readings: ["delivered", "refused", "earned on all twenty"],
    across: 20,
    each: "One square: one parcel",
    rows: ["Filled: delivered. Open: refused"],
    answers: [
      {
        label: "None",
        rows: [{ filled: 20, open: 0 }],
        values: ["20", "0", "₹5,400"],
        says: "Every order earns its ₹270. Reports that end at checkout count every order like this.",
      },
      {
        label: "1 in 10",
        rows: [{ filled: 18, open: 2 }],
        values: ["18", "2", "₹4,480"],
        says: "Two refusals cost ₹920: ₹540 of lost margin, and ₹380 for packing and four courier trips.",
      },
      {
        label: "2 in 10",
        rows: [{ filled: 16, open: 4 }],
        values: ["16", "4", "₹3,560"],
        says: "A fifth of the parcels costs a third of the margin. A message before delivery may be worth more than a new design.",
      },
      {
        label: "3 in 10",
        rows: [{ filled: 14, open: 6 }],
        values: ["14", "6", "₹2,640"],
        says: "More than half is gone, while the number of orders in the sales report is the same.",
      },
    ],
  },
  approach: {
    heading: "How we repair a shop, step by step",
    lead: "We follow a parcel to the buyer and back, and start where an order loses most money.",
    steps: [
      {
        title: "Calculate what an order earns",
        text: "From fifty recent orders we subtract cost of goods, payment fee, packing, courier, refund and refusal. The deductions show which stage to repair first.",
      },
      {
        title: "Calculate the price in one place",
        text: "One calculation serves product page, basket, invoice and refund. India's 2023 guidelines on dark patterns prohibit charges that first appear at checkout (drip pricing).",
      },
      {
        title: "Reserve stock before payment",
        text: "A piece is held when payment starts and released when time runs out. For marketplaces that update slowly, a few pieces are kept back.",
      },
      {
        title: "Confirm payments with the provider",
        text: "An order counts as paid when the payment provider itself confirms it to your shop. So a closed browser loses no order, and a repeated message is ignored.",
      },
      {
        title: "Define returns before the next sale",
        text: "Refusal, return, exchange and part refund each get a path, a screen and a stock entry. The buyer sees the progress without calling anyone.",
      },
      {
        title: "Load-test for the sale day",
        text: "If the shop runs on your own servers, we test a copy with the expected crowd. Under overload, extras are switched off first; checkout stays on.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "The storefront and the checkout, quick on a cheap phone and readable by search engines.",
    },
    {
      slug: "mobile-apps",
      part: "An app once you have repeat buyers to use it: saved sizes, delivery alerts, one tap to the UPI app.",
    },
    {
      slug: "uiux",
      part: "Trials with buyers on their way from product to payment, and new words where they hesitate.",
    },
    {
      slug: "marketing",
      part: "Visitors at a price that leaves you a profit; we stop ads that cost more.",
    },
    {
      slug: "devops",
      part: "A rehearsal of the sale day, and a checkout that runs when other features are off.",
    },
  ],
  firstDays: {
    heading: "Thirty days: test purchases, figures and one repair",
    lead: "We begin as your customers do, with a phone, a card and an address. Repairs follow from what the figures show.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Test purchases",
        text: "We order, pay, cancel and request a return in your own shop, over mobile data",
        from: 1,
        to: 5,
        by: "us",
      },
      {
        label: "Fifty orders calculated",
        text: "Revenue less goods, fees, courier, refunds, refusals, order by order",
        from: 3,
        to: 8,
        by: "us",
      },
      {
        label: "Three-way reconciliation",
        text: "Payment and courier settlements, shop orders and bank entries compared",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "Price rules",
        text: "Discounts, rounding and tax in one signed document with worked examples",
        from: 9,
        to: 14,
        by: "both",
      },
      {
        label: "First repair",
        text: "Costliest fault repaired; once you approve, some visitors get it first",
        from: 13,
        to: 23,
        by: "us",
      },
      {
        label: "Load test",
        text: "Only if you run your own servers: expected peak on a copy, and a list of what fails",
        from: 21,
        to: 26,
        by: "us",
      },
      {
        label: "Plan",
        text: "Keep, extend or replace the platform, with reasons and a list of steps",
        from: 26,
        to: 30,
        by: "both",
      },
    ],
  },
  risks: {
    heading: "Changing a shop while it sells: risks and safeguards",
    items: [
      {
        risk: "Search visits fall after a move",
        mitigation:
          "Every old address is listed and sent to its successor by a permanent redirect. Titles and structured data move too, and missing pages are found in the log.",
      },
      {
        risk: "Card numbers end up in a log",
        mitigation:
          "Card numbers go straight to the payment provider, so fewer card rules (PCI DSS) apply to you. Your page must still be safe from hostile scripts. In India a saved card is stored as a token under RBI rules.",
      },
      {
        risk: "A small change breaks the Diwali sale",
        mitigation:
          "Your sale dates are blocked in the plan before any other date is set. During a freeze only repairs go out, each with a tested rollback.",
      },
      {
        risk: "Subscribers feel trapped, or drop out unseen",
        mitigation:
          "A failed renewal is retried on set days and the buyer is told why. In India the bank or issuer must announce most recurring debits at least 24 hours ahead. Cancelling takes no more taps than signing up.",
      },
      {
        risk: "False orders eat the margin",
        mitigation:
          "An order with cash on delivery can require a one-time code, or be limited by value and postcode. You set the limits, and each refusal is counted by cause.",
      },
    ],
  },
  questions: [
    {
      question: "Shopify, WooCommerce or a build of our own?",
      answer:
        "A hosted platform such as Shopify, if you sell ordinary goods in ordinary ways: do not pay us to rebuild a basket. WordPress with WooCommerce suits a small catalogue with a large blog. A build of your own pays off where prices depend on the buyer, stock sits in many places, or a subscription has unusual rules.",
    },
    {
      question: "Why do buyers pay and get no order?",
      answer:
        "Usually because the shop waits for the buyer's browser to come back and report, and a lost signal stops that report. The payment provider's signed message takes its place. And every night the payments are compared with the orders, so that a person can ship or refund whatever does not match.",
    },
    {
      question: "Can we go on selling on marketplaces?",
      answer:
        "Yes. One system must then decide the stock figure, and it should be yours. Each marketplace gets a share of the stock or a safety margin, since some accept updates only every few minutes. Marketplace fees and returns enter the calculation per order, so you see which channel pays. If the marketplace is your own, read [the page on running one](/industry/marketplace/).",
    },
    {
      question: "Do we owe EU buyers a withdrawal button?",
      answer:
        "Yes, if your shop is directed at consumers in the EU. Since 19 June 2026 they must be able to cancel on the site where they bought, if a right of withdrawal exists (Directive (EU) 2023/2673). We build the button, its confirmation step and the receipt. Which of your contracts it covers is a question for your lawyer.",
    },
    {
      question: "Who holds the payment account?",
      answer:
        "You do. Payment, domain, app store and analytics accounts are opened in your company's name, with your bank details, from the first day. We work in them through named logins that you can withdraw at any time.",
    },
  ],
  start: {
    firstDeliverable:
      "A table of fifty of your orders, finished by day eight. It shows what each one earned after goods, fees, courier, refund and refusal.",
    duration:
      "First repair by day 23, the plan for the rest by day 30. A new shop takes one to three months on a hosted platform, otherwise three to six. Missing product texts and the payment provider's approval delay it most.",
    team: "A project lead, a web developer, a payments engineer, a designer and a tester. Marketing joins when campaigns are part of the work.",
    needFromYou:
      "Payment and courier statements of two months, purchase costs, a back-office login, and one person who may decide on prices.",
    call: "A project lead and a web developer go through a purchase on a phone with you, up to the payment step. They note each obstacle.",
    confidentiality:
      "Send the public address of the shop only. Statements and margins can wait until both sides have signed an NDA; our figures need no customer names.",
  },
  closing: {
    heading: "Let us try to buy something from you",
    text: `Send the address of your shop. In a ${firstCall} we try to buy one product with you. You see what would stop a buyer.`,
    action: "Get Started",
  },
});

export default digitalCommerce;
