import { z } from "zod";
import { checkPlan } from "./checks";
import { controlSchema } from "./control";
import { heading, line, list, paragraph, sentence, text } from "./fields";
import { photoSchema } from "./photo";
import { closing, drawing, listed, question, reference, span, start, titled } from "./shared-fields";

/** A page of /focus: a business problem across industries. */
export const focusSchema = z.strictObject({
  ...listed,
  /** The problem in a few words, as whoever has it would say: the home page's band of focus areas. */
  problem: text(70),
  hero: z.strictObject({ claim: text(130), lead: paragraph }),
  drawing,
  /** Replaces the drawing. */
  photo: photoSchema.optional(),
  symptoms: z.strictObject({ heading, lead: sentence, items: list(titled, 1, 12) }),
  usualFix: z.strictObject({ heading, paragraphs: list(paragraph, 1, 6) }),
  /** An interactive sample of the problem. */
  control: controlSchema,
  approach: z.strictObject({ heading, lead: sentence, steps: list(titled, 1, 12) }),
  services: list(reference, 0, 12),
  firstDays: z
    .strictObject({
      heading,
      lead: sentence,
      unit: z.literal("day"),
      total: z.literal(30),
      rows: list(span, 1, 14),
    })
    .superRefine(checkPlan),
  risks: z.strictObject({ heading, items: list(z.strictObject({ risk: line, mitigation: sentence }), 1, 10) }),
  questions: list(question, 1, 10),
  start,
  closing,
});
