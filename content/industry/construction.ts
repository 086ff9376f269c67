// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Building sites: facts recorded where they happen, and found again years later. */
const construction = defineIndustry({
  meta: {
    title: `Construction software for site and office | ${site.name}`,
    description:
      "Site software for contractors and developers: drawing control, pour records, attendance, deliveries and cost. It works on phones without a signal.",
  },
  updated: "2026-11-28",
  order: 10,
  name: "Construction",
  menuLine: "Drawings, concrete, people and cost on site",
  icon: "construction",
  hero: {
    claim: "Site records made on the slab, and found when a claim comes.",
    lead: "We build custom site software for contractors and property developers: drawing control, pour and inspection records, attendance, deliveries and cost. Foremen enter each fact once on a phone, even offline; each entry keeps its author, time and corrections.",
  },
  drawing: {
    title: "A concrete pour in section, from the site gate to the curing tank",
    description:
      "A section through a site under a tower crane. The line follows the concrete; between the pump and the slab it is the pump pipe. From left to right: a gateman with a mixer truck, a technician at the slump cone, the pump, four workers placing concrete for the ground-floor slab, with a propped basement beneath, and a lab bench with a curing tank. A foreman checks a tablet at the slab's edge; an engineer stands in the cabin window.",
    caption:
      "One truck's concrete, from the gate to the curing tank. The truck is gone within the hour; its test cubes are crushed on days 7 and 28.",
  },
  number: {
    heading: "Concrete is usually accepted on its strength after 28 days",
    value: 7,
    whole: 28,
    unit: "days",
    valueLabel: "First specimens crushed: an early sign",
    wholeLabel: "Strength judged for acceptance",
    ticks: 1,
    figures: [0, 14, 21],
    text: "Specimens crushed on day 7 can warn, but do not decide acceptance. By day 28 more floors may be built. So every result has to be tied to its pour, its truck and its place on the grid.",
  },
  hours: {
    critical: [
      { from: 6, to: 9.5, label: "Turnstiles, permits, the first pour" },
      { from: 16, to: 18.5, label: "Diaries, delivery notes, next day's crane slots" },
    ],
    release: { from: 20, to: 23, label: "Gate locked, diaries signed" },
    note: `A night pour or a road closure changes these hours, so we check your pour calendar before an update. For the pour itself, ${supportName} can put one of our engineers on call; the agreement names the price.`,
  },
  day: {
    heading: "A site's busiest hours: morning gate and afternoon paperwork",
    paragraphs: [
      "By half past six there is a queue at the turnstile. New workers need an induction; all need a site card and a name on the day's list. Safety talk at seven, permits by half past seven, first mixer truck at eight. If the gate system hangs, workers wait in the road on full pay.",
      "Afternoons go to delivery notes, headcounts, photographs and weather. These records can later decide who pays for a delay.",
    ],
  },
  systems: {
    heading: "Software for drawings, pours, diaries and cost",
    lead: "Many sites keep these records on paper and in chat groups. We begin with the record that costs you most; Procore or Autodesk can stay.",
    items: [
      {
        title: "Drawing and revision control",
        place: "drawing on the wall",
        text: "Drawings found by level and grid. Offline, the phone shows when it last looked for a newer one.",
        hardPart:
          "Old printouts stay taped to columns. A printout's QR code shows whether it is still valid or, without a signal, when the phone last checked.",
      },
      {
        title: "Pour and inspection records",
        place: "slump test",
        text: "Checklists, hold points (no signature, no release for the pour), delivery tickets and concrete tests, tied to one element.",
        hardPart:
          "Laboratory reports come weeks later under other numbers. The system suggests the pour for each, and an engineer confirms it.",
      },
      {
        title: "Site diary and progress",
        place: "tablet",
        text: "Weather, gangs, plant, quantities and delays, entered at the end of a shift. All delays print as one dated list (in India, for the hindrance register).",
        hardPart: "Foremen put off a long form and write the week from memory. So we cut the form until ten minutes are enough.",
      },
      {
        title: "Labour, inductions and attendance",
        place: "gate",
        text: "Gate entry by trade and subcontractor, wage data, skills and their expiry dates.",
        hardPart:
          "Gangs change daily, fingerprints wear off and some people refuse a face scan. So the gate also takes a card, and shows the guard the holder's photograph.",
      },
      {
        title: "Deliveries, crane slots and materials",
        place: "load on the crane",
        text: "Booked slots, gate passes, stock on each floor and how much the supplier has billed.",
        hardPart:
          "A lost tower crane slot can delay six trades. The supervisor replans on a board that shows which trades have been told.",
      },
      {
        title: "Measurement and cost",
        place: "site office",
        text: "Bills of quantities, variations, the final cost forecast, and running (interim) bills with retention and advances.",
        hardPart:
          "Measured, certified and paid quantities differ, and all three get disputed. Each keeps its own column and date.",
      },
    ],
  },
  standards: {
    heading: "Standards, laws and contracts that the software helps you follow",
    items: [
      {
        name: "ISO 19650",
        text: "A standard way to manage building information (BIM). For each document the system records revision, suitability status (permitted use) and classification.",
      },
      {
        name: "Concrete: IS 456, EN 206, ACI 318, CSA A23.1, AS 1379",
        text: "Sampling and acceptance differ between India, Europe, the USA, Canada and Australia. We set up the rules of your contract, and the pour record shows which test is still missing.",
      },
      {
        name: "RERA, 2016 (India)",
        text: "Developers keep 70% of buyers' money in a separate account and withdraw it against certified progress. Site records supply the physical progress; engineer, architect and accountant certify.",
      },
      {
        name: "Building Safety Act 2022 (England)",
        text: "From 18 metres or seven storeys, hospitals, care homes and blocks of flats need a digital record, the golden thread, while they are built. In use, only the blocks of flats do. The system records each change, with the approval or notice that it needed.",
      },
      {
        name: "Labour law and face scans",
        text: "India's OSH Code requires registers of workers, Britain's CDM Regulations site inductions. The gate software keeps both. It works without face scans; with them, your lawyer names the legal ground, and a card stays possible.",
      },
      {
        name: "FIDIC and NEC4 notices",
        text: "A late notice can lose a claim. FIDIC's 2017 books allow 28 days from when you knew, or should have known, of the event; NEC4 allows eight weeks from knowing, for many events; JCT says forthwith. We set up your own contract's periods.",
      },
    ],
  },
  integrations: {
    heading: "Links to schedules, models and turnstiles",
    items: [
      {
        name: "Procore",
        by: "both",
        text: "Drawings, inspections and budget lines through Procore's own interface (API), as far as your licence allows.",
      },
      {
        name: "Primavera P6 and Microsoft Project",
        by: "in",
        text: "The site programme (schedule) is read in. Diary entries and delays link to its activities.",
      },
      {
        name: "Revit and Autodesk Forma (formerly Autodesk Construction Cloud)",
        by: "in",
        text: "Drawings and model data through Autodesk Platform Services. Foremen need no design licence; Autodesk may charge to convert models.",
      },
      {
        name: "Tally, SAP or a builder's ERP",
        by: "file",
        text: "Supplier invoices are checked against orders and goods received, subcontract bills against measurement: quantity first, then price.",
      },
      {
        name: "Turnstiles and face readers",
        by: "device",
        text: "Gates with their own memory keep opening when the network drops, and send entries later.",
      },
    ],
  },
  pitfalls: {
    heading: "Why site software gets abandoned",
    items: [
      {
        title: "Paper forms copied as they were",
        text: "Forty boxes on paper are forty boxes on a phone. Ask who reads each one and drop the rest.",
      },
      {
        title: "One language for all",
        text: "The people who know the facts may read Hindi, Bengali or Polish, or prefer to speak. Plan forms in their languages, with pictures and voice notes.",
      },
      {
        title: "Subcontractors left outside",
        text: "When each login costs money, a gang shares one, and one name signs everything. Plan a login for everyone who enters data; software that you own sets no limit.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Diary, drawings and inspections on the ordinary phones that foremen already carry." },
    {
      slug: "software-development",
      part: "Measurement, running bills and variations, tied to the accounts package you already pay for.",
    },
    { slug: "uiux", part: "Short forms, tested by foremen on the slab, in dust and sunlight." },
    {
      slug: "ai-ml",
      part: "Reading delivery tickets and filing site photographs by element.",
    },
  ],
  focus: [
    { slug: "enterprise-applications", part: "Cost, purchase and payroll of many sites kept in one set of books." },
    { slug: "business-automation", part: "Reminders to whoever must sign an inspection request, an approval or a bill." },
    {
      slug: "technology-integration",
      part: "Programme, model, pour records and test reports joined, so that a beam has one name in all of them.",
    },
  ],
  questions: [
    {
      question: "There is no signal in our basements. Does it still work?",
      answer:
        "Yes. Drawings and forms for a person's area sit on the phone, and entries are sent once there is a signal. If two people edit the same inspection, both versions are kept and an engineer picks one.",
    },
    {
      question: "We have WhatsApp groups. Why change?",
      answer:
        "Keep the groups for talk. But in two years no chat will tell you which slab a photograph shows, or which drawing was valid that day. A good first step is one screen that takes a photograph and asks for two taps: the place and the kind of work.",
    },
    {
      question: "Can a running project switch over?",
      answer:
        "Yes, one record at a time, though a new project is easier. We would start with inspections or deliveries. Closed registers need no retyping: scans of their pages are filed by element, and the estimate says who does that.",
    },
    {
      question: "We already pay for Procore or Autodesk. What is left to build?",
      answer:
        "What your package lacks: often running bills, local wage rules or the matching of laboratory reports. The package stays, and exchanges data with the new part.",
    },
    {
      question: "Who keeps the records after the project?",
      answer:
        "You do. They sit in your own cloud account or on your server from the first day. At handover you get an export that opens without our software: documents as PDF, data as tables, and an index. Then our access ends, unless you agree otherwise in writing.",
    },
  ],
  start: {
    firstDeliverable:
      "By week four, usually: one working record, such as the pour card, on the phones of two foremen, tried during a real pour.",
    duration:
      "Three to six months for a first site with three or four registers. More subcontractors and an ERP connection add time.",
    team: "A designer who visits the site, two mobile developers, a backend developer, a tester, and a project lead.",
    needFromYou:
      "A site engineer for an hour a day in the trial weeks, blank copies of your registers, the grid plan and the programme file.",
    call: "A project lead and a mobile developer ask how many sites and subcontractors you have, and where the signal ends.",
    confidentiality: "We read contract papers and claim files only after an NDA. For the first talk a blank pour card is plenty.",
  },
  closing: {
    heading: "Bring the register your engineers like least",
    text: `Show it in a ${firstCall}: we sketch how a foreman could fill it in on a phone.`,
    action: "Contact Us",
  },
});

export default construction;
