import { callMinutes } from "./phrases";
import type { StartLabels } from "./types";
import { followMoved } from "./validation/follow-moved-pages";

/** What "Before you start" and the closing words share on every page of services, focus and industry. The answers are in each page's own file. */
export const startLabels: StartLabels = followMoved({
  heading: "Before you start",
  rows: {
    firstDeliverable: "First deliverable",
    duration: "Usual duration",
    team: "Team",
    needFromYou: "What we need from you",
    call: callMinutes ? "The free call" : "The first call",
    confidentiality: "Confidentiality (NDA)",
  },
  contract: {
    name: "Contract and price",
    text: "After the call we draw your system on one sheet and estimate it in writing. A drawing that needs visits or more than a week is paid, and you sign for it first. Weeks and days on this page count from the kick-off, after signing. [How a contract works](/about/how-we-work/#contract): types, stages, tax, ownership, warranty, and what drives a price.",
  },
});
