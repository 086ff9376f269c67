// The fields are explained in content/schemas/service.ts.

import { firstCall, supportHours } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** One tap followed from finger to server and back: a sample courier's "Delivered", pressed in a basement without signal. */
const mobileApps = defineService({
  meta: {
    title: `Mobile app development for iOS and Android | ${site.name}`,
    description:
      "iOS and Android apps from one codebase that also work offline, with camera, biometrics and payments. Store submission included, accounts in your name.",
  },
  updated: "2026-11-28",
  order: 2,
  name: "Mobile App Development",
  menuLine: "iOS and Android apps, also offline",
  icon: "mobile",
  category: "Mobile Development",
  tone: "primary",
  enquiryOption: "Mobile App Development",
  shortName: "Mobile",
  card: {
    description: "iOS and Android apps that open quickly and work without a signal.",
    features: [
      "One codebase for iOS and Android",
      "Works offline, syncs on return",
      "Biometrics, camera and payments",
      "Store submission handled",
    ],
  },
  hero: {
    claim: "iOS and Android apps that also work offline.",
    lead: "We build iOS and Android apps for your customers or your staff in the field. The tasks you choose also work without a signal: the phone saves each entry and sends it later.",
  },
  drawing: {
    title: "One tap on Delivered, followed from a basement to the server and back",
    description:
      "A section along one line, from a basement out to the lower street. In the basement at the left a courier stands with a parcel and a phone. The phone is drawn again, large and cut open: its button, its store, and a queue of three items. The basement's far door opens on the street, with a radio mast. A server cabinet follows, with a dispatcher at a desk. At the right end the courier looks at a solid tick.",
    caption:
      "Sample: a courier in a basement taps Delivered. The phone saves it at once and sends it about four minutes later, out on the street.",
  },
  stations: [
    {
      name: "Finger",
      text: "The button is about 9 mm wide, the least that Android recommends for a finger.",
    },
    {
      name: "Store",
      text: "Within 33 ms the delivery is stored and encrypted. A flat battery does not lose it.",
    },
    { name: "Screen", text: "After 41 ms a grey check mark appears. Nothing has been sent yet." },
    { name: "Queue", text: "The delivery waits third in line, with its photo and its own reference number." },
    { name: "Signal", text: "On the street the phone finds a signal and sends what is waiting." },
    { name: "Server", text: "The server books each reference once, even if it arrives twice." },
    { name: "Reply", text: "The phone gets the answer, crosses the item off its list and deletes the photo." },
    { name: "Settled", text: "The check mark turns solid. The dispatcher sees the delivery and the time of the tap." },
  ],
  deliverables: {
    heading: "An app for both stores, offline included",
    lead: "The app, and everything that the stores and daily use ask for.",
    items: [
      {
        title: "Two apps from one codebase",
        text: "One set of code, in Flutter or React Native, makes both apps. Both are checked against OWASP MASVS, a security standard for mobile apps.",
        points: [
          "The finished files for both stores, under your accounts",
          "A back gesture and enlarged text that work as users expect",
        ],
      },
      {
        title: "Rules for offline work",
        text: "A table of everything that can be changed offline. Most payments need a signal.",
        points: ["What works offline, and for how many hours", "Who decides if the office has changed the same record"],
      },
      {
        title: "A server that supports old app versions",
        text: "Some people never update. Older versions of the app go on working until you retire them.",
        points: [
          "A written description of all messages between app and server",
          "A switch on the server that suggests an update or insists on one",
        ],
      },
      {
        title: "Store material",
        text: "One folder for both stores, which your next release can reuse.",
        points: [
          "Listing texts, screenshots, age rating answers, and a test login for the reviewers",
          "Both stores' privacy forms, checked against the code",
        ],
      },
    ],
  },
  scope: {
    heading: "Is an app right for you?",
    takeOn: [
      "Staff apps for places without a signal, outside the public stores if you like",
      "Customer apps with accounts, payments and push messages",
      "Apps that talk to a scanner, a lock or a sensor by Bluetooth",
      "Takeovers of an abandoned app, if you hold its code and its store accounts",
    ],
    decline: [
      "A website in an app frame, because Apple can reject it.",
      "Publishing under our developer account. It should be yours.",
      "3D games, which a games studio does better.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Switch the signal off",
    lead: "Sample data: a courier delivers twenty parcels and confirms each with one tap.",
    question: "Where is the courier?",
    first: 2,
    readings: ["known to the dispatcher", "waiting on the phone", "lost or duplicated"],
    across: 20,
    each: "One square: one parcel",
    rows: ["Filled: the dispatcher knows. Empty: still on the phone"],
    answers: [
      {
        label: "Street",
        rows: [{ filled: 20, open: 0 }],
        values: ["20", "0", "0"],
        says: "With a signal all day, all twenty are known at once. Here an ordinary app is just as good.",
      },
      {
        label: "Basement",
        rows: [{ filled: 12, open: 8 }],
        values: ["12", "8", "0"],
        says: "The signal is lost after twelve. The phone stores the other eight.",
      },
      {
        label: "App closed",
        rows: [{ filled: 12, open: 8 }],
        values: ["12", "8", "0"],
        says: "The phone, not the courier, closes the app to save memory. An app that stored nothing would lose all eight.",
      },
      {
        label: "Street again",
        rows: [{ filled: 20, open: 0 }],
        values: ["20", "0", "0"],
        says: "With a signal again, the phone sends the eight, at the latest when the app is opened. Each is booked once.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample offline test record",
    lead: "Sample data. Before each release we try every offline case by hand on real phones. Failures stay on the record.",
    document: "Release test record",
    fields: [
      { label: "App", value: "Courier app (sample), version 2.4" },
      { label: "Phones", value: "A cheap Android and a four-year-old iPhone" },
      { label: "First test", value: "5 of 6 cases passed, not released" },
      { label: "Second test", value: "6 of 6 cases passed, sent to both stores" },
    ],
    columns: ["Case", "What was done", "Result"],
    rows: [
      { cells: ["No signal at the tap", "Flight mode, then Delivered", "Saved at once"] },
      { cells: ["Signal lost while sending", "Network cut after item 2 of 5", "Other 3 sent later, none twice"] },
      { cells: ["App closed by the phone", "Memory short, 5 items waiting", "All 5 sent later"], callout: 1 },
      { cells: ["Parcel changed twice", "Office cancels, courier delivers", "The dispatcher decides"] },
      { cells: ["Storage full", "Photo taken, hardly any space left", "Failed, then repaired and passed"], callout: 2 },
      { cells: ["Old version in use", "Version 2.1 with the new server", "Works, suggests an update"] },
    ],
    callouts: [
      "If the user swipes the app away, iPhones and some Android phones send nothing until it is opened again.",
      "In the first test the Android phone lost the photo without a message. Now the app checks for space and warns before the photo.",
    ],
  },
  plan: {
    heading: "Sixteen weeks from a day in the field to both stores",
    lead: "This plan is for an app with accounts, payments and offline work. A simpler app needs less; Bluetooth devices can make it six months.",
    unit: "week",
    total: 16,
    rows: [
      {
        label: "Day in the field",
        text: "We go along and see where the signal fails.",
        from: 1,
        to: 2,
        by: "both",
      },
      { label: "Accounts and server", text: "Store accounts in your name, server drafted.", from: 1, to: 4, by: "both" },
      {
        label: "Screens on real phones",
        text: "Clickable drafts, tried standing up and with one hand.",
        from: 2,
        to: 5,
        by: "both",
      },
      {
        label: "First complete task",
        text: "One job from tap to server, offline included.",
        from: 4,
        to: 7,
        by: "us",
      },
      { label: "Remaining tasks", text: "In the order your users need them.", from: 7, to: 12, by: "us" },
      {
        label: "Pilot",
        text: "A few dozen of your users try it; we repair every week.",
        from: 11,
        to: 13,
        by: "both",
      },
      {
        label: "Store review",
        text: "All tests passed; both stores check the app.",
        from: 14,
        to: 15,
        by: "us",
      },
      {
        label: "First release",
        text: "Both apps in the stores for everyone. Handover.",
        from: 15,
        to: 16,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "What we measure: crashes, speed and lost entries",
    lead: '"Usual today" is our estimate. Targets are agreed per project, for a budget phone.',
    rows: [
      {
        measure: "Crashes that users notice",
        usualToday: "Not watched until reviews turn bad",
        target: "Under 0.5% of daily users (Google Play's limit: 1.09%)",
        readFrom: "Google Play and a crash-reporting service",
      },
      {
        measure: "Time until the app opens",
        usualToday: "3 to 6 s on a budget phone",
        target: "Under 2 s on a budget phone",
        readFrom: "A test phone, then users' phones",
      },
      {
        measure: "Items lost or duplicated offline",
        usualToday: "Not counted",
        target: "None, unless the phone is lost or broken, or the app or its data deleted",
        readFrom: "Phone's queue against the server's log",
      },
    ],
  },
  ownership: {
    heading: "Store accounts and code in your name",
    items: [
      "Apple and Google developer accounts, with us as invited guests",
      "Your keys for store uploads and push messages, kept by you",
      "Source code of the app and its server",
      "Your ratings and users, kept if you change supplier",
      "Crash reports and usage figures",
    ],
  },
  toolsNote: "Firebase is used for push messages and crash reports.",
  tools: ["Flutter", "React Native", "Swift", "Kotlin", "Firebase", "Node.js", "PostgreSQL", "GitHub Actions"],
  questions: [
    {
      question: "Flutter, React Native or two native apps?",
      answer:
        "For most business apps one shared codebase is enough: Flutter, or React Native if your team writes React. Two native apps, in Swift and Kotlin, cost more; they pay off if much depends on Bluetooth or the camera. Before we decide, we try your most difficult screen on a cheap phone.",
    },
    {
      question: "Do we need an app, or is the website enough?",
      answer:
        "An app pays off with daily use, work without a signal or a Bluetooth scanner. If people come twice a year, a good [website](/services/web-development/) is enough.",
    },
    {
      question: "How long do the app stores take?",
      answer:
        "Review typically takes a day or two, longer for a first submission. Both stores also ask a company for its DUNS number, an ID that can take weeks to get. We begin in week one.",
    },
    {
      question: "Can a bad app release be rolled back?",
      answer:
        "Usually not: what a store has delivered cannot be recalled. So a small share of users gets an update first, while we watch for crashes. If something is wrong, we pause the release, switch the new feature off and send a repaired version.",
    },
    {
      question: "What does an app cost us after launch?",
      answer: `At least one technical release a year, as iOS and Android change. Add the server, store fees (Apple 99 US dollars a year, Google 25 once), and commission if you sell digital goods. Our support is available ${supportHours}; the contract says what is answered at night and how fast.`,
    },
  ],
  related: ["uiux", "software-development", "devops"],
  start: {
    firstDeliverable:
      "By week three: clickable screens of the most important task, on your own phone, and a list of what must work offline.",
    duration: "Three to six months for an app with accounts and payments. Offline rules and Bluetooth devices add the most.",
    team: "A project lead, a designer, two app developers, a backend developer and a tester with real phones of several ages.",
    needFromYou: "A day with future users, one person who decides, a few dozen pilot users, and access to your systems.",
    call: "An app developer and a project lead ask who will use the app, where, and on which phones. They say whether a website would be enough.",
    confidentiality: "We can sign an NDA before you describe your idea. Tell us in one line that you want one.",
  },
  closing: {
    heading: "Tell us which task must never fail",
    text: `In a ${firstCall} we follow that task from tap to server. You see where data could be lost today.`,
    action: "Discuss Your Tech Needs",
  },
});

export default mobileApps;
