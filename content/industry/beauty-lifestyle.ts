import { defineIndustry } from "../schema";
import { site } from "../site";

/** Salons, spas and beauty brands: selling chair time by the quarter hour, and products that touch skin. */
const beautyLifestyle = defineIndustry({
  meta: {
    title: `Salon, spa and beauty brand software | ${site.name}`,
    description:
      "Booking by chair, hands and basin, colour formula cards, commission at the till and cosmetics records that stand up to EU, US and Indian rules.",
  },
  updated: "2026-11-22",
  order: 13,
  name: "Beauty & Lifestyle",
  menuLine: "Chairs, colour formulas, shades and tips",
  icon: "beauty-lifestyle",
  hero: {
    claim: "A chair left empty at eleven cannot be sold again at noon.",
    lead: "A salon sells time in fifteen-minute pieces. A beauty brand sells promises about skin. Both still live on index cards and in WhatsApp threads. We build the diary, the formula record, the shop and the product file behind them, so that the front desk stops ringing round and the colourist stops guessing what went into the bowl last March.",
  },
  drawing: {
    title: "Section through a salon, with one colour appointment running along the line",
    description:
      "Left to right: a client at home with a phone; the reception desk, where a skin test is dabbed on the client's arm; the colour bar, where a colourist weighs tint on a scale; two styling chairs with mirrors and stylists; the basin with a client lying back; the retail shelf and the till by the door. A vermilion line at counter height passes through all six.",
    caption: "While the colour develops, the chair is taken and the stylist is free. A second client is booked into that gap.",
  },
  number: {
    heading: "Two days of the week are gone before the first tint",
    value: 48,
    from: 82,
    marks: [{ at: 106, label: "Thursday to Saturday, 10:00" }],
    whole: 168,
    unit: "hours",
    valueLabel: "From skin test to colour",
    wholeLabel: "One week, from Monday",
    ticks: 24,
    text: "Makers of permanent hair colour typically ask for an allergy alert test 48 hours before use. A new client tested on Thursday at ten can't have Friday's empty slot. The booking form must know which services need the test, and when the last was done.",
  },
  hours: {
    critical: [
      { from: 10, to: 20, label: "Chairs full, card terminal busy, walk-ins at the desk" },
      { from: 20.5, to: 23.5, label: "Clients book from the sofa once the salon has shut" },
    ],
    release: { from: 7.5, to: 9.5, label: "Blinds still down, first staff on their way in" },
    note: "In wedding season nothing ships from Thursday on: the weekend's diary is being filled and shuffled all day.",
  },
  day: {
    heading: "A salon's day is a puzzle of chairs, hands and drying times",
    paragraphs: [
      "At ten the first clients sit down. Root tint is brushed on, then left to develop, often for half an hour. In that second part the stylist's hands are free while the chair is not, and a good receptionist slips a fringe trim into the gap. Most booking systems know only a start and an end. They either block the stylist or promise the same basin twice.",
      "At the back, tubes are weighed in grams and mixed with developer marked 10, 20 or 30 volume. What went into the bowl is the most valuable record in the building: next time the client wants exactly that, or anything but. Around it run retail sales, tips, split commissions, and packages paid for in January and used in June.",
      "A beauty brand keeps a second clock. Batches, expiry dates and shade names move with the stock, and now and then a complaint arrives with a photograph of a rash and no batch number.",
    ],
  },
  systems: {
    heading: "Five systems between the mirror and the warehouse",
    lead: "Each names its awkward part: that is where the weeks go.",
    items: [
      {
        title: "Booking by chair, hands and basin",
        text: "A diary that books people, places and machines separately, with apply, develop and finish as phases of one visit.",
        hardPart:
          "Letting a second client into the developing gap without a clash at the wash, on a screen a receptionist can read mid-call.",
      },
      {
        title: "Client card and formula record",
        text: "Every visit keeps brand, shade, grams, developer strength and timing, beside skin tests, consultation answers and a photo in the salon's own light.",
        hardPart: "Hands are gloved and wet. Entry has to work by scale, scan and very large keys, or the card stays blank.",
      },
      {
        title: "Front desk, till and commission",
        text: "One bill for services, retail, vouchers, packages and memberships, with each tip passed to the person who earned it.",
        hardPart:
          "Two stylists on one head, an assistant's wash and a free redo: the split is settled at the till and has to survive payday.",
      },
      {
        title: "Brand shop with shades and routines",
        text: "A storefront where forty foundation shades share one page, with samples, refills, bundles and subscriptions.",
        hardPart: "Shade is judged by eye. Swatches shot under different lamps sell the wrong bottle, and it comes back opened.",
      },
      {
        title: "Product file and complaint desk",
        text: "Formula versions, ingredient lists, artwork, batches and reported reactions in one record for brand and maker.",
        hardPart:
          "A complaint names a shade, seldom a batch. Tracing it joins order, warehouse lot and formula before the reporting clock runs out.",
      },
    ],
  },
  standards: {
    heading: "Rules that reach into the bowl, the bottle and the camera",
    items: [
      {
        name: "Regulation (EC) No 1223/2009",
        text: "The EU's cosmetics law: a responsible person, a product information file, notification through the CPNP and reports of serious undesirable effects.",
      },
      {
        name: "MoCRA, 2022 (USA)",
        text: "Facility registration, product listing, and serious adverse events reported to the FDA within 15 business days.",
      },
      {
        name: "Cosmetics Rules, 2020 (India)",
        text: "Licences to make, registration to import, and what the label must say. The check belongs inside artwork approval.",
      },
      {
        name: "INCI names",
        text: "The international names for cosmetic ingredients. Shoppers filter by them, so they must match the formula filled.",
      },
      {
        name: "GDPR, Article 9",
        text: "Allergies, pregnancy and medicines on a consultation form are health data: a listed legal ground, few readers, a date for deletion.",
      },
      {
        name: "Illinois BIPA",
        text: "Virtual try-on that maps a face may collect face geometry. The Act asks for written notice, a written release and a public retention policy.",
      },
      {
        name: "ASCI influencer guidelines and FTC Endorsement Guides",
        text: "In India and the USA a gifted lipstick is disclosed in the post itself, so the campaign tool keeps proof of the label.",
      },
    ],
  },
  integrations: {
    heading: "What the diary and the shop have to talk to",
    items: [
      {
        name: "Fresha, Phorest, Zenoti",
        text: "Salon suites already in use, read through the export or API that your plan includes.",
      },
      {
        name: "Google booking links",
        text: "Free slots go to Google's Actions Center, with a rule for when both sides sell one half-hour.",
      },
      {
        name: "WhatsApp Business Platform",
        text: "Reminders and rebooking by approved template, with the client's consent kept beside the phone number.",
      },
      {
        name: "Card terminals and UPI",
        text: "Deposits against no-shows, tips on the terminal, refunds that find the original payment.",
      },
      {
        name: "Shopify or WooCommerce",
        text: "Retail stock shared between the salon shelf and the web shop, so the last serum isn't sold to two people.",
      },
      {
        name: "Digital colour scales",
        text: "Connected scales put grams on the client card while the bowl fills, and show what goes down the sink.",
      },
    ],
  },
  pitfalls: {
    heading: "How projects in beauty come apart",
    items: [
      {
        title: "The diary copies the paper page",
        text: "Columns per stylist look familiar. They hide that basins, treatment rooms and the one laser are what really run out.",
      },
      {
        title: "No-shows met with a flat fine",
        text: "A fee nobody explained costs you regulars. Grade deposits by length of service and client history, and let the receptionist waive one.",
      },
      {
        title: "Photographs without permission",
        text: "Before-and-after pictures reach Instagram with no consent on file. Ask at the chair, and make it easy to take back.",
      },
      {
        title: "Skin analysis dressed as a doctor",
        text: "A selfie model trained mostly on light skin misreads everyone else. Test by skin tone before launch, and call the result cosmetic advice.",
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
      part: "Tests the diary with receptionists while the phone is ringing, the only honest test it gets.",
    },
    {
      slug: "web-development",
      part: "Builds the brand's shop and treatment menu, with shade and ingredient filters that hold up at launch hour.",
    },
    {
      slug: "marketing",
      part: "Fills Tuesday mornings, from local search to win-back messages, and counts visits that took place.",
    },
  ],
  focus: [
    {
      slug: "digital-commerce",
      part: "Refills, bundles, samples and opened-bottle returns for brands that sell to salons and to homes.",
    },
    {
      slug: "bi-analytics",
      part: "Chair use by hour, rebooking by stylist, and which retail shelf pays for its own space.",
    },
  ],
  questions: [
    {
      question: "We already pay for a salon suite. Why build anything?",
      answer:
        "Often you shouldn't. One branch with ordinary services and a card machine is served well by a suite. Building pays when several branches share staff and stock, when colour formulas are your craft, or when your salons and your product line need one client record. Or we add only the missing part beside it.",
    },
    {
      question: "Will stylists really fill in the formula card?",
      answer:
        "Only if it is less work than the index card. We would watch a full Saturday first and then put the screen where the bowl is: the last mix comes up, the scale fills in the grams, only the change is typed. A few stylists try it for two weeks. If they still skip it, the screen is wrong and changes.",
    },
    {
      question: "Does our client history survive the move?",
      answer:
        "Names, visits and spending usually come across cleanly. Formulas tend to sit in notes and arrive as searchable text, common patterns split into fields. Allergies and consents are never guessed: whatever can't be read with confidence is asked again at the next visit.",
    },
    {
      question: "Is a virtual try-on worth it for a small brand?",
      answer:
        "For lipstick it can be, since shade is most of the decision. For foundation we would trust four good questions and a sample sachet before a phone camera in yellow light. Either way the picture should never leave the phone, so that no biometric data are kept.",
    },
  ],
  closing: {
    heading: "Show us the diary page for last Saturday",
    text: `Bring it to a free ${site.claims.consultation} consultation, crossings-out included and names covered. We will mark the gaps that could have been sold and what it takes to sell them.`,
    action: "Start the Conversation",
  },
});

export default beautyLifestyle;
