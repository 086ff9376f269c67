import { defineIndustry } from "../schema";
import { site } from "../site";

/** Networks and communities: the report queue and the appeal drawn on the same sheet as the feed. */
const socialMedia = defineIndustry({
  meta: {
    title: `Social media app development and safety | ${site.name}`,
    description:
      "Feeds, messaging, moderation and creator tools for networks and community apps. Age rules, appeals, sudden crowds and the post that must come down.",
  },
  updated: "2026-11-22",
  order: 12,
  name: "Social Media",
  menuLine: "Feeds, communities and fair moderation",
  icon: "social-media",
  hero: {
    claim: "Posting takes one tap. Taking it back takes a department.",
    lead: "A social product is easy to show with twenty friendly testers. It becomes real with the first stolen photograph, the first celebrity and the first angry crowd. We build community apps, creator networks and the desks behind them. The report button, the review queue and the appeal go on the same sheet as the feed.",
  },
  drawing: {
    title: "A moderation floor at shift change, cut from the report to the reply",
    description:
      "A section through an office floor. From left to right on the line: a person on a bench outside with a phone, a slot in the wall where reports drop in, a sorting rack with three heights for urgency, a row of moderators at desks with a screen between each pair, a reviewer behind glass who hears appeals, and a printer that issues a slip for the sender. Above, two engineers watch a feed on a wall. The slip carries the key colour.",
    caption: "The last stop is a slip of paper: a decision is finished when the person concerned has been told the reason.",
  },
  number: {
    heading: "Thirteen, sixteen or eighteen",
    value: 13,
    marks: [{ at: 16, label: "Australia: 16" }],
    whole: 18,
    unit: "years",
    valueLabel: "COPPA, USA: a parent consents below 13",
    wholeLabel: "DPDP Act, India: a child until 18",
    ticks: 1,
    text: "American law asks for a parent's consent below 13. India's data protection Act of 2023 counts everyone under 18 as a child. Australia has set 16 as the minimum age for an account on the platforms it covers. One fifteen-year-old is thus three kinds of user, and a single age field with one threshold is wrong from the start.",
  },
  hours: {
    critical: [
      { from: 7, to: 9.5, label: "Morning scroll and the night's reports" },
      { from: 12.5, to: 14, label: "Lunch-break posting" },
      { from: 19, to: 24, label: "Evening peak, live rooms, most abuse" },
    ],
    release: { from: 15, to: 17.5, label: "Traffic dips while two moderation shifts overlap" },
    note: "A network across time zones has no quiet hour. There a release starts with one region or one per cent of accounts.",
  },
  day: {
    heading: "The curve is calm until somebody is famous",
    paragraphs: [
      "Most days follow the commute, the lunch break and the sofa. Then a film star joins, or a rumour does. One post from an account with ten million followers asks the feed to do in a second what it normally does in an hour. Reports rise with reach, a little later and in more languages, just as the day's moderators go home.",
      "The units are daily actives, time to first comment, share of posts reported, minutes to a decision and appeals upheld. Growth teams watch the first two. Regulators from Brussels to Canberra ask about the others, and so do advertisers, who mind what they appear beside. One more figure is worth keeping: how many distressing images each moderator has seen this shift.",
    ],
  },
  systems: {
    heading: "What a place for talk is made of",
    lead: "Half of this stays out of sight until it fails. Staff tools are part of the product here, with designers and release dates of their own.",
    items: [
      {
        title: "Feed and ranking",
        text: "Posts by time, topic or relevance, with a plain newest-first view on offer.",
        hardPart:
          "Small accounts are copied to followers as they post, large ones are fetched on reading. Both have to meet in one feed, in order.",
      },
      {
        title: "Uploads and media",
        text: "Photos, video and voice notes, resized, checked and stripped of location data.",
        hardPart: "Checks have to finish before strangers see the file, while its author expects to see it at once.",
      },
      {
        title: "Private messages",
        text: "Pairs and groups, with requests from unknown people kept in a room apart.",
        hardPart:
          "Under end-to-end encryption a report must bring its own evidence from the reporter's phone, in a form that cannot be forged.",
      },
      {
        title: "Graph, blocks and privacy",
        text: "Follow, mute, block, close friends, private accounts.",
        hardPart:
          "A block must hold in search, comments, member lists, notifications and old caches. One leak, and somebody has been found.",
      },
      {
        title: "Reports, review and appeals",
        text: "Queues by harm and language, the policy beside the post, reasons sent, and appeals heard by someone else.",
        hardPart:
          "Speed and care pull apart. Some categories have legal clocks counted in hours; others wait for a colleague who knows the dialect.",
      },
      {
        title: "Creator tools and earnings",
        text: "Subscriptions, tips, scheduled posts, and figures that a creator can check.",
        hardPart:
          "Views by bots must not be paid. Yet when a count is corrected downwards, somebody who lives on it needs to hear why.",
      },
    ],
  },
  standards: {
    heading: "Laws that reach into the product",
    items: [
      {
        name: "EU Digital Services Act",
        text: "Notices of illegal content, a statement of reasons for each restriction and, beyond small size, an internal complaint system.",
      },
      {
        name: "UK Online Safety Act 2023",
        text: "Risk assessments on illegal content and on children's access, reporting and complaints, with Ofcom's codes as the yardstick.",
      },
      {
        name: "India's IT Rules, 2021",
        text: "A grievance officer, removal deadlines and labels on synthetic media. The clocks were shortened in February 2026, so design from the current text.",
      },
      {
        name: "COPPA, the DPDP Act and Australia's minimum age",
        text: "Three laws, three ages. India's duties on children's data are due to apply by May 2027.",
      },
      {
        name: "TAKE IT DOWN Act (USA)",
        text: "Covered platforms remove intimate images shared without consent within 48 hours of a valid request, and make reasonable efforts to remove copies.",
      },
      {
        name: "ActivityPub",
        text: "The W3C recommendation behind federated networks. Joining means that you also moderate posts that began elsewhere.",
      },
      {
        name: "C2PA Content Credentials",
        text: "Signed notes on how an image came about. Resizing should carry them along, or say openly that they are gone.",
      },
    ],
  },
  integrations: {
    heading: "Services behind the timeline",
    items: [
      {
        name: "APNs and Firebase Cloud Messaging",
        text: "Push messages may be late or lost and each phone has its own quiet hours. The inbox inside the app is the record.",
      },
      {
        name: "Hash matching",
        text: "PhotoDNA and shared lists of known abuse images, with the access terms and reporting duties that come along.",
      },
      {
        name: "Age assurance providers",
        text: "Estimate, document or a parent's account, picked per country. What comes back is a yes or a no.",
      },
      {
        name: "Publishing interfaces",
        text: "Meta, LinkedIn, YouTube and X, for tools that post on behalf of a brand. Quotas change often, so each sits behind a switch.",
      },
      {
        name: "Translation and speech",
        text: "Drafts that help a moderator, and not the last word in a language that nobody on the team reads.",
      },
    ],
  },
  pitfalls: {
    heading: "How communities turn sour",
    items: [
      {
        title: "Moderation bought after launch",
        text: "The first bad weekend then meets a shared inbox and two founders. A queue with roles and a log is cheap before it and costly during it.",
      },
      {
        title: "One number for engagement",
        text: "If anger brings comments, a feed that counts comments will find more anger. Give a second measure the right of veto.",
      },
      {
        title: "Deletion that does not delete",
        text: "Copies stay in caches, backups, search, push history and analytics. Draw the map before a member asks under the law.",
      },
      {
        title: "A painted crowd",
        text: "Seeded accounts are noticed and remembered. A small room of real people beats a large one with an echo.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Camera, feed and messages at the speed of a thumb, on modest phones too." },
    { slug: "ai-ml", part: "Spam, duplicate and risk scores in several languages, while people decide the close calls." },
    { slug: "uiux", part: "Report, block and appeal screens tried by the kind of member who would need them." },
    { slug: "devops", part: "Releases by region or share of accounts, and headroom for the day a star signs up." },
    { slug: "marketing", part: "The first hundred members found by town and topic, and judged by how many return." },
  ],
  focus: [
    {
      slug: "artificial-intelligence",
      part: "Ranking and moderation models, examined for whom they get wrong and in which language.",
    },
    { slug: "bi-analytics", part: "Retention, reports and appeals on one page, all counted over the same members." },
  ],
  questions: [
    {
      question: "Can AI moderate all of it for us?",
      answer:
        "It can sort, and it can stop exact copies of known material. It reads context badly: a slur quoted by its target, satire, a local saying. So the machine removes what is certain, orders the rest by likely harm and hands it to people. How much runs alone is set for each category, and samples of both kinds of error are shown to you.",
    },
    {
      question: "How do you check ages without collecting passports?",
      answer:
        "By asking no more than a country's rule and a feature's risk require. Reading may need nothing, messages to strangers an estimate, a paid live room proof. An outside provider does the check; your database keeps the answer, its date and the method. Screens for those too young are designed as well, since a dead end invites a false birthday.",
    },
    {
      question: "What will it cost to run once it grows?",
      answer:
        "Storage and video traffic come first, then people who moderate; text is cheap. Before design we work out a cost per thousand active members from your own guesses at uploads and views, and mark the feature that drives it. Autoplay is a frequent culprit. The sheet is yours, to be held against the first month's bills.",
    },
    {
      question: "Could we begin inside an existing network?",
      answer:
        "Often that is wise. A group where your people already are shows within weeks what they talk about, who hosts and what goes wrong. The member list and the reach cannot be taken along, so ask people early to sign up with you as well. Build your own when rules, data or income cannot be had over there.",
    },
  ],
  closing: {
    heading: "Start with a post that stayed up too long",
    text: "Tell us how it was reported, who saw the report and when it went. That thread runs through nearly every system on this page.",
    action: "Start the Conversation",
  },
});

export default socialMedia;
