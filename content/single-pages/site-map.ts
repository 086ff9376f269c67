import { site } from "../site";

/** All words of the site map, a page outside the 42. */
export interface SiteMapPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Of the drawing: a sheet for each page. */
  caption: string;
  /** In the frame of the list, and on the footer's link to it. */
  name: string;
}

/** The site map: the footer and the search lead here. */
export const siteMapPage: SiteMapPage = {
  title: `Site map: every page in one list | ${site.name}`,
  description: `Every page of ${site.name} by group: services, focus areas, industries, the company, questions and terms.`,
  heading: "Site map",
  lead: "Every page of this website, group by group.",
  caption: "One sheet for each page, to one scale.",
  name: "Site map",
};
