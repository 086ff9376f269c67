import { defineIndustry } from "../schema";
import { site } from "../site";

/** Shops and chains: the till, the stock count and the web shop as one set of numbers. */
const retail = defineIndustry({
  meta: {
    title: `Retail software for tills, stock and web shops | ${site.name}`,
    description:
      "Point of sale, stock, pricing and click and collect for shops and chains. Tills that sell offline, GS1 barcodes, GST invoices and one stock count.",
  },
  updated: "2026-11-20",
  order: 4,
  name: "Retail",
  menuLine: "Tills, shelves and the web shop in one count",
  icon: "retail",
  hero: {
    claim: "The till sells, even when the internet has gone home.",
    lead: "A shop earns in a few hours of the day and a few weeks of the year. A till that freezes on Dhanteras or Black Friday can't have that evening back. We build the counter, the stock count and the web shop as one set of numbers, so that the last pair in size 7 is sold once.",
  },
  drawing: {
    title: "Cutaway of a shop: one tin of tea from the back door to the customer's bag",
    description:
      "A section through a shop on a street. From left to right on the vermilion line: a van at the back door and a porter scanning a carton, a stockroom with racks, an aisle where an assistant fills a shelf, a counter with a cashier and a scanner, and a customer leaving under a striped awning. Upstairs a buyer studies a sales curve; below the counter stands a rack of parcels for collection. The tin under the scanner, drawn again at eight times its size, carries the key colour.",
    caption: "The tin is scanned three times: at the door, at the shelf and at the till. Only the third scan is a sale.",
  },
  number: {
    heading: "The thirteenth digit checks the other twelve",
    value: 1,
    from: 12,
    whole: 13,
    unit: "digits",
    valueLabel: "The check digit",
    wholeLabel: "The number under an EAN-13 barcode",
    ticks: 1,
    text: "Twelve digits name the item; the last is worked out from them. It catches any single mistyped digit and most swapped neighbours. When a cashier keys in a torn label by hand, that one digit stands between the customer and the price of something else.",
  },
  hours: {
    critical: [
      { from: 10, to: 14, label: "Doors open, deliveries, lunch-hour baskets" },
      { from: 16.5, to: 23, label: "After-work trade, collections, sofa shopping" },
    ],
    release: { from: 6, to: 8.5, label: "Before the doors: each till boots and rings up a test sale" },
    note: "An ordinary Tuesday. Through Diwali, Black Friday week and the end-of-season sale the code stands still and only prices move.",
  },
  day: {
    heading: "Long quiet, then everybody at once",
    paragraphs: [
      "The first person in counts the float and the second opens cartons. By eleven the floor is full of small questions: is there a medium, does the other branch have it, can I bring this back without the bag. The rush follows office hours. The web shop peaks later still, once people are home and sitting down. At closing, cash, cards and UPI have to agree with the till.",
      "Shopkeepers count in SKUs, baskets, sell-through and shrinkage, the polite word for stock that left without being sold. Margins are thin, so an error of one per cent in price or count can be the month's profit. Inspectors look at labels and scales: legal metrology officers in India, Trading Standards in the UK.",
    ],
  },
  systems: {
    heading: "From the counter back to the carton",
    lead: "Five systems cover most shops. They are listed in the order in which a queue will complain about them.",
    items: [
      {
        title: "Point of sale",
        text: "Scan, weigh, split the payment, park a bill, exchange. The cashier's ten commonest actions take two taps at most.",
        hardPart:
          "Offline, a till must still print GST invoices in an unbroken series without asking a server. Each counter gets its own series, and the night's upload shows that no number is missing.",
      },
      {
        title: "Web shop with store pick-up",
        text: "One catalogue, live stock by branch, and a pick list that names the rack. The parcel waits under the customer's name.",
        hardPart:
          "The count says one left and it is in a fitting room. A buffer per item and a look at the shelf before the promise spare the customer a wasted trip.",
      },
      {
        title: "Prices and promotions",
        text: "Buy two get one, member price, bank offer and coupon, each with its dates and each tried on last week's baskets first.",
        hardPart:
          "Three offers meet in one basket and their order changes the total. The receipt explains the sum, and a refund gives back the price really paid.",
      },
      {
        title: "Stock and replenishment",
        text: "Receipts, transfers, counts and suggested orders by size and colour, which the planner is free to overrule.",
        hardPart:
          "A new style has no history, and last Diwali fell in another week. Forecasts borrow from similar items and print how unsure they are.",
      },
      {
        title: "Returns and loyalty",
        text: "Any branch takes back any sale, finds the bill by phone number and sends the goods to shelf, repair or write-off.",
        hardPart:
          "The shirt was sold in Rajasthan and comes back in Gujarat, under another GST registration. Credit note, stock and points must land in the right books.",
      },
    ],
  },
  standards: {
    heading: "Labels, taxes and the law of the shop",
    items: [
      {
        name: "GS1 GTIN and SSCC",
        text: "One number for the item, another for the carton or pallet. Own-label goods need numbers licensed to your company.",
      },
      {
        name: "GS1 two-dimensional barcodes",
        text: "The trade aims for tills that read QR codes and DataMatrix beside the stripes by the end of 2027. Batch and expiry can then come with the scan.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011",
        text: "MRP, net quantity, maker and more on every pack sold in India, with most of it repeated on the product page of a web shop.",
      },
      {
        name: "GST invoices",
        text: "Tax follows the HSN code and the place of supply. Above a turnover limit, sales to businesses also carry an invoice reference number and a signed QR code.",
      },
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020",
        text: "A named grievance officer acknowledges a complaint within 48 hours and settles it within a month. We give that clock a screen.",
      },
      {
        name: "PCI P2PE and EMV terminals",
        text: "The card is read and encrypted inside the terminal, so the till software learns only whether it was approved.",
      },
    ],
  },
  integrations: {
    heading: "Boxes and portals a shop plugs into",
    items: [
      {
        name: "ERP and accounts",
        text: "SAP, Dynamics 365 Business Central or Tally receives day totals, stock value and tax. Single bill lines stay in the shop's database.",
      },
      {
        name: "ONDC",
        text: "Your catalogue and orders on India's open commerce network, over the Beckn protocol, from the stock you already count.",
      },
      {
        name: "Marketplaces",
        text: "Amazon and Flipkart draw on the same pool, each behind its own reserve, so a flash sale there can't empty your shelf here.",
      },
      {
        name: "Counter hardware",
        text: "ESC/POS printers, scales, cash drawers and card terminals, with a driver that says which cable has come loose.",
      },
      {
        name: "Couriers",
        text: "Rates, labels, return pick-ups and cash-on-delivery remittance, with the courier's billed weight held against yours.",
      },
    ],
  },
  pitfalls: {
    heading: "What exhausts a shop's patience",
    items: [
      {
        title: "Tax rates written into code",
        text: "On 22 September 2025 many of India's GST rates changed at midnight. A shop with dated rate tables loads a file. One without them reinstalls every till.",
      },
      {
        title: "A web shop with its own stock",
        text: "Two counts drift apart within a weekend and staff learn to distrust both. Keep one ledger of movements and let both channels read it.",
      },
      {
        title: "Training written for head office",
        text: "Counter staff change often and learn between customers. A practice mode on the real till teaches more than a manual does.",
      },
      {
        title: "A new till in October",
        text: "The weeks before the festivals are for selling. Install in a dull month, at one branch, under a patient manager.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "A shop front that loads on market-day mobile data, with product pages that show stock in the nearest branch.",
    },
    {
      slug: "software-development",
      part: "The till, the price engine and the stock ledger, joined so that a bill, a return and a transfer are one kind of record.",
    },
    {
      slug: "mobile-apps",
      part: "A counting and picking app for the aisle, quick with one hand and happy in a basement without signal.",
    },
    {
      slug: "marketing",
      part: "Local search and shopping advertisements that pause themselves when the branch has sold out.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Checkout, refunds and collection slots that hold on the first evening of a sale.",
    },
    {
      slug: "bi-analytics",
      part: "Sell-through, dead stock and margin by branch, from the same bills that the tax return uses.",
    },
  ],
  questions: [
    {
      question: "What exactly works when the line is down?",
      answer:
        "Scanning, pricing, cash, printing and invoice numbers all live on the till. Cards depend on the terminal, which may have a SIM of its own. UPI needs somebody's network, and the cashier confirms it by the bank's message. Gift cards, points and other branches' stock have to wait, and the screen says so.",
    },
    {
      question: "Why not simply use Shopify?",
      answer:
        "Do, if one catalogue, ordinary offers and one or two branches describe you. We come in where it starts to creak: franchise stock, goods sold by weight, regional price lists, GST series for forty counters. We are also glad to build beside it, or to tell you that you need nothing from us.",
    },
    {
      question: "How do we get a stock count we can believe?",
      answer:
        "Count little and often. Ten shelves a day, picked by value and by how often they were wrong before. Each difference is given a cause: theft, damage, a missed scan or a paper error. Within a season the causes point to the leak. RFID helps with clothes and does badly among tins and bottles.",
    },
    {
      question: "How soon could the first branch go live?",
      answer:
        "A simple shop site takes 2 to 4 weeks. Tills with stock, prices and returns are a complex build of 3 to 6 months, with a pilot branch well before the end. [How we work](/about/how-we-work/) shows what you see in between, and who decides.",
    },
  ],
  closing: {
    heading: "Tell us what slows your queue at six",
    text: "It may be an exchange, a coupon or a torn label. Half an hour on the phone is free, and we would like to hear the beep.",
    action: "Contact Us",
  },
});

export default retail;
