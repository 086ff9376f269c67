// The fields are explained in content/schemas/industry.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Networks and communities: the report queue and the appeal designed together with the feed. */
const socialMedia = defineIndustry({
  meta: {
    title: `Social media app development and safety | ${site.name}`,
    description:
      "Community and creator apps with feeds, messaging, moderation and appeals built together. Age rules, legal deadlines and sudden crowds are planned for.",
  },
  updated: "2026-11-28",
  order: 12,
  name: "Social Media",
  menuLine: "Feeds, communities and fair moderation",
  icon: "social-media",
  hero: {
    claim: "Community apps with moderation built in from the first version.",
    lead: "We build custom community apps and creator networks for start-ups, brands and publishers. Members can report and block. Your moderators see each report in a queue, and get an alarm before a legal deadline.",
  },
  drawing: {
    title: "A moderation office in section, from a member's report to the reply",
    description:
      "A section through an office floor. From left to right on the line: a person on a bench outside with a phone, a slot in the wall where reports drop in, a sorting rack with three heights for urgency, a row of moderators at desks with a screen between each pair, a reviewer behind glass who hears appeals, and a printer that issues a slip for the sender. Above, two engineers watch a feed on a wall.",
    caption: "One report, from the first tap to the appeal. Every report ends with a reply: the decision and the reason.",
  },
  number: {
    heading: "Age rules differ by country: 13, 16 and 18",
    value: 13,
    marks: [{ at: 16, label: "Australia, covered platforms: 16 years" }],
    whole: 18,
    unit: "years",
    valueLabel: "USA, parent's consent needed below",
    wholeLabel: "India, counts as a child below",
    ticks: 1,
    figures: [0, 3, 6, 9, 12, 15],
    text: "US federal law asks for a parent's consent if an app is for children or knows that a member is below 13; the EU's consent age is 13 to 16, by country. Australia sets 16 as the minimum age on the platforms it covers. India counts everyone under 18 as a child. So the app stores each member's country and age group.",
  },
  hours: {
    critical: [
      { from: 7, to: 9.5, label: "Morning scroll and the night's reports" },
      { from: 12.5, to: 14, label: "Lunch-break posting" },
      { from: 19, to: 24, label: "Evening peak, most posts and most abuse" },
    ],
    release: { from: 15, to: 17.5, label: "Often quieter for adults, moderators on duty" },
    note: "Across time zones no hour is quiet for all. Each update starts with a small share of accounts.",
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
    lead: "You choose the parts that you need first. Reports and appeals always come with the first version.",
    items: [
      {
        title: "Feed and ranking",
        place: "feed wall",
        text: "Posts by topic or relevance, or simply newest first.",
        hardPart:
          "A star's post takes too long to copy into millions of feeds. The app fetches it only when a follower opens the feed.",
      },
      {
        title: "Uploads and media",
        place: "phone outside",
        text: "Photos, video and voice notes, resized, checked and stripped of location data unless the member keeps it.",
        hardPart:
          "Checks take time, yet authors expect to see a post at once. The author sees it immediately, others only after the checks.",
      },
      {
        title: "Private messages",
        place: "phone on the bench",
        text: "One-to-one and group messages, with requests from strangers in a separate inbox.",
        hardPart:
          "With end-to-end encryption your moderators cannot read a reported message. The reporting member's phone sends them a copy, with proof that it is unaltered.",
      },
      {
        title: "Followers, blocks and privacy",
        text: "Follow, mute, block, close friends, private accounts.",
        hardPart:
          "One gap can show a stalker where to look. We test every block in search, comments, member lists and notifications.",
      },
      {
        title: "Reports, review and appeals",
        place: "sorting rack",
        text: "Reports sorted by harm and language. Members get a reason, and can appeal to a second person.",
        hardPart:
          "Some reports must be decided within hours, also at night. Before launch we time one from start to end at three in the morning.",
      },
      {
        title: "Creator tools and earnings",
        text: "Subscriptions, tips, scheduled posts, and figures that a creator can check.",
        hardPart:
          "Views by bots must not be paid for, but creators live on these counts. When a count is lowered, the creator gets the reason.",
      },
    ],
  },
  standards: {
    heading: "Laws on content, children and appeals",
    items: [
      {
        name: "EU Digital Services Act",
        text: "You accept notices of illegal content and give reasons for each restriction; firms with 50 or more staff, or with turnover and assets each over €10 million, also need a complaint system. The report queue handles all three.",
      },
      {
        name: "UK Online Safety Act 2023",
        text: "Every service must assess its risks, and those that allow pornography, or content that encourages suicide, self-harm or eating disorders, need effective age checks. A ban for under-16s on many platforms is announced for spring 2027; we check whether it covers you.",
      },
      {
        name: "India's IT Rules, 2021",
        text: "You have three hours for a court or government order, two for a complaint about intimate images, seven days for most others, 36 hours for some. Lifelike AI-made media need a label if your app makes them or has five million users in India.",
      },
      {
        name: "Children: COPPA (USA), DPDP Act (India), minimum age (Australia)",
        text: "A parent must usually consent to the use of a child's data, in India from May 2027. India then also bans tracking and targeted adverts under 18; Australia's covered platforms refuse under-16s. The app applies each country's rules.",
      },
      {
        name: "TAKE IT DOWN Act (USA)",
        text: "Within 48 hours of a valid request, covered platforms remove an intimate image shared without consent, and its known identical copies. The system looks for those copies.",
      },
      {
        name: "DMCA, copyright (USA)",
        text: "You are usually not liable for members' copyright breaches if you register an agent, renew this every three years, act on notices and close the accounts of repeat infringers. The report queue takes notices and replies.",
      },
    ],
  },
  integrations: {
    heading: "Outside services that a community app needs",
    items: [
      {
        name: "APNs and Firebase Cloud Messaging",
        by: "out",
        text: "Push messages through Apple and Google may be late or lost, so the app keeps each one in its own inbox.",
      },
      {
        name: "Hash matching (PhotoDNA, shared lists)",
        by: "both",
        text: "Public uploads, and private ones where the law allows it, are compared with known abuse images. A match is blocked, reported and preserved as each country's law asks. Apply for access early.",
      },
      {
        name: "Age assurance providers",
        by: "both",
        text: "An outside provider estimates the age, checks a document or confirms a parent's consent, chosen per country.",
      },
      {
        name: "App stores and payouts",
        by: "both",
        text: "Tips and subscriptions follow the stores' payment rules, and the stores keep a share. A licensed provider pays the creators.",
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
        text: "Anger brings comments, so such a feed spreads anger. Let comments count for less, and remove posts that break your rules.",
      },
      {
        title: "Deletion that does not delete",
        text: "Copies stay in backups, search and analytics. List all of them before the first member asks for deletion.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Camera, feed and messages that respond at once, on cheap phones too." },
    { slug: "ai-ml", part: "Spam and risk scores in several languages, while people decide the close calls." },
    { slug: "uiux", part: "Report, block and appeal screens, tested by the kind of member who would need them." },
    { slug: "devops", part: "Updates for a few accounts first, and spare capacity for the day a star signs up." },
    { slug: "marketing", part: "The first hundred members, found by town and topic, and a count of who returns." },
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
        "No. It misreads satire, a local saying or a slur quoted by its target. So the software removes exact copies of banned material and sorts the rest for people to decide. You set how much is automatic, and we show you its mistakes.",
    },
    {
      question: "Who moderates at night?",
      answer:
        "Your own people or a moderation firm's, on a rota; we do not moderate for you. The queue wakes the person on duty. Before launch we work out with you how many people it takes.",
    },
    {
      question: "How do you check ages without collecting passports?",
      answer:
        "By asking no more than the country and the feature require: perhaps nothing for reading, and proof of age for live video. An outside provider checks. Your database keeps only age group, date and kind of check.",
    },
    {
      question: "What will it cost to run once it grows?",
      answer:
        "Video or moderators cost most; text is cheap. Before design we estimate a cost per thousand active members and name the costliest feature, often video that starts by itself.",
    },
    {
      question: "Could we begin with a ready-made product?",
      answer:
        "Yes, a hosted community product or a group inside a network is often the cheaper start. The host usually keeps the member list, so ask people early to sign up with you as well. Build your own when you need rules, data or income that the host does not allow.",
    },
  ],
  start: {
    firstDeliverable:
      "Usually within four weeks: a clickable feed with report, block and appeal screens, and a draft moderation policy.",
    duration:
      "A first public version with photos takes three to six months. Video, encryption and each further country add time.",
    team: "A project lead, a product designer, two app developers, a backend developer, a safety analyst who plans the queues, and a tester.",
    needFromYou:
      "Your aims for the community, launch countries and languages, expected uploads per day, and the name of your first moderator.",
    call: "You tell a project lead and a backend developer who the first members will be, what may go wrong and which countries come first.",
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
