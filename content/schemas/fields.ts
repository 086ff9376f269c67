import { z } from "zod";

/** Icon names that a content file may use; components/art/sprites/glyphs.ts must have a drawing for each. */
export const ICON_NAMES = [
  // services
  ...(["web", "mobile", "ai", "uiux", "devops", "software", "animation", "marketing"] as const),
  // focus areas
  ...(["enterprise", "intelligence", "commerce", "integration", "automation", "analytics"] as const),
  // industries
  ...(["healthcare", "education", "finance", "retail", "manufacturing", "travel", "logistics", "sports"] as const),
  ...(["marketplace", "construction", "media-ott", "social-media", "beauty-lifestyle"] as const),
  ...(["insurance", "legal", "it-telecom", "on-demand"] as const),
  // about
  ...(["team", "method", "careers", "contact"] as const),
] as const;

/** Portraits a testimonial may have in place of initials; `components/art/portraits` must have a drawing for each. */
export const FACE_NAMES = [
  ...(["parted", "bun-glasses", "waves", "scarf", "fringe"] as const),
  ...(["cropped-beard", "swept-beard", "moustache", "grey-glasses"] as const),
] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** Drawings that may stand over an item of a list; `components/art/figures/item-figures.ts` has one for each. */
export const ITEM_FIGURES = [
  ...(["decides", "uses", "admits"] as const),
  ...(["loads", "connects", "cleans", "answers", "rewrites", "animates", "stops", "taps"] as const),
  ...(["stages", "rounds", "team", "answered"] as const),
  ...(["wires", "records", "checks", "roles", "hours", "ranges"] as const),
] as const;
export type ItemFigure = (typeof ITEM_FIGURES)[number];

/** Sample documents that are drawn, as well as put in a table; `components/art/documents` must have a drawing for each. */
export const DOCUMENT_DRAWINGS = ["system-sheet"] as const;
export type DocumentDrawing = (typeof DOCUMENT_DRAWINGS)[number];

/** What a measured claim counts, so that it can be drawn; `components/art/before-after.ts` draws each. */
export const COUNTED = ["hours", "pieces", "fives"] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * How data travels over a connection, seen from the client's system. `in`, `out`, `both`: messages, their content one way or both ways.
 * `file`: by file, in part or if nothing else is offered. `device`: from or to a machine. `person`: somebody has to enter or sign it.
 */
export const WAYS = ["both", "in", "out", "file", "device", "person"] as const;
export type Way = (typeof WAYS)[number];

/** Each service colour is also a line type: primary continuous, secondary dashed, accent chain. */
export const TONES = ["primary", "secondary", "accent"] as const;

/**
 * A text of at most `max` characters; `[label](/path/)` makes a link. `max` is what the layout can hold at most; `npm run copy` advises on what reads
 * well. `min` is only for what search engines show.
 */
export const text = (max: number, min = 1) =>
  z
    .string({ error: "is missing or not text; write a string" })
    .trim()
    .min(min, {
      error: (issue) =>
        min === 1 ? "is empty; write something" : `is ${String(issue.input).length} characters long; write at least ${min}`,
    })
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long; cut it to at most ${max}` })
    .refine((said) => !/\bundefined\b/.test(said), {
      error: 'says "undefined", where a value is missing; write the text so that it does without it',
    });

/** A list of `min` to `max` entries. */
export const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z
    .array(item, { error: "is missing or not a list; write an array" })
    .min(min, { error: `has too few entries; write at least ${min}` })
    .max(max, { error: `has too many entries; keep at most ${max}` });

/** A label or a short title. */
export const line = text(150);
/** A sentence or two. */
export const sentence = text(480);
/** A paragraph of running text. */
export const paragraph = text(1400);
/** A heading that says something when read alone. */
export const heading = text(150);

/** A date as YYYY-MM-DD. */
export const isoDate = z.iso.date({
  error: ({ input }) =>
    input === undefined ? "is missing; write the date of the last change as YYYY-MM-DD" : "is not a date; write YYYY-MM-DD",
});

/** The year of a milestone, or that it is today's. */
export const yearOrPresent = z.union([z.int(), z.literal("Present")], {
  error: 'is neither a year nor "Present"; write one of these',
});

/** The slug of a page: its file's name. */
export const slug = z
  .string({ error: "is missing or not text; name a page by its slug" })
  .min(1, { error: "is empty; name a page by its slug" });

type Names = readonly [string, ...string[]];

/** One of a few names. The message calls any other "the unknown `what`". */
export const oneOf = <const List extends Names>(names: List, what: string, remedy = "use one of") =>
  z.enum(names, {
    error: ({ input }) =>
      `${input === undefined ? "is missing" : `names the unknown ${what} "${String(input)}"`}; ${remedy}: ${names.join(", ")}`,
  });

/** The same where there need not be one. */
export const oneOfIfAny = <const List extends Names>(names: List, what: string) =>
  oneOf(names, what, "leave it out, or use one of").optional();

/** A key colour. */
export const tone = oneOf(TONES, "colour");

/** The part of an address after #. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, { error: "must be a lower-case anchor such as your-rights" });
