import { z } from "zod";
import { anchor, isoDate, list, sentence, text } from "./fields";
import { order, page } from "./parts";

const block = z.union([text(20, 1200), list(text(5, 500), 2, 20)], {
  error: "is neither a paragraph of 20 to 1200 characters nor a list of at least two points of 5 to 500 each; write one of these",
});

/** A legal document: numbered sections with anchors; a string is a paragraph, a list of strings a bullet list. */
export const legalSchema = z.strictObject({
  ...page,
  order,
  name: text(2, 40),
  /** Label in the footer's row of legal links. */
  footerLabel: text(3, 20),
  effective: isoDate,
  summary: list(sentence, 2, 5),
  sections: list(
    z.strictObject({
      id: anchor,
      heading: text(4, 90),
      blocks: list(block, 1, 10),
    }),
    5,
    20,
  ),
});
