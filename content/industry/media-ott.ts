// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Broadcasters and streamers: one master in, dozens of versions out, everybody at seven. */
const mediaOtt = defineIndustry({
  meta: {
    title: `Media & OTT software, ingest to player | ${site.name}`,
    description:
      "Streaming software for broadcasters, studios and news publishers: player apps, rights, subscriptions and live channels, tested for a premiere's load.",
  },
  updated: "2026-11-24",
  order: 11,
  name: "Media & OTT",
  menuLine: "Streaming apps, rights and live channels",
  icon: "media-ott",
  hero: {
    claim: "Streaming tested for the minute the whole audience presses play.",
    lead: "We build streaming software for broadcasters, studios, news publishers and regional services: title preparation (ingest), player apps, rights and subscriptions. Before a premiere we test sign-in, payment and playback with an agreed number of viewers at once.",
  },
  drawing: {
    title: "One episode on its way through a play-out centre, from edit suite to living room",
    description:
      "A section through a media house of two storeys. From left to right on the line: an editor at two screens, a quality controller with headphones, a subtitler, a rack where the film is packed and encrypted, a play-out desk with two operators under a wall of monitors and, beyond the outer wall and a gap for the network, three people on a sofa before a television. Every version of the film leaves from the rack.",
    caption:
      "One master file enters on the left. Dozens of versions leave the coloured rack, by picture size, language and encryption.",
  },
  number: {
    heading: "An hour of film lasts 57.6 minutes at 25 frames a second",
    value: 57.6,
    whole: 60,
    unit: "minutes",
    valueLabel: "The same frames shown at 25 a second",
    wholeLabel: "One hour shot at 24 frames a second",
    ticks: 5,
    text: "Cinema runs at 24 frames a second, television in India and Europe at 25. Captions and break markers timed for one version drift from the other by more than two minutes an hour. Every file therefore needs its frame rate stored with it.",
  },
  hours: {
    critical: [
      { from: 6.5, to: 9, label: "Breakfast news and the commute" },
      { from: 19, to: 1, label: "Prime time, live matches, midnight premieres" },
    ],
    release: { from: 10, to: 13, label: "Few viewers in this time zone, the full crew on shift" },
    note: "These hours are for viewers in one time zone; with several, we update one region at a time. A live channel never stops: we first move it to the spare system.",
  },
  day: {
    heading: "Peak load comes at prime time and at premieres",
    paragraphs: [
      "The morning shift checks what came in overnight and finds a film without its Tamil subtitles. Tomorrow's schedule is closed by late afternoon. From seven the audience climbs, and for a final or a season opener it shoots up. Sign-in, payment and rights checks come in the same minute, and these systems often fail before the video does.",
      "Streaming teams watch how fast a title starts, how often it stops (rebuffering) and how many subscribers leave (churn). They count the days left on each licence. Studios audit where a title was shown and on how many devices. In many countries regulators also check ratings, captions and advertising.",
    ],
  },
  systems: {
    heading: "Ingest, live, player, rights and billing systems",
    lead: "Encoding and delivery are usually best bought. We build the parts around them that differ from service to service.",
    items: [
      {
        title: "Ingest, checking and packaging",
        text: "Finished films (masters) come in, are checked by machine and by eye, then encoded, captioned and encrypted, with a record of each step.",
        hardPart:
          "A title passes a dozen steps. After a fault only the failed step should run again, for the one language concerned.",
      },
      {
        title: "Live channels and ad breaks",
        text: "Feeds, schedules, ad-break markers and a spare system that takes over.",
        hardPart:
          "Each viewer may get different advertisements. If the match resumes meanwhile, a rule agreed beforehand decides: cut the advertisement or join late.",
      },
      {
        title: "Player apps on every screen",
        text: "Phone, browser, Android TV, Apple TV, Fire TV (Fire OS and Vega OS), Roku, Samsung Tizen and LG webOS.",
        hardPart: "Many televisions never get a newer browser, and a six-year-old set leaves the app little memory.",
      },
      {
        title: "Rights and windows",
        text: "Who may watch which title, where, from when, in what quality and on how many devices.",
        hardPart:
          "A title may open at local midnight in thirty countries, each under its own licence dates. A legal letter at six in the evening can mean closing one country by eight.",
      },
      {
        title: "Subscriptions and entitlement",
        text: "Who has paid for what (entitlement): plans, trials, vouchers, operator bundles and app-store billing in one set of books.",
        hardPart:
          "The store, the mobile operator and your own records disagree daily. A paying viewer should never meet a paywall at kick-off.",
      },
      {
        title: "Metadata, search and home page",
        text: "Titles, cast, artwork and synopses in several languages, with recommendations that an editor can overrule.",
        hardPart:
          "Names come in three scripts and one film has four titles. Viewers search for them with the arrow keys of a remote.",
      },
    ],
  },
  standards: {
    heading: "Streaming formats and the rules for content",
    items: [
      {
        name: "HLS and MPEG-DASH",
        text: "The two common streaming formats (RFC 8216 and ISO/IEC 23009-1). One set of files can serve both.",
      },
      {
        name: "Common Encryption and DRM",
        text: "Copy protection. Widevine, PlayReady and FairPlay can share one encrypted file (ISO/IEC 23001-7); some old sets need a second one. Studios set the protection level for 4K.",
      },
      {
        name: "SCTE 35",
        text: "Markers inside the stream that say where an ad break begins and ends. Where they are missing, the playlist or a person at the desk sets them.",
      },
      {
        name: "EBU R 128 and ATSC A/85",
        text: "Loudness targets in Europe and America. We measure and correct each advertisement we insert, whichever ad server sent it. Since 1 July 2026 California forbids streamed advertisements louder than the programme.",
      },
      {
        name: "India's IT Rules, 2021, Part III",
        text: "Ratings from U to A for curated content, parental locks from U/A 13+, a reliable age check for A titles. Interim court orders of 2021 suspended parts of rule 9, which makes these rules binding.",
      },
      {
        name: "Accessibility: India, the EU, Britain and the USA",
        text: "India: from February 2029 new titles need audio description, and captions or signing; live and short clips, among others, are exempt. EU: the Accessibility Act has covered players and apps since June 2025. UK, large services (Tier 1): 80% of the catalogue subtitled, 10% audio-described, 5% signed four years after Ofcom's code takes effect. USA: captions shown on TV stay online.",
      },
    ],
  },
  integrations: {
    heading: "Encoders, ad servers and billing we connect",
    items: [
      {
        name: "Encoders and asset stores",
        text: "Cloud services such as AWS Elemental, encoders on your premises, and archives with twenty years of differing file names.",
      },
      {
        name: "Content delivery networks",
        text: "Two or more, with expiring links, logs, and a switch per region for the day one network fails.",
      },
      {
        name: "Ad servers",
        text: "The ad server answers in VAST or VMAP format. The advertisement is inserted into the stream on the server, and views are counted by IAB or MRC guidelines, as agreed.",
      },
      {
        name: "Store and operator billing",
        text: "Receipts from Apple, Google Play, Amazon and Roku. Mobile operators' bundles come with a sign-in of their own.",
      },
    ],
  },
  pitfalls: {
    heading: "Weak points of streaming projects",
    items: [
      {
        title: "The player comes last",
        text: "Money goes into the catalogue, while viewers judge the player. Start with playback on the worst television you mean to support.",
      },
      {
        title: "Tested on office internet",
        text: "Office fibre hides every fault. Test on a train, and in a shared flat at nine in the evening.",
      },
      {
        title: "App certification left unplanned",
        text: "Television makers approve apps by hand, and queues grow before the holidays.",
      },
      {
        title: "Load tests on video alone",
        text: "Video comes mostly from caches, copies near the viewer. The test has to include sign-in, payment and licence (key) servers.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Rights, entitlement and the chain of ingest jobs, with a restart point after each job.",
    },
    { slug: "mobile-apps", part: "Phone and tablet players with downloads, casting and quality that fits the network." },
    {
      slug: "devops",
      part: "Premiere rehearsals, and each release compared on every screen with the one before. A worse release is rolled back.",
    },
    { slug: "Animation", part: "Channel idents, title sequences and loading animation that does not delay the start." },
    { slug: "web-development", part: "News and programme sites that publish from the same desk as the channel." },
  ],
  focus: [
    { slug: "digital-commerce", part: "Plans, vouchers and win-back offers that match the app stores' records." },
    { slug: "artificial-intelligence", part: "Caption drafts, scene tags and recommendations, each with an editor's veto." },
    { slug: "bi-analytics", part: "Minutes watched and royalties from one playback log, churn from billing." },
  ],
  questions: [
    {
      question: "When is an off-the-shelf streaming product enough?",
      answer:
        "When the catalogue is on demand, the plans are simple and your screens are the common ones. Take it, and spend the money saved on shows. Live rights, regional windows, operator bundles or a newsroom that publishes to the same apps usually need more.",
    },
    {
      question: "How many viewers at once can it take?",
      answer:
        "Only a load test can say. Video capacity grows with the network you pay for. The limit is mostly sign-in, rights checks or the licence (key) server in the first two minutes. We test these three at a figure agreed with you, and once more with a data centre switched off. You see the point at which they slow down.",
    },
    {
      question: "Who watches with us on the night of a premiere?",
      answer: `The engineers who ran the load test, if you ask for them in the plan. Other nights can be covered by ${supportName}. A dead channel, a failed sign-in and a title that will not start each have a reaction time. Masters and keys stay in your accounts; our people get named access that you can end.`,
    },
    {
      question: "Can you stop piracy?",
      answer:
        "No, but it can be made slow and traceable. That means copy protection (DRM) at the level your contracts ask for, a cap on streams per account and short-lived links. Where the rights are worth it, watermarks are added. Most of these measures can lock out an honest viewer, so we count how often that happens.",
    },
    {
      question: "Which televisions do we have to support?",
      answer:
        "Let your audience decide, by hours watched. From that we draw up a short list of makers, model years and the oldest set worth keeping. Every older model year costs test time for the life of the app. We compare that cost with the hours it would bring.",
    },
  ],
  start: {
    firstDeliverable:
      "Around week three: a simple player with your own test title and its DRM, running on the weakest television you intend to support.",
    duration: "Phone and web launch in three to six months; certified television apps usually follow two or three months later.",
    team: "Two player developers, a video engineer, a backend developer for rights and billing, a tester with real sets, and a project lead.",
    needFromYou:
      "One licensed test title with captions, your viewing hours by device and the rights list in any format. Also accounts with the app stores and a DRM licence service.",
    call: "A project lead and a video engineer ask about catalogue, territories, screens and peak audience, then tell you what to buy ready-made.",
    confidentiality:
      "Licence terms and unreleased titles are covered by an NDA before we open them. Please do not e-mail masters or DRM keys.",
  },
  closing: {
    heading: "Tell us when playback last failed",
    text: `Bring the title, the screen, the minute and any logs to a ${firstCall}. With those we can narrow it down to sign-in, rights, advertising, delivery or the player.`,
    action: "Start Your Transformation",
  },
});

export default mediaOtt;
