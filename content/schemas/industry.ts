import { z } from "zod";
import { checkHours, checkShare, checkSpan } from "./checks";
import { heading, line, list, oneOf, paragraph, sentence, text, WAYS } from "./fields";
import { photoSchema } from "./photo";
import { closing, drawing, listed, question, reference, start, titled } from "./shared-fields";

const hour = z.number().min(0).max(24);
const hours = z.strictObject({ from: hour, to: hour, label: line }).superRefine(checkSpan);

const placeName = text(30).regex(/^[a-z]+( [a-z]+)*$/, "is a name of small letters and spaces, such as front desk");

/** A page of /industry: one trade, its hours, systems and rules. */
export const industrySchema = z.strictObject({
  ...listed,
  hero: z.strictObject({ claim: text(150), lead: paragraph }),
  drawing,
  /** Stands in the place of the drawing. */
  photo: photoSchema.optional(),
  /** One number of the trade, drawn to scale: `value` of `whole`, both in `unit`. Common knowledge or a fixed rule, never ours. */
  number: z
    .strictObject({
      heading,
      value: z.number().positive(),
      /** Where the part begins, unless at the left edge. */
      from: z.number().positive().optional(),
      whole: z.number().positive(),
      unit: text(50),
      valueLabel: line,
      wholeLabel: line,
      /** Units from tick to tick; a tenth of the whole unless said. */
      ticks: z.number().positive().optional(),
      /** What is written under the ruler; not at the end of the part and of the whole, where numbers stand already. */
      figures: z.array(z.number().nonnegative()).optional(),
      /** Further places on the bar, and what is said over them. */
      marks: list(z.strictObject({ at: z.number().positive(), label: text(70) }), 1, 6).optional(),
      text: text(600),
    })
    .superRefine(checkShare),
  /** Local hours of a typical weekday, 0 to 24; a span may run past midnight (from 22, to 6). */
  hours: z
    .strictObject({
      critical: list(hours, 1, 6),
      release: hours,
      note: sentence,
    })
    .superRefine(checkHours),
  day: z.strictObject({ heading, paragraphs: list(paragraph, 1, 6) }),
  systems: z.strictObject({
    heading,
    lead: sentence,
    items: list(
      z.strictObject({
        title: line,
        text: sentence,
        hardPart: sentence,
        /** Where it stands in the page's drawing, which then has its number: one of the scene's `places` (components/art/scenes/industry). */
        place: placeName.optional(),
      }),
      1,
      12,
    ),
  }),
  standards: z.strictObject({ heading, items: list(z.strictObject({ name: text(130), text: sentence }), 1, 14) }),
  integrations: z.strictObject({
    heading,
    items: list(z.strictObject({ name: text(130), by: oneOf(WAYS, "way"), text: sentence }), 1, 12),
  }),
  pitfalls: z.strictObject({ heading, items: list(titled, 1, 10) }),
  services: list(reference, 0, 12),
  focus: list(reference, 0, 12),
  questions: list(question, 1, 10),
  start,
  closing,
});
