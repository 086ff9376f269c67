import type { Route } from "next";
import type { z } from "zod";
import type { aboutSchema, block } from "./schemas/about";
import type { controlSchema } from "./schemas/control";
import type { ICON_NAMES, TONES } from "./schemas/fields";
import type { focusSchema } from "./schemas/focus";
import type { industrySchema } from "./schemas/industry";
import type { startLabelsSchema } from "./schemas/labels";
import type { legalSchema } from "./schemas/legal";
import type { serviceSchema } from "./schemas/service";
import type { closing, drawing, metaSchema, question, span, start } from "./schemas/shared-fields";

/**
 * The types of everything the site says. One file in `content/` is one page; the loader in `collections.ts` reads it with the schema of its
 * collection in `schemas/` and stops the build at mistakes: the message names file, field and remedy of each.
 */

export type IconName = (typeof ICON_NAMES)[number];
export type Tone = (typeof TONES)[number];
export type PageMeta = z.infer<typeof metaSchema>;
export type DrawingText = z.infer<typeof drawing>;
export type Question = z.infer<typeof question>;
export type PlanRow = z.infer<typeof span>;
export type Closing = z.infer<typeof closing>;
export type Start = z.infer<typeof start>;
export type StartLabels = z.infer<typeof startLabelsSchema>;
/** A control over a sample, and that of one kind. */
export type Control = z.infer<typeof controlSchema>;
export type ControlOf<Kind extends Control["kind"]> = Extract<Control, { kind: Kind }>;
export type Block = z.infer<typeof block>;
export type Service = z.infer<typeof serviceSchema>;
export type Focus = z.infer<typeof focusSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type About = z.infer<typeof aboutSchema>;
export type Legal = z.infer<typeof legalSchema>;

/** One page of the site, as menus, sitemap and tests need it. */
export interface SitePage {
  route: Route;
  /** Name in breadcrumbs and lists. */
  name: string;
  meta: PageMeta;
  updated: string;
  /** The content file, for error messages. */
  file: string;
}

/** Content that may be a placeholder for the owner's own. */
export interface Replaceable {
  /** True if it was invented or has no evidence yet. The owner deletes the line; `npm run doctor` lists those that are left. */
  sample?: boolean;
}

/** A card in a menu. */
export interface MenuItem {
  route: Route;
  title: string;
  line: string;
  icon: IconName;
  tone?: Tone;
}

/** The link to all pages of a collection, at the end of a list that shows only a part. */
export interface MoreLink {
  label: string;
  route: Route;
}

/** A menu of the header and of the mobile menu. */
export interface Menu {
  /** Anchor of the matching section of the home page, without the hash. */
  id: "about" | "focus" | "services" | "industry";
  label: string;
  /** The link to that section. */
  sectionLabel: string;
  sectionRoute: Route;
  items: MenuItem[];
  /** If there are more pages than items. */
  more?: MoreLink;
  /** Beside the items in the bar, with a button to the contact page. */
  promo?: { name: string; text: string };
}

/** A part of the site map: a collection and its pages. */
export interface SiteMapGroup {
  label: string;
  items: (Pick<MenuItem, "route" | "title"> & Partial<MenuItem>)[];
}

/** A link of the footer. */
export interface FooterLink {
  route: Route;
  label: string;
}

/** Types a content file of each collection; the loader checks the values. */
export const defineService = (service: Service): Service => service;
export const defineFocus = (focus: Focus): Focus => focus;
export const defineIndustry = (industry: Industry): Industry => industry;
export const defineAbout = (about: About): About => about;
export const defineLegal = (legal: Legal): Legal => legal;
