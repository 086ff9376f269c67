// The fields are explained in content/schemas/service.ts.

import { firstCall, supportHours } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** DevOps: one release followed from commit to every user, and the record a bad one leaves behind. */
const devops = defineService({
  meta: {
    title: `DevOps: pipelines, cloud and on-call | ${site.name}`,
    description:
      "We automate your releases, set servers up by script, add alerts and on-call, and hand it all over to your team. With a sample record of a rollback.",
  },
  updated: "2026-11-24",
  order: 5,
  name: "DevOps",
  menuLine: "Automated releases, cloud, monitoring",
  icon: "devops",
  category: "DevOps",
  tone: "primary",
  enquiryOption: "DevOps Services",
  shortName: "DevOps",
  card: {
    description: "Automated releases, servers set up by script, and alerts for what customers notice.",
    features: [
      "Every change built and tested",
      "Servers set up by code, not by hand",
      "A few users first, undo in one step",
      "Alerts tied to what users feel",
    ],
  },
  hero: {
    claim: "Release any day, and roll back in minutes.",
    lead: "We automate how your software is tested, released and watched, for companies whose updates are slow, rare or risky. Afterwards any developer you choose can release with one button and undo it with another.",
  },
  drawing: {
    title: "A release as one line through eight stations, from a commit to every user",
    description:
      "From left to right on one coloured line: a branch leaving and rejoining, a build bench, a board of test marks, a lens over parts, a sealed crate, a small copy of the server hall, a gate that lets one lane in twenty through, and the full server hall. An engineer stands at the gate, beside a lever. A dashed line runs back from the gate to the last sealed crate. The narrow lane at the gate is the filled part.",
    caption:
      "One release, from a change in the code to every user. Too many errors among the first users, called the canary, stop it. The dashed line leads back to the last good version.",
  },
  stations: [
    { name: "Commit", text: "A change joins the shared code on the day it is written." },
    { name: "Build", text: "One command turns the code into a program, the same on any machine." },
    { name: "Test", text: "Every test runs on every change. A failure stops the release." },
    {
      name: "Scan",
      text: "The program is searched for unsafe libraries. The code was searched for passwords before step 1.",
    },
    { name: "Package", text: "The program is sealed and numbered. This package never changes." },
    { name: "Stage", text: "The package is tried on staging, a smaller copy of the live system." },
    { name: "Canary", text: "One user in twenty gets the package first. Too many errors stop the release." },
    { name: "Production", text: "The other users follow in steps. One press brings back the last good package." },
  ],
  deliverables: {
    heading: "Automated releases, scripted servers, alerts and a cloud bill you can read",
    lead: "All of it is in your own accounts, for you to open and run.",
    items: [
      {
        title: "A pipeline in one file",
        text: "A pipeline is a script that builds, tests, scans and releases each change by itself. It is kept beside your code.",
        points: [
          "Each run records who wrote, approved and released a change, as auditors for ISO 27001, SOC 2 or PCI DSS ask",
          "Slow tests run on several machines at once, to finish in about ten minutes",
          "A failed run names the change, the check and the line at fault",
        ],
      },
      {
        title: "Server setup kept in code",
        text: "Scripts (Terraform) describe your servers, networks and databases. All but the data can be rebuilt from them at any time. The same scripts make staging and the live system.",
        points: [
          "A server that no script describes is listed, for you to decide on",
          "We rehearse a rebuild and a database restore, and note the time taken and any data lost",
          "Passwords and keys are kept in a locked store (vault) outside the code",
        ],
      },
      {
        title: "Alerts with a runbook each",
        text: "An alert fires on what customers notice or soon will: a failed payment, a stopped queue, a disk nearly full. Each alert opens a runbook, a one-page guide to the repair.",
        points: [
          "A busy processor is shown on a dashboard and wakes nobody",
          "A runbook counts as finished when someone who did not write it has used it",
        ],
      },
      {
        title: "A cloud bill that follows the load",
        text: "Servers are added before the morning peak and removed after it. Each carries a label, so finance can read the cloud bill by team and by product.",
        points: [
          "Test environments are switched off at night and at weekends",
          "A budget alert at a level you choose",
          "A list of servers that cost money and serve nobody, each with an owner",
        ],
      },
    ],
  },
  scope: {
    heading: "DevOps work we take on, and what we decline",
    takeOn: [
      "One product or thirty programs (services) on AWS, Google Cloud, Microsoft Azure or your own servers",
      "Releases that only one person knows how to do, or old scripts that are risky to edit",
      "Database changes that have to go live without downtime",
      "A cloud bill that has grown faster than the number of users",
      "A first rota of who is called at night",
    ],
    decline: [
      "Penetration tests (trial attacks) and certification audits of what we built. They need an outsider.",
      "Pipelines in an account of ours. You would depend on us for every release.",
      "On-call duty for systems we are not allowed to repair.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Choose the size of the canary",
    lead: "Sample data: a very large shop, at 32 payments a second, releases a faulty version. Once the new version has had 400 checkouts, its share of failed payments is checked every 20 seconds. Above 0.5% an alarm sounds, and 50 seconds later everyone is back on the old version.",
    question: "How many customers get the new version first?",
    first: 2,
    readings: ["checkouts on the new version in 5 min 10 s", "payments failed there", "until the alarm"],
    across: 25,
    each: "One square: 50 checkouts",
    rows: ["Filled square: on the new version. Empty square: on the old one"],
    note: "The new version fails on 1.4% of payments, the old one on 0.2%; refusals by a bank do not count. Your shop is probably smaller: at 10,000 checkouts a day 5% takes 19 hours, so we use a larger canary or watch errors and page times.",
    answers: [
      {
        label: "1%",
        rows: [{ filled: 2, open: 198 }],
        values: ["100", "1", "20 min 40 s"],
        says: "After 5 min 10 s one payment has failed, too few to judge. The alarm comes after 20 min 40 s. In the end about six payments have failed.",
      },
      {
        label: "5%",
        rows: [{ filled: 10, open: 190 }],
        values: ["500", "7", "4 min 20 s"],
        says: "Seven payments fail, about as many as at 1% in the end, but the alarm comes 16 minutes sooner.",
      },
      {
        label: "20%",
        rows: [{ filled: 17, open: 183 }],
        values: ["839", "12", "1 min 20 s"],
        says: "The alarm sounds three minutes earlier than at 5%. Yet more payments fail: during the 50 seconds of going back, four times as many customers are on the new version.",
      },
      {
        label: "All at once",
        rows: [{ filled: 45, open: 155 }],
        values: ["2,258", "32", "20 s"],
        says: "For over a minute every customer gets the faulty version, and none is left on the old one to compare.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample release record: rolled back in 50 seconds",
    lead: "Sample data, from no real client: the 5% release from above. The pipeline writes such a record for every release.",
    document: "Release record",
    fields: [
      { label: "Service", value: "checkout (sample)" },
      { label: "Package", value: "412, replacing 411" },
      { label: "Clock", value: "Time since the change joined the code" },
      { label: "Released by", value: "Payments engineer, on a Tuesday" },
      { label: "Exposed", value: "5% of checkouts, for 5 min 10 s" },
      { label: "Alarm to last good package", value: "50 seconds" },
      { label: "Outcome", value: "Rolled back at the canary" },
    ],
    columns: ["Clock", "Step", "Reading", "Decision"],
    rows: [
      { cells: ["0:00", "Merge of 4c1e9a7", "Its tests passed, approved by a second engineer", "Go"] },
      { cells: ["1:30", "Build", "Same fingerprint from two machines", "Go"], callout: 1 },
      { cells: ["4:00", "Test", "1,412 cases, none failed", "Go"] },
      { cells: ["9:00", "Scan", "No critical weakness; 1 medium, with owner and end date", "Go, noted"], callout: 2 },
      { cells: ["10:30", "Package", "412 sealed and signed", "Go"] },
      { cells: ["11:00", "Stage", "Database change 88 made, then undone", "Go"], callout: 3 },
      {
        cells: ["14:00", "Canary opens", "Failed payments on 411: 0.2%; limit 0.5%", "Watch"],
      },
      { cells: ["18:20", "Alarm", "Failed payments 1.4%: 6 of 420", "Stop"], callout: 4 },
      { cells: ["18:30", "Roll back", "Canary users sent back to 411, nothing rebuilt", "By rule"], callout: 5 },
      { cells: ["19:10", "Confirm", "All checkouts on 411, failed payments 0.2%", "Closed"] },
      { cells: ["Next day", "Follow-up", "Renewed cards of one bank failed; now test case 1,413", "Added"] },
    ],
    callouts: [
      "A fingerprint (digest) is calculated from a package's content. If two machines get the same one, they built the same package.",
      "A known weakness may pass until an agreed date, with a named owner. After that date it stops every release.",
      "On staging the old package 411 also ran with the database change, so going back at 18:30 was safe.",
      "The limit was agreed before, so nobody had to discuss the rollback. A limit this tight also stops some good releases, one in twenty at the first check alone; your engineer restarts it.",
      "Package 411 was still running, so going back only redirects users and takes seconds.",
    ],
  },
  plan: {
    heading: "First pipeline in four weeks",
    lead: "This plan is for a handful of services.",
    unit: "week",
    total: 12,
    rows: [
      {
        label: "Audit and baseline",
        text: "Figures measured, risks listed, targets agreed in writing.",
        from: 1,
        to: 2,
        by: "both",
      },
      {
        label: "First pipeline",
        text: "One service, with its canary and alarm.",
        from: 2,
        to: 4,
        by: "us",
      },
      { label: "Server setup in code", text: "Staging rebuilt from the scripts.", from: 4, to: 7, by: "us" },
      { label: "Remaining services", text: "Moved to the pipeline one by one, with a way back.", from: 5, to: 9, by: "us" },
      {
        label: "Watching and alerts",
        text: "Monthly error limit and on-call rota, for your approval.",
        from: 6,
        to: 9,
        by: "us",
      },
      { label: "On-call rehearsal", text: "We break a test system; your team restores it.", from: 9, to: 10, by: "both" },
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
    heading: "How fast and how safely you release",
    lead: "These four measures come from DORA, Google's research on software delivery. We take them in the first two weeks and then every month. The second column is our estimate of what is usual before such work; targets are agreed per project.",
    rows: [
      {
        measure: "How often you release",
        oftenFound: "Once a month",
        target: "Daily, or whenever you like",
        readFrom: "Release log",
      },
      {
        measure: "From code change to users",
        oftenFound: "2 to 6 weeks",
        target: "Under one day",
        readFrom: "Code history and release log",
      },
      {
        measure: "Releases that fail",
        oftenFound: "1 in 4",
        target: "Fewer than 1 in 10",
        readFrom: "Rollbacks and quick fixes, not false alarms",
      },
      {
        measure: "Time to recover from a failed release",
        oftenFound: "Hours, sometimes days",
        target: "Under one hour; a rollback in minutes",
        readFrom: "Incident record",
      },
    ],
  },
  ownership: {
    heading: "Code, accounts and keys belong to you",
    items: [
      "The repository, with every pipeline and server script",
      "Cloud accounts in your company's name, billed to you from the first day",
      "The runbooks, and dashboards that a board member can read without a guide",
      "The access list, with our names removed on our last day",
      "Two of your engineers who have released, rolled back and restored without our help",
    ],
  },
  tools: ["AWS", "Google Cloud", "Microsoft Azure", "Docker", "Kubernetes", "Jenkins", "GitHub Actions", "Terraform"],
  questions: [
    {
      question: "Why not release at night, when traffic is low?",
      answer:
        "Because low traffic hides faults: a bug released at night meets every customer the next morning. A canary release in working hours meets few customers, with the whole team on hand. The pipeline can block hours in which nothing may change.",
    },
    {
      question: "Can a database change really be rolled back?",
      answer:
        "Yes, if it is cut into small steps. The new data is kept beside the old and compared, and each step also works with the previous program version. Deleting the old data cannot simply be undone. So that comes last, after a trial restore of a backup.",
    },
    {
      question: "Do we need Kubernetes?",
      answer:
        "Only for larger systems. Kubernetes spreads programs over many servers. It pays when you have a dozen services, several teams and a load that changes during the day. One web application with its database is cheaper to run on two plain servers, or on a service that the cloud provider manages.",
    },
    {
      question: "Who responds when something breaks at night?",
      answer: `Whoever is on the on-call rota, agreed before the first alert exists. Support is available ${supportHours}: our engineers can take the first call, yours can, or both alternate by week. The contract says within how many minutes they answer.`,
    },
    {
      question: "What does 99.9% uptime allow?",
      answer:
        "Just under 44 minutes of downtime in an average month. Your contract says what counts as downtime, and what follows if the target is missed. If the application itself keeps failing, start with [software development](/services/software-development/).",
    },
  ],
  related: ["software-development", "web-development"],
  start: {
    firstDeliverable:
      "By the end of week two: a report on how you release today, with the four measures from your own logs and the risks, worst first.",
    duration:
      "Usually eight weeks for one or two services, twelve for a handful. It takes longer where a board approves releases once a month.",
    team: "Two platform engineers and a part-time project lead. A security engineer joins for access and passwords.",
    needFromYou:
      "Read access first, write access when building starts. Also your notes on the last three outages, and two engineers, mostly in weeks 9 to 12.",
    call: "A project lead and a platform engineer join. You describe one release; we ask about outages, approvals and the cloud bill.",
    confidentiality: "Send architecture diagrams only after an NDA is signed. Leave passwords and keys out of every message.",
  },
  closing: {
    heading: "Walk us through your last release",
    text: `In a ${firstCall} an engineer follows that release step by step and names the step to fix first.`,
    action: "Start the Conversation",
  },
});

export default devops;
