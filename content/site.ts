import { claims } from "./brand/claims";
import { company } from "./brand/company";

/** The company as the pages know it. Its facts are in content/brand: rebranding the site, PDFs, icons and share images included, is editing that folder. */
export const site = { ...company, claims } as const;

export type Site = typeof site;
