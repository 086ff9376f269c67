// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Networks and communities: the report queue and the appeal designed together with the feed. */
const socialMedia = defineIndustry({
  meta: {
    title: `Social media app development and safety | ${site.name}`,
    description:
      "Community and creator apps with feeds, messaging, moderation and appeals built together. Age rules, legal deadlines and sudden crowds are planned for.",
  },
  updated: "2026-11-24",
  order: 12,
  name: "Social Media",
  menuLine: "Feeds, communities and fair moderation",
  icon: "social-media",
  hero: {
    claim: "Community apps with moderation built in from the first version.",
    lead: "We build community apps, creator networks and the staff tools behind them, for start-ups, brands and publishers. Members can report and block, and your team gets the queue, the clock and the alarm it needs to remove unlawful posts within the legal deadline. Your staff or a service you hire covers the night; we agree which before launch.",
  },
  drawing: {
    title: "A moderation office in section, from a member's report to the reply",
    description:
      "A section through an office floor. From left to right on the line: a person on a bench outside with a phone, a slot in the wall where reports drop in, a sorting rack with three heights for urgency, a row of moderators at desks with a screen between each pair, a reviewer behind glass who hears appeals, and a printer that issues a slip for the sender. Above, two engineers watch a feed on a wall.",
    caption: "The last stop is a slip with the reason: no decision is finished until the member has it.",
  },
  number: {
    heading: "One age limit is not enough: 13, 16 and 18",
    value: 13,
    marks: [{ at: 16, label: "Australia: 16" }],
    whole: 18,
    unit: "years",
    valueLabel: "USA: a parent consents below 13",
    wholeLabel: "India: a child until 18",
    ticks: 1,
    text: "In the USA a parent must consent before data of a child below 13 is collected; some states have gone further, and courts have halted several of those laws. Australia sets 16 as the minimum age on the platforms it covers. India counts everyone under 18 as a child. More countries are following, so the app must store country and age band together.",
  },
  hours: {
    critical: [
      { from: 7, to: 9.5, label: "Morning scroll and the night's reports" },
      { from: 12.5, to: 14, label: "Lunch-break posting" },
      { from: 19, to: 24, label: "Evening peak, live rooms, most abuse" },
    ],
    release: { from: 15, to: 17.5, label: "Often a dip; two moderation shifts should overlap" },
    note: "A network across time zones has no quiet hour. There a release starts with one region or one per cent of accounts.",
  },
  day: {
    heading: "Traffic is predictable until a famous account joins",
    paragraphs: [
      "Most days follow the commute, the lunch break and the evening at home. Then a film star joins, or a rumour spreads. Millions of followers may open the feed in the same few minutes. Reports rise too, a little later and in more languages, just as the day's moderators go home.",
      "Regulators from Brussels to Canberra ask larger services about reports, time to a decision and appeals upheld. We add one more figure: how many distressing images each moderator has seen this shift.",
    ],
  },
  systems: {
    heading: "Feed, messages, moderation and creator tools",
    lead: "Five of these parts are for members and creators. The sixth, reports and appeals, gives your staff their own screens from the first version.",
    items: [
      {
        title: "Feed and ranking",
        text: "Posts by time, topic or relevance, with a plain newest-first view on offer.",
        hardPart:
          "Posts of small accounts are copied to followers at once; posts of large accounts are fetched when a follower reads. One feed shows both, in order.",
      },
      {
        title: "Uploads and media",
        text: "Photos, video and voice notes, resized, checked and stripped of location data.",
        hardPart: "Checks have to finish before strangers see the file, while its author expects to see it immediately.",
      },
      {
        title: "Private messages",
        text: "One-to-one and group messages, with requests from strangers in a separate inbox.",
        hardPart:
          "With end-to-end encryption the server cannot read a reported message. The reporter's phone has to send it in a form that cannot be forged.",
      },
      {
        title: "Followers, blocks and privacy",
        text: "Follow, mute, block, close friends, private accounts.",
        hardPart:
          "A block must hold in search, comments, member lists, notifications and cached copies. One leak can show a stalker where to look.",
      },
      {
        title: "Reports, review and appeals",
        text: "Queues by harm and language, the policy beside the post, reasons sent, and appeals decided by a second person.",
        hardPart:
          "Some categories have legal deadlines counted in hours. Others should wait for a colleague who knows the dialect. Before launch we time one report from start to end, also at three in the morning.",
      },
      {
        title: "Creator tools and earnings",
        text: "Subscriptions, tips, scheduled posts, and figures that a creator can check.",
        hardPart:
          "Views by bots must not be paid for. When a count is corrected downwards, the creator who lives on it gets the reason.",
      },
    ],
  },
  standards: {
    heading: "Laws on content, children and appeals",
    items: [
      {
        name: "EU Digital Services Act",
        text: "You accept notices of illegal content and give reasons for each restriction. From 50 staff, or with turnover and balance sheet both above €10 million, you also need a complaint system.",
      },
      {
        name: "UK Online Safety Act 2023",
        text: "Risk assessments and complaints. Since 25 July 2025 a service that allows pornography, or content encouraging suicide, self-harm or eating disorders, must keep children from it by highly effective age checks. In June 2026 the government announced an under-16 ban for spring 2027. Fines reach £18 million or, if more, 10% of worldwide revenue.",
      },
      {
        name: "India's IT Rules, 2021",
        text: "Since 20 February 2026 content comes down within three hours of a court or government order, intimate images within two hours of a complaint, day or night. Lifelike AI media needs a label.",
      },
      {
        name: "COPPA, the DPDP Act and Australia's minimum age",
        text: "COPPA's amended rule, due in full since 22 April 2026, asks a parent's separate consent for most sharing of a child's data. India's duty to get a parent's consent starts in May 2027. Australia bars under-16s' accounts on covered platforms.",
      },
      {
        name: "TAKE IT DOWN Act (USA)",
        text: "Since 19 May 2026 covered platforms remove intimate images shared without consent within 48 hours of a valid request. They also make reasonable efforts to remove known identical copies. The UK has enacted the same 48 hours (Crime and Policing Act 2026).",
      },
      {
        name: "C2PA Content Credentials",
        text: "A standard, not a law: signed notes on how an image was made. Resizing breaks them. The app then signs anew with a certificate from a C2PA-listed issuer, or says the notes were lost.",
      },
    ],
  },
  integrations: {
    heading: "Outside services that a community app needs",
    items: [
      {
        name: "APNs and Firebase Cloud Messaging",
        text: "Apple's and Google's push messages may be late, lost or silenced. The inbox inside the app stays the record.",
      },
      {
        name: "Hash matching",
        text: "Uploads are compared with known abuse images (PhotoDNA, shared lists); apply for access early. Matches are blocked. In the USA they are reported to NCMEC and preserved for a year (18 U.S.C. 2258A); elsewhere as that country's law says.",
      },
      {
        name: "Age assurance providers",
        text: "An estimate, a document or a parent's account, chosen per country.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes that damage a community",
    items: [
      {
        title: "Moderation bought after launch",
        text: "On the first bad weekend two founders face a shared inbox. A queue with roles and a log costs less before launch.",
      },
      {
        title: "One number for engagement",
        text: "If anger brings comments, a feed that counts comments will find more anger. Let upheld reports lower an author's reach, and tell the author why.",
      },
      {
        title: "Deletion that does not delete",
        text: "Copies stay in caches, backups, search, push history and analytics. List all of them before a member asks for deletion.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Camera, feed and messages that respond at once, on modest phones too." },
    { slug: "ai-ml", part: "Spam, duplicate and risk scores in several languages, while people decide the close calls." },
    { slug: "uiux", part: "Report, block and appeal screens, tested by the kind of member who would need them." },
    { slug: "devops", part: "Releases by region or share of accounts, and spare capacity for the day a star signs up." },
    { slug: "marketing", part: "We find the first hundred members by town and topic, and count how many return." },
  ],
  focus: [
    {
      slug: "artificial-intelligence",
      part: "Ranking and moderation models, tested for the groups and languages they misjudge.",
    },
    { slug: "bi-analytics", part: "Returning members, reports and appeals on one page." },
  ],
  questions: [
    {
      question: "Can AI moderate all of it for us?",
      answer:
        "No. It can sort, and it can stop exact copies of known material. It reads context badly: a slur quoted by its target, satire, a local saying. So the machine removes what is certain, orders the rest by likely harm and hands it to people. You set how much is automatic in each category, and we show you posts wrongly removed and wrongly left up.",
    },
    {
      question: "Who moderates at night, within two hours?",
      answer: `People on a rota, yours or those of a moderation firm you choose; we do not moderate for you. Before you fix the budget we work out with you how many are needed for your languages and expected reports. The queue wakes the person on duty and shows the time left. If the software fails, an engineer is on call where you have agreed ${supportName}.`,
    },
    {
      question: "How do you check ages without collecting passports?",
      answer:
        "By asking no more than a country's rule and a feature's risk require. Reading may need no check. Messaging strangers may need an estimate; paid live rooms need proof. An outside provider does the check; your database keeps age band, date and method. We also design the screens for those who are too young, since a plain refusal invites a lie.",
    },
    {
      question: "What will it cost to run once it grows?",
      answer:
        "Video traffic and storage, or the people who moderate, cost most; text is cheap. Before design we work out a cost per thousand active members from your estimates of uploads and views. We mark the costliest feature, often autoplay.",
    },
    {
      question: "Could we begin inside an existing network?",
      answer:
        "Yes, and it is often the cheaper start. A group where your people already are shows within weeks what they talk about, who hosts and what goes wrong. You cannot take the member list with you, so ask people early to sign up with you as well. Build your own when you need rules, data or income that the network does not allow.",
    },
  ],
  start: {
    firstDeliverable:
      "Within four weeks, usually: a clickable feed with report, block and appeal screens, and a first moderation policy table to edit.",
    duration:
      "A first public version with photos takes three to six months; video, encryption and each further country's age rule add time.",
    team: "A product designer, two app developers, a backend developer, a safety analyst who plans the queues, and a tester.",
    needFromYou:
      "Your community rules, even as a draft, the launch countries and languages, and expected uploads per day. Also the name of your first moderator.",
    call: "A project lead and a backend developer ask who the first members will be, what may go wrong and which countries come first.",
    confidentiality:
      "An unreleased product idea can be covered by an NDA before we hear it. Describe reported posts in words; do not forward them.",
  },
  closing: {
    heading: "Talk to us about your community",
    text: `Tell us what your members share and what worries you most about it. In a ${firstCall} we sketch the report queue and name the rules to check.`,
    action: "Start the Conversation",
  },
});

export default socialMedia;
