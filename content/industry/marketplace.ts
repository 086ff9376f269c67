// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Two-sided markets: who may sell, when money moves, and who is believed in a dispute. */
const marketplace = defineIndustry({
  meta: {
    title: `Marketplace development: sellers to payouts | ${site.name}`,
    description:
      "Software for two-sided marketplaces: seller checks, matched listings, split orders, payouts and disputes. Which laws apply and what to build first.",
  },
  updated: "2026-11-24",
  order: 9,
  name: "Marketplace",
  menuLine: "Sellers, split orders, payouts and disputes",
  icon: "marketplace",
  hero: {
    claim: "Marketplaces that buyers trust and sellers stay with.",
    lead: "We build marketplace software for companies that bring buyers and sellers together, for goods or for services. Sellers are checked, payouts balance every night and disputes follow written rules, so that both sides come back.",
  },
  drawing: {
    title: "A market hall cut open, from the seller's scales to the porter at the gate",
    description:
      "A section through a market hall of five arches. From left to right on the line: a seller with sacks of goods, a clerk who checks weights on a scale, a board of listings, a cashier's counter with a locked box, a buyer with a basket, and a porter leaving through the gate with a parcel. On the gallery above, an arbiter sits at a table between two people. The locked box stands for the payment provider, who holds the seller's payout until the goods are accepted.",
    caption:
      "The locked box in the middle is the payment provider's. The seller's payout waits there until the goods are accepted, as far as the provider's rules allow.",
  },
  number: {
    heading: "A ₹100 coupon over three parcels: 33.33, 33.33 and 33.34",
    value: 33.34,
    from: 66.66,
    marks: [{ at: 33.33, label: "33.33" }],
    whole: 100,
    unit: "rupees",
    valueLabel: "Share of the third parcel",
    wholeLabel: "One coupon over three parcels of equal price",
    ticks: [0, 33.33, 66.66, 100],
    text: "A hundred does not divide by three, so one parcel carries a paisa more, by a written rule. When a parcel comes back, the buyer gets back its price minus its share of the coupon. Commission and tax are adjusted too.",
  },
  hours: {
    critical: [
      { from: 9, to: 13, label: "Sellers accept, pack and meet the pickup" },
      { from: 19, to: 24, label: "Evening buying, offers that end at midnight" },
    ],
    release: { from: 5, to: 7, label: "After the night's payouts, before sellers start" },
    note: `In the weeks of a festival sale we freeze releases, and ${supportName} can be agreed for the nights when offers end.`,
  },
  day: {
    heading: "Sellers work in the morning, buyers in the evening",
    paragraphs: [
      "A seller's day begins with last night's orders: accept or decline, print, pack, and be ready when the courier comes at one. If the sellers' screen is slow at eleven, parcels arrive late and refunds follow in a week.",
      "Operators watch total sales, their own cut (take rate), cancellations by seller and days to payout. Tax and consumer authorities ask who the seller is; payment regulators ask whose money is in the account overnight.",
    ],
  },
  systems: {
    heading: "The parts of a marketplace we build",
    lead: "Buyers hardly see most of these parts, but sellers stay or leave because of them.",
    items: [
      {
        title: "Seller onboarding and checks",
        text: "Identity, tax number, bank account and licences, gathered once and checked again at intervals, since a licence can be suspended.",
        hardPart:
          "Honest small traders often have untidy papers; fraudsters' can be perfect. So every new seller starts with a low sales limit, which grows with deliveries. A reviewer decides doubtful cases.",
      },
      {
        title: "Catalogue and offer matching",
        text: "One product page with the offers of many sellers: condition, price and delivery promise.",
        hardPart:
          "From a poor title and one photograph, the system must decide whether two listings are the same product. A wrong match has to be undone cleanly.",
      },
      {
        title: "Search and ranking",
        text: "Results ordered by price, distance, stock and the seller's record.",
        hardPart:
          "Sellers learn any ranking rule within weeks and optimise for it. So each change is judged by goods sent back as well as by clicks.",
      },
      {
        title: "Split orders and fulfilment",
        text: "One basket, three sellers, two couriers, and a deadline and label for each parcel.",
        hardPart:
          "When one item is cancelled, its share of coupon, fee and tax goes with it. The other items must still add up to the payment less the refund.",
      },
      {
        title: "Ledger and payouts",
        text: "Payouts, debts to sellers, commission, fees, tax, refunds and reserves in double entry. Each night these must equal the money received, owed by coupon sponsors and held by couriers.",
        hardPart:
          "A refund can fall due after the seller was paid. The seller then owes money, and a rule must say who bears the loss.",
      },
      {
        title: "Disputes and reviews",
        text: "Evidence, deadlines, a decision and one appeal, the same for buyer and seller.",
        hardPart:
          "Fake reviews are bought; UK law since April 2025 asks you to prevent and remove them. Sellers report rivals falsely. Suspect reviews are held for a check. The rest are weighted by their author's record.",
      },
      {
        title: "Bookings for services",
        text: "Calendars, travel time, deposits and no-shows.",
        hardPart:
          "Two customers choose the last slot at almost the same moment. One gets it; the other learns before paying that it is gone.",
      },
    ],
  },
  standards: {
    heading: "Laws a marketplace may fall under, by country",
    items: [
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020",
        text: "In India you show each seller's name and address and the main ranking factors, and number every complaint. A grievance officer has 48 hours to acknowledge it and a month to settle it.",
      },
      {
        name: "GST and income tax at source (India)",
        text: "You collect 0.5 per cent GST (TCS) on sellers' net taxable sales. In general you also deduct 0.1 per cent income tax on gross sales. On listed services, such as rides and restaurant meals (section 9(5) of the CGST Act), you pay the GST yourself.",
      },
      {
        name: "Marketplace tax outside India",
        text: "In US states, the EU, the UK, Canada and Australia the marketplace itself can owe VAT, GST or sales tax on its sellers' orders. The ledger lists this tax by parcel, country and state.",
      },
      {
        name: "RBI directions on payment aggregators, 2025",
        text: "Collecting money for others is regulated, in India as in the EU, the UK and the USA. Most marketplaces let an authorised payment aggregator hold and split the money, and hold no funds themselves.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011",
        text: "In India, listings of packaged goods carry declarations such as maximum retail price, net quantity and origin. Rule 6(10A), in force since 1 July 2026, adds a search filter by country for imported goods.",
      },
      {
        name: "EU Digital Services Act, Article 30, and product safety",
        text: "You identify traders before they sell to EU consumers; platforms under 50 staff and €10 million in turnover or assets are generally exempt. Every goods marketplace, even a small one, registers with Safety Gate. It obeys an order about a dangerous product within two working days (Regulation (EU) 2023/988, Article 22).",
      },
      {
        name: "INFORM Consumers Act (USA)",
        text: "You verify sellers from 200 sales of new goods and $5,000 in twelve months. From $20,000 a year you name them to buyers; home addresses can be exempt.",
      },
      {
        name: "Digital Personal Data Protection Act 2023",
        text: "Buyers' and sellers' data need a notice, consent or another legal basis, and a way to be deleted. India's main duties arrive in May 2027.",
      },
      {
        name: "Seller income reports: EU (DAC7), UK, USA, Canada, Australia",
        text: "Platforms, or in the USA often payment firms (1099-K), report sellers' income, so sign-up asks for a tax number. Australia leaves out sales of goods.",
      },
    ],
  },
  integrations: {
    heading: "Payments, couriers and identity checks",
    items: [
      {
        name: "Payment aggregators",
        text: "The payment is split at Razorpay, Cashfree or Stripe Connect. Their confirmations (webhooks) can arrive twice or in the wrong order, and we test for both.",
      },
      {
        name: "Couriers",
        text: "Labels, pickups, cash on delivery, weight disputes and return scans from several carriers.",
      },
      {
        name: "Sellers' own systems",
        text: "Price and stock from Tally, Shopify or a spreadsheet that comes by e-mail at ten each morning.",
      },
      {
        name: "ONDC",
        text: "Your catalogue and orders on India's open network.",
      },
      {
        name: "Identity and bank checks",
        text: "Tax number (GSTIN) lookup, DigiLocker documents, and a one-rupee transfer that shows the name on a bank account.",
      },
    ],
  },
  pitfalls: {
    heading: "Why marketplaces stay empty",
    items: [
      {
        title: "Opening in every town at once",
        text: "Ten sellers in each of fifty towns make fifty empty catalogues. Stay in one town and one category until a search there usually finds something.",
      },
      {
        title: "Seller tools left for later",
        text: "Buyers get an app and sellers get a web form. Within months your support team is typing in sellers' prices.",
      },
      {
        title: "Deals that leave the platform",
        text: "Once two people can exchange numbers, the second deal happens elsewhere. Payment protection has to be worth its fee to both of them.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "The buyer's site, with one page per product that search engines can read, whatever the number of sellers.",
    },
    {
      slug: "mobile-apps",
      part: "A seller's app to accept orders, pack and answer buyers between two customers at the counter.",
    },
    { slug: "software-development", part: "The ledger, split orders, and the rules for commission, reserves and returns." },
    {
      slug: "ai-ml",
      part: "Matching of listings, image checks and fraud signals, with doubtful cases passed to your staff.",
    },
  ],
  focus: [
    { slug: "digital-commerce", part: "Checkout, coupons and returns for a basket that belongs to several sellers." },
    {
      slug: "business-automation",
      part: "Seller checks, payout runs, and a stop on listings when a food registration or drug licence is suspended or cancelled.",
    },
  ],
  questions: [
    {
      question: "Should we begin on a ready-made platform?",
      answer:
        "Yes, if your deals are of the usual kind: a hosted product such as Sharetribe can test demand within weeks. It stops fitting when the deal itself is unusual: made to order, weighed on delivery, paid by deposit or sold by bid. Then we build the unusual part, and you go on renting the rest, such as catalogue and search.",
    },
    {
      question: "Which side should we build for first?",
      answer:
        "The scarcer one, usually the sellers. Give sellers something useful before any buyer comes, such as invoices, a stock list or a page to share on WhatsApp. Their goods are then in place when you open. Buyers accept a plain app for months, but leave after an empty search.",
    },
    {
      question: "Do we need a payments licence?",
      answer:
        "Usually not, if the money never rests with you; confirm it with a lawyer in each country. Money goes from the buyer to an authorised provider, is split there and reaches sellers directly. Your system keeps the books and sends instructions. Wallets and stored balances are a different project, with a regulator involved.",
    },
    {
      question: "Who pays when a refund comes after the payout?",
      answer:
        "You decide, and the ledger makes it visible. Common ways are a reserve kept at the payment provider, a payout after the return window, or a deduction from the next orders. Each must fit the provider's settlement rules. New sellers may have to wait longer.",
    },
  ],
  start: {
    firstDeliverable:
      "A paper walk-through of one order: every status, who may change it, and where the money goes until payout or refund. Ready in about two weeks.",
    duration:
      "Usually four to six months until a first town or category opens. Auctions, hire, quotes, more countries and your payment provider's checks make it longer.",
    team: "A product designer, a ledger developer, two web or mobile developers, a tester, and a project lead who talks to your sellers.",
    needFromYou:
      "Ten sellers willing to try it, your commission rules, a lawyer for the payment question, and someone to run disputes.",
    call: "You describe one deal from listing to payout. A project lead and a ledger developer ask about fees and returns, then say which parts to rent and which to build.",
    confidentiality:
      "An idea for a marketplace deserves an NDA; request it in the form and we countersign before you explain the details.",
  },
  closing: {
    heading: "Take us through one order, from listing to refund",
    text: `Choose one that went well and one that ended in a dispute. In a ${firstCall} we compare the two and say which part to build first.`,
    action: "Discuss Your Tech Needs",
  },
});

export default marketplace;
