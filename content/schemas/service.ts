import { z } from "zod";
import { checkPlan, checkProof } from "./checks";
import { controlSchema } from "./control";
import { heading, line, list, paragraph, sentence, slug, text, tone } from "./fields";
import { closing, drawing, listed, question, span, start } from "./parts";
import { photoSchema } from "./photo";

/** A page of /services: the card on the home page and the whole page come from this one module. */
export const serviceSchema = z.strictObject({
  ...listed,
  /** Label from the specification, such as "Mobile Development". */
  category: text(2, 40),
  tone,
  /** The enquiry form's option for this service, as the specification spells it. */
  enquiryOption: text(2, 40),
  /** Short name for tight places, such as a room label. */
  shortName: text(2, 24),
  card: z.strictObject({
    description: text(30, 120),
    /** The four features are the four balloons of the card's drawing, in that order. */
    features: z.array(text(8, 60)).length(4, { error: "must have exactly four entries, one per balloon" }),
  }),
  hero: z.strictObject({
    /** The name, broken into the lines in which it is set; one of them fills the measure. */
    nameLines: list(text(1, 24), 1, 3),
    /** One claim, short enough to be set large. */
    claim: text(15, 80),
    lead: paragraph,
  }),
  drawing,
  /** A photograph below the stations. */
  photo: photoSchema.optional(),
  /** The card's drawing unrolled: eight stations on the line. */
  stations: z
    .array(z.strictObject({ name: text(2, 24), text: text(20, 130) }))
    .length(8, { error: "must have exactly eight entries, one per station of the drawing" }),
  deliverables: z.strictObject({
    heading,
    lead: sentence,
    items: z
      .array(z.strictObject({ title: line, text: sentence, points: list(text(10, 120), 2, 4) }))
      .length(4, { error: "must have exactly four entries, one per detail drawing" }),
  }),
  scope: z.strictObject({ heading, takeOn: list(text(15, 160), 4, 7), decline: list(text(15, 200), 3, 5) }),
  /** One real artefact of the work with believable sample data, opened from numbered callouts. */
  proof: z
    .strictObject({
      heading,
      lead: sentence,
      /** Printed in the sheet's title block, such as "Release record". */
      document: line,
      fields: list(z.strictObject({ label: text(2, 30), value: text(1, 80) }), 3, 8),
      columns: list(text(1, 40), 2, 5),
      rows: list(
        z.strictObject({
          cells: list(text(1, 160), 2, 5),
          /** Number of the callout that explains this row. */
          callout: z.number().int().positive().optional(),
        }),
        4,
        12,
      ),
      callouts: list(text(20, 220), 2, 6),
    })
    .superRefine(checkProof),
  /** What the reader can change about the sample; stands before it. */
  control: controlSchema,
  plan: z
    .strictObject({
      heading,
      lead: sentence,
      unit: z.literal("week"),
      total: z.number().int().min(2).max(26),
      rows: list(span, 4, 8),
    })
    .superRefine(checkPlan),
  measures: z.strictObject({
    heading,
    lead: sentence,
    rows: list(z.strictObject({ measure: line, oftenFound: text(2, 80), target: text(2, 80), readFrom: text(3, 80) }), 3, 6),
  }),
  ownership: z.strictObject({ heading, items: list(text(15, 140), 4, 7) }),
  /** Names of tiles in content/technologies.ts, spelt as there. */
  tools: list(text(1, 40), 4, 8),
  questions: list(question, 4, 5),
  /** Slugs of other services. */
  related: list(slug, 2, 3),
  start,
  closing,
});
