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
  updated: "2026-11-28",
  order: 5,
  name: "DevOps",
  menuLine: "Automated releases, cloud, monitoring",
  icon: "devops",
  category: "DevOps",
  tone: "primary",
  enquiryOption: "DevOps Services",
  shortName: "DevOps",
  card: {
    description: "We automate releases, script your servers and watch for faults.",
    features: [
      "Every change built and tested",
      "Servers set up by code, not by hand",
      "New versions reach a few users first",
      "Alerts tied to what users feel",
    ],
  },
  hero: {
    claim: "Release any day, and roll back in minutes.",
    lead: "For companies with developers of their own and slow or risky updates, we automate how software is tested, released and watched. Afterwards any developer you choose can release with one button and roll back with another.",
  },
  drawing: {
    title: "A release as one line through eight stations, from a commit to every user",
    description:
      "From left to right on one coloured line: a branch leaving and rejoining, a build bench, a board of test marks, a lens over parts, a sealed crate, a small copy of the server hall, a gate that lets one lane in twenty through, and the full server hall. Beside the gate stands a dial, its needle past the limit. An engineer stands beside the hall, a hand on a button. A dashed line runs back from the gate to the sealed crate. The narrow lane at the gate is the filled part.",
    caption:
      "One release, from a change in the code to every user. If the first users (the canary) meet too many errors, the release goes back along the dashed line to the version before.",
  },
  stations: [
    { name: "Commit", text: "A change joins the shared code on the day it is written." },
    { name: "Build", text: "One command turns the code into a version that can run." },
    { name: "Test", text: "Every test runs, and one failure stops the release." },
    { name: "Scan", text: "Third-party code is checked for known weaknesses." },
    { name: "Package", text: "The version is sealed, numbered and never changed again." },
    { name: "Stage", text: "It is tried on staging, a smaller copy of the live system." },
    { name: "Canary", text: "One user in twenty gets it first. After too many errors it is undone automatically." },
    { name: "Production", text: "The other users follow in steps. One press brings back the last good version." },
  ],
  deliverables: {
    heading: "Automated releases, scripted servers, alerts and a cloud bill you can read",
    lead: "All of it is in your own accounts.",
    items: [
      {
        title: "A pipeline in one file",
        text: "A pipeline is a script that builds, tests and scans each change by itself, then releases it at one press.",
        points: [
          "The same checks for everyone; for auditors (ISO 27001, SOC 2, PCI DSS), a record of who wrote, approved and released each change",
          "Slow tests run on several machines at once, to finish in about ten minutes",
        ],
      },
      {
        title: "Server setup kept in code",
        text: "Scripts (Terraform) describe your servers, networks and databases. All of this can be rebuilt; data come from backups.",
        points: [
          "Any server that was set up by hand is listed, for you to decide on",
          "We rehearse a rebuild and a database restore, and note the time taken",
        ],
      },
      {
        title: "Alerts with a runbook each",
        text: "An alert fires on what customers notice or soon will: a failed payment, a disk nearly full. It opens a runbook, a one-page guide to the repair.",
        points: [
          "A busy processor is shown on a dashboard and wakes nobody",
          "A runbook counts as finished when someone who did not write it has used it",
        ],
      },
      {
        title: "A cloud bill that follows the load",
        text: "Servers are added before the morning peak and removed after it. Finance can read the bill by team and by product.",
        points: ["Test environments are switched off at night and at weekends", "A budget alert at a level you choose"],
      },
    ],
  },
  scope: {
    heading: "When to hire us for DevOps, and when not",
    takeOn: [
      "One application or thirty, on AWS, Google Cloud, Microsoft Azure or your own servers",
      "Releases that only one person knows how to do",
      "Database changes that have to go live without downtime",
      "A cloud bill that has grown faster than the number of users",
    ],
    decline: [
      "Penetration tests and audits of our own work: both need an outsider.",
      "Pipelines in an account of ours. You would depend on us for every release.",
      "On-call duty for systems we are not allowed to repair.",
    ],
  },
  control: {
    kind: "blocks",
    heading: "Choose how many users go first",
    lead: "Sample data: an online shop with about 195 page views a minute releases a faulty version, and one page in seven (14%) fails. The alarm checks every 20 seconds, once 40 pages have been opened on that version; 50 seconds after the alarm, everyone is back on the old version.",
    question: "How many customers get the new version first?",
    first: 2,
    readings: ["until the alarm", "pages failed by the end"],
    across: 25,
    each: "One square: 1% of customers",
    rows: ["Filled square: on the new version. Empty square: on the old one"],
    note: "With fewer visitors we begin with a larger group.",
    answers: [
      {
        label: "1%",
        rows: [{ filled: 1, open: 99 }],
        values: ["20 min 40 s", "6"],
        says: "Few pages fail, but so few customers are on the new version that the fault stays hidden for 20 minutes.",
      },
      {
        label: "5%",
        rows: [{ filled: 5, open: 95 }],
        values: ["4 min 20 s", "7"],
        says: "Only one failed page more than at 1%, and the alarm comes 16 minutes sooner.",
      },
      {
        label: "20%",
        rows: [{ filled: 20, open: 80 }],
        values: ["1 min 20 s", "12"],
        says: "The alarm comes three minutes sooner than at 5%, but five more pages fail.",
      },
      {
        label: "All at once",
        rows: [{ filled: 100, open: 0 }],
        values: ["20 s", "32"],
        says: "Every customer is on the faulty version. Over four times as many pages fail as at 5%.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample release record: rolled back in 50 seconds",
    lead: "Sample data, from no real client: the 5% release from above. The pipeline writes such a record for every release.",
    document: "Release record",
    fields: [
      { label: "System", value: "Online shop (sample)" },
      { label: "Version", value: "412, replacing 411" },
      { label: "Released by", value: "A developer, on a Tuesday" },
      { label: "Exposed to the fault", value: "5% of customers, for 5 min 10 s" },
      { label: "Pages that failed", value: "7 of about 50 that they opened" },
      { label: "From alarm to rollback", value: "50 seconds" },
    ],
    columns: ["Time", "Step", "Result", "Decision"],
    rows: [
      { cells: ["Start", "Commit", "Approved by a second engineer", "Go"] },
      { cells: ["9 min", "Test and scan", "1,412 tests passed, no critical weakness", "Go"] },
      { cells: ["11 min", "Stage", "Test database changed; 411 runs on it", "Go"], callout: 1 },
      { cells: ["14 min", "Canary opens", "Live database changed; 5% of customers on 412", "Watch"] },
      { cells: ["18 min 20 s", "Alarm", "14% of pages failed; limit 3%", "Stop"], callout: 2 },
      { cells: ["19 min 10 s", "Rolled back", "All customers on 411 again", "Closed"], callout: 3 },
      { cells: ["Next day", "Cause found", "Products without a photo failed", "Test added"] },
    ],
    callouts: [
      "Going back was safe: 411 had been tried on the changed database, with data written by 412.",
      "The limit was agreed before the release, so the pipeline rolled back by itself.",
      "Version 411 is kept running until the release is closed, so going back took seconds.",
    ],
  },
  plan: {
    heading: "Twelve weeks, with a first pipeline in week four",
    lead: "This plan is for a handful of applications.",
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
        text: "One application released by button, with canary and alarm.",
        from: 2,
        to: 4,
        by: "us",
      },
      {
        label: "Server setup in code",
        text: "All servers described; staging rebuilt by script as proof.",
        from: 4,
        to: 7,
        by: "us",
      },
      { label: "Remaining applications", text: "One by one, in the order agreed in week two.", from: 5, to: 9, by: "us" },
      {
        label: "Watching and alerts",
        text: "Alerts, and a rota of who is called.",
        from: 6,
        to: 9,
        by: "us",
      },
      { label: "On-call rehearsal", text: "We break a test system; your team restores it.", from: 9, to: 10, by: "both" },
      {
        label: "Handover",
        text: "Two of your engineers release and roll back without our help.",
        from: 11,
        to: 12,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "How fast and how safely you release",
    lead: 'These four measures come from DORA, Google\'s research on software delivery. "Usual today" is our estimate; targets are agreed per project.',
    rows: [
      {
        measure: "How often you release",
        usualToday: "Once a month",
        target: "At least daily, if you wish",
        readFrom: "Release log",
      },
      {
        measure: "From code change to users",
        usualToday: "2 to 6 weeks",
        target: "Under one day",
        readFrom: "Code history and release log",
      },
      {
        measure: "Releases that fail",
        usualToday: "1 in 4",
        target: "Fewer than 1 in 10",
        readFrom: "Rollbacks and urgent fixes",
      },
      {
        measure: "Time to recover from a failed release",
        usualToday: "Hours, sometimes days",
        target: "Minutes by rollback, otherwise under one hour",
        readFrom: "Incident record",
      },
    ],
  },
  ownership: {
    heading: "Code, accounts and keys belong to you",
    items: [
      "The repository, with every pipeline and server script",
      "Cloud accounts in your company's name, billed to you from the first day",
      "The runbooks, and dashboards that a board member can read",
      "The access list, with our names removed on our last day",
      "Passwords and keys, in a password vault of your own",
    ],
  },
  tools: ["AWS", "Google Cloud", "Microsoft Azure", "Docker", "Kubernetes", "Jenkins", "GitHub Actions", "Terraform"],
  questions: [
    {
      question: "Why not release at night, when traffic is low?",
      answer:
        "Low traffic hides faults: a bug released at night may be found only when customers arrive next morning. A canary in working hours reaches a few, with the team on hand. On wards and at shop tills we go ward by ward or shop by shop, in quiet hours.",
    },
    {
      question: "Can a database change really be rolled back?",
      answer:
        "Yes, if it is made in small steps: the new data is kept beside the old, and the previous version still works. Deleting the old data cannot simply be undone, so that comes last.",
    },
    {
      question: "Do we need Kubernetes?",
      answer:
        "Only for larger systems. Kubernetes spreads software over many servers, which pays off with a dozen applications and several teams. One web application with its database is usually cheaper to run on two plain servers.",
    },
    {
      question: "Who responds when something breaks at night?",
      answer: `The person on the on-call rota, which we agree before the first alert is set up. Support is available ${supportHours}: our engineers can take the first call, or yours can. The contract says within how many minutes they answer.`,
    },
    {
      question: "What does 99.9% uptime allow?",
      answer:
        "Just under 44 minutes of downtime in an average month. Your contract says what counts as downtime, and what follows a breach.",
    },
  ],
  related: ["software-development", "web-development"],
  start: {
    firstDeliverable:
      "By the end of week two: a report on how you release today, with the four measures and the worst risks first.",
    duration:
      "Usually eight weeks for one or two applications, twelve for a handful. It takes longer where a board approves releases once a month.",
    team: "Two platform engineers and a part-time project lead. A security engineer joins for access and passwords.",
    needFromYou:
      "Read access first, write access when building starts. Also two of your engineers in weeks 1, 2 and 9 to 12, and answers to questions in between.",
    call: "You describe one release to a project lead and a platform engineer. They ask about outages, approvals and the cloud bill.",
    confidentiality: "Send architecture diagrams only after an NDA is signed, and passwords never.",
  },
  closing: {
    heading: "Tell us about your last release",
    text: `We go through it with you in a ${firstCall} and name its riskiest step.`,
    action: "Start the Conversation",
  },
});

export default devops;
