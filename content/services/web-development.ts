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
  updated: "2026-11-24",
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
      "Page size limit agreed before design",
    ],
  },
  hero: {
    claim: "A fast website that your own team can edit.",
    lead: "We build company websites, online shops and portals for businesses that need enquiries and sales online. Pages load fast even on slow connections, and your own staff change texts, pictures and prices.",
  },
  drawing: {
    title: "One page load as a filmstrip of eight frames along a line",
    description:
      "A strip of film runs over the line. In the first of its eight frames a shopper holds a phone; its screen stands at the right of each frame. Frames one to four show the old page fading while the address is found and the connection is made; a server cabinet stands in frame four. In frame five the HTML arrives. In frame six there is text, in seven a picture of a bowl. In frame eight the basket button answers, the one part drawn in blue. A scale from 0 to 1,900 milliseconds fills below each frame.",
    caption: "A sample page on a slow mobile connection, as on a train. A shopper can read after 0.93 s and buy after 1.9 s.",
  },
  stations: [
    { name: "Press", text: "0 ms. A shopper presses a link. The old page is still on the screen." },
    {
      name: "Address",
      text: "150 ms. The phone has looked up the shop's address (DNS): one round trip, there and back.",
    },
    { name: "Handshake", text: "450 ms. Two more round trips have set up an encrypted connection." },
    { name: "First byte", text: "640 ms. The page was made in advance, so the server takes 40 ms to hand it over." },
    {
      name: "HTML",
      text: "710 ms. The page's text and structure (HTML) are in. The browser asks for the picture.",
    },
    {
      name: "Text",
      text: "930 ms. The styles, which say how the page looks, have arrived. The price and the delivery date can be read.",
    },
    {
      name: "Picture",
      text: "1,600 ms. The picture of the bowl appears. It is the largest item on the screen, so this moment is called Largest Contentful Paint.",
    },
    { name: "Ready", text: "1,900 ms. The script has run. Pressing the basket button now puts a bowl in the basket." },
  ],
  deliverables: {
    heading: "A website that your staff can run themselves",
    lead: "Your company receives four things.",
    items: [
      {
        title: "The site as code",
        text: "Next.js, React or plain HTML, to suit the people who will maintain it; or a shop on Shopify or WooCommerce.",
        points: [
          "Pages are made in advance where possible, so they load fast",
          "Old addresses keep working or lead to the new page",
          "A new developer can build your Next.js or React site with one command",
        ],
      },
      {
        title: "A CMS for your team",
        text: "A CMS is the system in which your staff edit the site, such as Sanity, Strapi or WordPress. They fill in fields and do not touch the design.",
        points: [
          "Headlines have a length limit, and each picture asks for a description",
          "A draft can be looked at on a phone before the public sees it",
          "Separate rights for writing and for publishing",
        ],
      },
      {
        title: "A page size limit",
        text: "A table with one line per layout (type of page): how many kilobytes may load at first, and how much of that is pictures or script.",
        points: [
          "The limit is agreed before the first screen is designed",
          "In Next.js or React, a release over the limit is stopped; pictures that staff add are measured weekly",
        ],
      },
      {
        title: "An accessibility record",
        text: "Each layout is checked against WCAG 2.2, level AA, the standard for visitors with disabilities: by tool, then by hand with a keyboard and a screen reader.",
        points: [
          "The order in which the Tab key moves, marked on a picture",
          "Every fault, with its cause and the date it was fixed",
          "Shops that sell to consumers in the EU must be accessible; very small firms are exempt",
        ],
      },
    ],
  },
  scope: {
    heading: "Websites we take on, and work we decline",
    takeOn: [
      "Company and campaign sites that your staff can edit",
      "Online shops, on Shopify or WooCommerce if the checkout fits, otherwise built to your own rules",
      "Rebuilds of slow sites that must keep their search rankings",
      "Checkouts in which card data goes straight to the payment provider",
      "Portals with a login, for dealers, tenants or members",
      "Sites in several languages, including Hindi and languages written right to left",
      "Repair of a WordPress or Drupal site whose developer has left",
    ],
    decline: [
      "A competitor's site with the colours changed.",
      "Accessibility overlays: scripts that claim to repair pages for disabled visitors.",
      "Consent banners in which refusing takes more clicks than accepting.",
      "A fixed launch date when no one has been named to write the content.",
    ],
  },
  // Times: four round trips and 40 ms on the server, then the page's size over four fifths of the line's speed; lines of 150, 60 and 20 ms.
  control: {
    kind: "bars",
    heading: "Change the weight of the page",
    lead: "Sample data: time until the whole page has arrived; waiting costs a fifth of the line.",
    question: "How heavy is the page?",
    first: 4,
    readings: ["on the slow mobile network", "on fibre"],
    rows: ["Slow mobile: 1.6 Mbit/s, 150 ms", "Good mobile: 9 Mbit/s, 60 ms", "Fibre: 50 Mbit/s, 20 ms"],
    whole: 17,
    after: "s",
    answers: [
      {
        label: "206 kB",
        bars: [1.9, 0.5, 0.2],
        values: ["1.9 s", "0.2 s"],
        says: "This is the page in the record below, complete in under two seconds on the slow network.",
      },
      {
        label: "500 kB",
        bars: [3.8, 0.8, 0.2],
        values: ["3.8 s", "0.2 s"],
        says: "Add a second typeface and two large photographs. On fibre you hardly see a difference.",
      },
      {
        label: "1 MB",
        bars: [6.9, 1.4, 0.3],
        values: ["6.9 s", "0.3 s"],
        says: "Add a slider, a chat window and a tracking script for each campaign. The slow network now takes seven seconds.",
      },
      {
        label: "2.5 MB",
        bars: [16.3, 3.1, 0.6],
        values: ["16.3 s", "0.6 s"],
        says: "Add a video at the top. The page takes 0.6 seconds on fibre and 16 on the slow network, where many visitors leave.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample page-load record",
    lead: "Sample data. We measure each layout like this before launch, on a simulated phone and slow line.",
    document: "Page-load record",
    fields: [
      { label: "Page", value: "Product page, sample pottery shop" },
      { label: "Phone", value: "Mid-range (a desktop slowed to match one)" },
      { label: "Network", value: "1.6 Mbit/s, 150 ms round trip" },
      { label: "Measured", value: "Median of five first visits" },
      { label: "Size", value: "206 kB of a 250 kB limit" },
      { label: "Largest Contentful Paint", value: "1,600 ms, limit 2,500 ms" },
      { label: "Cumulative Layout Shift", value: "0.00, nothing jumps; limit 0.1" },
    ],
    columns: ["At", "What happened", "Loaded so far"],
    rows: [
      { cells: ["0 ms", "Link pressed", "0 kB"] },
      { cells: ["150 ms", "Address found by DNS", "0 kB"] },
      { cells: ["450 ms", "Connection secured: TCP, then TLS 1.3", "0 kB"], callout: 1 },
      { cells: ["640 ms", "First byte of the HTML", "1 kB"], callout: 2 },
      { cells: ["710 ms", "HTML complete", "14 kB"] },
      { cells: ["930 ms", "Styles in, text painted in a system typeface", "23 kB"], callout: 3 },
      { cells: ["1,110 ms", "Shop's own typeface in, no line moves", "58 kB"] },
      { cells: ["1,600 ms", "Picture of the bowl shown, AVIF format", "154 kB"], callout: 4 },
      { cells: ["1,900 ms", "Script run, basket button answers", "206 kB"] },
    ],
    callouts: [
      "Three round trips pass before a page is requested. Fonts or scripts from another server can cost up to three more.",
      "A page that a database must put together first would take longer.",
      "Reading can start. The script comes last, because the page can be read without it.",
      "The picture is 96 kB, the largest single item.",
    ],
  },
  plan: {
    heading: "Four weeks to a simple website",
    lead: "A simple site has one language, a handful of layouts and no payments.",
    unit: "week",
    total: 4,
    rows: [
      {
        label: "Content and size",
        text: "Which pages, who writes missing texts, how many kilobytes.",
        from: 1,
        to: 1,
        by: "both",
      },
      {
        label: "Page designs",
        text: "Each layout for phone, tablet and desktop, with your real words; you approve it.",
        from: 1,
        to: 2,
        by: "both",
      },
      { label: "Build", text: "A preview address, with something new on it every day.", from: 2, to: 3, by: "us" },
      {
        label: "Content entry",
        text: "Your staff enter the content; fields that confuse them are changed.",
        from: 3,
        to: 3,
        by: "you",
      },
      { label: "Checks", text: "Keyboard, screen reader, simulated slow phone, old addresses.", from: 3, to: 4, by: "us" },
      {
        label: "Launch and handover",
        text: "The new site goes live on a working morning, with the whole team on hand.",
        from: 4,
        to: 4,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "What we measure, including Google's Core Web Vitals",
    lead: "The first three are Google's Core Web Vitals: how fast and steady a page is. Three visits in four must meet the limit. The other targets are agreed per project; the second column is our estimate.",
    rows: [
      {
        measure: "Largest Contentful Paint: main content shown",
        oftenFound: "3 to 5 s on a mid-range phone",
        target: "2.5 s or less",
        readFrom: "Tests at launch, then your real visitors",
      },
      {
        measure: "Interaction to Next Paint: answer to a tap",
        oftenFound: "300 ms and more on script-heavy pages",
        target: "200 ms or less",
        readFrom: "Your real visitors, from launch",
      },
      {
        measure: "Cumulative Layout Shift: content that jumps",
        oftenFound: "0.2 where ads or fonts come late",
        target: "0.1 or less",
        readFrom: "Tests, then your real visitors",
      },
      {
        measure: "Accessibility faults",
        oftenFound: "Dozens on a home page",
        target: "No known fault left at launch",
        readFrom: "Audit record, by tool and by hand",
      },
      {
        measure: "Time to correct a price",
        oftenFound: "A ticket and two days",
        target: "Minutes, by your own staff",
        readFrom: "History in the CMS",
      },
    ],
  },
  ownership: {
    heading: "Site, domain and content stay yours",
    items: [
      "The repository with its history, from the first commit",
      "Domain, hosting and CMS, registered to your company; on Shopify the account, the data and the theme's licence",
      "Texts and pictures, in an export that other systems can read",
      "Design files, and licences for the typefaces",
      "The page-load records",
      "A handbook for your staff, with pictures of your own screens",
    ],
  },
  tools: ["Next.js", "React", "TypeScript", "Node.js", "Sanity", "Strapi", "WordPress", "Playwright"],
  questions: [
    {
      question: "Should we use a page builder instead?",
      answer:
        "Yes, for up to ten pages and one editor. It gets expensive as pages multiply: each one carries the builder's scripts, and leaving the builder means a rebuild. A site built for you pays off when speed and search rankings bring you income.",
    },
    {
      question: "Will a rebuild cost us our place in Google?",
      answer:
        "It can, mostly when old addresses lead nowhere. We list those that Google and your server's logs know, and lead each one to its new page (a 301 redirect). Texts that already rank are kept. Expect some movement for a few weeks while Google reads the pages again.",
    },
    {
      question: "Can our marketing team edit the site alone?",
      answer:
        "Within the layouts, yes. They change the content, reorder sections, make new pages and publish them. A new layout goes to a developer, yours or ours.",
    },
    {
      question: "What decides the price?",
      answer:
        "The number of different layouts, far more than the number of pages. Then come languages, payments, connections to other systems, and whether the texts are written. Choose a budget range in the [enquiry form](/contact/), and we reply with what fits.",
    },
    {
      question: "Who keeps it running after launch?",
      answer:
        "Your own developers, or we do: security updates, tested backups, and page speed measured after each release. The contract says how fast a security hole is closed. If releases are the problem, start with [DevOps](/services/devops/).",
    },
  ],
  related: ["uiux", "marketing", "devops"],
  start: {
    firstDeliverable:
      "Within the first week: a list of pages with the purpose of each, and the size limits. A preview address follows in week two.",
    duration:
      "Two to four weeks for a simple site. A portal, or a shop with rules of its own, can take three to six months. A site in several languages, or a shop on a ready system, falls between the two. Missing content makes it longer.",
    team: "A designer, a web developer and a tester, with a project lead as your contact. A copywriter joins if the texts are missing.",
    needFromYou:
      "One person who approves, your texts in week one, and the staff who will edit in week three. Also access to the domain and the old site.",
    call: "A project lead and a web developer open your present site with you, ask who visits it and why, and say how large the work is likely to be.",
    confidentiality: "Ask for an NDA in the form before you send drafts or figures.",
  },
  closing: {
    heading: "Send us your slowest page",
    text: `In a ${firstCall} we load it together at the speed of a slow phone and show you what to fix first.`,
    action: "Get Started",
  },
});

export default webDevelopment;
