import { z } from "zod";
import { heading, line, list, sentence, text } from "./fields";
import { titled } from "./shared-fields";

/** Texts that stand only in the brochure and the pitch deck. */
export const pdfSchema = z.strictObject({
  brochure: z.strictObject({
    title: text(130),
    subject: sentence,
    cover: z.strictObject({ kind: text(50), text: sentence }),
    /** Names of the pages after the cover, in their order; also the bookmarks. */
    pages: z.strictObject({
      company: line,
      servicesFirst: line,
      servicesSecond: line,
      fields: line,
      method: line,
      evidence: line,
      start: line,
    }),
    servicesLead: sentence,
    servicesSecondHeading: heading,
    questionsHeading: heading,
    evidenceHeading: heading,
    evidenceNote: sentence.optional(),
    durationsHeading: heading,
    steps: z.strictObject({ heading, items: list(titled, 3, 3) }),
    budgetsHeading: heading,
  }),
  deck: z.strictObject({
    title: text(130),
    subject: sentence,
    /** Names of the slides after the cover, in their order; also the bookmarks. A slide without a name is left out. */
    slides: z.strictObject({
      company: line,
      figures: line.optional(),
      services: line,
      service: line,
      fields: line,
      hours: line,
      method: line,
      durations: line,
      evidence: line.optional(),
      uptime: line.optional(),
      ownership: line,
      start: line,
    }),
    figuresHeading: heading,
    durationsHeading: heading,
    durationsText: sentence,
    durationsCauses: list(line, 3, 3),
    /** Two lines, set one under the other. */
    uptimeHeading: list(line, 2, 2),
    uptimeText: sentence.optional(),
    ownershipHeading: heading,
    ownershipText: sentence,
  }),
});
