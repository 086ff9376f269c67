import { defineIndustry } from "../schema";
import { site } from "../site";

/** Two-sided markets: who may sell, when money moves, and who is believed in a dispute. */
const marketplace = defineIndustry({
  meta: {
    title: `Marketplace development: seller to payout | ${site.name}`,
    description:
      "Seller checks, matched listings, split orders, payouts and disputes for two-sided marketplaces. The hard parts, the rules and what to build first.",
  },
  updated: "2026-11-22",
  order: 9,
  name: "Marketplace",
  menuLine: "Many sellers, one hall, one ledger",
  icon: "marketplace",
  hero: {
    claim: "You own no stock. You keep two strangers from regretting a deal.",
    lead: "A marketplace sells fair play: who may trade, what a listing promises, when money changes hands and who is believed when it goes wrong. Buyers see the shelf. The work lies behind it, in seller checks, duplicate listings, split baskets and a ledger that has to close to the paisa. That is the part we draw first.",
  },
  drawing: {
    title: "A covered bazaar cut open, from the seller's scales to the porter at the gate",
    description:
      "A section through a market hall of five arches. From left to right on the line: a seller with sacks of goods, a clerk who checks weights on a scale, a board of listings, a cashier's counter with a locked box, a buyer with a basket, and a porter leaving through the gate with a parcel. On the gallery above, an arbiter sits at a table between two people. The locked box carries the key colour: it holds the buyer's money until the goods are accepted.",
    caption: "Goods and money cross the same hall in opposite directions, and the box in the middle is opened last.",
  },
  number: {
    heading: "Forty-eight hours out of a month",
    value: 2,
    whole: 30,
    unit: "days",
    valueLabel: "Acknowledge the complaint: 48 hours",
    wholeLabel: "Redress it: one month, drawn as 30 days",
    ticks: 1,
    text: "India's Consumer Protection (E-Commerce) Rules, 2020 give the grievance officer 48 hours to acknowledge a complaint and one month from its receipt to redress it. Software meets the first deadline. The second needs a person, and needs the order, the chat, the photographs and the courier's scan in one place.",
  },
  hours: {
    critical: [
      { from: 9, to: 13, label: "Sellers accept, pack and meet the pickup" },
      { from: 19, to: 24, label: "Evening buying, offers that end at midnight" },
    ],
    release: { from: 5, to: 7, label: "After the payout file, before the first seller" },
    note: "Between the two peaks lie returns and support calls, so the quiet comes before breakfast. In the weeks of a festival sale we would freeze releases altogether.",
  },
  day: {
    heading: "Mornings belong to sellers, nights to buyers",
    paragraphs: [
      "A seller's day begins with last night's orders: accept or decline, print, pack, hand over before the courier comes at one. A slow seller panel at eleven shows up as late dispatch on Thursday and as refunds in the week after. Buyers look in at lunch and return in force after dinner. They compare. The same pressure cooker from nine sellers ought to be one listing with nine offers, and is mostly nine listings.",
      "The trade counts gross merchandise value, take rate, fill rate, cancellations by seller and days to payout. Tax and consumer authorities ask who the seller is. Payment regulators ask whose money sits in the account overnight. Founders would do well to watch a smaller figure too, the share of searches that end with something worth buying.",
    ],
  },
  systems: {
    heading: "The rooms behind the stalls",
    lead: "Everybody can picture the shop window. These are the rooms that decide whether sellers stay for a second year.",
    items: [
      {
        title: "Seller onboarding and checks",
        text: "Identity, tax number, bank account and licences, gathered once and checked again when they lapse.",
        hardPart:
          "Honest small traders have untidy papers, and fraudsters have perfect ones. The cases between need a person and a queue.",
      },
      {
        title: "Catalogue and offer matching",
        text: "One product page with many offers, each with its condition, price and delivery promise.",
        hardPart:
          "Deciding from a poor title and one photograph that two listings are the same thing, and undoing it cleanly when they are not.",
      },
      {
        title: "Search and ranking",
        text: "Results that weigh price, distance, stock and a seller's record.",
        hardPart:
          "Sellers learn any ranking rule within weeks and write for it. Each change has to be judged by returns as well as by clicks.",
      },
      {
        title: "Split orders and fulfilment",
        text: "One basket, three sellers, two couriers, and a separate clock and label for each parcel.",
        hardPart:
          "One item is cancelled. Coupon, delivery fee and tax are now shared out afresh, and the sum must still match what was paid.",
      },
      {
        title: "Ledger and payouts",
        text: "Commission, fees, tax collected, refunds and reserves, posted in double entry.",
        hardPart:
          "A refund can fall due after the seller was paid. That balance turns negative, and the design has to say who carries it.",
      },
      {
        title: "Disputes and reviews",
        text: "Evidence, deadlines, a decision and one appeal, the same for both sides of the deal.",
        hardPart: "Praise gets bought and rivals get reported. Signals have to count without becoming a weapon in anyone's hand.",
      },
    ],
  },
  standards: {
    heading: "What the owner of a hall must do",
    items: [
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020",
        text: "India's basic duties: seller's name and address, the main ranking parameters, a grievance officer, and a ticket number per complaint.",
      },
      {
        name: "CGST Act, section 52",
        text: "Operators collect tax at source on sellers' net supplies and report it seller by seller. Rates come by notification, so they live in a dated table.",
      },
      {
        name: "RBI directions on payment aggregators, 2025",
        text: "Collecting money for others is regulated. Most marketplaces use an authorised aggregator's escrow and split settlement and hold no funds.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011",
        text: "Listings carry declarations such as maximum retail price, net quantity and origin. Rule 6(10A), in force since 1 July 2026, adds a search filter by country for imported goods.",
      },
      {
        name: "EU Digital Services Act, Article 30",
        text: "Traders are identified before they may sell to consumers in the Union. Micro and small operators are generally outside it until they grow.",
      },
      {
        name: "INFORM Consumers Act (USA)",
        text: "High-volume sellers, from 200 sales of new goods and $5,000 in twelve months, must be verified and in part disclosed to buyers.",
      },
    ],
  },
  integrations: {
    heading: "Neighbours the hall depends on",
    items: [
      {
        name: "Payment aggregators",
        text: "Split settlement at Razorpay, Cashfree or Stripe Connect, whose webhooks can arrive twice or in the wrong order.",
      },
      {
        name: "Couriers",
        text: "Labels, pickups, weight disputes and return scans from several carriers at once. Their side is on our [logistics page](/industry/logistics/).",
      },
      {
        name: "Sellers' own systems",
        text: "Price and stock from Tally, Shopify or the spreadsheet that comes by e-mail at ten each morning.",
      },
      {
        name: "ONDC",
        text: "India's open commerce network, built on the Beckn protocol. It lets your sellers' goods appear in buyer apps you do not run.",
      },
      {
        name: "Identity and bank checks",
        text: "GSTIN lookup, DigiLocker documents, and a one-rupee transfer that shows the name on a bank account.",
      },
    ],
  },
  pitfalls: {
    heading: "How market halls stay empty",
    items: [
      {
        title: "Opening everywhere at once",
        text: "Ten sellers in each of fifty towns make fifty empty halls. Stay in one town and one category until a search there usually finds something.",
      },
      {
        title: "Commission written into code",
        text: "It varies by category, seller, campaign and date. If a developer has to change it, the sales team will promise what the ledger can't post.",
      },
      {
        title: "Seller tools left for later",
        text: "Buyers get an app and sellers get a web form. Within months the support team is typing in other people's prices.",
      },
      {
        title: "Leaks after the first order",
        text: "Once two people can swap numbers, the second deal happens elsewhere. Protection has to be worth its fee to both of them.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "The buyer's site, with one page per product that search engines can read, however many sellers offer it.",
    },
    { slug: "mobile-apps", part: "A seller's app for accepting, packing and answering between two customers at the counter." },
    { slug: "software-development", part: "The ledger, split orders, and the rules for commission, reserves and returns." },
    {
      slug: "ai-ml",
      part: "Matching of listings, checks on images and fraud signals, with doubtful cases passed to your staff.",
    },
  ],
  focus: [
    { slug: "digital-commerce", part: "Checkout, coupons and returns for a basket that belongs to several sellers." },
    { slug: "business-automation", part: "Seller checks, payout runs, and a reminder before a food or drug licence lapses." },
  ],
  questions: [
    {
      question: "Shouldn't we begin on a ready-made platform?",
      answer:
        "Often, yes. If your deals are of the usual kind, a hosted product can test demand within weeks, and we will say so. It stops fitting when the deal itself is odd: made to order, weighed on delivery, paid by deposit, sold by bid. Then we would build the odd part and go on renting the rest.",
    },
    {
      question: "Which side should we build for first?",
      answer:
        "The scarcer one, and that is mostly supply. Give sellers something useful before any buyer comes, such as invoices, a stock list or a page to share on WhatsApp. Their goods are then in place when you open. Buyers forgive a plain app for months. They do not forgive an empty search.",
    },
    {
      question: "Do we need a payments licence?",
      answer:
        "Ask a lawyer in each country; we design so that the answer is more likely to be no. Money goes from the buyer to an authorised provider, is split there and reaches sellers without resting with you. Your system keeps the books and sends instructions. Wallets and stored balances are another project, with a regulator in it.",
    },
    {
      question: "Who pays when a refund comes after the payout?",
      answer:
        "That is your decision, and the ledger should make it visible. Common ways are a reserve held back per seller, a payout that waits for the return window, or netting against the next orders. New sellers may get the stricter rule. Whichever you pick becomes a posting, so finance sees each debt on the day it arises.",
    },
  ],
  closing: {
    heading: "Walk us through one deal, from first click to dispute",
    text: "A single order, told honestly, passes through most of the rooms above. Bring one that went well and one that ended in a refund.",
    action: "Discuss Your Tech Needs",
  },
});

export default marketplace;
