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
    lead: "We build community apps and creator networks for start-ups, brands and publishers, and the tools for their staff. Members can report and block. Your moderators see each report in a queue, with any legal deadline and an alarm before it.",
  },
  drawing: {
    title: "A moderation office in section, from a member's report to the reply",
    description:
      "A section through an office floor. From left to right on the line: a person on a bench outside with a phone, a slot in the wall where reports drop in, a sorting rack with three heights for urgency, a row of moderators at desks with a screen between each pair, a reviewer behind glass who hears appeals, and a printer that issues a slip for the sender. Above, two engineers watch a feed on a wall.",
    caption: "The last stop is a slip with the reason: no decision is finished until the member has it.",
  },
  number: {
    heading: "Age limits differ by country: 13, 16 and 18",
    value: 13,
    marks: [{ at: 16, label: "Australia: 16" }],
    whole: 18,
    unit: "years",
    valueLabel: "USA: a parent consents below 13",
    wholeLabel: "India: a child until 18",
    ticks: 1,
    text: "In the USA a parent must consent before data of a child below 13 is collected; some states go further. Australia sets 16 as the minimum age on the platforms it covers. India counts everyone under 18 as a child. So the app stores country and age band together.",
  },
  hours: {
    critical: [
      { from: 7, to: 9.5, label: "Morning scroll and the night's reports" },
      { from: 12.5, to: 14, label: "Lunch-break posting" },
      { from: 19, to: 24, label: "Evening peak, live rooms, most abuse" },
    ],
    release: { from: 15, to: 17.5, label: "Often quieter, with two moderation shifts on duty" },
    note: "A network across time zones has no quiet hour. There a release starts with one region or one per cent of accounts.",
  },
  day: {
    heading: "Traffic is predictable until a famous account joins",
    paragraphs: [
      "Most days follow the commute, the lunch break and the evening at home. Then a film star joins, or a rumour spreads, and millions may open the feed in a few minutes. Reports follow a little later, in more languages, just as the day's moderators go home.",
      "Regulators ask larger services how many reports came in, how long decisions took and how many appeals succeeded. We add one figure: how many distressing images each moderator has seen in a shift.",
    ],
  },
  systems: {
    heading: "Feed, messages, moderation and creator tools",
    lead: "Five of these parts are for members and creators. The sixth, reports and appeals, is for your staff and comes with the first version.",
    items: [
      {
        title: "Feed and ranking",
        text: "Posts by topic or relevance, or simply newest first.",
        hardPart:
          "Copying a star's post into millions of feeds takes too long. We fetch such posts only when a follower reads, and sort them among the others.",
      },
      {
        title: "Uploads and media",
        text: "Photos, video and voice notes, resized, checked and stripped of location data.",
        hardPart:
          "Checks take time, yet authors expect to see a post at once. So the author sees it immediately, others only after the checks.",
      },
      {
        title: "Private messages",
        text: "One-to-one and group messages, with requests from strangers in a separate inbox.",
        hardPart:
          "With end-to-end encryption the server cannot read a reported message. So the reporting member's phone sends a copy that reveals any change.",
      },
      {
        title: "Followers, blocks and privacy",
        text: "Follow, mute, block, close friends, private accounts.",
        hardPart:
          "One leak can show a stalker where to look. We test every block in search, comments, member lists, notifications and stored copies.",
      },
      {
        title: "Reports, review and appeals",
        text: "Reports sorted by harm and language, your policy beside each post, reasons for members, and appeals to a second person.",
        hardPart:
          "Some reports have a legal deadline of hours; others need a colleague who knows the dialect. Before launch we time a report from start to end, also at three in the morning.",
      },
      {
        title: "Creator tools and earnings",
        text: "Subscriptions, tips, scheduled posts, and figures that a creator can check.",
        hardPart:
          "Views by bots must not be paid for, but creators live on these counts. When one is corrected downwards, the creator gets the reason.",
      },
    ],
  },
  standards: {
    heading: "Laws on content, children and appeals",
    items: [
      {
        name: "EU Digital Services Act",
        text: "You accept notices of illegal content and give reasons for each restriction; larger firms, usually from 50 staff, also need a complaint system. The report queue covers notices, reasons and complaints.",
      },
      {
        name: "UK Online Safety Act 2023",
        text: "Every service assesses its risks, and those that allow pornography or self-harm content need effective age checks; a social media ban for under-16s is announced for spring 2027. We build age limits as settings your staff can change.",
      },
      {
        name: "India's IT Rules, 2021",
        text: "Content comes down within three hours of a court or government order, intimate images within two hours of a complaint, and lifelike AI media needs a label. Moderators see the time left, day and night.",
      },
      {
        name: "COPPA, the DPDP Act and Australia's minimum age",
        text: "Parents must consent to the use of a child's data, in India from May 2027; in Australia covered platforms refuse accounts under 16. The app records each consent and what it was given for.",
      },
      {
        name: "TAKE IT DOWN Act (USA)",
        text: "Covered platforms remove intimate images shared without consent within 48 hours of a valid request, and known copies as far as is reasonable. After a removal the system looks for identical files.",
      },
      {
        name: "C2PA Content Credentials",
        text: "This voluntary standard attaches signed notes on how an image was made, but resizing breaks them. We sign again with your certificate, or the app says that the notes were lost.",
      },
    ],
  },
  integrations: {
    heading: "Outside services that a community app needs",
    items: [
      {
        name: "APNs and Firebase Cloud Messaging",
        text: "Push messages through Apple and Google may be late or lost, so the inbox inside the app stays the record.",
      },
      {
        name: "Hash matching",
        text: "Uploads are compared with known abuse images (PhotoDNA, shared lists); apply for access early. Matches are blocked, reported and preserved by each country's law: in the USA, reported to the centre NCMEC and kept for a year.",
      },
      {
        name: "Age assurance providers",
        text: "A check by estimate, document or parent's account, chosen per country.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes that damage a community",
    items: [
      {
        title: "Moderation bought after launch",
        text: "On the first bad weekend two founders face a full inbox. Build the report queue before launch.",
      },
      {
        title: "A feed ranked by comments alone",
        text: "Anger brings comments, so such a feed spreads anger. Let upheld reports lower an author's reach, and tell the author why.",
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
        "No. It reads context badly: a slur quoted by its target, satire, a local saying. So the machine removes exact copies of known material, sorts the rest by likely harm and hands it to people. You set how much is automatic, and we show you posts wrongly removed or left up.",
    },
    {
      question: "Who moderates at night, within two hours?",
      answer: `People on a rota, yours or a moderation firm's; we do not moderate for you. Before launch we work out with you how many your languages and expected reports need. The queue wakes the person on duty and shows the time left. If the software fails, an engineer is on call where you have agreed ${supportName}.`,
    },
    {
      question: "How do you check ages without collecting passports?",
      answer:
        "By asking no more than the country's rule and the feature's risk require. Reading may need no check, messaging strangers an estimate, a paid live room proof. An outside provider checks; your database keeps only age band, date and method. We also design what a member who is too young sees, since a plain refusal invites a lie.",
    },
    {
      question: "What will it cost to run once it grows?",
      answer:
        "Video or moderators cost most; text is cheap. Before design we work out a cost per thousand active members from your estimates of uploads and views, and name the costliest feature, often autoplay.",
    },
    {
      question: "Could we begin inside an existing network?",
      answer:
        "Yes, and it is often the cheaper start. A group there shows within weeks what people talk about, who hosts and what goes wrong. The member list usually stays behind, so ask people early to sign up with you as well. Build your own when you need rules, data or income that the network does not allow.",
    },
  ],
  start: {
    firstDeliverable:
      "Within four weeks, usually: a clickable feed with report, block and appeal screens, and a first moderation policy to edit.",
    duration:
      "A first public version with photos takes three to six months; video, encryption and each further country's age rule add time.",
    team: "A product designer, two app developers, a backend developer, a safety analyst who plans the queues, and a tester.",
    needFromYou:
      "Community rules, even as a draft, launch countries and languages, expected uploads per day, and the name of your first moderator.",
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
