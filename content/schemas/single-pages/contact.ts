import { z } from "zod";
import { heading, line, list, paragraph, sentence, text } from "../fields";
import { described, metaSchema, page, section } from "../shared-fields";
import { form, formHelp } from "./enquiry-form";

/** From and to, in minutes. */
const minutes = z.tuple([z.number().nonnegative(), z.number().positive()]);
/** What a drawing says beside a balloon: a word, and what follows it where there is room. */
const callout = z.strictObject({ short: text(20), more: text(40) });

/** The drawing of the contact pages: minutes of the hour that begins with a message. */
const firstHour = z.strictObject({
  title: line,
  description: paragraph,
  caption: sentence,
  reply: minutes,
  /** Stands as an example. */
  call: minutes,
  /** Writing, the reply, the call. */
  callouts: z.tuple([callout, callout, callout]),
});

/** What speaks of support is left out where the company does not claim it. */
const support = sentence.optional();

/** Copy of Global Presence, used by the contact section wherever it stands. */
const presence = z.strictObject({
  ...section,
  /** What to turn to at hours when no office is open, and the same where one is. */
  offHours: support,
  anyHour: support,
  /** What opens the chart of the offices' hours on phones. */
  chart: line,
  /** Above the bars of the offices' business hours, and the days they stand for. */
  hours: line,
  days: line,
  now: line,
  /** Beside the dashed ends of a bar, as long as the page doesn't know the date. */
  season: line,
  /** The banner: holds at every hour, whatever the clocks say. */
  support,
});

/** All words of the contact section. */
export const contactSchema = z.strictObject({
  ...page,
  /** For /about/contact, which shows the same section. */
  aboutMeta: metaSchema,
  /** The card in the About menu. */
  menu: z.strictObject({ title: text(60), line: text(110) }),
  hero: z.strictObject(section),
  /** The same for those who come from "About". */
  aboutHero: z.strictObject(section),
  /** Left out where the company does not claim both reply and call. */
  hour: firstHour.optional(),
  banner: z.strictObject({
    heading,
    /** Whose business hours count for the reply: the one place that says so. */
    text: sentence,
    schedule: text(60),
    /** Beside that button's words: what it does. */
    scheduleNote: text(60),
    brochure: text(60),
    deck: text(60),
  }),
  form,
  formHelp,
  /** Above the form where script is off and no endpoint is configured. */
  noScript: z.strictObject({ text: sentence, link: sentence }),
  /** The page that a plain POST ends on; not counted as a page of the site, and not for search engines. */
  thanks: z.strictObject({ ...described, heading, text: sentence, back: text(60) }),
  /** Sent as written. */
  budgets: list(text(60), 0, 12),
  cards: z.strictObject({
    phone: z.strictObject({ heading }),
    email: z.strictObject({ heading }),
    offices: z.strictObject({ heading, head: line, global: line, phoneOnly: line }),
    /** `zone` says whose clock the hours are read on. */
    hours: z.strictObject({ heading, support: line, supportHours: line.optional(), zone: line }),
  }),
  presence,
});
