import { z } from "zod";
import { company } from "../brand/company";
import { heading, ICON_NAMES, isoDate, line, oneOf, sentence, slug, text } from "./fields";

/** How long a title may be that search results show whole. */
const LONGEST_TITLE = 60;

/** A title without the company's name at its end where there is no room for it: a company with a long name changes no page for that. */
function fitted(title: unknown): unknown {
  const end = ` | ${company.name}`;
  return typeof title === "string" && title.length > LONGEST_TITLE && title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** What search results and shared links show of a page. */
export const metaSchema = z.strictObject({
  /** Title of the browser tab and of search results: unique, 30 to 60 characters. */
  title: z.preprocess(fitted, text(LONGEST_TITLE, 30)),
  /** Search result text: unique, 110 to 160 characters. */
  description: text(160, 110),
});

/** The words that belong to a page's drawing. Title and description are its alternative text. */
export const drawing = z.strictObject({
  title: text(200),
  description: text(750),
  /** Caption under the drawing; states a fact. */
  caption: text(320),
});

/** The opening of a section. */
export const section = { heading, lead: sentence };
/** Title and description of a page that search engines leave out. */
export const described = { title: text(90), description: text(250) };
/** A title with a text. */
export const titled = z.strictObject({ title: line, text: sentence });
/** A question that readers ask, and its answer. */
export const question = z.strictObject({ question: text(200), answer: text(1050) });
/** Who does a piece of work, so that clients see when their own people are needed. */
export const whoWorks = z.enum(["us", "both", "you"], { error: "says who works; write us, both or you" });
/** A bar of a plan ("first 30 days", "weeks"). */
export const span = z.strictObject({
  label: line,
  text: text(260),
  /** First and last unit (week or day) of the bar, both counted in full. */
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  by: whoWorks,
});

/** A reference to a page of another collection, which is linked both ways. */
export const reference = z.strictObject({
  /** Slug of that page. */
  slug,
  /** What that page's subject does for this one, in one sentence. */
  part: sentence,
});
/** The call to action that ends a page. */
export const closing = z.strictObject({
  heading,
  text: sentence,
  /** Label of the button; it leads to /contact. */
  action: text(40),
});

/** The fields every page of the site has, whatever its collection. */
export const page = {
  meta: metaSchema,
  /** Date of the last change a reader would notice; becomes lastmod in the sitemap. */
  updated: isoDate,
};

/** Place within a collection, from 1. */
export const order = z
  .int({ error: "is missing or no whole number; give the place in the collection, from 1" })
  .positive({ error: "is no place in the collection; count from 1" });

/** The fields of pages that stand in menus and lists. */
export const listed = {
  ...page,
  order,
  /** Name in menus, cards and breadcrumbs. */
  name: text(70),
  /** The line under the name in the menu. */
  menuLine: text(110),
  icon: oneOf(ICON_NAMES, "icon"),
};

/**
 * What a buyer wants to know before the first message, in terms of this page's trade. No prices, and no promise that the agreement would have
 * to make.
 */
export const start = z.strictObject({
  /** The first thing the client holds in hand, and when. */
  firstDeliverable: sentence,
  /** How long such work usually takes, and what makes it shorter or longer. */
  duration: sentence,
  /** The roles of a project of the usual size. */
  team: sentence,
  /** People, access and papers that we need from the client. */
  needFromYou: sentence,
  /** Who is in the free call, and its agenda. */
  call: sentence,
  /** How papers and data are kept confidential before a contract exists. */
  confidentiality: sentence,
});
