import { defineService } from "../schema";
import { site } from "../site";

/** DevOps: one release followed from commit to every user, and the record a bad one leaves behind. */
const devops = defineService({
  meta: {
    title: `DevOps: releases that are boring on purpose | ${site.name}`,
    description:
      "We build your release pipeline, the servers under it and the alarms around it, then hand your team the keys. With a sample record of a release that went back.",
  },
  updated: "2026-11-22",
  order: 5,
  name: "DevOps",
  menuLine: "Releases that are boring on purpose",
  icon: "devops",
  category: "DevOps",
  tone: "primary",
  enquiryOption: "DevOps Services",
  shortName: "DevOps",
  card: {
    description: "Releases that are boring on purpose, several times a day if you like.",
    features: [
      "Every change built and tested",
      "Servers set up by code, not by hand",
      "Tried on a few, undone in one step",
      "Alerts tied to what users feel",
    ],
  },
  hero: {
    nameLines: ["DevOps"],
    claim: "Releases that are boring on purpose.",
    lead: "We build the pipeline, the infrastructure under it and the alarms around it. Then we hand your team the keys. Shipping becomes a button that any of your developers may press on a Tuesday, with a second button beside it that takes everyone back.",
  },
  drawing: {
    title: "A release as one line through eight stations, from a commit to every user",
    description:
      "From left to right on one vermilion line: a branch leaving and rejoining, a build bench, a board of test marks, a lens over parts, a sealed crate, a small copy of the server hall, a gate that lets one lane in twenty through, and the full server hall. An engineer stands at the gate, beside a lever. A dashed line runs back from the gate to the last sealed crate. The narrow lane at the gate is the filled part.",
    caption:
      "One release on one line. If the canary stops it, the dashed way back leads to the last good package, and nothing is built again.",
  },
  stations: [
    { name: "Commit", text: "Work happens on a short branch and comes back the same day." },
    { name: "Build", text: "One command makes the same package on any machine." },
    { name: "Test", text: "Every case runs on every commit. A failure stops the line." },
    { name: "Scan", text: "Dependencies, secrets and licences are checked against a list you can read." },
    { name: "Package", text: "The package is sealed and numbered. It never changes again." },
    { name: "Stage", text: "Staging is production at a smaller size, made from the same code." },
    { name: "Canary", text: "One user in twenty gets it first. The error rate decides what happens next." },
    { name: "Production", text: "The rest follow in steps, while the last good package waits one press away." },
  ],
  deliverables: {
    heading: "Four things in your repository by the last week",
    lead: "Each can be opened, run or printed. Each drawing shows the part that people argue about.",
    items: [
      {
        title: "A pipeline in one file",
        text: "Build, test, scan and release, written where your developers already work. They can run the same steps on a laptop before they push.",
        points: [
          "The gate is the same for an intern and for the CTO",
          "Slow tests are split over several machines; ten minutes is the usual aim",
          "A failing run names the commit, the check and the line that broke",
        ],
      },
      {
        title: "Environments kept in code",
        text: "Terraform for networks, databases and clusters, in folders named the way your people name them. Staging and production differ by one short file of sizes.",
        points: [
          "A server that the code does not mention is adopted or switched off",
          "Staging is torn down and rebuilt in rehearsal, with the time written down",
          "Secrets sit in a vault service and are read at start-up",
        ],
      },
      {
        title: "Alerts with a page each",
        text: "An alert fires on what a customer would notice: a payment refused, a page that hangs, a queue that has stopped. Each one opens a runbook one page long.",
        points: [
          "A busy processor goes on a dashboard and wakes nobody",
          "A runbook counts as finished when someone who did not write it has used it",
        ],
      },
      {
        title: "A bill that follows the load",
        text: "Capacity comes up before the morning peak and goes down after it. Every resource carries a tag, so finance can read the cloud bill by team and by product.",
        points: [
          "Test environments sleep at night and on Sundays",
          "A budget alarm rings at a level you choose",
          "One list of what costs money and serves nobody, with an owner per row",
        ],
      },
    ],
  },
  scope: {
    heading: "Work we take, and work we send back",
    takeOn: [
      "One product or thirty services on AWS, Google Cloud, Microsoft Azure or servers of your own",
      "A release that lives on a wiki page and in one person's head",
      "Jenkins jobs that nobody dares to edit, moved across while releases go on",
      "Database changes that have to go out while people are buying",
      "A cloud bill that has grown faster than the number of users",
      "A first on-call rota, for a team that has only ever had a group chat",
    ],
    decline: [
      "Kubernetes for one small application that a single server runs well. You would be keeping an elephant to pull a scooter.",
      "Penetration tests and certification audits. Those need an outside party; we close what they find.",
      "Pipelines in an account of ours. You would be renting your own releases.",
      "A pager for systems we are not allowed to repair. Watching without access helps nobody at three in the morning.",
    ],
  },
  proof: {
    heading: "A release that went back, and the record it left",
    lead: "Sample data, from no real client. The pipeline fills in a sheet like this for every release, good or bad. The eleventh row is the one worth reading first.",
    document: "Release record",
    fields: [
      { label: "Service", value: "checkout (sample)" },
      { label: "Package", value: "412, replacing 411" },
      { label: "Clock", value: "Minutes and seconds from the commit" },
      { label: "Pressed by", value: "Payments engineer, Tuesday, 11:00" },
      { label: "Exposed", value: "5% of sessions, for 5 min 10 s" },
      { label: "Alarm to last good package", value: "50 seconds" },
      { label: "Outcome", value: "Rolled back at the canary" },
    ],
    columns: ["Clock", "Step", "Reading", "Decision"],
    rows: [
      { cells: ["0:00", "Commit 4c1e9a7", "Read and approved by a second engineer", "Go"] },
      { cells: ["1:30", "Build", "Same digest on two separate machines", "Go"], callout: 1 },
      { cells: ["4:00", "Test", "1,412 cases, none failed", "Go"] },
      { cells: ["9:00", "Scan", "0 critical, 1 medium with a name and a date on it", "Go, noted"], callout: 2 },
      { cells: ["10:30", "Package", "412 sealed and signed", "Go"] },
      { cells: ["11:00", "Stage", "Database change 88 run forward, then back", "Go"], callout: 3 },
      { cells: ["14:00", "Canary opens", "Refused payments 0.2%, limit 0.5%", "Watch"] },
      { cells: ["18:20", "Alarm", "Refused payments 1.4% for two minutes", "Stop"], callout: 4 },
      { cells: ["18:30", "Roll back", "Canary traffic sent to 411, nothing rebuilt", "By rule"], callout: 5 },
      { cells: ["19:10", "Confirm", "Refused payments 0.2% again", "Closed"] },
      { cells: ["Next day", "Follow-up", "Expired cards from one bank; now test case 1,413", "Added"], callout: 6 },
    ],
    callouts: [
      "A digest is a package's fingerprint. The same one from two machines means that nothing from a private laptop has slipped in.",
      "A known weakness may pass once, with an owner and an end date. On that date the scan fails until someone has dealt with it.",
      "Change 88 was undone on a copy first, with the time noted. Package 411 was also run with the change in place, which is what makes the step at 18:30 safe.",
      "The limit was written down before the release. At 18:20 there was nothing to discuss.",
      "Package 411 was still running beside 412. Going back is a change of traffic, so it takes seconds and needs no build.",
      "Nineteen customers in twenty never met the fault, and the next release cannot carry the same one.",
    ],
  },
  plan: {
    heading: "Twelve weeks, one column each",
    lead: "Drawn for a product with a handful of services. Fewer services take fewer columns; a change board that sits once a month takes more.",
    unit: "week",
    total: 12,
    rows: [
      {
        label: "Audit and baseline",
        text: "Readings taken, risks listed, targets agreed in writing.",
        from: 1,
        to: 2,
        by: "both",
      },
      { label: "First pipeline", text: "One service, from commit to production.", from: 2, to: 4, by: "us" },
      { label: "Environments in code", text: "Staging rebuilt from the repository.", from: 4, to: 7, by: "us" },
      { label: "Remaining services", text: "Moved across one by one, each with a way back.", from: 5, to: 9, by: "us" },
      { label: "Watching and alerts", text: "Traces, error budgets and the pager.", from: 6, to: 9, by: "us" },
      { label: "On-call rehearsal", text: "We break it on a quiet day; your team mends it.", from: 9, to: 10, by: "both" },
      {
        label: "Handover",
        text: "Your engineers release; ours sit beside them and then leave.",
        from: 11,
        to: 12,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "Four numbers, first read in week one, then every month",
    lead: "They are delivery measures made common by the DORA research programme. What is often found is general knowledge of the trade; your own targets are agreed per project.",
    rows: [
      { measure: "Release frequency", oftenFound: "Once a month", target: "Daily, or whenever you like", readFrom: "Deploy log" },
      {
        measure: "Commit to production",
        oftenFound: "2 to 6 weeks",
        target: "Under one day",
        readFrom: "Version control and deploy log",
      },
      {
        measure: "Releases that fail",
        oftenFound: "1 in 4",
        target: "Fewer than 1 in 10",
        readFrom: "Rollbacks and hotfixes",
      },
      {
        measure: "Time to restore",
        oftenFound: "Hours, sometimes days",
        target: "Under one hour; a rollback in minutes",
        readFrom: "Incident record",
      },
    ],
  },
  ownership: {
    heading: "Your name is on the account, the code and the keys",
    items: [
      "The repository, with every pipeline and environment in it",
      "Cloud accounts in your company's name, billed to you from the first day",
      "One runbook per alert, each followed at least once by a stranger to it",
      "Dashboards that a board member can read without a guide",
      "The access register, with our own names struck out on the last day",
      "Two of your engineers who have released, rolled back and restored without our help",
    ],
  },
  tools: ["AWS", "Google Cloud", "Microsoft Azure", "Docker", "Kubernetes", "Jenkins", "GitHub Actions", "Terraform"],
  questions: [
    {
      question: "We release late on Fridays because it is quiet. Why change?",
      answer:
        "Quiet hours hide faults. A bug released on Friday night is found on Monday morning by every customer at once, while the one person who knows that module is on a train. A canary at eleven on a Tuesday meets real traffic in small numbers, with the whole team awake. If your trade has an hour when nothing may move, the pipeline can hold the button until it has passed.",
    },
    {
      question: "Can a database change really be rolled back?",
      answer:
        "Often it cannot, so it is cut into steps that can. First a release adds the new column and writes to both. A later one reads from the new column. The old column goes last, when nothing has touched it for a while. Each step works with the package before it. A step that destroys data gets a release of its own, after a backup has been restored on a copy and timed.",
    },
    {
      question: "Do we need Kubernetes?",
      answer:
        "Perhaps not. It pays when you have a dozen services, several teams and a load that swings during the day. For a web application and one database, a managed container service or two plain servers are cheaper to run and easier to staff. We compare both on your own traffic in week one. Moving later is less work if the packages are containers already.",
    },
    {
      question: "Who gets up when something breaks at three in the morning?",
      answer: `The rota says, and the rota is agreed before the first alert exists. Support is available ${site.claims.support}, so our engineers can take the first call, your engineers can, or the two can alternate by week. Whoever is paged finds a runbook open at the right page. An alert that wakes a person for nothing is mended the next day as if it were a fault in the product.`,
    },
    {
      question: "What does 99.9% uptime allow?",
      answer:
        "One thousandth of the time: just under 44 minutes in an average month. That is our uptime guarantee, and your contract says what is counted, what your cloud provider's own outages mean for it, and what follows a miss. Ask any vendor for those three lines. If the code itself is what falls over, start with [software development](/services/software-development/).",
    },
  ],
  related: ["software-development", "web-development"],
  closing: {
    heading: "Bring the worst release you remember",
    text: `In a free ${site.claims.consultation} consultation we redraw it with you, from the commit to the apology, and mark the place where the line broke.`,
    action: "Start the Conversation",
  },
});

export default devops;
