// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Clubs, leagues and grounds: a week of quiet, an hour of everything. */
const sports = defineIndustry({
  meta: {
    title: `Sports software: tickets, scores, leagues | ${site.name}`,
    description:
      "Ticketing, gate, live scoring and league software for clubs, leagues, academies and grounds, tested at match-day load before the season.",
  },
  updated: "2026-11-28",
  order: 8,
  name: "Sports",
  menuLine: "Ticketing, live scores, leagues and club apps",
  icon: "sports",
  hero: {
    claim: "Ticketing and scoring that hold up at match time.",
    lead: "We build custom ticketing, gate, scoring, fixture and membership software for clubs, leagues, academies and grounds. Gates keep working offline. We test tickets, gates and scores at the load of your busiest match.",
  },
  drawing: {
    title: "A cricket ground on match evening, cut from the street to the pitch",
    description:
      "A section through one stand. From left to right on the line: a queue in the street, a steward at a turnstile, a concourse with a tea counter, steps up to raked seats with spectators, the boundary rope, a fielder, and a bowler and batter on the pitch. A scorer sits in the box under the roof; a big screen closes the drawing on the right. One ticket travels along the line.",
    caption: "One match evening, from street to pitch. The gate is busiest before the first ball, the scorer after it.",
  },
  number: {
    heading: "Gates stopped for ten minutes can keep 2,200 people outside",
    value: 2200,
    whole: 6600,
    unit: "people",
    valueLabel: "Still outside at the start",
    wholeLabel: "Due in the last half hour",
    ticks: 220,
    figures: [0, 1100, 3300, 4400, 5500],
    text: "Twenty turnstiles, each at the British Green Guide's planning limit of 11 people a minute, admit 6,600 in half an hour. At that rate ten lost minutes can't be made up before the start. Ahead of the season we replay your busiest half hour, with the network and without it.",
  },
  hours: {
    critical: [
      { from: 6, to: 8.5, label: "Early training, court and pitch bookings" },
      { from: 16.5, to: 23, label: "Gates open, play, and the way home" },
    ],
    release: { from: 10.5, to: 14, label: "Last night's results settled, and no sale that day" },
    note: "For a day match these hours shift. On match day itself we release nothing but an urgent repair that you approve.",
  },
  day: {
    heading: "Quiet weekdays, full gates on match days",
    paragraphs: [
      "By ten on a weekday the loudest thing at a ground is the mower. On a match evening half the crowd or more may reach the gate in the last thirty minutes. The food counters are busiest in a few short intervals.",
      "Between matches comes the office work: registrations, transfers, child-protection checks, umpires' duty lists and rained-off fixtures. In many leagues a volunteer with another job does all of it.",
    ],
  },
  systems: {
    heading: "Ticketing, scoring and league software",
    lead: "Some of these serve a full stadium, others a Sunday league with nine pitches and four referees. If Play-Cricket, Spond or your ticket seller does a part well, keep it. We connect it as far as its interface allows.",
    items: [
      {
        title: "Ticketing and gate entry",
        place: "turnstile",
        text: "Seat maps, season tickets, hospitality, transfers and resale under your rules, and codes read at the turnstile.",
        hardPart:
          "The reader must decide within a second, even without internet. Connected gates reject used codes. A gate that loses contact cannot see which codes other gates have read; it follows a rule agreed beforehand.",
      },
      {
        title: "Live scoring and match centre",
        place: "scorer",
        text: "A scorer's desk that feeds the board, the website, the app and the broadcast graphics.",
        hardPart:
          "One corrected goal changes scorer, result and table; one corrected ball in cricket a whole scorecard. We recalculate them together and send them to every screen in order.",
      },
      {
        title: "Fixtures and competitions",
        place: "office",
        text: "Draws, tables, venues, officials, and the rules for ties, byes and walkovers.",
        hardPart:
          "A fair plan has to respect shared grounds, travel, rest days and floodlights. When rain cancels a weekend, the software proposes new dates by the same rules.",
      },
      {
        title: "Registration and eligibility",
        place: "batter",
        text: "Players, clearances, age groups, medical forms and suspensions in one register.",
        hardPart:
          "Eligibility depends on the date, the grade and the suspensions that other leagues report to you. The answer on screen names the rule that decided it.",
      },
      {
        title: "Fan and member app",
        place: "fan with a flag",
        text: "Membership, line-ups, highlights, rewards, and a message when a wicket falls.",
        hardPart:
          "A goal brings everyone to the app at once, and Apple and Google promise no delivery time for messages. We test for that minute, and the app also fetches the score itself.",
      },
      {
        title: "Academy and performance records",
        place: "bowler",
        text: "Training loads, injuries and test results for coaches and medical staff.",
        hardPart:
          "Physio, coach and parent may each see a different part. GPS vests of two makers may time the same sprint differently, so each value names its maker.",
      },
    ],
  },
  standards: {
    heading: "Laws of the game, ground safety and data rules",
    items: [
      {
        name: "MCC Laws of Cricket, IFAB Laws of the Game",
        text: "Scores follow these laws and the competition's own rules. We store the rules season by season, so last year's scorecards stay as they were.",
      },
      {
        name: "Green Guide (UK), NDMA crowd guide (India)",
        text: "The Green Guide counts at most 660 people an hour per turnstile, however fast the scanner; NDMA's guide asks for a crowd plan. Your safety officer, and the police if you wish, see the entries of every connected gate live.",
      },
      {
        name: "PCI DSS",
        text: "This security standard for card payments applies at the ticket office, the kiosk and in the app. Card numbers go straight to the payment provider, and our software stores none.",
      },
      {
        name: "Children's data: UK GDPR, DPDP Act (India), COPPA (USA)",
        text: "The UK GDPR and, from May 2027, India's DPDP Act cover juniors' records and photographs; COPPA covers personal data collected online from children under 13. Where a parent's consent is needed, it is kept with the record; parents see only their own child's record.",
      },
      {
        name: "WCAG 2.2",
        text: "By this standard for accessible websites, a seat map must also work by keyboard and screen reader. We design wheelchair and companion places first.",
      },
      {
        name: "Ticket fees: FTC rule (USA), DMCC Act (UK)",
        text: "The first price shown must include all compulsory fees; in the USA taxes and shipping may follow. Ticket pages show that full price wherever a price appears.",
      },
    ],
  },
  integrations: {
    heading: "Equipment and data feeds at a ground",
    items: [
      {
        name: "Turnstiles and access control",
        by: "device",
        text: "Barcode and NFC readers with their own controllers, each reporting entries to one count.",
      },
      {
        name: "Wallet passes",
        by: "out",
        text: "In Apple Wallet and Google Wallet a ticket opens without the app. If the phone is online, a changed gate normally appears on it.",
      },
      {
        name: "Licensed data",
        by: "in",
        text: "Feeds from Opta, Sportradar or the league. We match their player IDs to yours.",
      },
      {
        name: "Broadcast graphics",
        by: "out",
        text: "Scores for the production truck in the format its graphics engine expects.",
      },
      {
        name: "Point of sale and cashless counters",
        by: "device",
        text: "Stock and member discounts run over the ground's own cables; only card and UPI payments need the internet.",
      },
    ],
  },
  pitfalls: {
    heading: "Mistakes that show on match day",
    items: [
      {
        title: "No defence against ticket bots",
        text: "When sales open, software can buy the best seats within minutes. Set up a waiting room and a limit per buyer beforehand.",
      },
      {
        title: "Refund rules decided last",
        text: "Abandoned, postponed and moved matches need three refund rules. Agree all of them before the first ticket is sold.",
      },
      {
        title: "League tools designed for an office",
        text: "Results are entered on Sunday night, on an old phone, by a volunteer who does it once a week. Design for that person.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Member app, scorer's tablet and a steward's scanner that works offline." },
    { slug: "web-development", part: "Match centre and ticket pages that stay fast when a whole city opens them." },
    { slug: "devops", part: "Load tests at the size of your busiest match." },
    { slug: "Animation", part: "Broadcast openers, screen statistics and short films that explain the rules." },
  ],
  focus: [
    { slug: "digital-commerce", part: "Tickets, memberships and shirts in one basket, each with its own refund rule." },
    { slug: "bi-analytics", part: "Gate, counter and membership figures match by match, ready on the morning after." },
  ],
  questions: [
    {
      question: "Our season opens in ten weeks. Is that enough?",
      answer:
        "Hardly: the tickets and gates of one ground usually take ten to twelve weeks from the start. We list what can work at the first match and what follows.",
    },
    {
      question: "Can you build us a fantasy league?",
      answer:
        "A free one, yes. With entry fees or stakes, not in India: the Promotion and Regulation of Online Gaming Act, 2025 bans online money games. Some other countries license them and some forbid them; there we ask for your lawyer's written advice before design.",
    },
    {
      question: "What if the network at the gate goes down?",
      answer:
        "Gate readers hold the list of valid tickets and go on deciding. They share entries over the ground's own network until the line is back. If that network fails too, you choose how far a ticket works: at one gate, at its own stand's gates, or at any. The wider the choice, the more people a copied ticket can admit. Your safety officer chooses before the season.",
    },
    {
      question: "Who is with us on the first match day?",
      answer: `An engineer who built the system, in your control room or on an open line, as agreed. For later matches you can book the same again or agree ${supportName} by telephone. Stewards get one printed page: what to do when a reader, a gate or the whole network stops.`,
    },
    {
      question: "Who controls the match and player data?",
      answer:
        "You do, within your agreements with players, league and data providers. Each record keeps its source and rights, so that a licensed feed is not passed on by mistake. When a player leaves, personal data can be removed; on old scorecards you decide, within the law, whether the name stays.",
    },
  ],
  start: {
    firstDeliverable:
      "By week three, usually: your busiest gate log replayed on a prototype, with people per minute at each gate, online and offline. For a league: last season's table rebuilt from its results.",
    duration:
      "Usually ten to twelve weeks for one ground's tickets and gates; three to six months for a league platform. Opening day cannot move, so we adjust the scope.",
    team: "A project lead, a mobile developer, a backend developer, a load-test engineer and a designer.",
    needFromYou:
      "For a ground: gate logs of two matches, the turnstile maker's documents and an hour with your safety officer. For a league: a season's results, the competition rules and a scorer or secretary.",
    call: "You go through the hour before your hardest match with a project lead and an engineer, who ask about fixtures, capacity, tickets and turnstiles.",
    confidentiality:
      "Before you send gate logs we sign an NDA and, where they hold personal data, a processing agreement. Never e-mail juniors' records or sponsorship figures.",
  },
  closing: {
    heading: "Plan your hardest match with us",
    text: `The date, the expected crowd and what broke last time are enough. In a ${firstCall} an engineer suggests what must be ready by then.`,
    action: "Start the Conversation",
  },
});

export default sports;
