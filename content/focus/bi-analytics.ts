import { defineFocus } from "../schema";
import { site } from "../site";

/** One set of numbers: six columns counted at the source, with their trend and their dip. */
const biAnalytics = defineFocus({
  meta: {
    title: `BI and analytics: one set of numbers to trust | ${site.name}`,
    description:
      "Two revenue figures in one meeting, a Monday report on Wednesday. How we define a number, tie it to the ledger and only then draw it, within thirty days.",
  },
  updated: "2026-11-22",
  order: 6,
  name: "BI & Analytics",
  menuLine: "One set of numbers that every team trusts",
  icon: "analytics",
  hero: {
    claim: "One number, and the meeting can move on.",
    lead: "Ask sales, finance and operations for last month's orders and you may get three figures, each defended with a spreadsheet. Bad arithmetic is rarely the cause. Each team counts a different thing at a different moment. We write the definitions down, count at the source, reconcile with the ledger and only then draw. The page on the wall of your Monday meeting shows its date, its unit and its dips.",
  },
  drawing: {
    title: "Six counted columns with their trend, measured by people on the line",
    description:
      "A counting yard seen from the front. Six columns of stacked blocks stand on the line, drawn to one scale: 18, 30, 26, 44, 52 and 70 blocks high. On the left one person carries blocks and another keeps the tally; the third column is plainly lower than the second. A surveyor on a ladder stretches a straight trend line across all six. On the right a woman reads the last height from a measuring staff. Only the last column carries the key colour.",
    caption: "Six counts, to scale: 18, 30, 26, 44, 52, 70. Their trend rises by just under ten a column, and the dip stays in.",
  },
  symptoms: {
    heading: "What it looks like when nobody believes the chart",
    lead: "Distrust has a sound. Someone says: let me check that against my own sheet.",
    items: [
      {
        title: "Two revenues in one meeting",
        text: "Sales counts at signature, finance at invoice. Both are right, the chart states neither, and the first half hour goes on the difference.",
      },
      {
        title: "Wednesday's Monday report",
        text: "Someone exports, pastes and colours for two days. By the time it is sent, the week it describes has been decided without it.",
      },
      {
        title: "Five kinds of active customer",
        text: "Marketing means opened a mail, support means raised a ticket, sales means bought since April. The word is the same on every slide.",
      },
      {
        title: "The figure that moved overnight",
        text: "March was 412 yesterday and is 398 today. Nobody remembers touching it, and no log shows what changed.",
      },
      {
        title: "A museum of dashboards",
        text: "Hundreds were built and a handful are opened. Nobody dares to delete one, as somebody's bonus may hang on it.",
      },
    ],
  },
  usualFix: {
    heading: "A better charting tool draws the same quarrel",
    paragraphs: [
      "The first remedy is a new reporting product. It connects to everything in an afternoon and shows handsome charts by the evening. The disputed figure now has rounded corners. And since every analyst can define revenue inside a private chart, the tool multiplies the definitions that it was bought to end.",
      "The second is to pour all data into one lake and decide later what it is for. Loading it is satisfying work and can fill a year. The questions arrive in the next one and find tables without owners, columns without meaning, and personal data that should have stayed at home. An analyst hired to sort it out lacks the one thing needed, which is the rank to tell a sales director what a sale is.",
    ],
  },
  approach: {
    heading: "Six columns, raised in order",
    lead: "Each column of the drawing has its feet on the line. The chart itself is put up late, as the fifth of the six.",
    steps: [
      {
        title: "List the decisions",
        text: "Reorder, hire, stop an advert, ring a customer. For each we ask who decides, how often and by which number. Figures that decide nothing are left out.",
      },
      {
        title: "Define the count",
        text: "An order is counted on dispatch, net of GST, without cancelled lines. Every number gets a definition that short, with an owner's name under it.",
      },
      {
        title: "Tie it to the ledger",
        text: "One closed month is counted from raw records and laid beside the books, to the rupee. Each gap is given a cause. Nothing is drawn before this holds.",
      },
      {
        title: "Build the model once",
        text: "One table of events, with customers, products and dates around it: a star schema, in SQL, every version kept. Each load is tested: nothing doubled, nothing missing, totals as in the source.",
      },
      {
        title: "Draw the page",
        text: "Bars start at zero. Every chart states its unit, its period and the time of counting. A dip stays a dip, with a note if somebody knows the reason.",
      },
      {
        title: "Say when it is stale",
        text: "If a load is late or a count falls outside its usual range, the page says so at the top, before anyone can quote it upstairs.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Builds the loads, the model and its tests, in a repository that your analysts can read and amend.",
    },
    {
      slug: "devops",
      part: "Runs the nightly loads, watches their age, and restores yesterday's figures when a source sends rubbish.",
    },
    {
      slug: "uiux",
      part: "Designs the one page for the Monday meeting, legible from the worst seat in the room.",
    },
    {
      slug: "ai-ml",
      part: "Adds a forecast when two years of trusted counts exist, with its range drawn and its past misses shown.",
    },
    {
      slug: "marketing",
      part: "Joins spend to enquiries, so that a campaign is judged by what came of it.",
    },
  ],
  firstDays: {
    heading: "Thirty days for three numbers that hold",
    lead: "Three are few. They are enough to learn where the quarrels come from and what the next thirty would cost.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Decision list",
        text: "Five people asked what they decide each month, and by which figure",
        from: 1,
        to: 4,
        by: "both",
      },
      {
        label: "Definition sheet",
        text: "Three numbers with owner, source, moment of counting and exclusions",
        from: 4,
        to: 9,
        by: "both",
      },
      {
        label: "Source reading",
        text: "Read-only access, table by table, with the age of the records noted",
        from: 6,
        to: 12,
        by: "us",
      },
      {
        label: "One month reconciled",
        text: "A closed month counted again and tied to the books",
        from: 10,
        to: 17,
        by: "us",
      },
      {
        label: "Model and tests",
        text: "A star schema for the three numbers, loaded every night",
        from: 15,
        to: 23,
        by: "us",
      },
      {
        label: "Page in the meeting",
        text: "The Monday page used in earnest and corrected after each use",
        from: 22,
        to: 28,
        by: "both",
      },
      {
        label: "Clearing out",
        text: "Old reports that show these numbers are retired or pointed to the page",
        from: 27,
        to: 30,
        by: "you",
      },
    ],
  },
  risks: {
    heading: "Four ways a trusted number is lost again",
    items: [
      {
        risk: "Two teams fight over a definition",
        held: "The person to whom both report signs the sheet. A second definition may exist under a second name, and under no circumstances under the same one.",
      },
      {
        risk: "A report slows the till",
        held: "We read from a copy or a change feed, in agreed hours. An analyst's curious question never runs against the live database.",
      },
      {
        risk: "A small group gives a person away",
        held: "The average salary of a team of two is no secret. A minimum group size is agreed, and smaller groups are merged or left blank.",
      },
      {
        risk: "The target spoils the number",
        held: "Once a bonus hangs on a count, people help it along. Each target stands beside a second figure that would suffer, such as returns next to sales.",
      },
    ],
  },
  questions: [
    {
      question: "Do we need a data warehouse?",
      answer:
        "Often less than you have been told. A few million rows sit comfortably in PostgreSQL, and a nightly copy with a clean model can serve a mid-size company for years. A warehouse service earns its cost when several large sources have to be joined, when many teams ask at once, or when you must keep history that the source throws away.",
    },
    {
      question: "Power BI, Looker, Metabase or something else?",
      answer:
        "Usually the one that your people already open. Definitions live below the tool, in the model, so a later switch means redrawing pages and leaves the counting alone. What we compare is who must log in, what a seat costs, and whether row-level rights are respected, so that a branch sees its own branch.",
    },
    {
      question: "Can the figures be live?",
      answer:
        "They can, and few decisions need it. A dispatcher or a payments desk watches the minute. A board does not, and a number that moves during the meeting starts an argument. We set the age of each figure by the decision it serves and print that age on the page.",
    },
    {
      question: "What if last year's figures were wrong?",
      answer:
        "It happens, and finding it is uncomfortable. The number's owner sees the gap first, with the records behind it. Whether a report or a filing has to be corrected is for your finance head and your auditor to say. The new series is marked from the date on which it starts, and the old one is kept, unchanged, for comparison.",
    },
    {
      question: "What happens to personal data?",
      answer:
        "Most business questions are answered by counts, and a count needs no names. What isn't needed is dropped at the first step. Masked names that you can still reverse remain personal data under the GDPR, so they stay under access control, and a request for erasure has to reach the copies too.",
    },
  ],
  closing: {
    heading: "Send two figures that ought to agree",
    text: `We begin with the gap: where each one is counted, when and by whom. The ${site.claims.consultation} consultation is free and usually ends with a suspect.`,
    action: "Start the Conversation",
  },
});

export default biAnalytics;
