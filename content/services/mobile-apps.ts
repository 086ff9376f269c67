import { defineService } from "../schema";
import { site } from "../site";

/** One tap followed from finger to server and back: a sample courier's "Delivered", pressed in a basement without signal. */
const mobileApps = defineService({
  meta: {
    title: `Mobile app development for iOS and Android | ${site.name}`,
    description:
      "iOS and Android apps from one codebase that save first and send later, with camera, biometrics and payments. Store submission included, accounts in your name.",
  },
  updated: "2026-11-22",
  order: 2,
  name: "Mobile App Development",
  menuLine: "iOS and Android, online or off",
  icon: "mobile",
  category: "Mobile Development",
  tone: "primary",
  enquiryOption: "Mobile App Development",
  shortName: "Mobile",
  card: {
    description: "Apps that open quickly and keep working when the signal drops.",
    features: [
      "One codebase for iOS and Android",
      "Works offline, syncs on return",
      "Biometrics, camera and payments",
      "Store submission handled",
    ],
  },
  hero: {
    nameLines: ["Mobile App", "Development"],
    claim: "Apps that keep working in the basement.",
    lead: "We build for iOS and Android from one codebase and go native where the phone demands it. What a person does is saved on the phone first and sent when there is signal. The drawing follows one tap: a courier, a parcel and a basement with no signal.",
  },
  drawing: {
    title: "One tap on Delivered, followed from a basement to the server and back",
    description:
      "A section along one line, from a basement out to the lower street. In the basement at the left a courier stands with a parcel and a phone. The phone is drawn again, large and cut open: its button, its store, and a queue of three items, the one part filled in vermilion. The basement's far door opens on the street, with a radio mast. A server cabinet follows, with a dispatcher at a desk. At the right end the courier looks at a solid tick.",
    caption:
      "Sample tap: on screen after 33 ms, saved after 41 ms, sent 4 minutes and 10 seconds later when the courier came out on the street.",
  },
  stations: [
    { name: "Finger", text: "The thumb lands on a target of at least 44 points, 48 dp on Android. Gloves are allowed for." },
    { name: "Screen", text: "After 33 ms the row shows a grey tick. No network has been asked for its opinion." },
    { name: "Store", text: "After 41 ms the delivery is in the phone's own encrypted database. A flat battery can't lose it." },
    { name: "Queue", text: "It waits as third in line, under a number made on the phone that no other item will have." },
    {
      name: "Signal",
      text: "Out on the street the phone finds a mast. The queue leaves, oldest first, when the system lets the app run.",
    },
    { name: "Server", text: "The server knows the number or books it. A second copy gets the same answer and no second entry." },
    { name: "Reply", text: "The answer comes back. The phone crosses the item off and frees the space its photo took." },
    { name: "Settled", text: "The grey tick turns solid. The dispatcher sees the parcel too, with the time of the tap." },
  ],
  deliverables: {
    heading: "What you receive besides an icon on a screen",
    lead: "The part on the phone is the smaller half. Behind it stand a rulebook, a server that is patient with old versions, and a good deal of store paperwork.",
    items: [
      {
        title: "Two packages from one codebase",
        text: "Flutter or React Native for the screens; Swift and Kotlin for what only the makers of the phone can do.",
        points: [
          "An Android App Bundle and an iOS archive, signed for your accounts",
          "Back, share and text size behave as each platform's users expect",
          "Fingerprint or face to sign in, with a way round for those who prefer a code",
        ],
      },
      {
        title: "The offline rulebook",
        text: "A table of every record that may change without signal, and of who wins when the office has changed it too.",
        points: [
          "What works offline, and for how many hours",
          "Who is shown a conflict, and what they can do about it",
          "What the phone keeps, and when it forgets",
        ],
      },
      {
        title: "An API that is patient with old phones",
        text: "Some people never update. The server side has versions, so last year's app goes on working until you retire it.",
        points: [
          "A contract in OpenAPI, agreed before the screens are built",
          "A switch on the server that suggests an update or insists on one",
        ],
      },
      {
        title: "The store file",
        text: "Everything App Store Connect and the Play Console ask for, in one folder that your next release can reuse.",
        points: [
          "Listing texts, screenshots and answers for the age rating",
          "Apple's privacy details and Google's Data safety form, checked against the code",
          "Notes for the reviewer, with a demo login that works",
        ],
      },
    ],
  },
  scope: {
    heading: "An app has to earn its place on a phone",
    takeOn: [
      "Field apps for people who work where the network does not",
      "Customer apps with accounts, payments and push messages",
      "Apps that talk to a scanner, a lock or a sensor over Bluetooth or NFC",
      "A second platform for an app that exists on one",
      "Moves away from Xamarin, whose support by Microsoft ended in May 2024",
      "Takeovers of an app whose maker has vanished, if the source code has not",
    ],
    decline: [
      "A website in a frame. Apple's guideline 4.2 turns such apps away, and we think it is right.",
      "Publishing under our developer account. The reviews and the users would then be ours.",
      "Permissions that no feature needs, such as the address book for a torch.",
      "3D games. A games studio will do them better.",
    ],
  },
  proof: {
    heading: "Tried in the basement before it ships",
    lead: "Sample data. Before a version goes to the stores, every offline case is run by hand on real phones. Failures stay on the record, with the build that fixed them.",
    document: "Release test record",
    fields: [
      { label: "App", value: "Courier app (sample), version 2.4.0" },
      { label: "Phones", value: "Android with 3 GB memory; iPhone, four years old" },
      { label: "Build 317", value: "7 of 8 cases passed, not released" },
      { label: "Build 318", value: "8 of 8 cases passed, submitted" },
      { label: "Google Play", value: "5% of users for two days, then all" },
      { label: "App Store", value: "Phased release over 7 days" },
      { label: "Pause rule", value: "Crash rate that users notice above 0.5%" },
    ],
    columns: ["Case", "What was done", "Android", "iPhone"],
    rows: [
      { cells: ["No signal at the tap", "Flight mode, then Delivered", "Saved in 41 ms", "Saved in 36 ms"], callout: 1 },
      {
        cells: [
          "Signal lost while sending",
          "Network cut after item 2 of 5",
          "3 waited, none duplicated",
          "3 waited, none duplicated",
        ],
        callout: 2,
      },
      {
        cells: ["App out of memory", "Ended by the system with 5 waiting", "5 sent in background", "5 sent at next opening"],
        callout: 3,
      },
      { cells: ["Parcel changed twice", "Office cancels, courier delivers", "Dispatcher asked", "Dispatcher asked"] },
      { cells: ["Clock wrong", "Phone set one hour ahead", "Server's time kept too", "Server's time kept too"] },
      { cells: ["Storage full", "Photo taken with 20 MB free", "Failed on 317, passed on 318", "Passed"], callout: 4 },
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
      "The first write goes to the phone. The network is asked afterwards, so a tap feels the same in the basement and in the street.",
      "Every item carries its own number. Should one arrive twice, the server answers twice and books once.",
      "iOS decides when a closed app may run. We write that down, so that nobody promises a dispatcher more than Apple allows.",
      "On Android, build 317 lost the photo and said nothing. Build 318 checks for space first and says what to delete.",
    ],
  },
  plan: {
    heading: "Sixteen weeks from a day in the field to both stores",
    lead: "A complex app takes three to six months. This sheet is for one with accounts, payments and offline work; a simpler one drops the middle bars.",
    unit: "week",
    total: 16,
    rows: [
      {
        label: "Day in the field",
        text: "We go along with the people who will use it and start the rulebook.",
        from: 1,
        to: 2,
        by: "both",
      },
      { label: "Accounts and contract", text: "D-U-N-S number, store accounts, first API draft.", from: 1, to: 4, by: "both" },
      {
        label: "Screens on real phones",
        text: "Clickable drafts, tried standing up and with one hand.",
        from: 2,
        to: 5,
        by: "both",
      },
      {
        label: "First task, whole",
        text: "One job from tap to server and back, offline included.",
        from: 4,
        to: 7,
        by: "us",
      },
      { label: "Remaining tasks", text: "The most missed come first.", from: 7, to: 12, by: "us" },
      {
        label: "Pilot",
        text: "A few dozen of your people, through TestFlight and a closed Play track.",
        from: 11,
        to: 14,
        by: "you",
      },
      { label: "Store review", text: "Submission, questions from reviewers, answers.", from: 14, to: 15, by: "us" },
      {
        label: "Staged release",
        text: "A small share first, then everyone; handover beside it.",
        from: 15,
        to: 16,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "Five readings from phones we do not own",
    lead: "A developer's phone is new and sits on office Wi-Fi. These numbers come from everybody else's. Targets are agreed per project, for a named budget phone.",
    rows: [
      {
        measure: "Crashes that users notice",
        oftenFound: "Looked up once the reviews turn bad",
        target: "Well under Google Play's mark of 1.09% of daily users",
        readFrom: "Android vitals, Xcode Organizer",
      },
      {
        measure: "Cold start",
        oftenFound: "3 to 6 s on a budget phone",
        target: "Under 2 s on the phone we named",
        readFrom: "Android vitals, MetricKit on iOS",
      },
      {
        measure: "Tap to visible answer",
        oftenFound: "As long as the network takes",
        target: "Under 100 ms, signal or none",
        readFrom: "Frame trace on the slowest phone",
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
    heading: "Both store accounts carry your name",
    items: [
      "Apple and Google developer accounts, with us as invited guests",
      "Upload key, certificates and push keys, in a vault of yours",
      "Source code of the app and of the server it talks to",
      "Ratings and installs, which no change of supplier can take away",
      "Crash reports and usage figures, readable without asking us",
      "The offline cases, written so that your testers can repeat them",
    ],
  },
  tools: ["Flutter", "React Native", "Swift", "Kotlin", "Firebase", "Node.js", "PostgreSQL", "GitHub Actions"],
  questions: [
    {
      question: "Flutter, React Native or two native apps?",
      answer:
        "Flutter draws its own screens and looks alike everywhere. React Native suits a team that already writes React. Two native apps cost more and earn it when the product lives on the camera, on Bluetooth or on long work in the background. We take your hardest screen, build it as a trial and decide by what it does on a cheap phone.",
    },
    {
      question: "Do we need an app, or would the website do?",
      answer:
        "If people come twice a year, a good [website](/services/web-development/) will do. An app earns its place through daily use, through work away from signal, or when it needs the scanner, the fingerprint or a message on a locked screen. We ask how often it is opened and what is in the other hand.",
    },
    {
      question: "How long do the stores take to let us in?",
      answer:
        "Review itself typically takes a day or two, longer for a first submission. The slow part comes earlier: both stores ask an organisation for a D-U-N-S number, and getting one or correcting an old address can take weeks. We begin that in week one. A rejection quotes the guideline it rests on, so it can be answered point by point.",
    },
    {
      question: "Can a bad release be taken back?",
      answer:
        "Not from a phone that already has it, and our releases are planned around that. A version goes to a few people first while the crash rate is watched. New parts sit behind a switch on the server. If something is wrong the switch goes off, the rollout is paused, and a mended build goes to review.",
    },
    {
      question: "What does an app cost us after launch?",
      answer: `Attention, mostly. New versions of iOS and Android come every year, and Google Play wants updates to target a recent one, so plan a technical release a year even if nothing else changes. Add a weekly look at crash reports and the odd new store rule. Support from us is there ${site.claims.support}; how much your team takes over is your choice.`,
    },
  ],
  related: ["uiux", "software-development", "devops"],
  closing: {
    heading: "Tell us where your people lose signal",
    text: `Bring one tap to a free ${site.claims.consultation} call. We follow it on paper and mark the places where it would get lost today.`,
    action: "Discuss Your Tech Needs",
  },
});

export default mobileApps;
