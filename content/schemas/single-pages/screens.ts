import { z } from "zod";
import { heading, line, list, sentence, text } from "../fields";
import { described } from "../shared-fields";

/* What a visitor reads where the page that was asked for is not: the site map, the 404 page, the error screens. */

export const siteMapSchema = z.strictObject({
  ...described,
  heading,
  lead: sentence,
  /** Of the drawing: a sheet for each page. */
  caption: sentence,
  /** In the frame of the list, and on the footer's link to it. */
  name: line,
});

export const notFoundSchema = z.strictObject({
  ...described,
  heading,
  lead: sentence,
  /** Pages that a lost visitor most likely wanted, in this order; their names come from the pages themselves. */
  likely: list(text(120), 1, 12),
  /** Above those links. */
  likelyHeading: line,
  /** The drawing: a sheet for each page, and the place of the one that is not there. */
  set: z.strictObject({ missing: line, caption: sentence }),
});

export const loadFailureSchema = z.strictObject({ heading, text: sentence, reload: line, home: line, loading: line });

export const unexpectedErrorSchema = z.strictObject({
  heading,
  text: sentence,
  actions: z.strictObject({ retry: line, home: line, contact: line }),
});
