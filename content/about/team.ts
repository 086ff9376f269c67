// The fields are explained in content/schemas/about.ts.

import { site } from "../site";
import { defineAbout } from "../types";

/** The bar of a role from one week of the sample project to another, both counted in full. */
const weeks = (first: number, last: number) => ({ from: first - 1, length: last - first + 1, by: "us" as const });

/** How a team is put together, what each role answers for, and how its people are hired and trained. Roles only, no persons. */
const team = defineAbout({
  meta: {
    title: "Our Team: eight roles and what each is in charge of",
    description:
      "How a project team is put together, what each role answers for, how people are hired and trained, and what happens when somebody leaves midway.",
  },
  updated: "2026-11-27",
  order: 1,
  name: "Our Team",
  menuLine: "Roles, and what each one answers for",
  icon: "team",
  hero: {
    claim: "Each part of your project has one person to ask.",
    lead: `${site.claims.people ? `We are ${site.claims.people} people who build and run software. ` : ""}Your project gets a small team that works business hours in ${site.headOffice.city}. You meet them before you sign, and you can ask each of them directly.`,
  },
  drawing: {
    title: "Our office in section: eight roles of one project team at work, and their client",
    description:
      "A long room cut through, under a glass roof. From left to right: a project lead points at the plan of twelve weeks; a client and an analyst sit over examples on cards; a technical lead draws the system on a board; a designer works at her drawing board; an engineer codes at two screens; a tester holds a block against a gauge; a release engineer has his hand on a lever; a support engineer with a headset sits at a telephone, the moon in the window. One coloured line runs along the benches and past that telephone. The block on the gauge has the same colour.",
    caption: "The tester checks what somebody else made.",
  },
  callouts: [
    { title: "Project lead", text: "The plan, the money spent against it and the weekly note to you" },
    { title: "Analyst", text: "The rules of your business, each written down with an example that you have agreed" },
    { title: "Technical lead", text: "The shape of the system and the decisions that are hard to undo" },
    { title: "Designer", text: "What people see, read and press, in every state of every screen" },
    { title: "Engineer", text: "Working code, its tests and a note that lets the next engineer follow it" },
    { title: "Tester", text: "The list of cases, the record of each run and the right to stop a release" },
    { title: "Release engineer", text: "Updates, servers, backups and the way back after a bad release" },
    { title: "Support engineer", text: "Alarms, fixes and the incident record after launch, in\u00a0agreed hours" },
  ],
  sections: [
    {
      kind: "prose",
      label: "Choice",
      heading: "How we choose your team: the biggest risk first",
      paragraphs: [
        "We ask first what could sink the project. If ten years of records have to move to a new system, the first person picked is an engineer who has moved records before. If a sales page has to be live before a trade fair, it is a designer who writes well. The rest of the group is built round that person.",
        "You meet the lead and the people who would do the work, on a call, before you sign anything. Ask them awkward questions. If somebody is wrong for your company, say so then, and we change the group while it is still cheap to change.",
        "On a small site one person often holds two roles. Two rules hold whatever the size: nobody approves a change that they wrote, and nobody approves a release alone.",
      ],
    },
    {
      kind: "table",
      label: "Who and when",
      heading: "Who is at work when, and what to ask them",
      lead: "A sample project of twelve weeks: you sign in week 2 and pay nothing before that; we release in week 11. The bars show to scale when each role works.",
      columns: ["Ask this person", "At work in week", "For example"],
      rows: [
        ["Project lead", "All twelve weeks", "Where are we, and what is at risk this week?"],
        ["Analyst", "Weeks 1 to 10", "Which discount counts if an order earns two?"],
        ["Technical lead", "All twelve weeks", "Why this database, and what if we outgrow it?"],
        ["Designer", "Weeks 1 to 8", "What happens here when the list is empty?"],
        ["Engineer", "Week 1, then weeks 3 to 12", "How long would this change take, and what might it break?"],
        ["Tester", "Weeks 3 to 12", "What have we not tried yet?"],
        ["Release engineer", "Week 3, then weeks 10 to 12", "If tonight goes wrong, how do we return to yesterday?"],
        ["Support engineer", "From week 11, and after launch", "What broke, who saw it, and when?"],
      ],
      // The weeks of the steps in how-we-work.ts.
      drawn: {
        column: 1,
        units: 12,
        bars: [
          [weeks(1, 12)],
          [weeks(1, 10)],
          [weeks(1, 12)],
          [weeks(1, 8)],
          [weeks(1, 1), weeks(3, 12)],
          [weeks(3, 12)],
          [weeks(3, 3), weeks(10, 12)],
          [weeks(11, 12)],
        ],
      },
    },
    {
      kind: "items",
      label: "Your people",
      heading: "Three people we need on your side",
      lead: "Only you can name these three people. In a small company one person can be all three.",
      items: [
        {
          figure: "decides",
          title: "Somebody who can decide",
          text: "One product owner who answers within two days, yes, no or later, and has about half a day a week for the project. A committee may advise; one person decides.",
        },
        {
          figure: "uses",
          title: "Somebody who does the job today",
          text: "The clerk, nurse, dispatcher or shop manager who will use the tool. An hour a week with that person can save many hours of rework.",
        },
        {
          figure: "admits",
          title: "Somebody who gives access",
          text: "The person who can open an account, a firewall or a test copy of the data. Waiting for access is a common delay in the first two weeks.",
        },
      ],
    },
    {
      kind: "prose",
      label: "Hiring",
      heading: "How people are hired here",
      paragraphs: [
        "Candidates do a small piece of work like the job, or show published work, and talk it through with their future colleagues. We ask two things: does the result run, and could a stranger change it? A famous past employer counts for little.",
        "The steps are written out, in order, on the [careers page](/about/careers/).",
      ],
    },
    {
      kind: "items",
      label: "Learning",
      heading: "How our people keep learning",
      items: [
        {
          title: "Paired first weeks",
          text: "A new colleague works beside a senior one on a live project, and changes nothing alone until the pair agrees that it is time.",
        },
        {
          title: "Review by a second reader",
          text: "Every change is read by somebody else before it is merged. The comments are a large part of our training.",
        },
        {
          title: "Rehearsed failures",
          text: "We break a test copy on purpose and let newer colleagues repair it. A first restore should never be done on real data.",
        },
        {
          title: "Small trials of new tools",
          text: "A new library or model is tried on a throwaway task first. We share the notes, including why a tool was dropped.",
        },
      ],
    },
    {
      kind: "prose",
      label: "Replacement",
      heading: "What happens when a team member leaves",
      paragraphs: [
        "People fall ill, move away and change jobs. So no part may be known to one person alone. We see to it that a second person has worked in each area, and decisions are written down on the day they are taken.",
        "Before a planned departure the leaver and the successor work side by side, and you meet the successor beforehand. In a sudden absence the second person takes over and we tell you. If the change costs time, the plan shows it.",
      ],
    },
    {
      kind: "questions",
      label: "Questions",
      heading: "What clients ask about the people",
      questions: [
        {
          question: "Will the people on the first call do the work?",
          answer:
            "Not always. The first call is with a project lead and a specialist. The specialist joins your project, or briefs its technical lead while you are present; you meet the team on a later call, before you sign. Ask who would be on the job: we name the roles at once, and the people as soon as the team is chosen.",
        },
        {
          question: "Can the team grow or shrink midway?",
          answer:
            "Yes, between two rounds of work, which last two weeks each, and never within one. Growing takes longer than it looks, since each new person slows the others for a while. Shrinking is easier when the documents are kept up. Either way the plan and the cost are redrawn and you approve them first.",
        },
        {
          question: "Who decides when your people and ours disagree?",
          answer:
            "Usually the written examples of what counts as done settle it. A [table](/about/how-we-work/) says who decides what. If you and the project lead still can't agree, each writes one page, and the two people who signed the agreement decide.",
        },
      ],
    },
  ],
  closing: {
    heading: "Ask who would be on your project",
    text: "Tell us what is to be built and what worries you about it. We name the roles it needs, and the people as soon as they are chosen.",
    action: "Contact Us",
  },
});

export default team;
