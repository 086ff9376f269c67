import { defineIndustry } from "../schema";
import { site } from "../site";

/** Clubs, leagues and grounds: a week of quiet, an hour of everything. */
const sports = defineIndustry({
  meta: {
    title: `Sports software: gates, scores and clubs | ${site.name}`,
    description:
      "Ticketing, live scoring, league management and club apps, built for match hour. The laws, feeds and mistakes to plan for before a season opens.",
  },
  updated: "2026-11-22",
  order: 8,
  name: "Sports",
  menuLine: "Gates, scores, leagues and club apps",
  icon: "sports",
  hero: {
    claim: "Nobody moves the kick-off because the app is slow.",
    lead: "A stadium stands nearly empty for days and then takes its whole load in an hour. Fans, stewards, scorers and broadcasters reach for the same data in the same minute, mostly just after something has happened on the pitch. We build for clubs, leagues, academies and venues: the gate, the score, the fixture list, and a membership that has to outlast one good season.",
  },
  drawing: {
    title: "A cricket ground on match evening, cut from the street to the pitch",
    description:
      "A section through one stand. From left to right on the line: a queue in the street, a steward at a turnstile, a concourse with a tea counter, steps up to raked seats with spectators, the boundary rope, a fielder, and a bowler and batter on the pitch. A scorer sits in the box under the roof; a big screen closes the drawing on the right. One ticket travels along the line. The turnstile carries the key colour.",
    caption: "The gate is busiest before the first ball, the scorer after it.",
  },
  number: {
    heading: "One ball in a hundred and twenty",
    value: 1,
    whole: 120,
    unit: "legal balls",
    valueLabel: "One legal ball",
    wholeLabel: "A full T20 innings: twenty overs of six",
    ticks: 6,
    text: "Wides and no-balls are bowled again, so an innings of 120 legal balls often needs more deliveries than that. Scoreboard, broadcaster, app and statistician all want each one at once, and the scorer may correct it two overs later. A ball's number in the over can therefore never serve as its identity in a database.",
  },
  hours: {
    critical: [
      { from: 6, to: 8.5, label: "Early training, court and pitch bookings" },
      { from: 16.5, to: 23, label: "Gates open, play, and the way home" },
    ],
    release: { from: 10.5, to: 14, label: "Groundstaff only, last night's results settled" },
    note: "Fixtures overrule the clock: a day match moves the whole row. On match day itself we would release nothing, whatever the hour.",
  },
  day: {
    heading: "Quiet all week, then full within the hour",
    paragraphs: [
      "On a weekday morning the loudest thing at a ground is the mower. Then comes match evening. The car park fills, often half the crowd or more reaches the gate in the last thirty minutes, and the counters take most of their money in one interval. Averages tell you nothing here. A system sized for the month fails in the quarter of an hour that people came for.",
      "Between matches the work is patient. Registrations, transfers, safeguarding checks, umpires' duty lists and rained-off fixtures eat the week of a league secretary, who is often a volunteer with a job elsewhere. The units are overs, caps, season tickets and minutes played. Those who check are the governing body, the safety officer and, in junior cricket or football, every parent.",
    ],
  },
  systems: {
    heading: "Six systems, each with its own whistle",
    lead: "Some of these serve a full stadium, others a Sunday league with nine pitches and four referees. The rules are no simpler on Sunday.",
    items: [
      {
        title: "Ticketing and gate entry",
        text: "Seat maps, season tickets, transfers to a friend, and codes read at the turnstile.",
        hardPart:
          "The reader must decide offline in about a second, and still turn away the screenshot that two people show at two doors.",
      },
      {
        title: "Live scoring and match centre",
        text: "A scorer's desk that feeds the board, the website, the app and the broadcast graphics.",
        hardPart:
          "Scores get corrected. One changed ball rewrites totals, partnerships, net run rate and perhaps a revised target, on all screens and in order.",
      },
      {
        title: "Fixtures and competitions",
        text: "Draws, tables, venues, officials, and the clauses for ties, byes and walkovers.",
        hardPart:
          "A fair list respects shared grounds, travel, rest days and floodlights. Then it rains, and half of it is redone by Tuesday.",
      },
      {
        title: "Registration and eligibility",
        text: "Players, clearances, age groups, medical forms and suspensions in one register.",
        hardPart:
          "Whether someone may play depends on the date, the grade and a red card from another league. The answer has to be explained.",
      },
      {
        title: "Fan and member app",
        text: "Membership, line-ups, highlights, rewards, and the message when a wicket falls.",
        hardPart:
          "A goal sends everybody to the app at once. The servers see a week of traffic in ten seconds, and then silence.",
      },
      {
        title: "Academy and performance records",
        text: "Training loads, injuries and test results for coaches and medical staff.",
        hardPart:
          "Physio, coach and parent may each see a different part. And two makers of tracking vests rarely mean the same thing by a sprint.",
      },
    ],
  },
  standards: {
    heading: "Laws of sport, and some others",
    items: [
      {
        name: "MCC Laws of Cricket, IFAB Laws of the Game",
        text: "Together with a competition's playing conditions they are the true specification of a scoring engine. Most seasons change a clause.",
      },
      {
        name: "Guide to Safety at Sports Grounds (Green Guide)",
        text: "The British reference on capacity. It counts at most 660 people an hour through one turnstile, however fast the scanner may be.",
      },
      {
        name: "IPTC SportsML",
        text: "An open format for schedules, results, standings and play-by-play, handy when a newspaper or broadcaster asks for a feed.",
      },
      {
        name: "PCI DSS",
        text: "It covers card payments at the ticket office, the kiosk and the app. Card numbers belong with the payment provider alone.",
      },
      {
        name: "Children's data",
        text: "COPPA in the USA, the ICO's Children's code in the UK and the DPDP Act 2023 in India ask more of a club with juniors. Team photographs count.",
      },
      {
        name: "WCAG 2.2",
        text: "A seat map must also work by keyboard and screen reader. We would begin with the wheelchair and companion places.",
      },
    ],
  },
  integrations: {
    heading: "Equipment and feeds at a typical ground",
    items: [
      {
        name: "Turnstiles and access control",
        text: "Barcode and NFC readers with controllers of their own. Their count goes to the safety officer's desk, so it has right of way.",
      },
      {
        name: "Wallet passes",
        text: "Apple Wallet and Google Wallet, so that a ticket opens without the app and changes when the gate does.",
      },
      {
        name: "Licensed data",
        text: "Feeds from Opta, Sportradar or the league, each with player numbers that have to be matched to yours.",
      },
      {
        name: "Broadcast graphics",
        text: "Scores for the production truck in the shape its graphics engine expects. More on that side under [Media & OTT](/industry/media-ott/).",
      },
      {
        name: "Tills and cashless counters",
        text: "Kiosk sales, stock and member discounts, which have to go on when forty thousand phones fill the radio band.",
      },
    ],
  },
  pitfalls: {
    heading: "How sports projects lose",
    items: [
      {
        title: "Testing with averages",
        text: "Load tests follow the season's mean. The derby's last thirty minutes are what should be replayed, from the worst gate log on file.",
      },
      {
        title: "Refunds designed last",
        text: "Abandoned, postponed and moved are three events with three refund rules. Agree all of them before the first ticket is sold.",
      },
      {
        title: "The frozen fixture list",
        text: "A schedule that can be published but never amended is out of date after the first storm.",
      },
      {
        title: "Forgetting the volunteer",
        text: "League tools get drawn for a head office. Results are entered on Sunday night, on an old phone, by somebody who does it once a week.",
      },
    ],
  },
  services: [
    { slug: "mobile-apps", part: "Member app, steward's scanner and scorer's tablet, with a gate that can run on its own." },
    { slug: "web-development", part: "Match centre and ticket pages that stay light when a whole city opens them." },
    {
      slug: "devops",
      part: "Rehearsals at derby load, and capacity raised before the gates open and lowered after the last bus.",
    },
    { slug: "Animation", part: "Broadcast openers, screen statistics and short films about rules that few people read." },
  ],
  focus: [
    { slug: "digital-commerce", part: "Tickets, memberships and shirts in one basket, each with its own refund rule." },
    { slug: "bi-analytics", part: "Gate, counter and membership figures match by match, ready for Monday's meeting." },
  ],
  questions: [
    {
      question: "Our season opens in ten weeks. Is that enough?",
      answer:
        "For everything, no. For ticket sales and the gates of one ground it may be, if turnstiles and payment provider are already chosen. Opening day cannot move, so the scope does: we list what must work at the first whistle and what can follow by the first away match. If ten weeks won't do, the first call is the time to say so.",
    },
    {
      question: "Can you build us a fantasy league?",
      answer:
        "A free one, yes, with squads, points and private leagues among friends. Playing for stakes depends on the country. India passed the Promotion and Regulation of Online Gaming Act, 2025 against online money games; other places license them. Before anything with an entry fee is designed, we ask for your lawyer's written advice.",
    },
    {
      question: "What if the network at the gate goes down?",
      answer:
        "Readers hold the list of valid tickets and go on deciding by themselves. They swap what they have seen over the local network, and with the server once it is back. A ticket shown at two cut-off doors is either let in twice or held up. You choose which of the two you prefer, gate by gate, before the season.",
    },
    {
      question: "Who owns the match and player data?",
      answer:
        "You do, within what the players, the league and any data provider have agreed. Source and rights are kept beside each record, so that a licensed feed is not passed on by mistake. A player who leaves can have personal data removed while the scorecard of 2024 still adds up.",
    },
  ],
  closing: {
    heading: "Bring the fixture you were most afraid of",
    text: "Its date, the gate count and what broke will do. We draw that hour minute by minute with you and see where to start.",
    action: "Start the Conversation",
  },
});

export default sports;
