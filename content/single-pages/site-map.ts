import { site } from "../site";

/** All words of the site map, a page outside the 42. */
export interface SiteMapPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Of the drawing: a sheet for each page. */
  caption: string;
  /** In the frame of the list. */
  name: string;
}

/** The site map: the footer and the search lead here. */
export const siteMapPage: SiteMapPage = {
  title: `Site map: every page, on one sheet | ${site.name}`,
  description: `Every page of ${site.name} by collection: services, focus areas, industries, the company, questions and terms.`,
  heading: "Every page, on one sheet",
  lead: "The whole drawing set, collection by collection.",
  caption: "One sheet for each page, to one scale.",
  name: "Site map",
};
