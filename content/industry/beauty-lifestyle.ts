// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Salons, spas and beauty brands: selling chair time by the quarter hour, and products that touch skin. */
const beautyLifestyle = defineIndustry({
  meta: {
    title: `Salon, spa and beauty brand software | ${site.name}`,
    description:
      "Booking, colour formula, checkout and web shop software for salons, spas and beauty brands, with records for EU, US and Indian cosmetics rules.",
  },
  updated: "2026-11-28",
  order: 13,
  name: "Beauty & Lifestyle",
  menuLine: "Booking, hair colour, shades and tips",
  icon: "beauty-lifestyle",
  hero: {
    claim: "Salon booking by chair and basin, and colour formulas on record.",
    lead: "We build custom booking, colour formula, checkout and online shop software for salon groups, spas and beauty brands. The front desk sees every chair, stylist and basin on one screen, and colourists look up what they mixed last time.",
  },
  drawing: {
    title: "One colour client in a salon, from skin test to checkout",
    description:
      "Left to right: a client at home with a phone; the reception desk, where a skin test is dabbed on her arm two days before; the colour bar, where a colourist weighs tint on a scale; two styling chairs with mirrors and stylists; the basin with a client lying back; the retail shelf and the till by the door. A coloured line at counter height passes through all six.",
    caption: "The line follows one visit. While the colour develops, the stylist serves a second client in another chair.",
  },
  number: {
    heading: "A skin test usually means a 48-hour wait",
    value: 48,
    from: 24,
    marks: [{ at: 24, label: "Skin test: Thursday, 10:00" }],
    whole: 72,
    unit: "hours",
    valueLabel: "From skin test to colour",
    wholeLabel: "From booking (Wednesday, 10:00) to colour",
    ticks: 24,
    figures: [0, 24, 48],
    text: "Makers of permanent hair colour typically ask for an allergy alert test 48 hours before use. A client tested on Thursday at ten, without a reaction, can have colour from Saturday at ten. The booking form applies each brand's wait.",
  },
  hours: {
    critical: [
      { from: 10, to: 20, label: "Chairs full, card terminal busy, walk-ins at the desk" },
      { from: 20.5, to: 23.5, label: "Clients book from home once the salon has shut" },
    ],
    release: { from: 7.5, to: 9.5, label: "Before opening, first staff on their way in" },
    note: `We update early enough to undo a bad update before your first client. In wedding season we install nothing from Thursday to Sunday. With ${supportName} in the contract, your front desk can call us mid-Saturday.`,
  },
  day: {
    heading: "Plan stylist, chair and basin for each step of a visit",
    paragraphs: [
      "Root tint is left to develop, often for half an hour. The stylist is free, and a good receptionist books a fringe trim into the gap. Many booking systems can do that too; fewer can book the basin for the rinse alone.",
      "At the back, colour is weighed in grams and mixed with peroxide. The client's next visit depends on that mix being written down.",
    ],
  },
  systems: {
    heading: "Software for salons, spas and beauty brands",
    lead: "Salons usually need the first three, brands the last two. Keep salon software that works; we add what is missing.",
    items: [
      {
        title: "Booking by stylist, chair and basin",
        place: "wall diary",
        text: "A calendar that books people, chairs, rooms and machines for each step: apply, develop, rinse, finish.",
        hardPart:
          "A second client fits in only if the two never need the same hands or basin at once. Reception sees such gaps while the client is on the phone.",
      },
      {
        title: "Client card and formula record",
        place: "bowl on the scale",
        text: "The card keeps brand, shade, grams and timing of each visit, plus skin tests, consultation answers and a photo.",
        hardPart: "Colourists' hands are wet, so many cards stay blank. We connect a scale, and make the keys very large.",
      },
      {
        title: "Checkout and commission",
        place: "till",
        text: "One bill for services, products, vouchers and memberships. Tips are listed by person; in Britain they must reach staff in full.",
        hardPart:
          "Two stylists, an assistant's wash and a free redo can share one bill. We split the commission at checkout, while everyone remembers who did what.",
      },
      {
        title: "Brand shop with shades and routines",
        place: "shop shelf",
        text: "A shop where forty foundation shades share one page, with samples, refills and subscriptions.",
        hardPart:
          "Shades photographed under different lamps mislead, and the wrong one comes back opened. So all photos need one light, and the shop offers samples first.",
      },
      {
        title: "Product file and complaint desk",
        place: "trolley of creams",
        text: "Formulas, ingredient lists, labels, batches and reported reactions in one record for the brand and its manufacturer.",
        hardPart:
          "A complaint names a shade, seldom a batch. So packers scan the batch into each web order, and customers who bought in a shop photograph the code. Both lead to the formula.",
      },
    ],
  },
  standards: {
    heading: "Rules for cosmetics, client data and advertising",
    items: [
      {
        name: "EU Regulation 1223/2009 on cosmetics and its British version",
        text: "A responsible person notifies the authorities of each product, keeps its file and reports serious reactions. Our software holds all of this in one record.",
      },
      {
        name: "MoCRA, 2022 (USA)",
        text: "The firm named on the label reports serious reactions to the FDA within 15 business days. The complaint desk counts those days and lists what is still open.",
      },
      {
        name: "Cosmetics Rules, 2020 (India)",
        text: "Makers need a licence, importers a registration, and labels have prescribed contents. We store the numbers and every label version with the product.",
      },
      {
        name: "GDPR and India's DPDP Act",
        text: "In Europe, allergies on a consultation form usually need the client's explicit consent; India asks for notice and consent from May 2027. The client card keeps each consent with its date.",
      },
      {
        name: "Biometric privacy act of Illinois (BIPA)",
        text: "A virtual try-on that maps a face may need a written notice and written consent. We map the face on the phone only, do not store the map, and still ask for consent.",
      },
      {
        name: "Influencer rules of ASCI, FTC and CMA",
        text: "In India, the USA and Britain the post itself must say that a lipstick was free. The shop lists which creator got which product, so that posts can be checked.",
      },
    ],
  },
  integrations: {
    heading: "Connections to booking sites, payments and shops",
    items: [
      {
        name: "Fresha, Phorest, Zenoti",
        by: "file",
        text: "Your present salon software, read through its export or interface. Where the maker allows it, bookings are written back; otherwise one calendar takes them all, so no chair is sold twice.",
      },
      {
        name: "WhatsApp Business Platform",
        by: "both",
        text: "Reminders and rebooking, with the client's consent kept beside the phone number.",
      },
      {
        name: "Cards and UPI",
        by: "both",
        text: "Deposits against no-shows, tips on the terminal, refunds tied to the original payment.",
      },
      {
        name: "Shopify or WooCommerce",
        by: "both",
        text: "Salon shelf and web shop share one stock count.",
      },
      {
        name: "Vish, SalonScale",
        by: "both",
        text: "Appointments go to the colour scale, and grams come back to the client card, as far as the maker's interface allows.",
      },
    ],
  },
  pitfalls: {
    heading: "How salon projects go wrong",
    items: [
      {
        title: "The screen copies the paper page",
        text: "A column per stylist looks familiar, but hides that three rooms share one laser. Machines and basins need columns too.",
      },
      {
        title: "One fee for every no-show",
        text: "The same fee for a fringe trim and a colour loses you clients. Set deposits by length of service, and let reception waive them.",
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
      part: "A client app that repeats a booking in two taps, and a staff app that works in a basement with poor signal.",
    },
    {
      slug: "uiux",
      part: "Booking screens tested with receptionists while the phone is busy.",
    },
    {
      slug: "web-development",
      part: "The brand's shop and treatment menu, with shade and ingredient filters that stay fast at a launch.",
    },
    {
      slug: "marketing",
      part: "Advertising for quiet Tuesday mornings, judged by visits that took place.",
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
      question: "We already pay for salon software. Why build more?",
      answer:
        "With one branch and ordinary services, keep what you have. Build when it cannot book a basin, share your stock or hold your formulas; then we build only the missing part.",
    },
    {
      question: "What if stylists skip the formula card?",
      answer:
        "They will, unless it is less work than a paper card. So the last mix comes up, the scale fills in the grams, and only the change is typed. A few stylists try it for two weeks; if they skip it, we change the screen.",
    },
    {
      question: "Does our client history survive the move?",
      answer:
        "Mostly. Names, visits and spending usually come across cleanly; formulas tend to arrive as searchable notes. Allergies and consents that can't be read for certain are asked again at the next visit.",
    },
    {
      question: "Where are client cards kept? Who can read them?",
      answer:
        "On servers you choose, under your own contract. Reception sees appointments and whether the skin test is valid. Allergies and consultation answers open only for those who treat the client that day, and for a manager after a reaction. Each opening is logged.",
    },
  ],
  start: {
    firstDeliverable: "In two to three weeks: a booking screen with your real services, for your receptionist to try.",
    duration:
      "Booking and formula cards for a first salon usually take two to four months; further branches follow in small groups, and a shop or a product file takes longer.",
    team: "One designer who spends a day at your front desk, two developers, a tester, and a project lead you can text.",
    needFromYou:
      "The price list with durations, commission rules, an export from the present system, and one colourist willing to try the scale.",
    call: "A designer and a project lead go through your services, branches and present software, and ask where chair time is lost.",
    confidentiality:
      "We sign an NDA before you send formulas or supplier prices. Client cards with health answers should never be e-mailed.",
  },
  closing: {
    heading: "Find the empty hours in your week",
    text: `In a ${firstCall}, describe a typical Saturday at your salon. We look for gaps you could have sold and explain how to sell them.`,
    action: "Start the Conversation",
  },
});

export default beautyLifestyle;
