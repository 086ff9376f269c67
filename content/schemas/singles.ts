import { z } from "zod";
import { COLLECTIONS } from "../collections/collection-names";
import { noIdTwice } from "./checks";
import { heading, icon, isoDate, line, list, sentence, text, WAYS, yearOrPresent } from "./fields";
import { metaSchema } from "./shared-fields";

/*
 * The shapes of what is said once: the single pages, the lists on the home page, the words of search and of errors. Each names what a page can't do
 * without; what rests on a claim may be left out with it. A field that is not named here is a mistake, so that a misspelt one is found.
 */

const part = z.strictObject;
const section = { heading, lead: sentence };
const long = text(1400);
const described = { title: text(90), description: text(250) };
const minutes = z.tuple([z.number().nonnegative(), z.number().positive()]);

/** A figure as it is claimed, such as "99.9%". */
const figure = { number: text(20), label: line };

/** What speaks of support is left out where the company does not claim it. */
const support = sentence.optional();
const presence = part({
  ...section,
  offHours: support,
  anyHour: support,
  hours: line,
  days: line,
  now: line,
  season: line,
  support,
});

export const homeSchema = part({
  meta: metaSchema,
  updated: isoDate,
  hero: part({
    headlineLines: list(text(40), 1, 3),
    badge: text(60).optional(),
    lead: sentence,
    action: text(60),
    scrollHint: text(40),
    caption: sentence,
    sundial: part({ sun: line, watch: line, sunrise: line, still: sentence }),
  }),
  about: part({
    heading,
    story: list(long, 1, 6),
    storyHeading: line,
    figureHeading: line,
    figureCaption: sentence,
    valuesHeading: line,
    values: list(part({ title: line, description: sentence, icon }), 1, 8),
    achievements: list(part(figure), 0, 8),
    stats: list(part({ ...figure, description: sentence }), 0, 8),
    journey: part({
      heading,
      period: line,
      milestones: list(
        part({
          at: yearOrPresent,
          text: sentence,
        }),
        1,
        12,
      ),
    }).optional(),
    recordHeading: line,
  }),
  services: part(section),
  work: part({ heading, sheets: list(part({ service: line, problem: line, fields: list(line, 1, 4), result: line }), 1, 6) }),
  focus: part(section),
  technologies: part({ ...section, trademarks: sentence, action: text(60) }),
  trusted: part({ heading, lead: sentence.optional(), check: sentence }),
  industries: part({ ...section, note: sentence, keys: part({ critical: line, release: line, now: line }) }),
  testimonials: part({ heading, more: line }),
  contact: part({ ...section, cards: line }),
});

const field = part({ hint: sentence.optional(), missing: sentence.optional(), invalid: sentence.optional() });

export const contactSchema = part({
  meta: metaSchema,
  aboutMeta: metaSchema,
  updated: isoDate,
  menu: part({ title: text(60), line: text(110) }),
  hero: part(section),
  aboutHero: part(section),
  hour: part({
    title: line,
    description: long,
    caption: sentence,
    reply: minutes,
    call: minutes,
    callouts: list(part({ short: text(20), more: text(40) }), 3, 3),
  }).optional(),
  banner: part({
    heading,
    text: sentence,
    schedule: text(60),
    scheduleNote: text(60),
    brochure: text(60),
    deck: text(60),
  }),
  form: part({
    heading,
    labels: z.record(z.string(), text(60)),
    optional: text(60),
    fields: z.record(z.string(), field),
    agree: list(
      z.union([z.string(), part({ label: text(60), href: text(120) })], {
        error: "is neither text nor a link; write a string, or a label with its href",
      }),
      1,
      8,
    ),
    submit: text(60),
    sending: text(60),
    confirmation: sentence,
    incomplete: sentence,
    failures: z.record(z.string(), sentence),
    fallback: sentence,
    restored: sentence,
  }),
  formHelp: z.record(z.string(), line),
  noScript: part({ text: sentence, link: sentence }),
  thanks: part({ ...described, heading, text: sentence, back: text(60) }),
  budgets: list(text(60), 0, 12),
  cards: part({
    phone: part({ heading }),
    email: part({ heading }),
    offices: part({ heading, head: line, global: line, phoneOnly: line }),
    hours: part({ heading, support: line, supportHours: line.optional(), zone: line }),
  }),
  presence,
});

export const faqSchema = part({
  meta: metaSchema,
  updated: isoDate,
  hero: part(section),
  scale: part({
    title: line,
    call: z.number().positive(),
    wordsPerMinute: z.number().positive(),
    answers: line,
    free: line,
  }).optional(),
  items: list(
    part({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, { error: "must be a lower-case anchor such as project-duration" }),
      topic: line,
      question: text(200),
      answer: long,
    }),
    1,
    40,
  ).superRefine(noIdTwice),
  stillHave: part({ heading, text: sentence, action: text(60) }),
});

export const technologiesSchema = list(
  part({ name: text(60), tiles: list(part({ name: text(60), category: text(60), logo: text(60) }), 1, 40) }),
  1,
  10,
);

export const searchCopySchema = part({
  label: line,
  placeholder: line,
  close: line,
  loading: line,
  failed: sentence,
  retry: line,
});
export const searchWordsSchema = part({
  invitation: sentence,
  examples: list(text(40), 0, 8),
  keys: sentence,
  keySetting: line,
  siteMap: line,
  one: line,
  many: line,
  near: part({ one: line, many: line }),
  none: line,
  ways: part({ text: sentence, links: list(part({ href: text(120), label: text(60) }), 1, 6) }),
});
export const searchGroupsSchema = z.record(z.enum([...COLLECTIONS, "start", "documents"]), text(40));

export const startLabelsSchema = part({
  heading,
  rows: z.record(z.string(), line),
  contract: part({ name: line, text: sentence }),
});
export const wayLabelsSchema = z.record(z.enum(WAYS), text(40));
export const siteMapSchema = part({ ...described, heading, lead: sentence, caption: sentence, name: line });
export const notFoundSchema = part({
  ...described,
  heading,
  lead: sentence,
  likely: list(text(120), 1, 12),
  likelyHeading: line,
  set: part({ missing: line, caption: sentence }),
  siteMap: siteMapSchema,
});
export const loadFailureSchema = part({ heading, text: sentence, reload: line, home: line, loading: line });
export const unexpectedErrorSchema = part({
  heading,
  text: sentence,
  actions: part({ retry: line, home: line, contact: line }),
});
