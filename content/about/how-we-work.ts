// The fields are explained in content/schemas/about.ts.

import { callMinutes, firstCall } from "../phrases";
import { contractSections } from "../shared-texts/contract-sections";
import { defineAbout } from "../types";

/** The ten working days of a round, from 0. */
const everyDay = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The method as one line: first call to handover, its meetings, papers and rhythm, who decides, and what happens on a slip. */
const howWeWork = defineAbout({
  meta: {
    title: "How We Work: from first call to handover",
    description:
      "Our process in nine steps: meetings and how long they last, the documents you receive, who decides what, and what we do when a date slips.",
  },
  updated: "2026-11-28",
  order: 2,
  name: "How We Work",
  menuLine: "Nine steps, from first call to handover",
  icon: "method",
  hero: {
    claim: "How a project runs, from first call to handover.",
    lead: "You tell us what you need, we draw the whole system, and you correct the drawing. Then we build in rounds of two weeks and show you working software at the end of each. At handover your own people get everything they need to carry on.",
  },
  drawing: {
    title: "The whole method in section: a gallery with nine stations over twelve weeks",
    description:
      "A long gallery cut through, its floor ruled into twelve equal weeks. From left to right: one figure at a telephone, one at a drawing on the wall, one with a measuring rod, two signing at a desk, two at an open crate, four equal workbenches, a client walking round a finished machine, a gate, and a hand passing keys. A level coloured line joins all nine.",
    caption: "A sample project of twelve weeks, to scale: each arch is one week. The numbers are the steps below.",
  },
  sections: [
    {
      kind: "steps",
      label: "Steps",
      heading: "The nine steps of a project",
      lead: "The weeks are those of a sample project, counted from the first drawing; you sign in week 2. Your own plan has its own dates.",
      steps: [
        {
          title: "First call",
          when: callMinutes ? `${callMinutes} minutes, free` : "Free",
          text: "A project lead and a specialist are on the call. You say what exists today, what you need, and by when. We ask about budget, dates and your main worry. If we are not the right company, we say so. You leave with a list of open questions.",
        },
        {
          title: "Drawing on one sheet",
          when: "Week 1",
          text: "A designer and an engineer draw the whole system on one sheet: users, screens, data, other systems, and how they connect. You correct it until nothing on it is wrong. If it needs visits or more than a week, it becomes a paid step that you sign first. Later questions about scope are settled on this drawing.",
        },
        {
          title: "Estimate",
          when: "Week 2",
          text: "Each part of the drawing gets a range in working days and in money, with the reason for it. Unknowns are listed separately, each with the cheapest way to find out. Remove a part and you see how the total changes.",
        },
        {
          title: "Agreement",
          when: "Week 2",
          text: "Before you sign you meet the team, and you pay nothing. The agreement states scope, price or rates, payment stages, ownership and dates. It names who decides on each side; on yours that is one person, the product owner.",
        },
        {
          title: "Kick-off",
          when: "Week 3, one morning",
          text: "The team collects accounts, test data and access. We write examples of what counts as done. From that day you can see the code and the list of work whenever you like.",
        },
        {
          title: "Rounds of two weeks",
          when: "Weeks 3 to 10",
          text: "We work from the top of an ordered list. Each round ends with working software that you can try. Between rounds you may reorder the list as you please. During a round it stays fixed, so that work gets finished.",
        },
        {
          title: "Acceptance",
          when: "Week 11",
          text: "Your people run the agreed test cases on a copy of the real system. Each passes, fails or is waived in writing by the person named for it. Until failures are fixed, the release waits.",
        },
        {
          title: "Release",
          when: "Week 11, in your quiet hours",
          text: "We release when your business is quiet, or to a few users first, with a rollback that was tried beforehand. The people who built it watch the first hours.",
        },
        {
          title: "Handover",
          when: "Week 12",
          text: "You receive the code, the accounts, the final drawing, the decision log and instructions for each alarm (the runbook). Your engineers rehearse a release and a recovery while we stand by. Support after that is your choice, under its own agreement.",
        },
      ],
    },
    {
      kind: "table",
      label: "Meetings",
      heading: "Meetings, and what each one produces",
      lead: "You attend two of the six, up to three hours a round. With questions in between, plan half a day a week. The bars show the ten days of a round to scale; bars in two colours are those you attend.",
      columns: ["Meeting", "When", "Length", "Result"],
      rows: [
        ["Daily check", "Every working day", "15 minutes", "Blocked items, each with a name and a date"],
        ["Round planning", "First morning of a round, you attend", "Up to 2 hours", "A list short enough to finish"],
        ["Preparing items", "Middle of a round", "1 hour", "Next items, with examples and ranges"],
        ["Demonstration", "Last day of a round, you attend", "1 hour", "Working software and your verdict on each item"],
        ["Look back", "After the demonstration", "45 minutes", "One change to how we work, and by whom"],
        ["Risk review", "Once a week", "30 minutes", "Risks, sorted by what they would cost you"],
      ],
      // A round of ten days of eight hours.
      drawn: {
        column: 1,
        units: 10,
        bars: [
          everyDay.map((day) => ({ from: day, length: 0.25 / 8, by: "us" as const })),
          [{ from: 0.04, length: 2 / 8, by: "both" }],
          [{ from: 4.5, length: 1 / 8, by: "us" }],
          [{ from: 9.5, length: 1 / 8, by: "both" }],
          [{ from: 9.65, length: 0.75 / 8, by: "us" }],
          [2.5, 7.5].map((at) => ({ from: at, length: 0.5 / 8, by: "us" as const })),
        ],
      },
    },
    {
      kind: "items",
      label: "Documents",
      heading: "One project in six documents",
      lead: "You can open all six at any time. Here is a page of each, from a sample project of twelve weeks: a small distributor whose dealers order online.",
      items: [
        {
          title: "The drawing",
          text: "The system on one sheet, drawn in week 1, corrected by the client and kept up to date. The client's old order system (ERP) stays.",
          sample: {
            drawing: "system-sheet",
            columns: ["Part", "What it does", "Connected to"],
            rows: [
              ["Dealer's page", "Takes an order on a phone, over a weak signal too", "Order service"],
              [
                "Order service",
                "Checks pack sizes, credit and stock, and gives the order number",
                "Dealer's page, outbox, desk screen",
              ],
              ["Outbox", "Keeps accepted orders until the ERP has taken them", "Order service, ERP"],
              ["Desk screen", "Shows held orders; a person decides each", "Order service"],
            ],
          },
        },
        {
          title: "The ordered list",
          text: "Everything still to do, in your order, each item with the test it must pass.",
          sample: {
            columns: ["Place", "Item", "Done when"],
            rows: [
              ["1", "An order that is sent twice is booked once", "Case C-02 passes with four presses"],
              ["2", "A wrong pack size brings up the sizes on sale", "Case C-04 passes, and the dealer can choose one"],
              ["3", "An order over the credit limit is held", "Case C-05 passes, and the desk sees it within a minute"],
              ["4", "Order history of twelve months", "Opens on a slow phone line in three seconds"],
            ],
          },
        },
        {
          title: "The decision log",
          text: "What was decided, by whom, on which day, and which option lost. Newcomers read it first.",
          sample: {
            columns: ["Day", "Decision", "Decided by", "Option that lost"],
            rows: [
              ["Week 2, day 3", "A web page for dealers", "Product owner, client", "An app in two stores: twice the testing"],
              [
                "Week 5, day 1",
                "The order number is given before the ERP has the order",
                "Technical lead, ours",
                "Wait for the ERP, up to 40 seconds",
              ],
              [
                "Week 9, day 2",
                "Orders over the limit are held for a person",
                "Head of order desk, client",
                "Refuse them: dealers would order by phone again",
              ],
            ],
          },
        },
        {
          title: "The test record",
          text: "Each run of each case, with its result. A failed run is never deleted.",
          sample: {
            columns: ["Case", "Run on", "Result"],
            rows: [
              ["C-01, plain order", "Week 11, day 1", "Passed"],
              ["C-02, sent twice", "Week 11, day 1", "Passed: four presses, one order"],
              ["C-05, over credit", "Week 10, day 4", "Failed: held, but not shown on the desk screen"],
              ["C-05, over credit", "Week 11, day 1", "Passed after the fix of week 10, day 5"],
              ["C-07, ERP down", "Week 11, day 2", "Passed: 30 orders waited, all arrived once"],
            ],
          },
        },
        {
          title: "The release record",
          text: "What went out, at what minute, who approved it, and how to take it back.",
          sample: {
            columns: ["Minutes", "Step", "Decision"],
            rows: [
              ["0:00", "Version 58 approved by a second engineer and the product owner", "Go"],
              ["8:30", "Tests and scan, nothing failed", "Go"],
              ["12:00", "One dealer in twenty gets version 58", "Watch for 30 minutes"],
              ["42:00", "None of 8 orders refused (limit: 1)", "Open to all"],
              ["Rollback", "Version 57 stays running for a week; one switch returns to it", "Tried in week 10"],
            ],
          },
        },
        {
          title: "The runbook",
          text: "For every alarm: what it means, what to check, what to do, and whom to call at night.",
          sample: {
            columns: ["Alarm: an order has waited ten minutes", "What to do"],
            rows: [
              ["It means", "Orders are accepted and stored, but the ERP does not take them"],
              ["Check", "Does the ERP answer its health check? Is the queue growing?"],
              ["Do", "If the ERP is down, wait: orders are safe and keep their numbers. If it answers, restart the outbox"],
              ["Call at night", "The ERP's owner after one hour, or when 200 orders are waiting"],
            ],
          },
        },
      ],
    },
    {
      kind: "table",
      // The PDFs show this table; they find it by its id.
      id: "decisions",
      label: "Decisions",
      heading: "Who decides what",
      columns: ["Question", "Who decides", "Who advises"],
      rows: [
        ["What is built next", "Your product owner", "Our project lead, on cost and order"],
        ["How it is built", "Our technical lead", "Your engineers, if you have them"],
        ["Whether an item is done", "Your product owner, against the written examples", "Our tester"],
        ["When to go live", "Your product owner, once the tester has lifted any stop", "Release and support engineers"],
        ["A change of price or end date", "The two people who signed", "Project lead and product owner"],
        ["Stopping for safety or data protection", "Anyone, on either side", "Nobody. Work stops first, discussion follows"],
      ],
    },
    {
      kind: "prose",
      label: "Late work",
      heading: "When a date slips",
      paragraphs: [
        "Each round we compare what was planned with what was finished. After two or three rounds that pace is the best forecast. When the forecast crosses an agreed date, the project lead writes to you the same day. The note gives the size of the slip, its cause and our advice.",
        "Then you choose between four options: leave something out, deliver in two parts, move the date, or add a person. Each comes with its cost. Adding people late is the last resort, because newcomers slow a team down before they help it.",
        "If our estimate was wrong, the note says so. If access or a decision came late from you, the note says that too. The agreement says who bears the cost. A new date is valid once both sides have signed it.",
      ],
    },
    ...contractSections,
    {
      kind: "table",
      // The PDFs show its first row; they find it by its id.
      id: "sizes",
      label: "Two sizes",
      heading: "The same process for a small and a large project",
      lead: "These are the usual durations. Your own plan follows the drawing and may differ.",
      columns: ["Part", "Simple website", "Complex application"],
      rows: [
        ["Usual duration", "2 to 4 weeks", "3 to 6 months"],
        ["Drawing", "One afternoon", "One to two weeks with visits, a paid step"],
        ["Rounds", "One week each", "Two weeks each"],
        ["Acceptance", "A checklist of pages and forms", "Agreed cases on a copy of the real system"],
        ["Release", "Once, with the domain name switched last", "In parts, each with a rehearsed rollback"],
      ],
    },
    {
      kind: "questions",
      label: "Questions",
      heading: "Questions about the method",
      questions: [
        {
          question: "Can we change our minds in the middle?",
          answer:
            "Yes. Put the new item where you want it on the list, and something of the same size moves down or out. If the total grows, you see the new range before work on it starts. The one thing we refuse is to swap items inside a running round.",
        },
        {
          question: "How much of our time does this take?",
          answer:
            "Plan half a day a week for the product owner, and an hour a week for one person who does the job today. Weeks with acceptance tests need more. If that is impossible, tell us on the first call and we will propose a smaller scope.",
        },
        {
          question: "What if we want to stop early?",
          answer:
            "Every round ends with working, documented software, so there is a clean place to stop every two weeks. You keep what you have paid for. Notice and final payment follow the agreement; the [refund policy](/refundPolicy/) explains the rest.",
        },
      ],
    },
  ],
  closing: {
    heading: `The first step is a ${firstCall}`,
    text: `Tell us what you have today and what you would change about it. From the ${firstCall} you keep the list of open questions, whether we work together or not.`,
    action: "Start the Conversation",
  },
});

export default howWeWork;
