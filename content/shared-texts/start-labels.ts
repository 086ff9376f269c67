import { followMoved } from "../collections/follow-moved-pages";
import { callMinutes } from "../phrases";
import type { StartLabels } from "../types";

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
  contract:
    "What we make becomes yours when its stage is paid. After the first call you get your project drawn on one sheet (parts and connections), free, and a written estimate. If the drawing needs visits or more than a week, we quote a fee first. Plans count from the kick-off meeting, after you sign. [How a contract works](/about/how-we-work/#contract): stages, tax, warranty and price.",
});
