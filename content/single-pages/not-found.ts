import type { z } from "zod";
import { followMoved } from "../collections/follow-moved-pages";
import type { notFoundSchema } from "../schemas/single-pages/screens";
import { site } from "../site";

export type NotFound = z.infer<typeof notFoundSchema>;

/** What a visitor reads where no page is, over the site map. */
export const notFound: NotFound = followMoved({
  title: `Page not found, with the site map | ${site.name}`,
  description:
    "There is no page at this address. It may have moved, or a letter may be wrong. Here are the main pages and the site map.",
  heading: "There is no page at this address",
  lead: "A letter in the address may be wrong, or the page may have moved. These links may help.",
  likely: [
    "/",
    "/services/web-development/",
    "/services/mobile-apps/",
    "/services/ai-ml/",
    "/about/how-we-work/",
    "/faq/",
    "/contact/",
  ],
  likelyHeading: "You may have wanted",
  set: { missing: "Empty", caption: "Each sheet is a page. There is none at this address." },
});
