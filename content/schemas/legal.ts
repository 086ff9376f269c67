import { z } from "zod";
import { noIdTwice } from "./checks";
import { anchor, isoDate, list, sentence, text } from "./fields";
import { order, page } from "./shared-fields";

const block = z.union([text(1800), list(text(750), 1, 40)], {
  error: "is neither a paragraph of at most 1800 characters nor a list of points of at most 750 each; write one of these",
});

/** A legal document: numbered sections with anchors; a string is a paragraph, a list of strings a bullet list. */
export const legalSchema = z.strictObject({
  ...page,
  order,
  name: text(70),
  /** Label in the footer's row of legal links. */
  footerLabel: text(40),
  effective: isoDate,
  summary: list(sentence, 1, 10),
  sections: list(
    z.strictObject({
      id: anchor,
      heading: text(150),
      blocks: list(block, 1, 20),
    }),
    5,
    20,
  ).superRefine(noIdTwice),
});
