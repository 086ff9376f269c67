import type { Start } from "./schema";

/** Heading and row labels of "Before you start" on every offer page; the answers stand in each page's own file. */
export const startLabels: { heading: string; lead: string; rows: Record<keyof Start, string> } = {
  heading: "Before you start",
  lead: "What you get first, how long it usually takes, who works on it, and what we need from you.",
  rows: {
    firstDeliverable: "First deliverable",
    duration: "Usual duration",
    team: "Team",
    needFromYou: "What we need from you",
    call: "The free call",
    confidentiality: "Confidentiality",
  },
};
