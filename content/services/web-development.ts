// The fields are explained in content/schemas/service.ts.
import { defineService } from "../collections/schema";
import { firstCall } from "../phrases";
import { site } from "../site";

/** One page load, frame by frame: a sample pottery shop's product page, from the pressed link to a button that answers. */
const webDevelopment = defineService({
  meta: {
    title: `Website development: fast, editable sites | ${site.name}`,
    description:
      "Company websites, online shops and portals in Next.js, React or plain HTML: fast on phones, accessible, and edited by your own team without a developer.",
  },
  updated: "2026-11-23",
  order: 1,
  name: "Website Development",
  menuLine: "Sites your own team can edit",
  icon: "web",
  category: "Web Development",
  tone: "secondary",
  enquiryOption: "Web Development",
  shortName: "Web",
  card: {
    description: "Websites, shops and portals that load fast and that your own team can edit.",
    features: [
      "Built in Next.js, React or plain HTML",
      "Content your own team can edit",
      "Keyboard and screen-reader tested",
      "Page size limit agreed before design",
    ],
  },
  hero: {
    claim: "A fast website that your own team can edit.",
    lead: "We build company websites, online shops and portals for businesses that need enquiries and sales from phones as well as desktops. Pages load fast on slow connections, and your staff change every text and picture themselves. The drawing shows one page loading on the connection your customers get on a train.",
  },
  drawing: {
    title: "One page load as a filmstrip of eight frames along a line",
    description:
      "A strip of film runs over the line. In the first of its eight frames a shopper holds a phone; its screen stands at the right of each frame. Frames one to four show the old page fading while the address is found and the connection is made; a server cabinet stands in frame four. In frame five the HTML arrives. In frame six there is text, in seven a picture of a bowl. In frame eight the basket button answers, the one part drawn in blue. A scale from 0 to 1,900 milliseconds fills below each frame.",
    caption:
      "Sample page on a line of 1.6 Mbit/s with a 150 ms round trip: readable after 0.93 s, ready to buy from after 1.9 s.",
  },
  stations: [
    { name: "Press", text: "0 ms. A shopper presses a link. The old page is still on the screen." },
    { name: "Address", text: "150 ms. A DNS server has turned the domain name into an address: one round trip." },
    { name: "Handshake", text: "450 ms. Two more round trips set up an encrypted connection. No content has arrived yet." },
    { name: "First byte", text: "640 ms. The page was made in advance, so the server takes 40 ms to hand it over." },
    { name: "HTML", text: "710 ms. All 14 kB are in. The browser knows which picture matters and asks for it." },
    { name: "Text", text: "930 ms. Styles have arrived. The price and the delivery date can be read." },
    { name: "Picture", text: "1,600 ms. The bowl is painted. Browsers call this moment Largest Contentful Paint." },
    { name: "Ready", text: "1,900 ms. The script has run. Pressing the basket button now puts a bowl in the basket." },
  ],
  deliverables: {
    heading: "A website that your staff can run themselves",
    lead: "Visitors see the pages. Your company receives these four things with them.",
    items: [
      {
        title: "The site as code",
        text: "Next.js, React or plain HTML, chosen by who will maintain it in three years.",
        points: [
          "Pages are made at build time unless one has a reason not to be",
          "Old addresses keep working, or a 301 sends visitors on",
          "A fresh laptop can build the whole site with one command",
        ],
      },
      {
        title: "A CMS for your team",
        text: "Sanity, Strapi, WordPress or a similar system, set up so that a quick correction cannot break a layout.",
        points: [
          "Fields know the limits of the layout, so a headline cannot overflow",
          "A draft can be looked at on a phone before the public sees it",
          "Separate rights for writing and for publishing",
        ],
      },
      {
        title: "A page size limit",
        text: "A table with one line per layout: how many kilobytes it may load on first view, and how much of that is pictures or script.",
        points: [
          "The limit is agreed before the first screen is designed",
          "A build over the limit stops and names the file; tags and pictures added later are measured every week",
        ],
      },
      {
        title: "An accessibility record",
        text: "Each layout checked against WCAG 2.2, level AA: by tool, then by hand with a keyboard and a screen reader.",
        points: [
          "The order of keyboard focus, marked on a picture of the page",
          "Every fault with its place, its cause and the date it was fixed",
          "Shops that sell to consumers in the EU have had to be accessible since June 2025; very small firms are exempt",
        ],
      },
    ],
  },
  scope: {
    heading: "Websites we take on, and work we decline",
    takeOn: [
      "Company and campaign sites that your staff can edit",
      "Online shops: on a ready system such as Shopify or WooCommerce where its checkout fits, built to your own rules where it does not",
      "Rebuilds of slow sites that must keep their search rankings",
      "Checkouts in which card data goes straight to the payment provider, with refunds, tax and stock tried before launch",
      "Portals with a login, for dealers, tenants or members",
      "Sites in several languages, including Devanagari and scripts that run right to left",
      "Repair of a WordPress or Drupal site whose developer is no longer available",
    ],
    decline: [
      "A competitor's site with the colours changed.",
      "Accessibility by overlay, a script that claims to repair pages it cannot understand.",
      "Consent banners in which refusing takes more clicks than accepting.",
      "A fixed launch date when no one has been named to write the content.",
    ],
  },
  control: {
    kind: "bars",
    heading: "Change the weight of the page",
    lead: "Sample data: the time until the last byte has arrived. It is four round trips and 40 ms on the server, then the page's size over four fifths of the line's speed.",
    question: "How heavy is the page?",
    first: 4,
    readings: ["on the slow phone line, 1.6 Mbit/s, 150 ms", "on fibre, 50 Mbit/s, 20 ms"],
    rows: ["1.6 Mbit/s, 150 ms, slow phone line", "9 Mbit/s, 60 ms, good phone line", "50 Mbit/s, 20 ms, fibre"],
    whole: 17,
    after: "s",
    answers: [
      {
        label: "206 kB",
        bars: [1.9, 0.5, 0.2],
        values: ["1.9 s", "0.2 s"],
        says: "The page of the record below. On the slow line it is complete in less than two seconds.",
      },
      {
        label: "500 kB",
        bars: [3.8, 0.8, 0.2],
        values: ["3.8 s", "0.2 s"],
        says: "A second typeface and two large photographs. The office on fibre sees no difference at all.",
      },
      {
        label: "1 MB",
        bars: [6.9, 1.4, 0.3],
        values: ["6.9 s", "0.3 s"],
        says: "Add a slider, a chat window and a tag for each campaign. The slow line now waits seven seconds.",
      },
      {
        label: "2.5 MB",
        bars: [16.3, 3.1, 0.6],
        values: ["16.3 s", "0.6 s"],
        says: "Add a video at the top. Whoever tests it at a desk waits half a second; the customer on the bus has left.",
      },
    ],
  },
  proof: {
    heading: "A sample page-load record",
    lead: "Sample data. We measure each layout like this before launch, on a slowed phone, so that design and code can be adjusted in time.",
    document: "Page-load record",
    fields: [
      { label: "Page", value: "Product page, sample pottery shop" },
      { label: "Phone", value: "Mid-range, processor slowed four times" },
      { label: "Line", value: "1.6 Mbit/s, 150 ms round trip" },
      { label: "Reading", value: "Median of five cold loads" },
      { label: "Size", value: "206 kB of a 250 kB limit" },
      { label: "Largest Contentful Paint", value: "1,600 ms, limit 2,500 ms" },
      { label: "Cumulative Layout Shift", value: "0.00, limit 0.1" },
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
      { cells: ["1,600 ms", "Picture of the bowl painted, AVIF format", "154 kB"], callout: 4 },
      { cells: ["1,900 ms", "Script run, basket button answers", "206 kB"], callout: 5 },
    ],
    callouts: [
      "Three round trips pass before a page is even requested. A page that loads fonts and scripts from four other hosts pays them again for each host.",
      "190 ms, of which 150 are the round trip itself. A page put together from a database at this moment would take longer.",
      "Reading can start. No script stands between the visitor and the price.",
      "The picture is 96 kB, the largest single item.",
      "The script comes last because the page can be read without it.",
    ],
  },
  plan: {
    heading: "Four weeks to a simple website",
    lead: "A simple site takes two to four weeks: one language, a handful of layouts, no checkout. A shop on a ready system takes longer; a portal, or a shop with rules of its own, can take three to six months.",
    unit: "week",
    total: 4,
    rows: [
      { label: "Content and size", text: "Which pages, who writes them, how many kilobytes.", from: 1, to: 1, by: "both" },
      {
        label: "Page drawings",
        text: "Each layout drawn at 390, 768 and 1440 px, with your real words; you approve it.",
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
      { label: "Checks", text: "Keyboard, screen reader, slow phone, list of old addresses.", from: 3, to: 4, by: "us" },
      {
        label: "Launch and handover",
        text: "Domain switched on a working morning, with the whole team on hand.",
        from: 4,
        to: 4,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "What we measure, including Google's Core Web Vitals",
    lead: "The first three are Google's Core Web Vitals. Their limits must hold for three visits in four. The other targets are agreed per project.",
    rows: [
      {
        measure: "Largest Contentful Paint",
        oftenFound: "3 to 5 s on a mid-range phone",
        target: "2.5 s or less",
        readFrom: "Lab runs at launch, then visits on your own site; Chrome UX Report if yours has the visitors",
      },
      {
        measure: "Interaction to Next Paint",
        oftenFound: "300 ms and more on script-heavy pages",
        target: "200 ms or less",
        readFrom: "Visits on your own site, from launch",
      },
      {
        measure: "Cumulative Layout Shift",
        oftenFound: "0.2 where adverts or fonts come late",
        target: "0.1 or less",
        readFrom: "As the first row",
      },
      {
        measure: "Page size on first view",
        oftenFound: "2 MB and more",
        target: "A limit per layout, in kilobytes",
        readFrom: "Build log",
      },
      {
        measure: "Accessibility faults",
        oftenFound: "Dozens on a home page",
        target: "None open against WCAG 2.2 AA at launch",
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
      "Domain, hosting and CMS, registered to your company",
      "Texts and pictures, in an export that other systems can read",
      "Layout drawings, and licences for the typefaces",
      "The page-load records and the script that takes new ones",
      "A handbook for your staff, with pictures of your own screens",
    ],
  },
  tools: ["Next.js", "React", "TypeScript", "Node.js", "Sanity", "Strapi", "WordPress", "Playwright"],
  questions: [
    {
      question: "Should we use a page builder instead?",
      answer:
        "Yes, for ten pages and one person who edits them a page builder is usually enough. It gets expensive as pages multiply: each page carries the builder's scripts, layouts drift apart, and leaving the builder means a rebuild. A built site pays off when speed, search and enquiries matter to your income.",
    },
    {
      question: "Will a rebuild cost us our place in Google?",
      answer:
        "It can, mostly when addresses change without redirects. We list the addresses found in Search Console and your server's logs, redirect each to its new one with a 301, and keep the texts that already rank. Expect some movement for a few weeks while pages are crawled again.",
    },
    {
      question: "Can our marketing team edit the site alone?",
      answer:
        "Within the layouts, yes. They change words, pictures and prices, reorder sections, make new pages and publish them. A layout that does not exist yet is a design decision and goes to a developer, yours or ours.",
    },
    {
      question: "What decides the price?",
      answer:
        "The number of different layouts, far more than the number of pages. Then languages, payments, links to stock or CRM systems, and whether the words exist. Choose a budget range in the [enquiry form](/contact/), and we reply with what fits within it.",
    },
    {
      question: "Who keeps it running after launch?",
      answer:
        "Your own developers can. The code is ordinary and the build is one command. If you prefer, we do it: security updates, backups restored on trial, page load measured after each release. The contract says how fast a hole is closed. If releases are the problem, start with [DevOps](/services/devops/).",
    },
  ],
  related: ["uiux", "marketing", "devops"],
  start: {
    firstDeliverable:
      "Within the first week: a page list with one agreed purpose and one size limit per layout. A preview address follows in week two.",
    duration: "Two to four weeks for a simple site. Languages, payments and missing content make it longer.",
    team: "A designer, a web developer and a tester, with a project lead as your contact. A copywriter joins if the texts are missing.",
    needFromYou:
      "One person who approves, your texts in week one, the staff who will edit in week three, and access to domain and old site.",
    call: "A project lead and a web developer open your present site with you, ask who visits it and why, and name a likely scope.",
    confidentiality: "Unpublished products and figures stay under NDA. Ask for it in the form before you send drafts.",
  },
  closing: {
    heading: "Send us your slowest page",
    text: `In a ${firstCall} we load it together on a slowed phone and show you what to fix first.`,
    action: "Get Started",
  },
});

export default webDevelopment;
