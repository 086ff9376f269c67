import type { Route } from "next";
import { z } from "zod";

/**
 * The shape of everything the site says. One file in `content/` is one page; the loader in `collections.ts` reads it with the schema
 * of its collection and stops the build at the first mistake, naming file, field and remedy.
 */

/** Names a content file may use for its small sign; `components/art/glyphs` must have a drawing for each. */
export const ICON_NAMES = [
  // services
  "web",
  "mobile",
  "ai",
  "uiux",
  "devops",
  "software",
  "animation",
  "marketing",
  // focus areas
  "enterprise",
  "intelligence",
  "commerce",
  "integration",
  "automation",
  "analytics",
  // industries
  "healthcare",
  "education",
  "finance",
  "retail",
  "manufacturing",
  "travel",
  "logistics",
  "sports",
  "marketplace",
  "construction",
  "media-ott",
  "social-media",
  "beauty-lifestyle",
  "insurance",
  "legal",
  "it-telecom",
  "on-demand",
  // about
  "team",
  "method",
  "careers",
  "contact",
] as const;

/** Each service colour is also a line type: primary continuous, secondary dashed, accent chain. */
export const TONES = ["primary", "secondary", "accent"] as const;

/** A plain sentence or paragraph; `[label](/path/)` makes a link. */
const text = (min: number, max: number) =>
  z
    .string({ error: "is missing or not text; write a string" })
    .trim()
    .min(min, { error: (issue) => `is ${String(issue.input).length} characters long; write at least ${min}` })
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long; cut it to at most ${max}` });

const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z
    .array(item, { error: "is missing or not a list; write an array" })
    .min(min, { error: `has too few entries; write at least ${min}` })
    .max(max, { error: `has too many entries; keep at most ${max}` });

const line = text(3, 90);
const sentence = text(20, 260);
const paragraph = text(40, 900);
const heading = text(8, 90);

const isoDate = z
  .string({ error: "is missing; write the date of the last change as YYYY-MM-DD" })
  .refine((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(date).toString() !== "Invalid Date", {
    error: "is not a date; write YYYY-MM-DD",
  });

const icon = z.enum(ICON_NAMES, {
  error: (issue) => `names the unknown icon "${String(issue.input)}"; use one of: ${ICON_NAMES.join(", ")}`,
});
const tone = z.enum(TONES, { error: `is not a colour of the set; use one of: ${TONES.join(", ")}` });

export const metaSchema = z.strictObject({
  /** Title of the browser tab and of search results: unique, 30 to 60 characters. */
  title: text(30, 60),
  /** Search result text: unique, 110 to 160 characters. */
  description: text(110, 160),
});

/** What a reader who cannot see the drawing gets instead of it. */
const drawing = z.strictObject({
  title: text(10, 120),
  description: text(60, 500),
  /** Printed under the drawing; states a fact. */
  caption: text(20, 200),
});

const titled = z.strictObject({ title: line, text: sentence });
const question = z.strictObject({ question: text(12, 120), answer: text(60, 700) });
const span = z.strictObject({
  label: line,
  text: text(10, 160),
  /** First and last unit (week or day) of the bar, both counted in full. */
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  /** Whose work it is: the client has to know when its own people are needed. */
  by: z.enum(["us", "both", "you"], { error: "says who works; write us, both or you" }),
});
const reference = z.strictObject({
  /** Slug of a page in the named collection: checked, linked both ways. */
  slug: z.string().min(1),
  /** What that page's subject does here, one sentence. */
  part: sentence,
});
const closing = z.strictObject({
  heading,
  text: sentence,
  /** The specification's five calls to action; every one leads to /contact. */
  action: z.enum(["Contact Us", "Get Started", "Start the Conversation", "Start Your Transformation", "Discuss Your Tech Needs"]),
});

/** The fields every page of the site has, whatever its collection. */
const page = {
  meta: metaSchema,
  /** Date of the last change a reader would notice; becomes lastmod in the sitemap. */
  updated: isoDate,
};

/** The fields of pages that stand in menus and lists. */
const listed = {
  ...page,
  /** Place within its collection, from 1. */
  order: z.number().int().positive({ error: "is missing; give the place in the collection, from 1" }),
  /** Name in menus, cards and breadcrumbs. */
  name: text(2, 40),
  /** The line under the name in the menu. */
  menuLine: text(12, 64),
  icon,
};

/** A page of /services: the card on the home page and the whole page come from this one module. */
export const serviceSchema = z.strictObject({
  ...listed,
  /** Label from the specification, such as "Mobile Development". */
  category: text(2, 40),
  tone,
  /** The enquiry form's option for this service, as the specification spells it. */
  enquiryOption: text(2, 40),
  /** Short name for tight places, such as a room label. */
  shortName: text(2, 24),
  card: z.strictObject({
    description: text(30, 120),
    /** The four features are the four balloons of the card's drawing, in that order. */
    features: z.array(text(8, 60)).length(4, { error: "must have exactly four entries, one per balloon" }),
  }),
  hero: z.strictObject({
    /** The name, broken into the lines in which it is set; one of them fills the measure. */
    nameLines: list(text(1, 24), 1, 3),
    /** One claim, short enough to be set large. */
    claim: text(15, 80),
    lead: paragraph,
  }),
  drawing,
  /** The card's drawing unrolled: eight stations on the line. */
  stations: z
    .array(z.strictObject({ name: text(2, 24), text: text(20, 130) }))
    .length(8, { error: "must have exactly eight entries, one per station of the drawing" }),
  deliverables: z.strictObject({
    heading,
    lead: sentence,
    items: z
      .array(z.strictObject({ title: line, text: sentence, points: list(text(10, 120), 2, 4) }))
      .length(4, { error: "must have exactly four entries, one per detail drawing" }),
  }),
  scope: z.strictObject({ heading, takeOn: list(text(15, 160), 4, 7), decline: list(text(15, 200), 3, 5) }),
  /** One real artefact of the work with believable sample data, opened from numbered callouts. */
  proof: z.strictObject({
    heading,
    lead: sentence,
    /** Printed in the sheet's title block, such as "Release record". */
    document: line,
    fields: list(z.strictObject({ label: text(2, 30), value: text(1, 80) }), 3, 8),
    columns: list(text(1, 40), 2, 5),
    rows: list(
      z.strictObject({
        cells: list(text(1, 160), 2, 5),
        /** Number of the callout that explains this row. */
        callout: z.number().int().positive().optional(),
      }),
      4,
      12,
    ),
    callouts: list(text(20, 220), 2, 6),
  }),
  plan: z.strictObject({
    heading,
    lead: sentence,
    unit: z.literal("week"),
    total: z.number().int().min(2).max(26),
    rows: list(span, 4, 8),
  }),
  measures: z.strictObject({
    heading,
    lead: sentence,
    rows: list(z.strictObject({ measure: line, oftenFound: text(2, 80), target: text(2, 80), readFrom: text(3, 80) }), 3, 6),
  }),
  ownership: z.strictObject({ heading, items: list(text(15, 140), 4, 7) }),
  /** Names of tiles in content/technologies.ts, spelt as there. */
  tools: list(text(1, 40), 4, 8),
  questions: list(question, 4, 5),
  /** Slugs of other services. */
  related: list(z.string().min(1), 2, 3),
  closing,
});

/** A page of /focus: a business problem across industries. */
export const focusSchema = z.strictObject({
  ...listed,
  hero: z.strictObject({ claim: text(15, 80), lead: paragraph }),
  drawing,
  symptoms: z.strictObject({ heading, lead: sentence, items: list(titled, 4, 6) }),
  usualFix: z.strictObject({ heading, paragraphs: list(paragraph, 2, 3) }),
  approach: z.strictObject({ heading, lead: sentence, steps: list(titled, 4, 6) }),
  services: list(reference, 2, 5),
  firstDays: z.strictObject({
    heading,
    lead: sentence,
    unit: z.literal("day"),
    total: z.literal(30),
    rows: list(span, 4, 7),
  }),
  risks: z.strictObject({ heading, items: list(z.strictObject({ risk: line, held: sentence }), 3, 5) }),
  questions: list(question, 3, 5),
  closing,
});

const hour = z.number().min(0).max(24);

/** A page of /industry: one trade, its hours, systems and rules. */
export const industrySchema = z.strictObject({
  ...listed,
  hero: z.strictObject({ claim: text(15, 90), lead: paragraph }),
  drawing,
  /** One number of the trade, drawn to scale: `value` of `whole`, both in `unit`. Common knowledge or a fixed rule, never ours. */
  number: z.strictObject({
    heading,
    value: z.number().positive(),
    whole: z.number().positive(),
    unit: text(1, 30),
    valueLabel: line,
    wholeLabel: line,
    text: text(40, 400),
  }),
  /** Local hours of a typical weekday, 0 to 24; a span may run past midnight (from 22, to 6). */
  hours: z.strictObject({
    critical: list(z.strictObject({ from: hour, to: hour, label: line }), 1, 3),
    release: z.strictObject({ from: hour, to: hour, label: line }),
    note: sentence,
  }),
  day: z.strictObject({ heading, paragraphs: list(paragraph, 1, 3) }),
  systems: z.strictObject({
    heading,
    lead: sentence,
    items: list(z.strictObject({ title: line, text: sentence, hardPart: sentence }), 4, 6),
  }),
  standards: z.strictObject({ heading, items: list(z.strictObject({ name: text(2, 80), text: sentence }), 3, 7) }),
  integrations: z.strictObject({ heading, items: list(z.strictObject({ name: text(2, 80), text: sentence }), 3, 6) }),
  pitfalls: z.strictObject({ heading, items: list(titled, 3, 5) }),
  services: list(reference, 2, 5),
  focus: list(reference, 1, 3),
  questions: list(question, 3, 5),
  closing,
});

/** A block of a free page: the renderer of each kind lives in components/sections. */
const block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("prose"), heading, paragraphs: list(paragraph, 1, 5) }),
  z.strictObject({ kind: z.literal("items"), heading, lead: sentence.optional(), items: list(titled, 3, 10) }),
  z.strictObject({
    kind: z.literal("steps"),
    heading,
    lead: sentence.optional(),
    steps: list(z.strictObject({ title: line, when: text(2, 40), text: text(20, 400) }), 4, 9),
  }),
  z.strictObject({
    kind: z.literal("table"),
    heading,
    lead: sentence.optional(),
    columns: list(text(2, 40), 2, 5),
    rows: list(list(text(1, 200), 2, 5), 3, 12),
  }),
  z.strictObject({ kind: z.literal("questions"), heading, questions: list(question, 3, 6) }),
]);

/** A page of /about, except /about/contact, which shows the contact section. */
export const aboutSchema = z.strictObject({
  ...listed,
  hero: z.strictObject({ claim: text(15, 80), lead: paragraph }),
  drawing,
  sections: list(block, 3, 8),
  closing,
});

/** A legal document: numbered sections with anchors; a string is a paragraph, a list of strings a bullet list. */
export const legalSchema = z.strictObject({
  ...page,
  order: z.number().int().positive(),
  name: text(2, 40),
  /** Label in the footer's row of legal links. */
  footerLabel: text(3, 20),
  effective: isoDate,
  summary: list(sentence, 2, 5),
  sections: list(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, { error: "must be a lower-case anchor such as your-rights" }),
      heading: text(4, 90),
      blocks: list(z.union([text(20, 1200), z.array(text(5, 500)).min(2)]), 1, 10),
    }),
    5,
    20,
  ),
});

/** What only the brochure and the pitch deck say. */
export const documentsSchema = z.strictObject({
  brochure: z.strictObject({
    title: text(20, 80),
    subject: sentence,
    cover: z.strictObject({ kind: text(4, 30), text: sentence }),
    /** Names of the sheets after the cover, in their order; also the bookmarks. */
    sheets: z.strictObject({
      company: line,
      servicesFirst: line,
      servicesSecond: line,
      fields: line,
      method: line,
      evidence: line,
      start: line,
    }),
    servicesLead: sentence,
    servicesSecondHeading: heading,
    questionsHeading: heading,
    evidenceHeading: heading,
    evidenceNote: sentence,
    durationsHeading: heading,
    steps: z.strictObject({ heading, items: list(titled, 3, 3) }),
    budgetsHeading: heading,
  }),
  deck: z.strictObject({
    title: text(20, 80),
    subject: sentence,
    /** Names of the slides in their order; also the bookmarks. */
    slides: z.strictObject({
      cover: line,
      company: line,
      figures: line,
      services: line,
      service: line,
      fields: line,
      hours: line,
      method: line,
      durations: line,
      evidence: line,
      uptime: line,
      ownership: line,
      start: line,
    }),
    figuresHeading: heading,
    durationsHeading: heading,
    durationsText: sentence,
    durationsCauses: list(line, 3, 3),
    /** Two lines, set one under the other. */
    uptimeHeading: list(line, 2, 2),
    uptimeText: sentence,
    ownershipHeading: heading,
    ownershipText: sentence,
  }),
});

export type IconName = (typeof ICON_NAMES)[number];
export type Tone = (typeof TONES)[number];
export type PageMeta = z.infer<typeof metaSchema>;
export type Drawing = z.infer<typeof drawing>;
export type Question = z.infer<typeof question>;
export type PlanRow = z.infer<typeof span>;
export type Closing = z.infer<typeof closing>;
export type Block = z.infer<typeof block>;
export type Service = z.infer<typeof serviceSchema>;
export type Focus = z.infer<typeof focusSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type About = z.infer<typeof aboutSchema>;
export type Legal = z.infer<typeof legalSchema>;
export type Documents = z.infer<typeof documentsSchema>;

/** A card in a menu. */
export interface MenuItem {
  route: Route;
  title: string;
  line: string;
  icon: IconName;
  tone?: Tone;
}

/** The way to the whole of a collection, behind a list that shows only a part of it. */
export interface MoreLink {
  label: string;
  /** A file of the export, not a route: the link is a plain one. */
  href: string;
}

/** A menu of the bar and of the mobile dialog. */
export interface Menu {
  /** Anchor of the matching section of the home page, without the hash (specification, section 2). */
  id: "about" | "focus" | "services" | "industry";
  label: string;
  /** The link to that section. */
  sectionLabel: string;
  sectionRoute: Route;
  items: MenuItem[];
  /** Where there are more pages than items. */
  more?: MoreLink;
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
