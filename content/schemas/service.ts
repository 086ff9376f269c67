import { z } from "zod";
import { checkPlan, checkSampleRecord } from "./checks";
import { controlSchema } from "./control";
import { heading, line, list, paragraph, sentence, slug, text, tone } from "./fields";
import { photoSchema } from "./photo";
import { closing, drawing, listed, question, span, start } from "./shared-fields";

/** A page of /services: the card on the home page and the whole page come from this one module. */
export const serviceSchema = z.strictObject({
  ...listed,
  /** Label from the specification, such as "Mobile Development". */
  category: text(70),
  tone,
  /** The enquiry form's option for this service, as the specification spells it. */
  enquiryOption: text(70),
  /** Short name for narrow places, such as the label of a room in the hero. */
  shortName: text(40),
  card: z.strictObject({
    description: text(200),
    /** The numbered balloons of the card's drawing, in that order. The drawings of this site have four. */
    features: list(text(90), 1, 6),
  }),
  hero: z.strictObject({
    /** One claim, short enough to be set large. */
    claim: text(130),
    lead: paragraph,
  }),
  drawing,
  /** A photograph below the stations. */
  photo: photoSchema.optional(),
  /** The steps of the work, drawn as stations on a line. The drawings of this site have eight. */
  stations: list(z.strictObject({ name: text(40), text: text(210) }), 1, 8),
  deliverables: z.strictObject({
    heading,
    lead: sentence,
    items: list(z.strictObject({ title: line, text: sentence, points: list(text(200), 1, 8) }), 1, 6),
  }),
  scope: z.strictObject({ heading, takeOn: list(text(260), 1, 14), decline: list(text(320), 1, 10) }),
  /** A sample document of the work, explained by numbered callouts. */
  sampleRecord: z
    .strictObject({
      heading,
      lead: sentence,
      /** Title of the document, such as "Release record". */
      document: line,
      fields: list(z.strictObject({ label: text(50), value: text(130) }), 1, 16),
      columns: list(text(70), 1, 5),
      rows: list(
        z.strictObject({
          cells: list(text(260), 1, 5),
          /** Number of the callout that explains this row. */
          callout: z.number().int().positive().optional(),
        }),
        4,
        12,
      ),
      callouts: list(text(360), 1, 12),
    })
    .superRefine(checkSampleRecord),
  /** The interactive sample; it is shown before the document. */
  control: controlSchema,
  plan: z
    .strictObject({
      heading,
      lead: sentence,
      unit: z.literal("week"),
      total: z.number().int().min(2).max(26),
      rows: list(span, 1, 16),
    })
    .superRefine(checkPlan),
  measures: z.strictObject({
    heading,
    lead: sentence,
    rows: list(z.strictObject({ measure: line, usualToday: text(130), target: text(130), readFrom: text(130) }), 1, 12),
  }),
  ownership: z.strictObject({ heading, items: list(text(230), 1, 14) }),
  /** What the choice of tools depends on, and those that have no tile. */
  toolsNote: sentence.optional(),
  /** Names of tiles in content/technologies.ts, spelt as there. */
  tools: list(text(70), 1, 16),
  questions: list(question, 1, 10),
  /** Slugs of other services. */
  related: list(slug, 0, 3),
  start,
  closing,
});
