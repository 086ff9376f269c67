import { z } from "zod";
import { storySchema } from "../brand";
import { heading, ICON_NAMES, line, list, oneOf, paragraph, sentence, text } from "../fields";
import { page, section } from "../shared-fields";

/** A claim as a figure, such as "99.9%". */
const statistic = { number: text(20), label: line };

/** What content/brand says, as it is checked there. */
const { headlineLines, badge, lead } = storySchema.shape.home.shape;
const journey = storySchema.shape.journey.unwrap();

const hero = z.strictObject({
  headlineLines,
  badge,
  lead,
  action: text(60),
  scrollHint: text(40),
  caption: sentence,
  /** Beside the dial; `still` is what it shows until it tells the time. */
  sundial: z.strictObject({ sun: line, watch: line, sunrise: line, still: sentence }),
});

const about = z.strictObject({
  heading,
  story: list(paragraph, 1, 6),
  /** On phones, over what follows its first paragraph. */
  storyHeading: line,
  /** On phones, over the drawing that is folded away. */
  figureHeading: line,
  figureCaption: sentence,
  /** On phones, over the values that are folded away. */
  valuesHeading: line,
  values: list(z.strictObject({ title: line, description: sentence, icon: oneOf(ICON_NAMES, "icon") }), 1, 8),
  achievements: list(z.strictObject(statistic), 0, 8),
  stats: list(z.strictObject({ ...statistic, description: sentence }), 0, 8),
  journey: journey.extend({ heading }).optional(),
  /** On phones, over the journey and the figures that are folded away. */
  recordHeading: line,
});

/** All words that only the home page says. What rests on a claim may be left out with it. */
export const homeSchema = z.strictObject({
  ...page,
  hero,
  about,
  services: z.strictObject(section),
  /** Three sample records of service pages: whose, the problem in our words, which fields are shown, and which one is the result. */
  work: z.strictObject({
    heading,
    sheets: list(z.strictObject({ service: line, problem: line, fields: list(line, 1, 4), result: line }), 1, 6),
  }),
  focus: z.strictObject(section),
  technologies: z.strictObject({ ...section, trademarks: sentence, action: text(60) }),
  trusted: z.strictObject({
    heading,
    lead: sentence.optional(),
    /** What visitors can check by themselves. */
    check: sentence,
  }),
  industries: z.strictObject({
    ...section,
    note: sentence,
    /** What bars and line mean. */
    keys: z.strictObject({ critical: line, release: line, now: line }),
  }),
  testimonials: z.strictObject({
    heading,
    /** On phones, over those that are folded away. */
    more: line,
  }),
  contact: z.strictObject({
    ...section,
    /** On phones, over the four cards that are folded away. */
    cards: line,
  }),
});
