// The fields are explained in content/schemas/industry.ts.

import { capital, firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Salons, spas and beauty brands: selling chair time by the quarter hour, and products that touch skin. */
const beautyLifestyle = defineIndustry({
  meta: {
    title: `Salon, spa and beauty brand software | ${site.name}`,
    description:
      "Booking, colour formula, checkout and web shop software for salons, spas and beauty brands, with records for EU, US and Indian cosmetics rules.",
  },
  updated: "2026-11-24",
  order: 13,
  name: "Beauty & Lifestyle",
  menuLine: "Booking, hair colour, shades and tips",
  icon: "beauty-lifestyle",
  hero: {
    claim: "Salon booking by chair and basin, and colour formulas on record.",
    lead: "We build booking, colour formula, checkout and online shop software for salon groups, spas and beauty brands. The front desk sees every chair, stylist and basin on one screen, and colourists look up what they mixed last time.",
  },
  drawing: {
    title: "One colour client in a salon, from skin test to checkout",
    description:
      "Left to right: a client at home with a phone; the reception desk, where a skin test is dabbed on her arm two days before; the colour bar, where a colourist weighs tint on a scale; two styling chairs with mirrors and stylists; the basin with a client lying back; the retail shelf and the till by the door. A coloured line at counter height passes through all six.",
    caption:
      "While the colour develops, the chair is taken and the stylist is free. A second client, in another chair, fills the gap.",
  },
  number: {
    heading: "A skin test means a 48-hour wait before colour",
    value: 48,
    from: 82,
    marks: [{ at: 106, label: "Thursday to Saturday, 10:00" }],
    whole: 168,
    unit: "hours",
    valueLabel: "From skin test to colour",
    wholeLabel: "One week, Monday to Sunday",
    ticks: 24,
    text: "Makers of permanent hair colour typically ask for an allergy alert test 48 hours before use. A client tested on Thursday at ten can have colour on Saturday at ten, and not before. The booking form knows which services need the test. Your colour maker and insurer decide whether an older test still counts.",
  },
  hours: {
    critical: [
      { from: 10, to: 20, label: "Chairs full, card terminal busy, walk-ins at the desk" },
      { from: 20.5, to: 23.5, label: "Clients book from home once the salon has shut" },
    ],
    release: { from: 7.5, to: 9.5, label: "Before opening, first staff on their way in" },
    note: `We update before you open, not at night: our engineers are on duty, and the old version can be back by ten. In wedding season we install nothing from Thursday to Sunday. ${capital(supportName)}, agreed in the contract, lets your front desk call us mid-Saturday.`,
  },
  day: {
    heading: "Plan stylist, chair and basin for each step of a visit",
    paragraphs: [
      "Root tint is brushed on and left to develop, often for half an hour. During that time the stylist is free, but the chair is taken. A good receptionist books a fringe trim into the gap. Many booking systems can fill that gap. Fewer can book the basin for only the minutes in which it is needed.",
      "At the back, colour is weighed in grams and mixed with developer of a certain strength. The client's next visit depends on that mix being written down.",
      "A beauty brand also has batches, expiry dates and shade names to follow.",
    ],
  },
  systems: {
    heading: "Software for salons, spas and beauty brands",
    lead: "Salons usually need the first three, brands the last two. If your present software does one of these well, keep it.",
    items: [
      {
        title: "Booking by stylist, chair and basin",
        text: "A calendar that books people, places and machines for the phase in which they are needed: apply, develop, rinse, finish.",
        hardPart:
          "A second client must fit into the developing time without both needing the basin at once. Reception must see that gap during a call.",
      },
      {
        title: "Client card and formula record",
        text: "For each visit the card keeps brand, shade, grams, developer strength and timing, plus skin tests, consultation answers and a photo in the salon's own light.",
        hardPart: "Colourists' hands are wet. Many cards stay blank unless there is a scale, a scanner and very large keys.",
      },
      {
        title: "Checkout and commission",
        text: "One bill for services, retail, vouchers, packages and memberships. Tips reach staff in full, as British law requires. US tips are listed by person, with the tipped occupation code, for tax form W-2.",
        hardPart:
          "Two stylists, an assistant's wash and a free redo can share one bill. Commission is split at checkout and must be right on payday.",
      },
      {
        title: "Brand shop with shades and routines",
        text: "A storefront where forty foundation shades share one page, with samples, refills, bundles and subscriptions.",
        hardPart: "Swatches photographed under different lamps mislead, and the wrong shade comes back opened.",
      },
      {
        title: "Product file and complaint desk",
        text: "Formula versions, ingredient lists, artwork, batches and reported reactions in one record for the brand and its manufacturer.",
        hardPart:
          "A complaint names a shade, seldom a batch. Order, warehouse lot and formula must be found before the reporting deadline.",
      },
    ],
  },
  standards: {
    heading: "Rules for cosmetics, client data and advertising",
    items: [
      {
        name: "Regulation (EC) No 1223/2009 and its British version",
        text: "Cosmetics law requires a responsible person, a product file, notification (CPNP, in Great Britain SCPN) and reports of serious undesirable effects. Goods new to the EU since 31 July 2026 (older stock: from 31 July 2028) must list some 80 fragrance allergens above limits.",
      },
      {
        name: "MoCRA, 2022 (USA)",
        text: "The firm named on the label reports serious adverse events to the FDA within 15 business days. Most firms with under $1 million in US sales are exempt from facility registration and product listing.",
      },
      {
        name: "Cosmetics Rules, 2020 (India)",
        text: "Licences to make, registration to import, and what the label must say.",
      },
      {
        name: "GDPR, Article 9, and India's DPDP Act",
        text: "Under GDPR, allergies and medicines on a consultation form are health data and usually need explicit consent. DPDP asks for notice and consent; its main duties begin in May 2027.",
      },
      {
        name: "Illinois BIPA",
        text: "Virtual try-on that maps a face may collect face geometry. The Act requires written notice, a written release and a public retention policy. We compute the face map on the phone, do not store it, and still ask for the release.",
      },
      {
        name: "ASCI influencer guidelines, FTC Endorsement Guides and CMA guidance",
        text: "In India, the USA and Britain the post itself must say that a lipstick was free.",
      },
    ],
  },
  integrations: {
    heading: "Connections to booking sites, payments and shops",
    items: [
      {
        name: "Fresha, Phorest, Zenoti",
        text: "Salon suites already in use, read through the export or interface that your plan includes.",
      },
      {
        name: "WhatsApp Business Platform",
        text: "Reminders and rebooking by approved template, with the client's consent kept beside the phone number.",
      },
      {
        name: "Card terminals and UPI",
        text: "Deposits against no-shows, tips on the terminal, refunds tied to the original payment.",
      },
      {
        name: "Shopify or WooCommerce",
        text: "Retail stock shared between the salon shelf and the web shop, so the last serum isn't sold to two people.",
      },
      {
        name: "Vish, SalonScale",
        text: "Colour scales that record grams while the bowl fills and show the waste. Where your suite does not read them, we connect them to the client card as far as the maker's interface allows.",
      },
    ],
  },
  pitfalls: {
    heading: "How salon projects lose their users",
    items: [
      {
        title: "The screen copies the paper page",
        text: "Columns per stylist look familiar. They hide that a colour client needs the basin only for the rinse, or that three rooms share one laser.",
      },
      {
        title: "A flat fee for no-shows",
        text: "An unexplained fee loses you clients. Set deposits by length of service and client history, and let reception waive them.",
      },
      {
        title: "Photographs without permission",
        text: "Before-and-after pictures reach Instagram with no consent on file. Ask at the chair, and make consent easy to withdraw.",
      },
    ],
  },
  services: [
    {
      slug: "mobile-apps",
      part: "A client app that rebooks the usual in two taps, and a staff app that copes with the basement spa's poor signal.",
    },
    {
      slug: "uiux",
      part: "Booking screens tested with receptionists while the phone is busy.",
    },
    {
      slug: "web-development",
      part: "Builds the brand's shop and treatment menu, with shade and ingredient filters that stay fast at a launch.",
    },
    {
      slug: "marketing",
      part: "Advertises quiet Tuesday mornings, by local search and messages, and counts visits that took place.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Refills, bundles, samples and opened-bottle returns for brands that sell to salons and to homes.",
    },
    {
      slug: "bi-analytics",
      part: "Chair use by hour, rebooking by stylist, and sales per retail shelf.",
    },
  ],
  questions: [
    {
      question: "We already pay for a salon suite. Why build anything?",
      answer:
        "If you have one branch with ordinary services, don't: a suite serves it well. Building pays when several branches share staff and stock, or when colour formulas are your craft. It also pays when salons and a product line need one client record. Even then we first run one day's bookings through your suite's own functions and count the extra gaps filled. We build only what the suite cannot do.",
    },
    {
      question: "Will stylists really fill in the formula card?",
      answer:
        "Only if it is less work than a paper card. We would watch a full Saturday first and then put the screen beside the bowl. The last mix comes up, the scale fills in the grams, and only the change is typed. A few stylists try it for two weeks. If they still skip it, we change the screen.",
    },
    {
      question: "Does our client history survive the move?",
      answer:
        "Names, visits and spending usually come across cleanly. Formulas tend to sit in notes and arrive as searchable text. Allergies and consents are never guessed: whatever can't be read with confidence is asked again at the next visit.",
    },
    {
      question: "Where are client cards kept? Who can read them?",
      answer:
        "On servers you choose, under your own contract. Reception sees appointments and whether the skin test is valid; allergies and consultation answers open only for that day's stylist, and each opening is logged. Our tests use made-up clients. Before we see client data from the EU or UK, we sign the standard data-transfer contract (SCC or IDTA) and help with the risk check.",
    },
  ],
  start: {
    firstDeliverable:
      "Two to three weeks in: your real service menu as phases of stylist, chair and basin, in a booking screen your receptionist can try.",
    duration:
      "Booking and formula cards for a first salon usually take two to four months; more branches, a shop or a product file take longer.",
    team: "One designer who spends a day at your front desk, two developers, a tester, and a project lead you can text.",
    needFromYou:
      "The price list with durations, commission rules, an export from the present system, and one colourist willing to try the scale.",
    call: "We go through your services, branches and present software, and ask where chair time is lost. A designer and a project lead join.",
    confidentiality:
      "Formulas and supplier prices are trade secrets: ask for an NDA first. Client cards with health answers should never be e-mailed.",
  },
  closing: {
    heading: "Find the unsold hours in your week",
    text: `In a ${firstCall}, describe a typical Saturday at your salon. We will mark the gaps you could have sold and say what it takes to sell them.`,
    action: "Start the Conversation",
  },
});

export default beautyLifestyle;
