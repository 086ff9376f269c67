import { defineIndustry } from "../schema";
import { site } from "../site";

/** Building sites: facts recorded where they happen, and found again years later. */
const construction = defineIndustry({
  meta: {
    title: `Construction software for site and office | ${site.name}`,
    description:
      "Current drawings, pour records, labour, deliveries and cost for contractors and developers. Made for dust, gloves and a basement without a signal.",
  },
  updated: "2026-11-20",
  order: 10,
  name: "Construction",
  menuLine: "Drawings, pours, people and cost on site",
  icon: "construction",
  hero: {
    claim: "The office knows the plan. The slab knows what happened.",
    lead: "A building is put up outdoors by dozens of firms that did not choose each other, to drawings that change while the concrete is wet. Proof of what was done lives in notebooks, phone galleries and the memory of a foreman who has moved to the next job. We build tools that take the record where the work happens, and that open years later for somebody who was never there.",
  },
  drawing: {
    title: "A concrete pour, cut from the site gate to the curing tank",
    description:
      "A section through a site under a tower crane. The line is the pump pipe. From left to right: a gateman with a mixer truck, a technician at the slump cone, the pump, four workers placing concrete on the ground slab, with a propped basement beneath them, and a lab bench with a curing tank. A foreman checks a tablet at the slab's edge; an engineer stands in the cabin window. Three test cubes at the tank carry the key colour.",
    caption: "The mixer truck leaves within the hour. The three cubes stay for four weeks, and carry the proof.",
  },
  number: {
    heading: "Concrete answers on day 28",
    value: 7,
    whole: 28,
    unit: "days",
    valueLabel: "First cubes crushed: an early sign",
    wholeLabel: "Strength judged for acceptance",
    ticks: 1,
    text: "Concrete is ordered by its strength at 28 days. Cubes broken on day 7 commonly show about two thirds of it, which can warn but cannot accept. When the real answer comes, more floors already stand on that slab. A result is worth something only if it finds its pour, its truck and its place on the grid.",
  },
  hours: {
    critical: [
      { from: 6.5, to: 9.5, label: "Turnstiles, permits, the first pour" },
      { from: 16, to: 18.5, label: "Diaries, dockets, tomorrow's crane slots" },
    ],
    release: { from: 20, to: 23, label: "Gate locked, diaries signed" },
    note: "A night pour or a road closure turns this round. The pour calendar has the last word before a date is agreed.",
  },
  day: {
    heading: "By nine the day is decided",
    paragraphs: [
      "By half past six there is a queue at the turnstile. Everyone in it needs a valid induction, the right trade card and a name on today's list. Toolbox talk at seven, permits by half past, first mixer truck at eight. If the gate system hangs, the whole labour force stands in the road on full pay, and behind it waits concrete that sets in its own time.",
      "Afternoons go to paperwork that looks small: dockets, headcount, photographs, weather. Months later those notes decide who pays for a delay. The trade measures in cubic metres, tonnes of steel, man-days and days of float. The client's engineer may ask to see the record, and so may a safety inspector, a lender and one day a tribunal.",
    ],
  },
  systems: {
    heading: "Records a site cannot do without",
    lead: "Most sites keep them already, in registers, chat groups and a shared drive. The aim is one entry per fact, made by the person who saw it.",
    items: [
      {
        title: "Drawing and revision control",
        text: "The current sheet by level and grid, on a phone that was last online this morning.",
        hardPart:
          "Taking the old revision away. A superseded drawing has to give itself up, even as a printout taped to a column.",
      },
      {
        title: "Pour and inspection records",
        text: "Checklists, hold points, delivery tickets, slump and cube results, tied to one element of the frame.",
        hardPart:
          "The laboratory reports weeks later under a sample number of its own. The match must survive a grid reference spelt three ways.",
      },
      {
        title: "Site diary and progress",
        text: "Weather, gangs, plant, quantities and delays, done in ten minutes at the end of a shift.",
        hardPart: "Keeping it quick enough to be true. A diary written on Friday for the whole week is a work of fiction.",
      },
      {
        title: "Labour, inductions and attendance",
        text: "Gate entry by trade and subcontractor, wage data, skills and their expiry dates.",
        hardPart:
          "Gangs change daily and share phones. Identity has to work for people with worn fingerprints and no e-mail address.",
      },
      {
        title: "Deliveries, crane and materials",
        text: "Booked slots, gate passes, stock on each floor and what of it has been billed.",
        hardPart:
          "A lost crane slot moves six trades. The board replans together with the supervisor and shows who has been told.",
      },
      {
        title: "Measurement and cost",
        text: "Bills of quantities, running account bills, variations and the forecast at completion.",
        hardPart: "Measured, certified and paid are three quantities, and all get disputed. Each needs its own sheet and date.",
      },
    ],
  },
  standards: {
    heading: "Codes that site software has to know",
    items: [
      {
        name: "ISO 19650",
        text: "Managing information with BIM: who issues what, in which state, for which purpose. File names are the easy half of it.",
      },
      {
        name: "IFC (ISO 16739-1) and BCF",
        text: "Open formats for models and for issues raised on them, so a clash can be followed from one maker's program into another's.",
      },
      {
        name: "IS 456 and BS EN 206",
        text: "Concrete standards of India and of Britain. How many samples a volume needs, and when results pass, are rules a program can apply.",
      },
      {
        name: "RERA, 2016",
        text: "India's Real Estate (Regulation and Development) Act puts 70% of buyers' money in a separate account, drawn in step with certified progress.",
      },
      {
        name: "Building Safety Act 2022 (England)",
        text: "Higher-risk residential buildings, from 18 metres or seven storeys, need a digital golden thread of how they were designed and built.",
      },
      {
        name: "FIDIC and NEC4 notices",
        text: "Late notices lose claims: 28 days under FIDIC's 2017 books, eight weeks for an NEC4 compensation event. Both clocks start on site.",
      },
    ],
  },
  integrations: {
    heading: "Programmes, models and machines",
    items: [
      {
        name: "Primavera P6 and Microsoft Project",
        text: "The programme as XER or XML, so that diaries and delays point at real activities.",
      },
      {
        name: "Revit and Autodesk Construction Cloud",
        text: "Sheets and model data through Autodesk Platform Services, without buying a design licence for each foreman.",
      },
      {
        name: "Tally, SAP or a builder's ERP",
        text: "Purchase orders, goods received and subcontract bills, compared on quantity before anyone argues about price.",
      },
      {
        name: "Turnstiles and face readers",
        text: "Controllers in a cabin on a poor line. They keep their own events, which arrive hours later and all together.",
      },
      {
        name: "Batching plants and weighbridges",
        text: "The concrete supplier's ticket as data: mix, water, load time and truck number.",
      },
    ],
  },
  pitfalls: {
    heading: "Why site software gets abandoned",
    items: [
      {
        title: "Designed in the cabin",
        text: "It shines on the big screen and fails on level minus two. Try it out where the dust is.",
      },
      {
        title: "Paper forms copied as they were",
        text: "Forty boxes on paper become forty boxes on glass. Ask who reads each one; many were added for a quarrel long settled.",
      },
      {
        title: "One language for everybody",
        text: "Those who hold the facts may read Hindi, Bengali or Polish, or would rather speak. Pictures, voice notes and short lists help.",
      },
      {
        title: "Subcontractors left outside",
        text: "When each login costs money, a gang shares one. The record then shows a single tireless person doing everything.",
      },
      {
        title: "No plan for the archive",
        text: "The project closes, accounts lapse, and years of liability begin. Settle early who keeps the records, and in which format.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Diary, drawings and inspections on ordinary phones, complete while offline." },
    {
      slug: "software-development",
      part: "Measurement, running bills and variations, tied to the accounts package you already pay for.",
    },
    { slug: "uiux", part: "Forms cut down to what somebody reads, tried by foremen on the slab." },
    {
      slug: "ai-ml",
      part: "Reading delivery tickets and filing site photographs by element, with unclear ones left for an engineer.",
    },
  ],
  focus: [
    { slug: "enterprise-applications", part: "Cost, purchase and payroll of many sites kept in one set of books." },
    { slug: "business-automation", part: "Inspection requests, approvals and bills that chase their own signatures." },
    { slug: "technology-integration", part: "Programme, model, gate and batching plant made to speak of the same column." },
  ],
  questions: [
    {
      question: "There is no signal in our basements. Does it still work?",
      answer:
        "Yes, if it is built that way from day one. Drawings, lists and forms for a person's area sit on the phone. Entries are saved on the spot with time and place, and go out when the phone comes back up. When two people have edited the same inspection, both versions are kept and an engineer picks one.",
    },
    {
      question: "We have WhatsApp groups. Why change?",
      answer:
        "Keep them for talk. What they cannot do is answer in two years which slab this was, who said stop and which revision was current. A good first step lets people go on sending photographs and asks for two taps, the place and the kind of work. If it takes longer than that, they will go back, and they would be right.",
    },
    {
      question: "Can a running project switch over?",
      answer:
        "It can, one record at a time, though a new project is easier. We would start with the one that hurts, often inspections or deliveries. Closed registers are scanned and indexed by element; nobody retypes them. The changeover date goes just after a handover or a topping out, well away from large pours.",
    },
    {
      question: "Do you build BIM viewers?",
      answer:
        "Only where the existing ones fall short. Good viewers exist, and IFC can be shown in a browser. The useful part is mostly the link: tap a column and see its pour, its cubes and its open snags. We first ask what a foreman would do with a model on the slab. At times a clear flat sheet is the better tool.",
    },
  ],
  closing: {
    heading: "Send us one register, filled in",
    text: "A photograph of a pour card or a diary page, e-mailed with the names covered, says more than a long list of requirements. We can start from it in the first call.",
    action: "Contact Us",
  },
});

export default construction;
