import { defineIndustry } from "../schema";
import { site } from "../site";

/** Broadcasters and streamers: one master in, dozens of versions out, everybody at seven. */
const mediaOtt = defineIndustry({
  meta: {
    title: `Media & OTT software, ingest to player | ${site.name}`,
    description:
      "On-demand video, live channels, player apps, rights and subscriptions for broadcasters and streamers. Formats, codes and what fails on premiere night.",
  },
  updated: "2026-11-22",
  order: 11,
  name: "Media & OTT",
  menuLine: "Ingest, play-out, players and rights",
  icon: "media-ott",
  hero: {
    claim: "A premiere has one minute in which everybody presses play.",
    lead: "A streaming service looks like a shop window with moving pictures. Behind it runs a factory: masters come in, get checked, captioned, encrypted and packed in dozens of versions, and leave for screens that you do not control. We build for broadcasters, studios, news publishers and regional services, from the ingest desk to the remote control on the sofa.",
  },
  drawing: {
    title: "An episode's way through a play-out centre, from edit suite to sofa",
    description:
      "A section through a media house of two storeys. From left to right on the line: an editor at two screens, a quality controller with headphones, a subtitler, a rack where the film is packed and encrypted, a play-out desk with two operators under a wall of monitors and, beyond the outer wall and a gap for the network, three people on a sofa before a television. The rack carries the key colour, since every version of the film leaves from it.",
    caption: "One master enters on the left. Dozens of files leave the rack, by picture size, language and lock.",
  },
  number: {
    heading: "An hour of film is over in 57.6 minutes",
    value: 57.6,
    whole: 60,
    unit: "minutes",
    valueLabel: "The same frames shown at 25 a second",
    wholeLabel: "One hour shot at 24 frames a second",
    ticks: 5,
    text: "Cinema runs at 24 frames a second, television in India and Europe at 25. Played frame for frame, an hour of film ends after 57.6 minutes. Captions timed for one version drift from the other by more than two minutes an hour, and the break markers drift along. The rate has to be stored with every file, because few ears notice four per cent.",
  },
  hours: {
    critical: [
      { from: 6.5, to: 9, label: "Breakfast news and the commute" },
      { from: 19, to: 1, label: "Prime time, live matches, midnight premieres" },
    ],
    release: { from: 10, to: 13, label: "Few viewers, and the full crew on shift" },
    note: "The row shows an on-demand service. A live channel is never off air, so there a release first moves play-out to the spare chain.",
  },
  day: {
    heading: "Deadlines round the clock, one of them midnight",
    paragraphs: [
      "The morning shift checks what came in overnight and finds a film without its Tamil subtitles. Traffic closes tomorrow's playlist in the late afternoon. From seven the audience climbs, and for a final or a season opener it climbs like a wall. Sign-in, payment, entitlement and licence requests all come in the same minute, long before the video network feels a thing.",
      "The trade counts start-up time, rebuffering, streams at once, churn and the days left on a licence. Studios audit where a title was shown and on how many devices. Ratings, parental locks and advertising minutes have their own regulators, in every country on the rights list. A viewer counts to about five, then opens another app.",
    ],
  },
  systems: {
    heading: "From the master to the remote control",
    lead: "All of it can be bought from one supplier, and for the plain parts that is often wise. Our work is at the joints, and in what makes a service its own.",
    items: [
      {
        title: "Ingest, checking and packaging",
        text: "Masters in, automatic and human checks, encodes, captions and encryption, with a record of each step.",
        hardPart:
          "A fault found in step nine must not repeat the eight before. Any step has to be safe to run again, for one language alone.",
      },
      {
        title: "Live channels and ad breaks",
        text: "Feeds, schedules, break markers, and a second chain that can take over.",
        hardPart:
          "Splicing different advertisements for each viewer so that nobody sees half of one, or misses the goal that follows it.",
      },
      {
        title: "Player apps on every screen",
        text: "Phone, browser, Android TV, Apple TV, Fire TV, Samsung Tizen and LG webOS.",
        hardPart:
          "A television often keeps for life the browser engine it was sold with. Six-year-old sets need a memory budget of their own.",
      },
      {
        title: "Rights and windows",
        text: "Who may watch which title, where, from when, in what quality and on how many devices.",
        hardPart:
          "Windows open at local midnight in thirty territories, and a letter that comes at six may have to close one of them by eight.",
      },
      {
        title: "Subscriptions and entitlement",
        text: "Plans, trials, vouchers, operator bundles and app-store billing in one set of books.",
        hardPart:
          "The store, the operator and your own records disagree daily. Whoever has paid should not meet a paywall at kick-off.",
      },
      {
        title: "Metadata, search and home rows",
        text: "Titles, cast, artwork and synopses in several languages, with recommendations that an editor can overrule.",
        hardPart: "Names in three scripts, one film under four titles, and a search box worked with the arrow keys of a remote.",
      },
    ],
  },
  standards: {
    heading: "Formats and codes a stream has to honour",
    items: [
      {
        name: "HLS and MPEG-DASH",
        text: "RFC 8216 and ISO/IEC 23009-1. With CMAF segments one set of files can serve both, which saves storage and fills caches sooner.",
      },
      {
        name: "Common Encryption and DRM",
        text: "ISO/IEC 23001-7; in its cbcs mode Widevine, PlayReady and FairPlay can share one file. Studios say which protection 4K needs.",
      },
      {
        name: "SCTE 35",
        text: "Marks inside the stream that say where a break begins and ends. Where they are missing upstream, no ad server can help.",
      },
      {
        name: "EBU R 128 and ATSC A/85",
        text: "Loudness targets of −23 LUFS in Europe and −24 LKFS in America, so that an advertisement does not send anyone to the volume key.",
      },
      {
        name: "WebVTT and IMSC",
        text: "Caption formats of the W3C. Indian scripts need fonts and line breaks tried on the television itself.",
      },
      {
        name: "India's IT Rules, 2021, Part III",
        text: "Ratings from U to A for curated content, parental locks from U/A 13+ upwards, and a reliable age check for A titles.",
      },
    ],
  },
  integrations: {
    heading: "Boxes already in the rack",
    items: [
      {
        name: "Encoders and asset stores",
        text: "Cloud services such as AWS Elemental, farms in your basement, and archives with twenty years of file-naming habits.",
      },
      {
        name: "Content delivery networks",
        text: "Two or more, with signed links, logs, and a switch per region for the evening when one of them fails.",
      },
      {
        name: "Ad servers",
        text: "VAST and VMAP, stitching on the server side, and beacons that an advertiser will accept as proof.",
      },
      {
        name: "Store and operator billing",
        text: "Receipts from Apple, Google Play and Roku, and bundles from mobile operators with a sign-in of their own.",
      },
      {
        name: "Newsroom systems",
        text: "Rundowns and scripts over the MOS protocol, so one desk can send a story to air and to the web.",
      },
    ],
  },
  pitfalls: {
    heading: "What goes dark, and why",
    items: [
      {
        title: "The player comes last",
        text: "Money goes into catalogue and encodes, while viewers judge the seek bar. Start with playback on the worst television you mean to support.",
      },
      {
        title: "Tested on the office line",
        text: "Office fibre hides every fault. Bitrate ladders belong on a train, and in a shared flat at nine in the evening.",
      },
      {
        title: "Store reviews forgotten",
        text: "Television makers certify apps by hand, and queues grow before the holidays. A launch date set without them is a wish.",
      },
      {
        title: "Load tests on video alone",
        text: "Segments come from caches and rarely fail. Sign-in, payment and licence servers are the ones that fall over.",
      },
      {
        title: "Metadata debt",
        text: "Ten thousand titles arrive with half their cast. Cleaning them costs more than a recommender, and improves it more.",
      },
    ],
  },
  services: [
    { slug: "software-development", part: "Rights, entitlement and the chain of ingest jobs, with a restart point after each." },
    { slug: "mobile-apps", part: "Phone and tablet players with downloads, casting and pictures that adapt to the line." },
    {
      slug: "devops",
      part: "Premiere rehearsals, a second region, and a morning release that can be withdrawn before prime time.",
    },
    { slug: "Animation", part: "Idents, title sequences and loading motion that costs the viewer no start-up time." },
    { slug: "web-development", part: "News and programme sites that publish from the same desk as the channel." },
  ],
  focus: [
    { slug: "digital-commerce", part: "Plans, vouchers and win-back offers that agree with the app stores' books." },
    { slug: "artificial-intelligence", part: "Caption drafts, scene tags and recommendations, each with an editor's veto." },
    { slug: "bi-analytics", part: "Minutes watched, churn and royalties worked out from one playback log." },
  ],
  questions: [
    {
      question: "When is an off-the-shelf streaming product enough?",
      answer:
        "When the catalogue is on demand, the plans are simple and your screens are the common ones. Take it, and spend the difference on shows. It gets tight with live rights, regional windows, operator bundles or a newsroom that publishes to the same apps. In that case encoding and delivery stay bought, and we build what sits around them.",
    },
    {
      question: "How many viewers at once can it take?",
      answer:
        "The honest answer is a test, step by step. Video grows with the delivery network you pay for. The limit is mostly sign-in, entitlement or the licence server in the first two minutes, so that is what gets rehearsed, at a figure agreed with you and once more with a data centre switched off. You see the curve and where it bends.",
    },
    {
      question: "Can you stop piracy?",
      answer:
        "Nobody can, but it can be made slow and traceable. That means DRM at the level your contracts ask for, a cap on streams per account, short-lived links and, where the rights are worth it, watermarks. Each of these can lock out an honest viewer, so false refusals are measured as carefully as theft.",
    },
    {
      question: "Which televisions do we have to support?",
      answer:
        "Let your audience decide, by hours watched. From that we draw up a short list of makers, model years and the oldest engine worth keeping. Every year added at the old end costs test time for the life of the app. We put that price beside the hours it would bring, and you choose.",
    },
    {
      question: "How soon can a first app be on air?",
      answer:
        "Phone and web apps with sign-in, plans and an on-demand catalogue are a complex build of three to six months. Televisions keep a calendar of their own, because makers certify by hand. Open with the screens on which most of your hours are watched. Rights, artwork and captions are seldom ready before the software, so begin with those.",
    },
  ],
  closing: {
    heading: "Tell us about your last bad evening",
    text: "Which title, which screen, which minute. From there it is a short way to the joint that gave: sign-in, rights, advertising or player.",
    action: "Start Your Transformation",
  },
});

export default mediaOtt;
