import { z } from "zod";
import { checkCells, checkDrawnBars, noIdTwice } from "./checks";
import { anchor, DOCUMENT_DRAWINGS, heading, ITEM_FIGURES, line, list, oneOfIfAny, paragraph, sentence, text } from "./fields";
import { photoSchema } from "./photo";
import { closing, drawing, listed, question, titled, whoWorks } from "./shared-fields";

/** The name in the frame of the block's sheet, in a word or two; the page's name unless said. */
const framed = { label: text(30).optional() };

/** A page of a sample document, as a table. */
const sampleDocument = z
  .strictObject({
    /** What is drawn above the table, with the words of this sample in it: leave it out where the sample is another. */
    drawing: oneOfIfAny(DOCUMENT_DRAWINGS, "drawing"),
    columns: list(text(60), 2, 4),
    rows: list(list(text(160), 2, 4), 2, 6),
  })
  .superRefine((table, context) => checkCells(table, context));

/** A block of a free page: the renderer of each kind lives in components/sections. */
export const block = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("prose"), ...framed, heading, paragraphs: list(paragraph, 1, 10) }),
    z.strictObject({
      kind: z.literal("people"),
      ...framed,
      id: anchor.optional(),
      heading,
      lead: sentence.optional(),
      people: list(
        z.strictObject({ name: text(100), role: text(130), text: sentence.optional(), portrait: photoSchema.optional() }),
        1,
        24,
      ),
    }),
    z.strictObject({
      kind: z.literal("items"),
      ...framed,
      id: anchor.optional(),
      heading,
      lead: sentence.optional(),
      /** Whether phones show the items only when asked. */
      folded: z.boolean().optional(),
      /** An item may open to a page of a sample document, or have a figure over it. */
      items: list(
        z.strictObject({
          title: line,
          text: text(600),
          sample: sampleDocument.optional(),
          figure: oneOfIfAny(ITEM_FIGURES, "figure"),
        }),
        1,
        20,
      ),
    }),
    z.strictObject({
      kind: z.literal("steps"),
      ...framed,
      heading,
      lead: sentence.optional(),
      steps: list(z.strictObject({ title: line, when: text(70), text: text(600) }), 1, 18),
    }),
    z
      .strictObject({
        kind: z.literal("table"),
        ...framed,
        id: anchor.optional(),
        heading,
        lead: sentence.optional(),
        columns: list(text(70), 1, 5),
        rows: list(list(text(320), 1, 5), 1, 24),
        /** Bars under the words of one column, to scale, filled by who works or answers: what the column says, seen at a glance. */
        drawn: z
          .strictObject({
            /** Which column, counted from 0: any but the first, which names the row. */
            column: z.number().int().min(1).max(4),
            /** Length of the scale; each unit has a line. */
            units: z.number().int().min(1).max(31),
            /** For each row its bars: where each begins and how long it is, in units. */
            bars: list(z.array(z.strictObject({ from: z.number().min(0), length: z.number().positive(), by: whoWorks })), 1, 24),
          })
          .optional(),
      })
      .superRefine((table, context) => {
        checkCells(table, context);
        checkDrawnBars(table, context);
      }),
    z.strictObject({ kind: z.literal("questions"), ...framed, heading, questions: list(question, 1, 12) }),
  ],
  { error: "names an unknown kind of block; use one of: prose, items, people, steps, table, questions" },
);

/** A page of /about, except /about/contact, which shows the contact section. */
export const aboutSchema = z.strictObject({
  ...listed,
  hero: z.strictObject({ claim: text(130), lead: paragraph }),
  drawing,
  /** What the numbers on the drawing stand for, in words that need no drawing. */
  callouts: list(titled, 1, 12).optional(),
  /** Stands in the place of the drawing. */
  photo: photoSchema.optional(),
  sections: list(block, 1, 28).superRefine(noIdTwice),
  closing: closing.extend({
    /** Subject of an e-mail to the company, where the enquiry form would be the wrong way: both buttons of the page then write it. */
    mailSubject: text(60).optional(),
  }),
});
