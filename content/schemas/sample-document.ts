import { z } from "zod";
import { checkCells } from "./checks";
import { DOCUMENT_DRAWINGS, list, oneOf, text } from "./fields";

/** A page of a sample document, as a table. */
export const sampleDocument = z
  .strictObject({
    /** What is drawn above the table, with the words of this sample in it: leave it out where the sample is another. */
    drawing: oneOf(DOCUMENT_DRAWINGS, "drawing").optional(),
    columns: list(text(60), 2, 4),
    rows: list(list(text(160), 2, 4), 2, 6),
  })
  .superRefine((table, context) => checkCells(table, context));
