// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Shops and chains: the checkout, the stock count and the web shop as one set of numbers. */
const retail = defineIndustry({
  meta: {
    title: `Retail software: checkout, stock, web shop | ${site.name}`,
    description:
      "Point-of-sale, stock, pricing and web shop software for shops and chains. The checkout scans, bills and takes cash offline; all channels share one stock count.",
  },
  updated: "2026-11-24",
  order: 4,
  name: "Retail",
  menuLine: "One stock count for stores and web shop",
  icon: "retail",
  hero: {
    claim: "One stock count, and a checkout that still bills offline.",
    lead: "We build point-of-sale, stock, pricing and web shop software for shops and chains that need more than a package such as Shopify POS. Cards and UPI still need a connection, such as a SIM in the card terminal. Store and website share one stock count, so the last pair in size 7 is seldom sold twice.",
  },
  drawing: {
    title: "Cutaway of a shop: one tin of tea from the delivery door to the customer's bag",
    description:
      "A section through a shop on a street. From left to right on the coloured line: a van at the back door and a porter scanning a carton, a stockroom with racks, an aisle where an assistant fills a shelf, a counter with a cashier and a scanner, and a customer leaving under a striped awning. Upstairs a buyer studies a sales curve; below the counter stands a rack of parcels for collection. The tin under the scanner is drawn again at eight times its size.",
    caption: "Three scans: the carton at the door, the tin at the shelf, the tin at the checkout. Only the third is a sale.",
  },
  number: {
    heading: "The last of 13 barcode digits checks the other twelve",
    value: 1,
    from: 12,
    whole: 13,
    unit: "digits",
    valueLabel: "The check digit",
    wholeLabel: "The number under an EAN-13 barcode",
    ticks: 1,
    text: "Twelve digits identify the item; the last is calculated from them. When a cashier types in the number of a torn label, the check digit stops nearly every slip.",
  },
  hours: {
    critical: [
      { from: 10, to: 14, label: "Doors open, deliveries, lunch-hour baskets" },
      { from: 16.5, to: 23, label: "After-work trade, collections, evening web orders" },
    ],
    release: {
      from: 6,
      to: 8.5,
      label: "Before the doors: each checkout makes a test sale in training mode, outside the invoice series",
    },
    note: `An ordinary day. In Diwali, Black Friday and end-of-season weeks no code is released; only prices change. On those evenings, if agreed in the contract, ${supportName} keeps a developer who knows your checkout on call until the last branch closes.`,
  },
  day: {
    heading: "A shop's day: rushes at lunch and in the evening",
    paragraphs: [
      "The first to arrive counts the cash and the second opens cartons. By eleven the floor is full of small questions: is there a medium, does the other branch have it, can I return this without the bag. The bigger rush comes after office hours. The web shop peaks later, once people are home. At closing, cash, cards and UPI have to agree with the sales recorded.",
      "You watch sales, basket size and shrinkage (stock that left unsold). In grocery, prices one per cent too low on average can cost much of the profit. Inspectors look at labels and scales: legal metrology officers in India, Trading Standards in the UK.",
    ],
  },
  systems: {
    heading: "Retail systems, from checkout to stockroom",
    lead: "We build what your shop lacks and connect it to what you keep. For each part we name a hard case, and we test it.",
    items: [
      {
        title: "Point of sale",
        text: "Scan, weigh, split the payment, park a bill, exchange. The cashier's commonest actions are one or two taps away.",
        hardPart:
          "Offline, each counter prints its own unbroken series of GST invoices. A business customer's e-invoice needs a number (IRN) from the government's portal, so that customer waits for the connection or collects the goods later.",
      },
      {
        title: "Web shop with store pick-up",
        text: "One catalogue, live stock by branch, and a pick list that names the rack. The parcel waits under the customer's name.",
        hardPart:
          "The system says one left, and that one is in a fitting room. A small reserve and a look at the shelf before confirming save the customer a wasted trip.",
      },
      {
        title: "Prices and promotions",
        text: "Buy two get one, member price, bank offer and coupon, each with its dates and each tested on last week's sales first.",
        hardPart:
          "Three offers meet in one basket, and the order in which they apply changes the total. The receipt explains the sum, and a refund gives back the price really paid.",
      },
      {
        title: "Stock and replenishment",
        text: "Goods in, transfers, counts and suggested orders by size and colour, which the planner is free to overrule.",
        hardPart:
          "A new style has no history, and last year's Diwali fell in another week. Forecasts borrow from similar items and show how uncertain they are.",
      },
      {
        title: "Returns and loyalty",
        text: "Any branch accepts any return and finds the sale by receipt, card token or phone number. The goods go to shelf, repair or write-off.",
        hardPart:
          "The shirt was sold in Rajasthan and comes back in Gujarat, under another GST registration. Rajasthan issues the credit note. If your accountant agrees, it invoices Gujarat, where the shirt stays. The customer's points are taken back only once.",
      },
    ],
  },
  standards: {
    heading: "Barcodes, prices, taxes and consumer rules",
    items: [
      {
        name: "GS1 numbers and two-dimensional barcodes",
        text: "Own-label goods sold beyond your own shops need numbers licensed by GS1. GS1 wants checkouts to read QR codes and DataMatrix too by the end of 2027. Batch and expiry can then come with the scan.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011",
        text: "In India packs state price (MRP), net quantity, maker and more; web listings state the same, except the month and year of manufacture or packing. Since 1 July 2026 web shops with imported products need a filter by country of origin.",
      },
      {
        name: "GST invoices and e-invoices",
        text: "Tax follows product code (HSN), place of supply and, for clothes and shoes, price. Above ₹5 crore turnover, an invoice to a registered business needs an IRN and a signed QR code from the portal.",
      },
      {
        name: "Prices and sales tax outside India",
        text: "UK VAT, Australian and Canadian GST, provincial taxes and US sales tax come from tables with start dates or a tax service. In Great Britain, since 6 April 2026, required unit prices cover loyalty prices too (Price Marking Order).",
      },
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020",
        text: "In India a grievance officer acknowledges each complaint within 48 hours and settles it within a month. Our complaint queue shows both deadlines.",
      },
      {
        name: "PCI P2PE and EMV terminals",
        text: "The card is read and encrypted inside the terminal, so the checkout software never sees the full card number.",
      },
      {
        name: "Digital Personal Data Protection Act 2023",
        text: "Loyalty schemes need a clear notice and a consent that shoppers can take back. Most duties start in May 2027; we store each consent with its date and purpose, beside the sales data in your own cloud account.",
      },
    ],
  },
  integrations: {
    heading: "Accounts, marketplaces, couriers and counter hardware",
    items: [
      {
        name: "ERP and accounts",
        text: "SAP, Dynamics 365 Business Central, Tally or Xero receives day totals, stock value and tax. Single bills stay in the shop's own database.",
      },
      {
        name: "ONDC",
        text: "Your catalogue and orders on India's open commerce network, over the Beckn protocol, using the stock you already count.",
      },
      {
        name: "Marketplaces",
        text: "Amazon and Flipkart draw on the same stock, each up to a limit that you set, so a flash sale there cannot empty your shelves.",
      },
      {
        name: "Counter hardware",
        text: "Receipt printers, scales, cash drawers and card terminals, with a driver that reports which device is disconnected.",
      },
      {
        name: "Couriers",
        text: "Rates, labels, return pick-ups and cash collected on delivery, with the courier's billed weight compared with yours.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes to avoid in a retail rollout",
    items: [
      {
        title: "Tax rates written into code",
        text: "On 22 September 2025 many of India's GST rates changed at midnight. With rates kept by date, shops loaded a file; others changed every checkout.",
      },
      {
        title: "A web shop with separate stock",
        text: "Two counts drift apart within a weekend, and staff learn to distrust both. Keep one stock record, and let shop and website read it.",
      },
      {
        title: "A new checkout in October",
        text: "The weeks before the festivals are for selling. Install in a slow month, at one branch, with a manager who has time for it.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "A shop front that loads on crowded mobile networks, with product pages that show stock in the nearest branch.",
    },
    {
      slug: "software-development",
      part: "The point of sale, the price engine and the stock ledger, joined so that bills, returns and transfers use the same records.",
    },
    {
      slug: "mobile-apps",
      part: "A counting and picking app for the aisle that works with one hand and without signal.",
    },
    {
      slug: "marketing",
      part: "Local search and shopping ads that pause when the branch has sold out.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Checkout, refunds and collection slots that hold on the first evening of a sale.",
    },
    {
      slug: "bi-analytics",
      part: "What sells, what does not, and margin by branch, from your sales bills and purchase costs.",
    },
  ],
  questions: [
    {
      question: "What works when the internet is down?",
      answer:
        "Scanning, pricing, cash, printing and invoice numbers all run on the checkout itself. Cards depend on the terminal, which may have a SIM of its own. UPI needs a connection too. A sale counts as paid only when the payment provider's server or the counter's sound box confirms it, never on the customer's screen. Gift cards, points and other branches' stock have to wait, and the screen says so.",
    },
    {
      question: "Should we simply use Shopify?",
      answer:
        "Yes, use Shopify if one catalogue, ordinary offers and one or two branches describe you. We are worth our cost if you have franchise stock, goods sold by weight, regional price lists or GST series for forty counters. We also build single additions to a Shopify shop.",
    },
    {
      question: "How do we get a reliable stock count?",
      answer:
        "By counting little and often: ten shelves a day, picked by value and by how often they were wrong before. Each difference is given a cause: theft, damage, a missed scan or a paper error. Within a season the causes show where stock is lost. RFID works well for clothes and badly among tins and bottles.",
    },
    {
      question: "How soon could the first branch go live?",
      answer:
        "Usually after two to three months; the whole project, with stock, prices and returns, takes three to six. The other branches follow one by one.",
    },
  ],
  start: {
    firstDeliverable:
      "For a checkout, after about five weeks: your own hardware scans thirty of your products. It prints a bill while you hold the unplugged network cable.",
    duration:
      "One to three months for a web shop on a ready system, three to six for checkout and stock. More GST registrations and price rules make it longer.",
    team: "A point-of-sale developer, a web developer, an integration developer for accounts, a designer and a tester who visits the shop.",
    needFromYou:
      "Your item list, offer rules, one printer and scanner of each model, a branch manager, and your accountant for an afternoon.",
    call: "A point-of-sale developer and a project lead ask how many counters and branches you run and what the queue waits for. They also ask what must not change before your peak season.",
    confidentiality:
      "Sales figures and supplier prices can wait until both sides have signed an NDA. A photo of the counter is enough for the first call.",
  },
  closing: {
    heading: "Find out what slows your checkout at six",
    text: `It may be an exchange, a coupon or a torn label. In the ${firstCall} we name the likely cause and what to check first.`,
    action: "Contact Us",
  },
});

export default retail;
