import { smartQuotes } from "@/components/ui/text/smart-quotes";

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS =
  "ms|s|min|h|am|pm|kB|KB|MB|GB|Mbit|px|dp|mm|cm|km|km²|kg|per cent|LUFS|LKFS|CFR|seconds?|minutes?|hours?|days?|weeks?|metres?|millimetres?|frames?";
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}|${MONTHS})(?![\\w²-]))`, "g");
/** Words that belong to the number after them: they say what it counts or which one it is. */
const NUMBERED = /\b(ISO|IEC|EN|RFC|SOC|Article|Rule|Section|Part|No|Sheet|Step|level|[Ww]eeks?) (?=\d)/g;
const MINUTES_AND_SECONDS = /(\d\u00a0(?:min|h)) (?=\d)/g;

/** Puts no-break spaces between a number and its unit or month, or the word before it ("ISO 27001"). */
function boundUnits(text: string): string {
  return [NUMBER_AND_UNIT, MINUTES_AND_SECONDS, NUMBERED].reduce((bound, pair) => bound.replace(pair, "$1\u00a0"), text);
}

/**
 * Fields that are set large, with few words on a line. No line should end with an article, so articles are bound to the next word; but not near the start,
 * where a short first line would be left: "What / the work is like".
 */
const LARGE = ["heading", "claim"];
const FIRST_WORDS = 10;
const ARTICLE = /\b(an?|the) (?=\w)/gi;

function typesetText(text: string, field: string): string {
  const units = smartQuotes(boundUnits(text));
  return LARGE.includes(field)
    ? units.replace(ARTICLE, (both, article, at) => (at < FIRST_WORDS ? both : `${article}\u00a0`))
    : units;
}

/**
 * Typography for a page's content: no-break spaces before units, typographic apostrophes and quotation marks in every text. In the content they are
 * typed as on a keyboard. Metadata and structured data are made from the content without it.
 */
export function typeset<Content>(content: Content, field = ""): Content {
  if (typeof content === "string") return typesetText(content, field) as Content;
  if (Array.isArray(content)) return content.map((item) => typeset(item, field)) as Content;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typeset(value, key)])) as Content;
}
