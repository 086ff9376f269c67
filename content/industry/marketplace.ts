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
  updated: "2026-11-28",
  order: 9,
  name: "Marketplace",
  menuLine: "Sellers, split orders, payouts and disputes",
  icon: "marketplace",
  hero: {
    claim: "Marketplaces that buyers trust and sellers stay with.",
    lead: "We build custom marketplace software for companies that bring together buyers and sellers of goods or services. Sellers are checked, payouts balance every night and disputes follow written rules, so that both sides come back.",
  },
  drawing: {
    title: "A market hall cut open, from the seller's sacks to the courier at the gate",
    description:
      "A section through a market hall of five arches. From left to right on the line: a seller with sacks of goods, a clerk who checks the seller's goods on a scale, a board of listings, a cashier's counter with a locked box, a buyer with a basket, and a courier leaving through the gate with a parcel. On the gallery above, an arbiter sits at a table between two people. The locked box stands for the payment provider, who holds the seller's payout until the goods are accepted.",
    caption:
      "A seller's goods are checked, listed, paid for and delivered. The payment provider (the locked box) pays the seller once the goods are accepted, if its rules allow.",
  },
  number: {
    heading: "A ₹100 coupon over three parcels: 33.33, 33.33 and 33.34",
    value: 33.34,
    from: 66.66,
    whole: 100,
    unit: "rupees",
    valueLabel: "Share of the third parcel",
    wholeLabel: "One coupon over three parcels of equal price",
    ticks: 33.33,
    figures: [0, 33.33, 66.66],
    text: "A hundred does not divide by three, so a written rule gives one parcel a paisa more. For a returned parcel the buyer gets its price minus its share of the coupon.",
  },
  hours: {
    critical: [
      { from: 9, to: 13, label: "Sellers accept, pack and meet the pickup" },
      { from: 19, to: 24, label: "Evening buying, offers that end at midnight" },
    ],
    release: { from: 5, to: 7, label: "After the night's payouts, before sellers start" },
    note: `In the weeks of a festival sale we release nothing new, and ${supportName} can be agreed for the nights when offers end.`,
  },
  day: {
    heading: "Sellers pack in the morning, buyers order in the evening",
    paragraphs: [
      "A seller's day begins with last night's orders: accept or decline, print, pack, and be ready when the courier comes at one. If the sellers' screen is slow at eleven, parcels arrive late and buyers ask for refunds.",
      "You watch total sales, your own cut (take rate), cancellations by seller and days to payout. Authorities ask who the seller is and who holds the money overnight.",
    ],
  },
  systems: {
    heading: "The parts of a marketplace we build",
    lead: "Buyers see search and reviews. Sellers stay or leave because of orders, payouts and disputes.",
    items: [
      {
        title: "Seller onboarding and checks",
        place: "seller",
        text: "Identity, tax number, bank account and licences, collected once and checked again at intervals.",
        hardPart:
          "Honest traders often have untidy papers, and a fraudster's can be perfect. New sellers start with a sales limit, and undisputed deliveries raise it.",
      },
      {
        title: "Catalogue and offer matching",
        place: "product page",
        text: "One product page with the offers of many sellers: condition, price and delivery promise. One-off goods get pages of their own.",
        hardPart:
          "Often there is only a poor title and one photograph. The software proposes matches; your staff decide the doubtful ones.",
      },
      {
        title: "Search and ranking",
        place: "board of listings",
        text: "Results ordered by price, distance, stock and the seller's record.",
        hardPart:
          "Sellers learn any ranking rule within weeks and play to it. So we judge each change by orders neither cancelled nor returned, not by clicks.",
      },
      {
        title: "Split orders and fulfilment",
        place: "parcels",
        text: "One basket, three sellers, two couriers, and a deadline and label for each parcel.",
        hardPart:
          "When one item is cancelled, its share of coupon, fee and tax goes with it. The software checks that what remains still adds up.",
      },
      {
        title: "Ledger and payouts",
        place: "locked box",
        text: "Payouts, commission, fees, tax, refunds and reserves in double-entry books. Each night they are matched with the money received and the cash that couriers hold.",
        hardPart: "A refund can fall due after the seller was paid. The ledger shows the debt and applies your rule for it.",
      },
      {
        title: "Disputes and reviews",
        place: "table on the gallery",
        text: "Evidence, deadlines, a decision and one appeal, the same for buyer and seller.",
        hardPart: "Sellers buy fake reviews, and UK law asks you to prevent and remove them. Suspect ones are held for a check.",
      },
      {
        title: "Bookings for services",
        text: "Calendars, travel time, deposits and no-shows.",
        hardPart: "Travel time varies with the address. The calendar blocks it before and after each visit.",
      },
    ],
  },
  standards: {
    heading: "Laws a marketplace may fall under, by country",
    items: [
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020 (India)",
        text: "You show each seller's details, explain your ranking, acknowledge complaints in 48 hours and settle them within a month. Shop pages show the first two; the system warns your grievance officer in time.",
      },
      {
        name: "GST and income tax at source (India)",
        text: "Usually you collect 0.5% GST (TCS) on net taxable sales; on some services you pay the full GST. You deduct 0.1% income tax (TDS) on gross sales, except from most individuals up to ₹5 lakh a year. The ledger keeps both by seller.",
      },
      {
        name: "Sales tax and seller income reports outside India",
        text: "The rules differ by country and US state: you can owe tax on your sellers' orders or have to report their income. A report lists the tax and each seller's income by place.",
      },
      {
        name: "RBI directions on payment aggregators, 2025",
        text: "Collecting money for others is regulated, and not only in India. We connect an authorised provider that holds and splits online payments, so you hold none of it.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011 (India)",
        text: "For packed consumer goods, listings show maker or importer, product name, net quantity, maximum retail price and any use-by date; imports also show origin and need a country filter. The listing form asks for all.",
      },
      {
        name: "Seller checks: Digital Services Act (EU), INFORM Consumers Act (USA)",
        text: "The EU asks all but small platforms to identify traders first; the USA asks for checks on sellers of new consumer goods above a set volume. The system counts sales and blocks unchecked sellers.",
      },
      {
        name: "General Product Safety Regulation (EU)",
        text: "A marketplace for consumer goods registers with the EU's Safety Gate portal. Its listings name the maker, for makers outside the EU a contact inside it, and any warnings; the listing form asks for each.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "From May 2027 personal data needs consent after a notice, or another legal basis, and you must be able to delete it. We build all this into sign-up and account pages.",
      },
    ],
  },
  integrations: {
    heading: "Payments, couriers and identity checks",
    items: [
      {
        name: "Payment aggregators",
        by: "both",
        text: "The payment is split at Razorpay or Cashfree, outside India at Stripe Connect. Confirmations can arrive twice or in the wrong order; we test for both.",
      },
      {
        name: "Couriers",
        by: "both",
        text: "Labels, pickups, cash on delivery, weight disputes and return scans from several carriers.",
      },
      {
        name: "Sellers' own systems",
        by: "file",
        text: "Price and stock from Tally, Shopify or a spreadsheet sent by e-mail each morning.",
      },
      {
        name: "ONDC",
        by: "both",
        text: "Your sellers' catalogue and orders on India's open network, as a seller app.",
      },
      {
        name: "Identity and bank checks",
        by: "both",
        text: "Tax number (GSTIN) lookup, DigiLocker documents, and a one-rupee transfer that shows whose bank account it is.",
      },
    ],
  },
  pitfalls: {
    heading: "Why marketplaces lose deals",
    items: [
      {
        title: "Opening in every town at once",
        text: "Ten sellers in each of fifty towns make fifty empty catalogues. Stay in one town and category until a search usually finds something.",
      },
      {
        title: "Seller tools left for later",
        text: "Buyers get an app and sellers get a web form. Within months your support team is typing in sellers' prices.",
      },
      {
        title: "Deals that leave the platform",
        text: "Once buyer and seller have each other's phone number, the second deal often happens elsewhere. Payment protection must be worth its fee to both.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "The buyer's site, with one page per product that search engines can read.",
    },
    {
      slug: "mobile-apps",
      part: "A seller's app to accept orders, pack and answer buyers between two customers at the counter.",
    },
    { slug: "software-development", part: "The ledger, split orders, and the rules for commission, reserves and returns." },
    {
      slug: "ai-ml",
      part: "Matching of listings, image checks and fraud signals.",
    },
  ],
  focus: [
    { slug: "digital-commerce", part: "Checkout, coupons and returns for a basket that belongs to several sellers." },
    {
      slug: "business-automation",
      part: "Seller checks, payout runs, and a stop on listings when a seller's food or drug licence is suspended or cancelled.",
    },
  ],
  questions: [
    {
      question: "Should we begin on a ready-made platform?",
      answer:
        "Yes, if your deals are of the usual kind. A hosted product such as Sharetribe can test demand within weeks; in India payments must be added. For unusual deals, such as goods weighed on delivery, we build that part and you go on renting the rest.",
    },
    {
      question: "Which side should we build for first?",
      answer:
        "The scarcer one, usually the sellers. Give them something useful at once, such as invoices or a page to share on WhatsApp, and their goods are in place when you open. Buyers accept a plain app, but leave after an empty search.",
    },
    {
      question: "Do we need a payments licence?",
      answer:
        "Usually not, if online payments never reach you. Ask a lawyer in each country, about cash on delivery too. Your system then keeps the books and sends instructions to the payment provider. Wallets and stored balances are a different project, with a regulator involved.",
    },
    {
      question: "May a marketplace with foreign investors sell its own goods?",
      answer:
        "In India usually not to consumers. The rules on foreign investment (Press Note 2 of 2018) allow foreign owners in a marketplace that connects buyers and sellers, not in one that sells its own stock. They also restrict stakes in your sellers, so ask a lawyer before you choose the model.",
    },
    {
      question: "Who pays when a refund comes after the payout?",
      answer:
        "You decide: keep a reserve at the payment provider, pay out after the return period, or deduct it from the seller's next orders. Each way must fit the provider's rules.",
    },
  ],
  start: {
    firstDeliverable:
      "In about two weeks: one order followed day by day on paper: every status, who may change it and where the money is until payout or refund.",
    duration:
      "Usually four to six months until a first town or category opens. Auctions, more countries and the payment provider's checks add to it.",
    team: "A product designer, a ledger developer, two web or mobile developers, a tester, and a project lead who talks to your sellers.",
    needFromYou:
      "Ten sellers willing to try it, your commission rules, a lawyer for the payment question and someone to run disputes.",
    call: "You describe one deal from listing to payout. A project lead and a ledger developer say which parts to rent and which to build.",
    confidentiality: "Ask for an NDA in your first message. We sign it before you explain your plans.",
  },
  closing: {
    heading: "Take us through one order, from listing to refund",
    text: `Choose a real or planned one. In a ${firstCall} we follow its money to the seller and, after a refund, back to the buyer.`,
    action: "Discuss Your Tech Needs",
  },
});

export default marketplace;
