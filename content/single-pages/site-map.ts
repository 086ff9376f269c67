import type { z } from "zod";
import type { siteMapSchema } from "../schemas/single-pages/screens";
import { site } from "../site";

export type SiteMapPage = z.infer<typeof siteMapSchema>;

/** The site map: the footer and the search lead here. */
export const siteMapPage: SiteMapPage = {
  title: `Site map: every page in one list | ${site.name}`,
  description: `Every page of ${site.name} by group: services, focus areas, industries, the company, questions and terms.`,
  heading: "Site map",
  lead: "Every page of this website, group by group.",
  caption: "One sheet for each page, to one scale.",
  name: "Site map",
};
