// The fields are explained in content/schemas/service.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** One page load, frame by frame: a sample pottery shop's product page, from the pressed link to a button that answers. */
const webDevelopment = defineService({
  meta: {
    title: `Website development: fast, editable sites | ${site.name}`,
    description:
      "Company websites, online shops and portals in Next.js, React or plain HTML: fast on phones, accessible, and edited by your own team without a developer.",
  },
  updated: "2026-11-28",
  order: 1,
  name: "Website Development",
  menuLine: "Sites your own team can edit",
  icon: "web",
  category: "Web Development",
  tone: "secondary",
  enquiryOption: "Web Development",
  shortName: "Web",
  card: {
    description: "Websites, shops and portals that load fast, even on a slow connection.",
    features: [
      "Built in Next.js, React, HTML or a shop system",
      "Content your own team can edit",
      "Keyboard and screen-reader tested",
      "Download size agreed before design",
    ],
  },
  hero: {
    claim: "A fast website that your own team can edit.",
    lead: "We build company websites, online shops and portals that take enquiries and orders, even from phones on slow connections. Your own staff change texts, pictures and prices.",
  },
  drawing: {
    title: "One page load as a filmstrip of eight frames along a line",
    description:
      "A strip of film runs over the line. In the first of its eight frames a shopper holds a phone; its screen stands at the right of each frame. Frames one to four show the old page fading while the address is found and the connection is made; a server cabinet stands in frame four. In frame five the HTML arrives. In frame six there is text, in seven a picture of a bowl. In frame eight the basket button answers, the one part drawn in blue. A scale from 0 to 1,900 milliseconds fills below each frame.",
    caption:
      "A sample page on a slow mobile connection, as on a train. The shopper can read after 0.93 seconds and buy after 1.9.",
  },
  stations: [
    { name: "Press", text: "0 ms. A shopper presses a link and still sees the old page." },
    { name: "Address", text: "150 ms. The phone has looked up the shop's address." },
    { name: "Handshake", text: "450 ms. An encrypted connection to the shop is ready." },
    { name: "First byte", text: "640 ms. The page was made in advance: the server needs only 40 ms." },
    { name: "HTML", text: "710 ms. The page's text and structure (HTML) have arrived." },
    { name: "Text", text: "930 ms. The price and the delivery date can be read." },
    { name: "Picture", text: "1,600 ms. The bowl, the largest item on the screen, appears." },
    { name: "Ready", text: "1,900 ms. The basket button works." },
  ],
  deliverables: {
    heading: "A website that your staff can run themselves",
    lead: "You keep all four, whoever maintains the site.",
    items: [
      {
        title: "The site as code",
        text: "Next.js, React or plain HTML, to suit the people who will maintain it. Shops can also run on WooCommerce, or on rented Shopify, where you own the theme code and your data.",
        points: [
          "Pages are made in advance where possible, so they load fast",
          "Old addresses keep working or lead to the new page",
        ],
      },
      {
        title: "A CMS for your team",
        text: "Your staff edit in a content management system (CMS): Sanity, Strapi or WordPress. They fill in fields and do not touch the design.",
        points: ["Headlines have a length limit", "A draft can be checked on a phone before it is public"],
      },
      {
        title: "A page size limit",
        text: "A table of how many kilobytes each type of page may load at first.",
        points: ["The limit is agreed before design begins", "A page over the limit is reported, with the cause"],
      },
      {
        title: "An accessibility record",
        text: "We check each type of page for visitors with disabilities, to the standard WCAG 2.2, level AA.",
        points: ["The keyboard path through each page, marked on a picture", "Every fault, with the date it was fixed"],
      },
    ],
  },
  scope: {
    heading: "Websites we take on, and work we decline",
    takeOn: [
      "Company sites, in several languages or with a page for each branch",
      "Online shops, standard or built to your own rules",
      "Rebuilds of slow sites, with the old addresses redirected",
      "Portals with a login, for dealers, tenants or members",
    ],
    decline: [
      "A competitor's site with the colours changed.",
      "Cookie banners in which refusing takes more clicks than accepting.",
      "A fixed launch date while nobody is named to write the texts.",
    ],
  },
  // Times: four round trips and 40 ms on the server, then the page's size over four fifths of the line's speed; lines of 150, 60 and 20 ms.
  control: {
    kind: "bars",
    heading: "How the size of a page changes the wait",
    lead: "Sample data: the time until the whole page has loaded, from a slow mobile network (speed 1.6 Mbit/s, delay 150 ms) to fibre (50 Mbit/s, 20 ms).",
    question: "How large is the page?",
    first: 4,
    readings: ["on the slow mobile network", "on fibre"],
    rows: ["Slow mobile: 1.6 Mbit/s, 150 ms", "Good mobile: 9 Mbit/s, 60 ms", "Fibre: 50 Mbit/s, 20 ms"],
    whole: 17,
    after: "s",
    note: "Lines rarely reach their full speed, so we count on four fifths of it.",
    answers: [
      {
        label: "206 kB",
        bars: [1.9, 0.5, 0.2],
        values: ["1.9 s", "0.2 s"],
        says: "The page in the record below: under two seconds on the slow network.",
      },
      {
        label: "500 kB",
        bars: [3.8, 0.8, 0.2],
        values: ["3.8 s", "0.2 s"],
        says: "With large photographs and a second typeface, the slow network takes twice as long as for 206 kB.",
      },
      {
        label: "1 MB",
        bars: [6.9, 1.4, 0.3],
        values: ["6.9 s", "0.3 s"],
        says: "A chat window and tracking scripts are added. The slow network takes about seven seconds.",
      },
      {
        label: "2.5 MB",
        bars: [16.3, 3.1, 0.6],
        values: ["16.3 s", "0.6 s"],
        says: "A slide show of photographs at the top: 0.6 seconds on fibre, but 16 on the slow network.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample page-load record",
    lead: "Sample data. We measure each type of page like this before launch.",
    document: "Page-load record",
    fields: [
      { label: "Page", value: "Product page, sample pottery shop" },
      { label: "Phone and network", value: "Mid-range phone, slow network (simulated)" },
      { label: "Measured", value: "Middle result of five first visits" },
      { label: "Size", value: "206 kB of a 250 kB limit" },
      { label: "Main content shown (LCP)", value: "1,600 ms, limit 2,500 ms" },
    ],
    columns: ["At", "What happened", "Loaded so far"],
    rows: [
      { cells: ["0 ms", "Link pressed", "0 kB"] },
      { cells: ["450 ms", "Connection to the shop ready", "0 kB"], callout: 1 },
      { cells: ["930 ms", "Text can be read", "46 kB"], callout: 2 },
      { cells: ["1,600 ms", "Picture of the bowl shown", "154 kB"], callout: 3 },
      { cells: ["1,900 ms", "Basket button works", "206 kB"] },
    ],
    callouts: [
      "Every first visit on this network begins with this wait, before anything is loaded.",
      "Reading can start. The basket button loads last, because readers do not need it.",
      "The largest item is on the screen (Largest Contentful Paint). Google calls up to 2,500 ms good.",
    ],
  },
  plan: {
    heading: "Four weeks to a simple website",
    lead: "For a simple site: one language, few page types, no payments, texts ready.",
    unit: "week",
    total: 4,
    rows: [
      { label: "Content and size", text: "Which pages, how many kB each; you bring the texts.", from: 1, to: 1, by: "both" },
      { label: "Page designs", text: "You see and approve them with your real words.", from: 1, to: 2, by: "both" },
      { label: "Build", text: "A preview address, with something new every day.", from: 2, to: 3, by: "us" },
      { label: "Content entry", text: "Your staff fill the site; we change confusing fields.", from: 3, to: 3, by: "you" },
      { label: "Checks", text: "Keyboard, screen reader, simulated slow network, old addresses.", from: 3, to: 4, by: "us" },
      {
        label: "Launch and handover",
        text: "At a quiet hour of a working day, with the team ready.",
        from: 4,
        to: 4,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "What we measure, including Google's Core Web Vitals",
    lead: 'Three visits in four must meet the first three targets, which are Google\'s. "Usual today" is our estimate.',
    rows: [
      {
        measure: "Main content shown (Largest Contentful Paint)",
        usualToday: "3 to 5 s on a mid-range phone",
        target: "2.5 s or less",
        readFrom: "Tests at launch, then real visits",
      },
      {
        measure: "Answer to a tap (Interaction to Next Paint)",
        usualToday: "0.3 s on heavy pages",
        target: "0.2 s or less",
        readFrom: "Real visits, from launch",
      },
      {
        measure: "Content that jumps (Cumulative Layout Shift)",
        usualToday: "Up to 0.2, if ads or fonts come late",
        target: "0.1 or less, where 0 means that nothing jumps",
        readFrom: "Tests at launch, then real visits",
      },
      {
        measure: "Time to correct a price",
        usualToday: "A ticket and two days",
        target: "Minutes, by your own staff",
        readFrom: "History in the CMS",
      },
    ],
  },
  ownership: {
    heading: "Site, domain and content stay yours",
    items: [
      "The code with its whole history",
      "Domain, hosting and CMS accounts, in your company's name",
      "Texts and pictures, in a form that other systems can read",
      "Design files, and licences for the typefaces",
      "A handbook with pictures of your own screens",
    ],
  },
  tools: ["Next.js", "React", "TypeScript", "Node.js", "Sanity", "Strapi", "WordPress", "Playwright"],
  questions: [
    {
      question: "Should we use a page builder instead?",
      answer:
        "For up to ten pages and one editor, often yes. Page builders can get expensive as pages multiply, and leaving one usually means a rebuild. A site built for you pays off with many pages, several editors or connected systems.",
    },
    {
      question: "Will a rebuild cost us our place in Google?",
      answer:
        "It can, mostly when old addresses lead nowhere. We redirect each known address to its new page and keep texts that rank.",
    },
    {
      question: "Can our marketing team edit the site alone?",
      answer: "Yes: texts, pictures and new pages. Only a new type of page needs a developer, yours or ours.",
    },
    {
      question: "What decides the price?",
      answer:
        "Mostly the number of page types, then languages, payments and missing texts. Hosting, CMS, domain and upkeep cost something every year. Write your whole budget in the details of the [enquiry form](/contact/), and we reply with what fits.",
    },
    {
      question: "Who keeps it running after launch?",
      answer:
        "Your own developers, or we do, with security updates and tested backups. The contract says how fast a security hole is closed.",
    },
  ],
  related: ["uiux", "marketing", "devops"],
  start: {
    firstDeliverable:
      "In the first week: a list of pages with their purpose and size limits. A preview address follows in week two.",
    duration:
      "Two to four weeks for a simple site, three to six months for a portal or a shop with rules of its own; a standard shop lies between. Missing texts add more.",
    team: "A project lead, a designer, a web developer and a tester. A copywriter joins if texts are missing.",
    needFromYou:
      "One person who approves, your texts in week one, your editors in week three, and access to the domain and the old site.",
    call: "A project lead and a web developer open your present site with you and ask who visits it and why. Then they say roughly how large the work is.",
    confidentiality: "Ask for an NDA in the form before you send drafts or figures.",
  },
  closing: {
    heading: "Send us your slowest page",
    text: `In a ${firstCall} we load it together on a simulated slow network and show you what to fix first.`,
    action: "Get Started",
  },
});

export default webDevelopment;
