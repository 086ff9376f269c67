import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "24 frames make one second",
    where: "drawing.caption",
    source: "Arithmetic: 1,000 / 24 = 41.67",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "Shot lengths add up to 30 seconds, the voice to 52 words, at most 140 a minute in a shot",
    where: "sampleRecord",
    source: "Counted on 2026-11-24: 2 + 3.5 + 4.5 + 5 + 4 + 4 + 4 + 3 = 30; 6 + 10 + 11 + 7 + 4 + 7 + 7 = 52 words",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "Phones and computers have a setting for less motion, which browsers pass on (prefers-reduced-motion)",
    where: "deliverables.items.3.text",
    source: "W3C Media Queries Level 5, prefers-reduced-motion",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "USA: a picture made by AI alone has no copyright",
    where: "questions.3.answer",
    source:
      "Thaler v. Perlmutter, D.C. Circuit, March 2025; the Supreme Court declined to hear it on 2 March 2026, https://www.mondaq.com/unitedstates/patent/1755638/the-final-word-supreme-court-refuses-to-hear-case-on-ai-authorship-and-inventorship; US Copyright Office, Copyright and Artificial Intelligence, Part 2, January 2025",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement:
      "An assignment of copyright has to name its time and its countries: in India silence means five years and India only; the page names both",
    where: "ownership.items.1",
    source: "Copyright Act, 1957 (India), section 19 (2), (5) and (6), https://cabkgoyal.com/section-19-the-copyright-act-1957",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
  {
    statement: "About 140 words a minute for an English voice",
    where: "questions.0.answer",
    source: "Practice of voice recording, no standard; worded as about",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
