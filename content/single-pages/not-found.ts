import { site } from "../site";
import { followMoved } from "../validation/follow-moved-pages";
import { type SiteMapPage, siteMapPage } from "./site-map";

/** All words of the 404 page. */
export interface NotFound {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Pages that a lost visitor most likely wanted, in this order; their names come from the pages themselves. */
  likely: string[];
  /** Above those links. */
  likelyHeading: string;
  /** The drawing: a sheet for each page, and the place of the one that is not there. */
  set: { missing: string; caption: string };
  /** The site map below them. */
  siteMap: Pick<SiteMapPage, "name" | "heading" | "lead">;
}

/** What a visitor reads where no page is. */
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
  siteMap: siteMapPage,
});
