import { z } from "zod";
import { noIdTwice } from "../checks";
import { anchor, heading, line, list, paragraph, sentence, text } from "../fields";
import { page, section } from "../shared-fields";

/** A question with its answer. */
const item = z.strictObject({
  /** Anchor of the answer. */
  id: anchor,
  topic: line,
  question: text(200),
  /** One paragraph of 50 to 120 words; `[label](/path/)` makes a link. */
  answer: paragraph,
});

export const faqSchema = z.strictObject({
  ...page,
  hero: z.strictObject(section),
  /** The page's drawing: the answers against the free call, in minutes; left out where none is offered. */
  scale: z
    .strictObject({
      title: line,
      call: z.number().positive(),
      wordsPerMinute: z.number().positive(),
      answers: line,
      left: line,
    })
    .optional(),
  items: list(item, 1, 40).superRefine(noIdTwice),
  stillHave: z.strictObject({ heading, text: sentence, action: text(60) }),
});
