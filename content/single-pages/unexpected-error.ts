import type { z } from "zod";
import type { unexpectedErrorSchema } from "../schemas/single-pages/screens";

export type UnexpectedError = z.infer<typeof unexpectedErrorSchema>;

/**
 * What a visitor reads when a page breaks; the heading is the specification's, section 8. These words travel to the browser with the
 * error boundaries, so this file imports types only.
 */
export const unexpectedError: UnexpectedError = {
  heading: "Unexpected Application Error!",
  text: "Something broke while this page was loading. Trying again often helps. If it does not, tell us which page it was.",
  actions: { retry: "Try again", home: "Home", contact: "Contact" },
};
