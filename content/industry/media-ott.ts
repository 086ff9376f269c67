// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Broadcasters and streamers: one master in, dozens of versions out, everybody at seven. */
const mediaOtt = defineIndustry({
  meta: {
    title: `Media & OTT software, ingest to player | ${site.name}`,
    description:
      "Software for broadcasters, studios and streaming services: player apps, rights, subscriptions and live channels, tested for a premiere's load.",
  },
  updated: "2026-11-28",
  order: 11,
  name: "Media & OTT",
  menuLine: "Streaming apps, rights and live channels",
  icon: "media-ott",
  hero: {
    claim: "Streaming tested for the minute the whole audience presses play.",
    lead: "We build custom software for broadcasters, studios and streaming services: player apps, rights, subscriptions and the preparation of titles. Before a premiere we test sign-in, payment and playback with an agreed number of simulated viewers at once.",
  },
  drawing: {
    title: "One episode on its way through a media house, from edit suite to living room",
    description:
      "A section through a media house of two storeys. From left to right on the line: an editor at two screens, a quality controller with headphones, a subtitler, a rack where the film is packed and encrypted, a monitoring desk with two operators under a wall of screens and, beyond the outer wall and a gap for the network, three people on a sofa before a television. Every version of the film leaves from the rack.",
    caption: "One episode becomes dozens of versions, by picture size, language and encryption. The coloured rack makes them.",
  },
  number: {
    heading: "36,000 viewers in a minute: 600 playback starts a second",
    value: 10,
    whole: 600,
    unit: "starts a second",
    valueLabel: "Spread over an hour",
    wholeLabel: "All within one minute",
    ticks: 100,
    figures: [100, 200, 300, 400, 500],
    text: "An example: spread evenly over an hour, the same 36,000 viewers are ten starts a second. Sign-in and rights checks that manage ten may fail at 600, just at kick-off. You state how many viewers arrive in which minutes, and our load test repeats that, with a sharper first second and retries.",
  },
  hours: {
    critical: [
      { from: 6.5, to: 9, label: "Breakfast news and the commute" },
      { from: 19, to: 1, label: "Prime time, live matches, midnight premieres" },
    ],
    release: { from: 10, to: 13, label: "Few viewers, the full crew on shift" },
    note: "With viewers in several time zones we update one region at a time. A live channel moves to the spare system first.",
  },
  day: {
    heading: "Peak load comes at prime time and at premieres",
    paragraphs: [
      "The morning shift checks the films that came in overnight and finds one without its Tamil subtitles. From seven in the evening the audience grows, and for a final it shoots up. Everyone signs in and pays within the same minutes. Sign-in and payment often fail before the video does.",
      "Streaming teams watch how fast a title starts, how often it stops (rebuffering) and how many subscribers leave (churn). Studios audit where a title was shown and on how many devices.",
    ],
  },
  systems: {
    heading: "Ingest, live, player, rights and billing systems",
    lead: "Video encoding and delivery are usually best bought. We build the parts that are specific to your service.",
    items: [
      {
        title: "Preparing titles (ingest)",
        place: "quality check",
        text: "Finished films (masters) are checked by machine and by eye and captioned; a rented service encodes and encrypts them.",
        hardPart: "One fault in a dozen steps holds up the title. The software repeats only the step that failed.",
      },
      {
        title: "Live channels and ad breaks",
        place: "studio camera",
        text: "Live feeds, schedules, ad breaks, and a spare system that takes over after a fault.",
        hardPart:
          "The match may resume while an advertisement still runs. A rule that you set decides: cut the advertisement or join late.",
      },
      {
        title: "Player apps on every screen",
        place: "television",
        text: "Phone, browser, Android TV, Apple TV, Fire TV, Roku, Samsung Tizen and LG webOS.",
        hardPart:
          "Old televisions have little memory, and many never get a newer browser. We test on real sets of the years agreed.",
      },
      {
        title: "Rights and licence periods",
        place: "papers",
        text: "Who may watch which title, where, from when to when, and on how many devices.",
        hardPart:
          "Licence dates differ, and a legal letter may close a title in one country within hours. Your rights desk closes it without a developer.",
      },
      {
        title: "Subscriptions and entitlement",
        place: "lock on the rack",
        text: "Who has paid for what (entitlement): plans, vouchers, mobile operators' bundles and app-store billing in one record.",
        hardPart:
          "The app store's, the operator's and your own records often disagree. Each notice from a store is recorded at once; a daily comparison finds missing ones.",
      },
      {
        title: "Metadata, search and home page",
        place: "film can",
        text: "Titles, cast and artwork in several languages, with recommendations that an editor can overrule.",
        hardPart:
          "Viewers type with the arrow keys of a remote, and one film may have titles in three scripts. Search knows them all and suggests matches early.",
      },
    ],
  },
  standards: {
    heading: "Streaming formats and the rules for content",
    items: [
      {
        name: "HLS and MPEG-DASH",
        text: "These are the two common formats for streaming video. We can usually serve both from one set of files.",
      },
      {
        name: "Common Encryption and DRM",
        text: "Studios ask for copy protection (DRM). One encrypted file usually serves Widevine, PlayReady and FairPlay, and we add a second for old televisions.",
      },
      {
        name: "SCTE 35",
        text: "Markers inside the stream say where an ad break begins and ends. Where they are missing, a person or the playlist starts the break.",
      },
      {
        name: "EBU R 128 and ATSC A/85",
        text: "Europe and America have loudness targets, and California forbids streamed advertisements louder than the programme. Each advertisement that we insert is measured and corrected.",
      },
      {
        name: "India's IT Rules, 2021, Part III",
        text: "The Code of Ethics asks for age ratings, a parental lock from U/A 13+ and an age check for adult titles. Courts suspended the duty to follow it, but not the government's power to block a title. Each feature can be switched off; ask your lawyer.",
      },
      {
        name: "Accessibility: India's guidelines, European Accessibility Act, Media Act (UK), CVAA (USA)",
        text: "From February 2029 most new titles in India need audio description, and captions or sign language. Menus work with a screen reader, the player offers captions and descriptions, and a report lists titles without them.",
      },
    ],
  },
  integrations: {
    heading: "Encoders, ad servers and billing we connect",
    items: [
      {
        name: "Encoders and asset stores",
        by: "file",
        text: "Cloud services such as AWS Elemental, and archives with twenty years of differing file names.",
      },
      {
        name: "Content delivery networks",
        by: "out",
        text: "Two or more networks; if one fails, each region can switch. Start times and rebuffering are measured for each.",
      },
      {
        name: "Ad servers",
        by: "both",
        text: "Advertisements arrive in VAST or VMAP format and are inserted on the server; each view is reported back.",
      },
      {
        name: "Store and operator billing",
        by: "both",
        text: "Payments through Apple, Google Play, Amazon and Roku, and the mobile operators' bundles.",
      },
    ],
  },
  pitfalls: {
    heading: "Weak points of streaming projects",
    items: [
      {
        title: "The player comes last",
        text: "Money goes into the catalogue, while viewers judge the player. Start with playback on your weakest television.",
      },
      {
        title: "Tested on office internet",
        text: "Office fibre hides most faults. Test on a train, and in a shared flat in the evening.",
      },
      {
        title: "App certification left unplanned",
        text: "Television makers approve apps by hand, and queues grow before the holidays. Hand yours in early.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Rights, subscriptions and the steps that prepare each title.",
    },
    { slug: "mobile-apps", part: "Phone and tablet players with downloads, casting and quality that suits the network." },
    {
      slug: "devops",
      part: "Premiere rehearsals, and staged updates (where stores allow) that stop if playback gets worse.",
    },
    { slug: "Animation", part: "Channel logos, title sequences, and a start animation that delays nothing." },
    { slug: "web-development", part: "News and programme sites that publish from the same desk as the channel." },
  ],
  focus: [
    { slug: "digital-commerce", part: "Plans, vouchers and win-back offers that match the app stores' records." },
    { slug: "artificial-intelligence", part: "Caption drafts, scene tags and recommendations, each with an editor's veto." },
    { slug: "bi-analytics", part: "Minutes watched and royalties from one playback log." },
  ],
  questions: [
    {
      question: "When is an off-the-shelf streaming product enough?",
      answer:
        "If you show films on demand, with simple plans, on common screens, buy one. Live rights, operator bundles or a newsroom in the same apps usually need more.",
    },
    {
      question: "What will the service cost to run?",
      answer:
        "After rights, delivery usually costs most: it grows with hours watched and picture quality. Encoding grows with hours of catalogue and versions; a live channel costs the same every hour, watched or not. Both can be estimated before the design begins, from your viewing hours and your catalogue.",
    },
    {
      question: "Must our subscribers sign up again?",
      answer:
        "Usually not. Accounts and watch history can be moved; passwords too, if the old system's format is known. Subscriptions bought in an app store usually continue if the new app takes over the old one's store listing.",
    },
    {
      question: "Is an engineer on duty during a premiere?",
      answer: `Yes, the engineers who ran the load test, if the contract includes them. Other nights can be covered by ${supportName}, with a reaction time agreed for each kind of fault.`,
    },
    {
      question: "Can you stop piracy?",
      answer:
        "No, but we can make it harder, with copy protection, a limit on streams per account and links that expire. For valuable rights, watermarks help to trace a copy. Copy protection can lock out honest viewers, so we log each refused playback by device and cause.",
    },
    {
      question: "Which televisions do we have to support?",
      answer:
        "Those on which your audience watches most hours. Each older model year costs test time for years, so we compare that cost with the hours watched.",
    },
  ],
  start: {
    firstDeliverable:
      "Around week three: a simple player with your own copy-protected test title, on the weakest television you intend to support.",
    duration:
      "Phone and web launch in three to six months. The first certified television apps usually follow two or three months later.",
    team: "Two player developers, a video engineer, a backend developer for rights and billing, a tester with real sets, and a project lead.",
    needFromYou:
      "A licensed test title with captions, viewing hours by device, the rights list, and your accounts with app stores and a DRM service.",
    call: "A project lead and a video engineer ask about catalogue, countries, screens and peak audience, and say what to buy ready-made.",
    confidentiality:
      "An NDA covers licence terms and unreleased titles before we open them. Please do not e-mail masters or DRM keys.",
  },
  closing: {
    heading: "Tell us when playback last failed",
    text: `Bring the title, the screen, the minute and any logs, or the date of your launch, to a ${firstCall}. With those we can say where to look first.`,
    action: "Start Your Transformation",
  },
});

export default mediaOtt;
