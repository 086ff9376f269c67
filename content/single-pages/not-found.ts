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
    "There is no page at this address. It may have moved, or a letter may be wrong. Here are the pages that people usually look for instead.",
  heading: "This page is not in the drawing set",
  lead: "Either the address has a letter wrong or the page has moved. Follow the line: it leads to the likeliest pages.",
  likely: [
    "/",
    "/services/web-development/",
    "/services/mobile-apps/",
    "/services/ai-ml/",
    "/about/how-we-work/",
    "/faq/",
    "/contact/",
  ],
  likelyHeading: "Most likely you wanted",
  set: { missing: "Yours", caption: "One sheet for each page. There is no sheet at this address." },
  siteMap: siteMapPage,
});
