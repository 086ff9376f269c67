import { defineService } from "../schema";
import { site } from "../site";

/** One component from sketch to release: a sample Save button, from the watched clerk to version 1.0.0 in the library. */
const uiux = defineService({
  meta: {
    title: `UI/UX design as a kit of tested parts | ${site.name}`,
    description:
      "Interfaces drawn as a kit of parts: words first, then grid, states and colour tokens, tried by the people who do the job and released as a library in code.",
  },
  updated: "2026-11-22",
  order: 4,
  name: "UI/UX Design",
  menuLine: "A kit of parts, tested with people",
  icon: "uiux",
  category: "Design",
  tone: "secondary",
  enquiryOption: "UI/UX Design",
  shortName: "UI/UX",
  card: {
    description: "Interfaces designed as a kit of parts and tested with the people who use them.",
    features: [
      "Interface copy, written with you",
      "Colour and type under fixed names",
      "Spacing and every state drawn",
      "One grid from phone to desktop",
    ],
  },
  hero: {
    nameLines: ["UI/UX Design"],
    claim: "Buttons tried by the people who press them.",
    lead: "We design an interface as a joiner makes a cabinet: from parts that fit, measured before they are cut. Words come first, colour comes late, and people who do the job try each round before anyone builds it. The drawing follows the smallest part there is, a Save button, from a pencil to a release.",
  },
  drawing: {
    title: "A Save button on its way from sketch to release",
    description:
      "Eight stands on one line, left to right. A researcher watches a clerk at a form. A paper slip carries the words Save changes. Next come a sheet of pencil sketches, the button set on a grid of squares, and a board with its eight states. A rack holds labelled drawers for colour and type. At a table a tester presses a paper screen while a figure takes notes. On the last stand, a shelf beside a terminal, lies the finished button, the only part filled in blue.",
    caption:
      "Sample component: eight states and five testers. Its label was settled before it had a shape, its shape before it had a colour.",
  },
  stations: [
    { name: "Watch", text: "A clerk fills in the old form. She presses Submit twice, because nothing seems to happen." },
    {
      name: "Word",
      text: "The label becomes Save changes. The object is named wherever Save alone leaves something to guess.",
    },
    { name: "Sketch", text: "Ten pencil versions on one sheet. Nine go into the bin without regret." },
    { name: "Grid", text: "The tenth is set on squares of 8 px and holds its place from 390 to 1440 px wide." },
    { name: "States", text: "Eight are drawn, from resting to done. Busy is the answer to the double press." },
    { name: "Tokens", text: "Fill, ring and type get names such as action-600. Nobody picks a blue by eye again." },
    { name: "Trial", text: "The second trial: five clerks at their own desks. Four wait for the tick. One asks for a shortcut." },
    { name: "Release", text: "Version 1.0.0 enters the library, in the design file and in code, under one name." },
  ],
  deliverables: {
    heading: "Four files a developer can build from",
    lead: "Pictures of screens go out of date on the day they are approved. These are the parts that stay useful, because people work from them.",
    items: [
      {
        title: "A task map",
        text: "Who does what, in which order, and where they wait. One sheet per task, drawn after watching it done.",
        points: [
          "Five to eight people watched at their own desks or counters",
          "Each pause marked with its cause, including the ones on paper",
        ],
      },
      {
        title: "A copy deck",
        text: "Every label, hint and error of the interface in one table that your lawyer and your translator can read.",
        points: [
          "Errors say what happened and what to do next",
          "Room is left for German, which is longer, and for Hindi, which is taller",
          "One word for one thing, on all screens",
        ],
      },
      {
        title: "A component library",
        text: "Buttons, fields, tables and the rest, in the design file and in code, with the states that demos leave out.",
        points: [
          "Empty, busy, failed and too long are drawn as well",
          "Tokens exported once, for web, iOS and Android",
          "Contrast calculated for each pair of colours, light and dark",
        ],
      },
      {
        title: "A prototype with its findings",
        text: "The main tasks as screens one can click, at 390, 768 and 1440 px, with the record of every trial attached.",
        points: ["What people did, kept apart from what they said", "Findings ranked by how many people they stopped"],
      },
    ],
  },
  scope: {
    heading: "We draw for the people who will use it all day",
    takeOn: [
      "New products, from the first task map to a library in code",
      "Systems that staff sit at from nine to six, where a click saved is saved four hundred times a shift",
      "Design systems for companies whose three apps have nine kinds of button",
      "Audits: a week of trials, then a ranked list of faults with sketches",
      "Redesign to WCAG 2.2, level AA, of a product that was never tested for it",
      "Dense tables and control rooms, where white space is a luxury",
    ],
    decline: [
      "Screens for a pitch that nobody intends to build.",
      "Patterns that trick: ticked boxes, hidden fees, a cancel link in grey on grey.",
      "Redesign by taste alone, with no users to watch and no figures to read.",
      "A logo on its own. We work from the brand you have.",
    ],
  },
  proof: {
    heading: "One button, specified until nobody has to guess",
    lead: "Sample data. A developer receives a sheet like this for each component. The button is the short one; a date picker runs to three sheets.",
    document: "Component specification",
    fields: [
      { label: "Component", value: "Button, primary (sample product)" },
      { label: "Version", value: "1.1.0, with the shortcut asked for in the second trial" },
      { label: "Label", value: "Verb first, object where in doubt; 24 characters at most" },
      { label: "Size", value: "48 px high, 96 px wide or more" },
      { label: "Spacing", value: "16 px inside left and right, 8 px to a neighbour" },
      { label: "Keys", value: "Enter, Space; Ctrl + S anywhere in the form" },
      { label: "Element", value: "button, type submit, no script needed to send" },
    ],
    columns: ["State", "What one sees", "Contrast", "Screen reader"],
    rows: [
      { cells: ["Resting", "White label on action-600, #1F5FA8", "6.44:1", "Save changes, button"], callout: 1 },
      { cells: ["Pointed at", "Fill action-700, #184C87", "8.67:1", "Nothing new"] },
      {
        cells: ["Focused", "Ring of 3 px in #C2410C, 2 px clear of the edge", "Ring 5.18:1", "Save changes, button"],
        callout: 2,
      },
      { cells: ["Pressed", "Fill action-800, #123A68, 1 px lower", "11.47:1", "Nothing new"] },
      { cells: ["Busy", "Label Saving, same width, second press ignored", "6.44:1", "Saving"], callout: 3 },
      {
        cells: ["Unavailable", "Outline and label in #667085, reason beside it", "4.97:1", "Save changes, unavailable"],
        callout: 4,
      },
      {
        cells: [
          "Failed",
          "Resting again, message below in #B42318",
          "6.57:1",
          "Not saved. Check the connection, then press again",
        ],
        callout: 5,
      },
      { cells: ["Done", "Tick and Saved for two seconds, in #1B6B3A", "6.54:1", "Saved"] },
    ],
    callouts: [
      "WCAG 2.2 asks 4.5:1 of a label this size. The ratio is calculated at each build, so a new brand blue is tested before anyone likes it.",
      "The ring must reach 3:1 against the page. It stands clear of the edge and therefore shows on any fill.",
      "The clerk who pressed twice is answered here. The width stays, so that nothing jumps under her pointer.",
      "WCAG exempts unavailable controls from contrast. We keep ours readable and say in words what is missing.",
      "Success criterion 4.1.3: the result is spoken while the focus stays on the button.",
    ],
  },
  plan: {
    heading: "Eight weeks with three trials in them",
    lead: "A typical sheet for a product with a dozen main screens. The trials stand in separate weeks because the second one always finds something the first one caused.",
    unit: "week",
    total: 8,
    rows: [
      { label: "Watching", text: "Sessions at real desks, one task map each.", from: 1, to: 2, by: "both" },
      { label: "Words and structure", text: "What things are called and where they live.", from: 2, to: 3, by: "both" },
      { label: "Grey screens", text: "Layout on the grid at three widths, without colour.", from: 3, to: 4, by: "us" },
      { label: "First trial", text: "Five people, main tasks, findings next morning.", from: 4, to: 4, by: "both" },
      {
        label: "States and tokens",
        text: "Eight states per component, names for every value.",
        from: 4,
        to: 6,
        by: "us",
      },
      { label: "Second trial", text: "Five other people, the same tasks.", from: 6, to: 6, by: "both" },
      { label: "Library in code", text: "Components built beside your developers.", from: 6, to: 8, by: "both" },
      { label: "Last trial and handover", text: "The coded parts tried, then handed over.", from: 8, to: 8, by: "both" },
    ],
  },
  measures: {
    heading: "Readings that taste cannot overrule",
    lead: "We take the first readings on the design you have now, so that the new one has something to beat. Each target is agreed per project.",
    rows: [
      {
        measure: "Task finished without help",
        oftenFound: "Nobody has watched",
        target: "Agreed for each main task",
        readFrom: "Trial notes, five people a round",
      },
      {
        measure: "Time on the main task",
        oftenFound: "Known for experts only",
        target: "Below the first reading",
        readFrom: "Trial recordings, median",
      },
      {
        measure: "System Usability Scale",
        oftenFound: "Around 68, the usual average",
        target: "Above 68 and above the old design",
        readFrom: "Ten-question form after each trial",
      },
      {
        measure: "Low-contrast text",
        oftenFound: "On about four home pages in five",
        target: "None, in light and in dark",
        readFrom: "Token check in the build",
      },
      {
        measure: "One-off styles in code",
        oftenFound: "Dozens of greys",
        target: "None without a written reason",
        readFrom: "Count over the repository",
      },
    ],
  },
  ownership: {
    heading: "Open files, named layers, nothing locked",
    items: [
      "The design file with editing rights and its versions",
      "Tokens as plain JSON that any tool can read",
      "Component code in a repository you control",
      "The copy deck as a spreadsheet, ready for a translator",
      "Trial recordings, kept or deleted as the participants agreed",
      "A guide that says when a new component is justified, and when it is vanity",
    ],
  },
  tools: ["React", "Vue.js", "Angular", "Next.js", "TypeScript", "React Native", "Flutter", "Playwright"],
  questions: [
    {
      question: "Could our developers not design it themselves?",
      answer:
        "Some can. Then hire us for the trials alone: we write the tasks, find the people and sit beside them while your team watches. What developers rarely have is time to draw the failed and the empty states, and distance from how the thing works inside. Both can be bought for a week.",
    },
    {
      question: "Are five people enough to test with?",
      answer:
        "For finding faults, yes. A serious one tends to stop two or three people out of five, and then you fix it and ask five more. For proving that one version earns more than another, no. That takes hundreds of visits and belongs in an experiment on the live product, which [marketing](/services/marketing/) can run.",
    },
    {
      question: "We have a brand guide. Is that not a design system?",
      answer:
        "It says how you look on a poster. A design system also says how a table behaves with 4,000 rows, what an error sounds like through a screen reader and what a button does on a slow line. We start from your guide, test its colours for contrast and add what a poster never needed.",
    },
    {
      question: "Which accessibility law do we have to meet?",
      answer:
        "That depends on where you sell. In the EU the European Accessibility Act, Directive (EU) 2019/882, has covered e-commerce and consumer banking, among others, since 28 June 2025. The UK has the Equality Act 2010, India the Rights of Persons with Disabilities Act 2016. We design to WCAG 2.2, level AA. What is due in your case, a lawyer should say.",
    },
    {
      question: "What happens when design and code drift apart?",
      answer:
        "They do, in every product, usually on a Friday. The names are the remedy: a token or component is called the same in the design file and in the repository, and a check in the build counts values that have no name. Your team reads that count each month and decides what to adopt and what to remove.",
    },
  ],
  related: ["web-development", "mobile-apps", "Animation"],
  closing: {
    heading: "Show us the screen people complain about",
    text: `We watch you use it, say very little, and name the first three things we would change. The ${site.claims.consultation} consultation is free.`,
    action: "Start Your Transformation",
  },
});

export default uiux;
