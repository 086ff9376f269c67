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
  updated: "2026-11-28",
  order: 4,
  name: "Retail",
  menuLine: "One stock count for stores and web shop",
  icon: "retail",
  hero: {
    claim: "One stock count, and a checkout that still bills offline.",
    lead: "We build custom point-of-sale, stock, pricing and web shop software for shops and chains that need more than a package such as Shopify POS. Offline, the checkout scans, bills and takes cash. Store and website share one stock count, so the last piece of an item is seldom sold twice.",
  },
  drawing: {
    title: "Cutaway of a shop: one tin of tea from the delivery door to the customer's bag",
    description:
      "A section through a shop on a street. From left to right on the coloured line: a van at the back door and a porter scanning a carton, a stockroom with racks, an aisle where an assistant fills a shelf, a counter with a cashier and a scanner, and a customer leaving under a striped awning. Upstairs a buyer studies a sales curve; below the counter stands a rack of parcels for collection. The tin under the scanner is drawn again, enlarged.",
    caption: "One tin of tea is counted at the back door, on the shelf and at the checkout, always in the same stock record.",
  },
  number: {
    heading: "With hourly updates, web stock can be wrong by 40 pieces",
    value: 40,
    whole: 480,
    unit: "pieces",
    valueLabel: "Sold between two updates",
    wholeLabel: "Sold in a day of 12 hours",
    ticks: 40,
    figures: [0, 80, 160, 240, 320, 400],
    text: "An example: your branches sell 480 pieces evenly over 12 hours, so 40 between two updates. In that time the web shop may offer a piece that is already sold; if it was the last in its size, you must cancel the order. So our checkout reports each sale at once; sales made offline follow once it reconnects.",
  },
  hours: {
    critical: [
      { from: 10, to: 14, label: "Doors open, deliveries, lunch-hour baskets" },
      { from: 16.5, to: 23, label: "After-work trade, collections, evening web orders" },
    ],
    release: {
      from: 6,
      to: 8.5,
      label: "Before opening: each checkout runs a test sale, kept out of your books",
    },
    note: `In the weeks of Diwali, Black Friday and end-of-season sales we release only new prices and urgent repairs. If you have contracted ${supportName}, a developer who knows your checkout is on call until the last branch closes.`,
  },
  day: {
    heading: "A shop's day: rushes at lunch and in the evening",
    paragraphs: [
      "The first to arrive counts the cash and the second opens cartons. From eleven o'clock customers ask whether you have their size, here or in another branch. The bigger rush comes after office hours; the web shop peaks once people are home. At closing, cash, cards and UPI must agree with the sales.",
      "You watch sales, basket size and shrinkage (stock lost to theft, damage or error). In grocery, prices just one per cent too low can cost much of the profit.",
    ],
  },
  systems: {
    heading: "Retail systems, from checkout to stockroom",
    lead: "We build what your shop lacks and connect it to what you keep. Each part has a hard case, which we test.",
    items: [
      {
        title: "Point of sale",
        place: "till",
        text: "Scan, weigh, split the payment, park a bill, exchange. The commonest actions are one or two taps away.",
        hardPart:
          "Offline, each counter prints GST invoices in its own numbered series. An e-invoice to a business waits for the internet, and a list shows those without a number.",
      },
      {
        title: "Web shop with store pick-up",
        place: "customer with bag",
        text: "One catalogue, live stock by branch, and a pick list that names the rack. The parcel waits under the customer's name.",
        hardPart:
          "The system says one is left, but it is in a fitting room. We hold back a small reserve, and staff check the shelf before they confirm.",
      },
      {
        title: "Prices and promotions",
        place: "stack of tins",
        text: "Buy two get one, member price, bank offer and coupon, each dated and first tested on last week's sales.",
        hardPart:
          "Which offer comes first when three meet in one basket? The sequence changes the total. You set it once, the receipt explains the sum, and a refund returns what was paid.",
      },
      {
        title: "Stock and replenishment",
        place: "sales curve",
        text: "Goods in, transfers, counts and suggested orders by size and colour, which the planner may overrule.",
        hardPart:
          "A new style has no history, and last year's Diwali fell in another week. Forecasts borrow from similar items and show how uncertain they are.",
      },
      {
        title: "Returns and loyalty",
        place: "customer at the till",
        text: "Any branch accepts a return, finds the sale by receipt or phone number and takes back its points. The goods go to shelf, repair or write-off.",
        hardPart:
          "A shirt sold in Rajasthan comes back in Gujarat, under another GST registration. The Rajasthan registration issues the credit note. If your accountant agrees, an invoice between the two registrations moves the shirt to Gujarat's stock.",
      },
    ],
  },
  standards: {
    heading: "Barcodes, prices, taxes and consumer rules",
    items: [
      {
        name: "GS1 numbers and two-dimensional barcodes",
        text: "GS1, which licenses barcode numbers, wants checkouts to read two-dimensional codes too by the end of 2027. Our checkout reads them, and any expiry date they hold.",
      },
      {
        name: "Legal Metrology (Packaged Commodities) Rules, 2011",
        text: "A web listing in India states nearly all that the pack does, such as price (MRP) and maker. Since July 2026 imports also need a filter by country of origin. The catalogue has fields for both.",
      },
      {
        name: "GST invoices and e-invoices",
        text: "If turnover passed ₹5 crore in any year since 2017-18, invoices and credit notes to businesses need a number from a government portal. The checkout works out the tax by product, place and price, and requests the number.",
      },
      {
        name: "Prices and sales tax outside India",
        text: "Tax rates differ by country, state or province; British loyalty offers often need unit prices, too. Taxes come from dated tables or a tax service, and shelf labels show unit prices.",
      },
      {
        name: "Consumer Protection (E-Commerce) Rules, 2020",
        text: "Our complaint queue shows two deadlines that web shops in India have for each complaint: 48 hours to acknowledge it and a month to settle it.",
      },
      {
        name: "PCI P2PE terminals",
        text: "These terminals encrypt the card as they read it. Our software learns the result of the payment, never the full card number.",
      },
      {
        name: "Digital Personal Data Protection Act 2023",
        text: "Each loyalty consent is stored with its date and purpose. From May 2027 schemes in India generally need a clear notice and a consent that shoppers can take back.",
      },
    ],
  },
  integrations: {
    heading: "Accounts, marketplaces, couriers and counter hardware",
    items: [
      {
        name: "ERP and accounts",
        by: "both",
        text: "Items and cost prices come in from SAP, Dynamics 365 Business Central, Tally or Xero. Day totals by tax rate and HSN code, stock value, credit notes and the invoices that GSTR-1 needs one by one go back.",
      },
      {
        name: "ONDC",
        by: "both",
        text: "Your catalogue and orders on India's open commerce network, with the same stock count.",
      },
      {
        name: "Marketplaces",
        by: "both",
        text: "Amazon and Flipkart draw on the same stock, each up to a limit that you set.",
      },
      {
        name: "Counter hardware",
        by: "device",
        text: "Receipt printers, scales, cash drawers and card terminals, and a message that names a disconnected device.",
      },
      {
        name: "Couriers",
        by: "both",
        text: "Rates, labels, return pick-ups and cash on delivery. The weight they bill is compared with yours.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes to avoid in a retail rollout",
    items: [
      {
        title: "Tax rates written into code",
        text: "On 22 September 2025 many of India's GST rates changed at midnight. With dated rate tables a shop loads one file; otherwise someone changes every checkout.",
      },
      {
        title: "Old item codes copied unchecked",
        text: "A shirt under two codes has two stock counts, and both are wrong. Merge the codes before the list is loaded.",
      },
      {
        title: "A new checkout in October",
        text: "The weeks before the festivals are for selling. Install in a slow month, at one branch, with a manager who has time.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "A shop front that loads on crowded mobile networks and shows stock in the nearest branch.",
    },
    {
      slug: "software-development",
      part: "Point of sale, prices and stock, joined so that bills, returns and transfers use the same records.",
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
      part: "Checkout, refunds and collection slots that cope with the first evening of a sale.",
    },
    {
      slug: "bi-analytics",
      part: "What sells, what does not, and margin by branch, from your sales bills and purchase costs.",
    },
  ],
  questions: [
    {
      question: "What works when the internet is down, or a counter breaks?",
      answer:
        "Scanning, pricing, cash, printing and invoice numbers, because they run on the checkout itself. Cards and UPI need a connection, such as a SIM in the card terminal; e-invoices to businesses, gift cards, points and other branches' stock wait. If one counter breaks, the others carry on, since each works by itself.",
    },
    {
      question: "Should we simply use Shopify?",
      answer:
        "For one catalogue, ordinary offers and a few branches, yes; the same if an Indian package fits your tax and offers. Come to us for goods sold by weight, returns across GST registrations, or invoices that each counter numbers offline. We also build single additions to a Shopify shop.",
    },
    {
      question: "Can we keep our counters, and do we pay for each one?",
      answer:
        "Usually you keep computers, printers and scanners: we test one of each model before you decide. The code made for you becomes yours when its stage is paid, so a further counter needs no further licence for it. Bought parts, such as an operating system, keep their own terms.",
    },
    {
      question: "How do we get a reliable stock count?",
      answer:
        "By counting ten shelves a day, those with costly goods or earlier errors first. Staff record a likely cause for each difference: theft, damage, a missed scan, a paper error, or unknown. Over a season the pattern helps to show where stock is lost.",
    },
    {
      question: "What happens to our present data and points?",
      answer:
        "Items, points, gift-card balances and open returns come over as far as your old system can export them, and your accountant compares the totals. You own the sales data, on servers or in cloud accounts held in your company's name.",
    },
  ],
  start: {
    firstDeliverable:
      "For a checkout, after about five weeks: your own hardware scans thirty of your products and prints a bill with the network cable unplugged.",
    duration:
      "A web shop on a ready system: one to three months. Checkout and stock: three to six months, the first branch usually live after two or three. The plan dates every further branch. More tax registrations and price rules make it longer.",
    team: "A project lead, three developers (checkout, web shop, connections), a designer, and a tester who visits the shop.",
    needFromYou:
      "Your item list, offer rules, one printer and scanner of each model, a branch manager, and your accountant for an afternoon at the start and one at the end.",
    call: "A point-of-sale developer and a project lead ask about counters, branches and what the queue waits for.",
    confidentiality: "We sign an NDA before you send sales figures. A photo of the counter is enough for the first call.",
  },
  closing: {
    heading: "Find out what slows your checkout at six",
    text: `It may be an exchange, a coupon or a torn label. In the ${firstCall} we list the likely causes and what to check first.`,
    action: "Contact Us",
  },
});

export default retail;
