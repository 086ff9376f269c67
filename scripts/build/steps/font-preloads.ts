import { attribute, named, prepend, remove } from "../html-tree";
import type { Step } from "../run-steps";

/**
 * Moves the preloads of fonts from the head to the start of the body. Where they stand in the head, Chromium waits for the fonts before it paints; a page
 * that is read within that time is then laid out as a whole before anything shows. Until the fonts are there, text is set in stand-ins.
 */
export const fontPreloads: Step = {
  name: "font-preloads",
  run({ document }) {
    const [body] = named(document, "body");
    const preloads = named(document, "link").filter(
      (link) => attribute(link, "rel") === "preload" && attribute(link, "as") === "font",
    );
    if (!body) throw new Error("no <body>");
    for (const link of preloads.toReversed()) {
      remove(link);
      prepend(body, link);
    }
  },
};
