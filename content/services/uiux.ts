// The fields are explained in content/schemas/service.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** One component from the old form to release: a sample Save button, from the watched clerk to version 1.0.0 in the library. */
const uiux = defineService({
  meta: {
    title: `UI/UX design tested with your own users | ${site.name}`,
    description:
      "Interfaces for business software, apps and websites, tested with the people who use them and delivered as screen parts in code, accessible to WCAG 2.2 AA.",
  },
  updated: "2026-11-28",
  order: 4,
  name: "UI/UX Design",
  menuLine: "Interfaces tested with their users",
  icon: "uiux",
  category: "Design",
  tone: "secondary",
  enquiryOption: "UI/UX Design",
  shortName: "UI/UX",
  card: {
    description: "Interfaces tested with the people who use them, delivered as reusable components.",
    features: [
      "Screen texts written with you",
      "Named colours and type styles",
      "Empty, loading and error screens drawn",
      "One layout grid, phone to desktop",
    ],
  },
  hero: {
    claim: "Screens tested by the people who will use them.",
    lead: "We design the screens of business software, apps and websites, for companies whose staff or customers struggle with the present ones. Users test the main screens before coding, while changes are cheap. Your developers get components: ready-made screen parts, in code.",
  },
  drawing: {
    title: "A Save button on its way from the old form to release",
    description:
      "Eight stands on one line, left to right. A researcher watches a clerk at a form. A paper slip carries the words Save changes. Next come a sheet of pencil sketches, the button set on a grid of squares, and a board with its states. A rack holds labelled drawers for colour and type. At a table a tester presses a button of the clickable prototype while a figure takes notes. On the last stand, a shelf beside a terminal, lies the finished button, the only part filled in blue.",
    caption: "One sample component, a Save button, from the old form to release.",
  },
  stations: [
    { name: "Watch", text: "A clerk fills in the old form. She presses Submit twice, because nothing seems to happen." },
    { name: "Word", text: "The label becomes Save changes, which says what the button does." },
    { name: "Sketch", text: "Ten versions are compared in pencil, and one is chosen." },
    { name: "Grid", text: "The button is set on a grid and keeps its place from phone to desktop." },
    { name: "States", text: "Every state is drawn. While the button is busy, a second press is ignored." },
    { name: "Tokens", text: "The blue gets a name (a token), action-600, and is the same on every screen." },
    {
      name: "Trial",
      text: "Five clerks use a clickable draft (a prototype). All press once and wait; one asks for a shortcut.",
    },
    { name: "Release", text: "The button enters the component library, with the same name in design file and code." },
  ],
  deliverables: {
    heading: "Four results your developers can build from",
    lead: "Each is yours when its stage is paid.",
    items: [
      {
        title: "A task map",
        text: "Who does what, in which order, and where people wait. One page per task.",
        points: [
          "Five to eight people watched where they do the task, at a desk or on a phone",
          "Each wait and its cause, also in work on paper",
        ],
      },
      {
        title: "A copy deck",
        text: "Every label, hint and error message in one table, for your lawyer and your translator.",
        points: ["A length limit for each text, with room for translations", "The same word for the same thing on every screen"],
      },
      {
        title: "A component library",
        text: "Buttons, fields, tables and other parts, in code and in your design tool. Each is tried with a screen reader, which reads the screen aloud.",
        points: [
          "Fields, tables and screens that are empty, busy, failed or too full",
          "Named colours and sizes for web, iOS and Android",
        ],
      },
      {
        title: "A clickable prototype with test findings",
        text: "The main tasks as clickable screens, with a record of every trial.",
        points: [
          "What people did, kept apart from what they said",
          "Faults ranked by severity, and by reach where figures show it",
        ],
      },
    ],
  },
  scope: {
    heading: "Products we design, and requests we turn down",
    takeOn: [
      "New products, and systems that staff use all day",
      "Design systems: one set of parts for apps that all look different",
      "Usability tests: a week of trials, then a ranked list of faults",
      "Redesign for accessibility, to WCAG 2.2, level AA",
    ],
    decline: [
      "Deceptive patterns, such as hidden fees or a cancel link in grey on grey.",
      "Redesigns where we may neither watch users nor see figures.",
      "Logos and brand identity. We work from the brand you have.",
    ],
  },
  control: {
    kind: "button",
    heading: "One button in five states",
    lead: "Sample data: one Save button on a white page. Contrast says how clearly something stands out from its background.",
    question: "Which state do you want to see?",
    first: 1,
    readings: ["contrast", "read aloud"],
    answers: [
      {
        label: "Resting",
        button: { label: "Save changes", fill: "#007399" },
        values: ["5.37:1", "Save changes, button"],
        says: "The label says what will happen. WCAG, the accessibility standard, asks for a contrast of at least 4.5:1 here.",
      },
      {
        label: "Focused",
        button: { label: "Save changes", fill: "#007399", ring: "#C2410C" },
        values: ["5.18:1, of the ring (3:1 is enough)", "Save changes, button"],
        says: "A ring shows people who use the keyboard where they are.",
      },
      {
        label: "Busy",
        button: { label: "Saving", fill: "#007399" },
        values: ["5.37:1", "Saving"],
        says: "The label changes and the button keeps its width, so nothing on the page moves.",
      },
      {
        label: "Failed",
        button: {
          label: "Save changes",
          fill: "#007399",
          message: { text: "Not saved. Check the connection, then press again", colour: "#B42318" },
        },
        values: ["6.57:1, of the message", "Not saved. Check the connection, then press again"],
        says: "A message says what happened and what to do. The button can be pressed again.",
      },
      {
        label: "Done",
        button: { label: "Save changes", fill: "#007399", message: { text: "Saved", colour: "#1B6B3A" } },
        values: ["6.54:1, of the message", "Saved"],
        says: "The word Saved stays until the next change. A screen reader says it too.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample component specification: one button",
    lead: "Sample data, shortened. Your developers receive a specification like this for each component.",
    document: "Component specification",
    fields: [
      { label: "Component", value: "Save button (sample product)" },
      { label: "Label", value: "Names the action; 24 characters at most" },
      { label: "Size", value: "48 px high, 96 px wide or more" },
      { label: "Contrast of the label", value: "5.37:1, at least 4.5:1 needed" },
      { label: "Keys", value: "Enter or Space; Ctrl + S, as a clerk asked" },
    ],
    columns: ["State", "What the user sees", "What a screen reader says"],
    rows: [
      { cells: ["Resting", "White label on blue, action-600", "Save changes, button"], callout: 1 },
      { cells: ["Focused", "Orange ring around the button", "Save changes, button"] },
      { cells: ["Busy", "Label Saving, same width", "Saving"], callout: 2 },
      {
        cells: ["Failed", "Red message below the button", "Not saved. Check the connection, then press again"],
        callout: 3,
      },
      { cells: ["Done", "The word Saved, green, below the button", "Saved"] },
    ],
    callouts: [
      "The blue has one name in design and code. A new brand colour is tested for contrast before it is used.",
      "The clerk pressed twice because nothing seemed to happen. Now she sees Saving.",
      "A screen reader can read out the message while the user stays on the button, as WCAG asks.",
    ],
  },
  plan: {
    heading: "Eight weeks with three user trials",
    lead: "For a product with a dozen main screens. Corrections can cause new problems, so there are three trials.",
    unit: "week",
    total: 8,
    rows: [
      { label: "Watching", text: "Shows where people lose time on the old screens.", from: 1, to: 2, by: "both" },
      { label: "Words and structure", text: "What things are called and where they are found.", from: 2, to: 3, by: "both" },
      { label: "Grey screens", text: "Layout for three screen widths, still without colour.", from: 3, to: 4, by: "us" },
      { label: "First trial", text: "Five people, main tasks, findings next morning.", from: 4, to: 4, by: "both" },
      { label: "States and tokens", text: "Every state drawn, every colour and size named.", from: 4, to: 6, by: "us" },
      { label: "Second trial", text: "Five other people, the same tasks.", from: 6, to: 6, by: "both" },
      { label: "Library in code", text: "Components built together with your developers.", from: 6, to: 8, by: "both" },
      {
        label: "Last trial and handover",
        text: "The coded parts are tried, corrected and handed over.",
        from: 7,
        to: 8,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "How we compare the new design with the old one",
    lead: 'We time today\'s work first. "Usual today" is our estimate, unless a source is named; targets are agreed per project.',
    rows: [
      {
        measure: "Task finished without help",
        usualToday: "Not known; counted on the old screens first",
        target: "Four people of five in the last trial",
        readFrom: "Notes of each trial",
      },
      {
        measure: "Time on the main task",
        usualToday: "Seldom timed",
        target: "Faster by an agreed margin",
        readFrom: "The same work, timed in week 1 and in the last trial",
      },
      {
        measure: "Low-contrast text",
        usualToday: "On 83.9% of home pages (WebAIM, 2026)",
        target: "None in the library",
        readFrom: "Automatic check at each build",
      },
      {
        measure: "Colours outside the library",
        usualToday: "Dozens of greys",
        target: "None without a written reason",
        readFrom: "Automatic count in the code",
      },
    ],
  },
  ownership: {
    heading: "You keep the open design files, the code and the findings",
    items: [
      "The design file with its versions, in your own account",
      "Component code in a repository you control",
      "The copy deck as a spreadsheet, ready for a translator",
      "Trial recordings, kept or deleted as the participants agreed",
    ],
  },
  toolsNote: "Designed in Figma or your own tool, then built in your developers' framework, such as React.",
  tools: ["Figma", "React", "Vue.js", "Flutter"],
  questions: [
    {
      question: "Can our own developers design it?",
      answer:
        "Some can. Then you may need us only for the trials: we find the people and run the sessions while your team watches. Developers often know the product too well to see it as a new user does.",
    },
    {
      question: "Are five people enough to test with?",
      answer:
        "For common faults, yes: a fault that stops many users usually stops at least one of five. To prove that one version earns more than another, you need an experiment on the live product. Our [marketing](/services/marketing/) team can run it.",
    },
    {
      question: "Is our brand guide a design system?",
      answer:
        "No. A brand guide covers logo, colours and printed matter; a design system also says what a button does on a slow connection. We start from your guide and add what is missing.",
    },
    {
      question: "Which accessibility law do we have to meet?",
      answer:
        "That depends on where you sell; ask a lawyer. The EU's European Accessibility Act covers online shops and consumer banking, among others, and the USA, the UK, Canada, Australia and India have disability laws that may apply. We design to WCAG 2.2, level AA.",
    },
  ],
  related: ["web-development", "mobile-apps", "Animation"],
  start: {
    firstDeliverable: "Within two weeks: a task map of your main task, drawn after watching your own people do it.",
    duration: "Six to ten weeks for a dozen main screens. How soon we can meet users matters more than the number of screens.",
    team: "A project lead, a researcher, an interface designer and a front-end developer for the library; a copywriter for the copy deck.",
    needFromYou:
      "Five to eight people we may watch at work, and five users for each trial, found by you or by us. Also the present product with test data, one person who decides on wording, and a developer in weeks 6 to 8.",
    call: "A designer and a project lead watch you use the screen that worries you. Then we suggest a usability test, a redesign or neither.",
    confidentiality: "We look at unreleased products under an NDA. For the first call a screen share with test data is enough.",
  },
  closing: {
    heading: "Show us the screen your users complain about",
    text: `In a ${firstCall} we watch you use it, name what we would test with your users, and say what to do next.`,
    action: "Start Your Transformation",
  },
});

export default uiux;
