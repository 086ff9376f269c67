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
  updated: "2026-11-24",
  order: 2,
  name: "Mobile App Development",
  menuLine: "iOS and Android apps, online and offline",
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
    lead: "We build iOS and Android apps for a company's customers or its staff in the field. The tasks you choose also work without a signal: the phone saves each entry and sends it later.",
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
      text: "The button is large enough for a moving hand: at least 44 points on an iPhone or 48 dp on Android.",
    },
    {
      name: "Store",
      text: "After 33 ms the delivery is stored, encrypted. A flat battery does not lose it; a broken phone may.",
    },
    { name: "Screen", text: "After 41 ms a grey check mark appears. Nothing has been sent yet." },
    {
      name: "Queue",
      text: "The delivery waits third in line, with its photo. The phone gave it a number that no other item has.",
    },
    {
      name: "Signal",
      text: "On the street the phone finds a signal. It sends the queue as soon as iOS or Android allows.",
    },
    {
      name: "Server",
      text: "The server books each delivery once, by its number. If it arrives again, nothing is added.",
    },
    { name: "Reply", text: "The answer comes back. The phone takes the item off its list and deletes the photo." },
    { name: "Settled", text: "The check mark turns solid. The dispatcher sees the delivery, with the time of the tap." },
  ],
  deliverables: {
    heading: "An app for both stores, offline included",
    lead: "You get the app and what it needs for daily use and for the stores.",
    items: [
      {
        title: "Two apps from one codebase",
        text: "One set of code, in Flutter or React Native, makes both apps. Swift (for iPhones) and Kotlin (for Android) are used only for the few features that shared code cannot reach.",
        points: [
          "The finished files for both stores, under your accounts",
          "The back gesture and larger text work as users expect; tried with a screen reader, which reads the screen aloud",
          "Fingerprint or face to sign in, or a code for those who prefer it",
          "Checked against OWASP MASVS, a security standard for mobile apps; you see each finding and its repair",
        ],
      },
      {
        title: "Rules for offline work",
        text: "A table of everything that can be changed offline. It says which change wins if the office has edited the same record.",
        points: [
          "What works offline, and for how many hours; payments need a signal",
          "Who decides if two changes conflict",
          "How long a phone keeps data, and how a lost phone is locked out",
        ],
      },
      {
        title: "An API that supports old app versions",
        text: "The API is the part of the server that the app talks to. Some people never update, so older versions go on working until you retire them.",
        points: [
          "A written description (OpenAPI) of all messages between app and server",
          "A switch on the server that suggests an update or insists on one",
        ],
      },
      {
        title: "Store material",
        text: "Everything that both stores ask for, in one folder that your next release can reuse.",
        points: [
          "Listing texts, screenshots and answers for the age rating",
          "Both stores' privacy forms and account deletion, checked against the code",
          "Notes and a demo login for the store's reviewer",
        ],
      },
    ],
  },
  scope: {
    heading: "Apps we build, and apps we decline",
    takeOn: [
      "Apps for staff who work where there is no network; they can be kept out of the public stores",
      "Customer apps with accounts, payments and push messages",
      "Apps that talk to a scanner, a lock or a sensor over Bluetooth or by touch (NFC)",
      "An Android version of an iPhone app, or the reverse",
      "Moves away from Xamarin, which Microsoft stopped supporting in May 2024",
      "Takeovers of an app whose developer has gone, if you have the source code",
    ],
    decline: [
      "A website in an app frame. Apple can reject such apps.",
      "Publishing under our developer account. The account should be yours.",
      "3D games. A games studio will do them better.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Switch the signal off",
    lead: "Sample data: a courier delivers twenty parcels and confirms each with one tap.",
    question: "Where is the courier?",
    first: 2,
    readings: ["known to the dispatcher", "waiting on the phone", "lost or duplicated"],
    across: 10,
    each: "One square: one confirmed parcel",
    rows: ["Filled square: the dispatcher knows. Empty square: still on the phone"],
    answers: [
      {
        label: "Street",
        rows: [{ filled: 20, open: 0 }],
        values: ["20", "0", "0"],
        says: "With a signal all day, all twenty are known at once. Most apps can do that.",
      },
      {
        label: "Basement",
        rows: [{ filled: 12, open: 8 }],
        values: ["12", "8", "0"],
        says: "The signal is lost after twelve. The phone stores the next eight, and the tap feels the same.",
      },
      {
        label: "App closed",
        rows: [{ filled: 12, open: 8 }],
        values: ["12", "8", "0"],
        says: "The phone closes the app to save memory. The eight confirmations are still stored.",
      },
      {
        label: "Street again",
        rows: [{ filled: 20, open: 0 }],
        values: ["20", "0", "0"],
        says: "The phone sends the eight as soon as iOS or Android allows it. Each is booked once.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample offline test record",
    lead: "Sample data. Before each release we try every offline case by hand on real phones. Failures stay on the record.",
    document: "Release test record",
    fields: [
      { label: "App", value: "Courier app (sample), version 2.4.0" },
      { label: "Phones", value: "The slowest in use: an Android with 3 GB memory, a four-year-old iPhone" },
      { label: "Build 317", value: "7 of 8 cases passed, not released" },
      { label: "Build 318", value: "8 of 8 cases passed, submitted" },
      { label: "Google Play", value: "To 5%, 20% and 50% of users, then to all" },
      { label: "App Store", value: "In steps over 7 days, for automatic updates" },
      { label: "Pause rule", value: "More than 0.5% of daily users see a crash" },
    ],
    columns: ["Case", "What was done", "Android", "iPhone"],
    rows: [
      { cells: ["No signal at the tap", "Flight mode, then Delivered", "Saved in 33 ms", "Saved in 36 ms"] },
      {
        cells: [
          "Signal lost while sending",
          "Network cut after item 2 of 5",
          "3 waited, none duplicated",
          "3 waited, none duplicated",
        ],
      },
      {
        cells: [
          "App closed by the phone",
          "Memory short, 5 items waiting",
          "5 sent in background",
          "5 sent in background, later",
        ],
        callout: 1,
      },
      { cells: ["Parcel changed twice", "Office cancels, courier delivers", "The dispatcher decides", "The dispatcher decides"] },
      {
        cells: ["Clock wrong", "Phone set one hour ahead", "Both times kept", "Both times kept"],
      },
      { cells: ["Storage full", "Photo taken with 20 MB free", "Failed on 317, passed on 318", "Passed on both"], callout: 2 },
      {
        cells: [
          "Old version in the field",
          "Version 2.1 against the new server",
          "Works, suggests update",
          "Works, suggests update",
        ],
      },
      { cells: ["Signed in a week ago", "Opened offline on day 8", "Fingerprint opens it", "Face ID opens it"] },
    ],
    callouts: [
      "If the phone closes the app, the items are still sent later. If the user closes it, iPhones and some Android phones wait until it is opened again.",
      "On Android, build 317 lost the photo without a message. Build 318 checks for space first.",
    ],
  },
  plan: {
    heading: "Sixteen weeks from a day in the field to both stores",
    lead: "This plan is for an app with accounts, payments and offline work. A simpler app needs less.",
    unit: "week",
    total: 16,
    rows: [
      {
        label: "Day in the field",
        text: "We go along with future users and start the rules for offline work.",
        from: 1,
        to: 2,
        by: "both",
      },
      { label: "Accounts and API", text: "Company ID (DUNS), store accounts, server draft.", from: 1, to: 4, by: "both" },
      {
        label: "Screens on real phones",
        text: "Clickable drafts, tried standing up and with one hand.",
        from: 2,
        to: 5,
        by: "both",
      },
      {
        label: "First complete task",
        text: "One job from tap to server and back, offline included.",
        from: 4,
        to: 7,
        by: "us",
      },
      { label: "Remaining tasks", text: "In the order your users need them.", from: 7, to: 12, by: "us" },
      {
        label: "Pilot",
        text: "A few dozen of your users, through the stores' own test channels.",
        from: 11,
        to: 14,
        by: "you",
      },
      {
        label: "Store review",
        text: "Offline and security tests passed, then submission to both stores.",
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
    heading: "What we measure, from crashes and cold start to download size",
    lead: "The second column is our estimate. Targets are agreed per project, for a budget phone.",
    rows: [
      {
        measure: "Crashes that users notice",
        oftenFound: "Not watched until reviews turn bad",
        target: "Under 0.5% of daily users (Google Play's limit: 1.09%)",
        readFrom: "Google Play; on iPhones a crash-reporting service",
      },
      {
        measure: "Cold start: time until the app opens",
        oftenFound: "3 to 6 s on a budget phone",
        target: "Under 2 s on the agreed budget phone",
        readFrom: "That phone, then reports from users' phones",
      },
      {
        measure: "Items lost or duplicated offline",
        oftenFound: "Not counted",
        target: "None in the released build",
        readFrom: "Phone's queue against the server's log",
      },
      {
        measure: "Download size",
        oftenFound: "60 to 150 MB",
        target: "A cap for each store, set in week one",
        readFrom: "App Store Connect, Play Console",
      },
    ],
  },
  ownership: {
    heading: "Store accounts and code in your name",
    items: [
      "Apple and Google developer accounts, with us as invited guests",
      "The keys for releases and push messages, in a vault of yours",
      "Source code of the app and its server",
      "Ratings and installs, kept if you change supplier",
      "Crash reports and usage figures, readable without asking us",
      "The offline cases, so that your testers can repeat them",
    ],
  },
  tools: ["Flutter", "React Native", "Swift", "Kotlin", "Firebase", "Node.js", "PostgreSQL", "GitHub Actions"],
  questions: [
    {
      question: "Flutter, React Native or two native apps?",
      answer:
        "For most business apps, one shared codebase. Flutter looks the same on every phone; React Native suits a team that already writes React. Two native apps, one written for each system, cost more. They pay off if much depends on Bluetooth, the camera or work in the background. Before we decide, we try your most difficult screen on a cheap phone.",
    },
    {
      question: "Do we need an app, or would the website do?",
      answer:
        "An app pays off with daily use, work without a signal, a Bluetooth scanner or location in the background. If people come twice a year, a good [website](/services/web-development/) will do.",
    },
    {
      question: "How long do the app stores take?",
      answer:
        "Review typically takes a day or two, longer for a first submission. The slow part comes earlier: both stores ask a company for a DUNS number, a company ID, and getting one can take weeks. We begin in week one. If a store rejects the app, it names its reason and we answer.",
    },
    {
      question: "Can a bad app release be rolled back?",
      answer:
        "Usually not: what a store has delivered cannot be recalled. So an update goes to a small share of users first while we watch the crash rate. New features have a switch on the server. If something is wrong, we turn the feature off, pause the release and send a repaired version to the store.",
    },
    {
      question: "What does an app cost us after launch?",
      answer: `At least one technical release a year: iOS and Android change every year, and Google Play requires updates made for a recent version. Add store fees, and commission if you sell digital goods. Our support is available ${supportHours}; the contract says what is answered at night and how fast. Your own team may take over any part.`,
    },
  ],
  related: ["uiux", "software-development", "devops"],
  start: {
    firstDeliverable:
      "By week three: clickable screens of the most important task, on your own phone, and a list of what must work offline.",
    duration:
      "Three to six months for an app with accounts and payments. Offline rules, Bluetooth devices and store paperwork add the most.",
    team: "A designer, two app developers, a backend developer and a tester with real phones of several ages.",
    needFromYou:
      "A day with future users, one person who decides, and a few dozen pilot users. Also your DUNS number and access to the systems the app talks to.",
    call: "An app developer and a project lead ask who will use the app, where, and on which phones. They say whether a website would do.",
    confidentiality: "We can sign an NDA before you describe your idea. Tell us in one line that you want one.",
  },
  closing: {
    heading: "Tell us where your people lose signal",
    text: `In a ${firstCall} we follow one task of your users from tap to server. You see where data could be lost today.`,
    action: "Discuss Your Tech Needs",
  },
});

export default mobileApps;
