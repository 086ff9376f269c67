import { smartQuotes } from "@/components/ui/text/smart-quotes";

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS =
  "ms|s|min|h|am|pm|kB|KB|MB|GB|Mbit|px|dp|mm|cm|km|km²|kg|per cent|LUFS|LKFS|CFR|seconds?|minutes?|hours?|days?|weeks?|metres?|millimetres?|frames?";
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}|${MONTHS})(?![\\w²-]))`, "g");
/** What is numbered, such as a standard by its body. */
const NUMBERED = /\b(ISO|IEC|EN|RFC|Article|Rule|Section|Part|No) (?=\d)/g;
const MINUTES_AND_SECONDS = /(\d\u00a0(?:min|h)) (?=\d)/g;

/** A text whose numbers stay on one line with their unit or month, or with what they number. */
function boundUnits(text: string): string {
  return [NUMBER_AND_UNIT, MINUTES_AND_SECONDS, NUMBERED].reduce((bound, pair) => bound.replace(pair, "$1\u00a0"), text);
}

/**
 * Fields that are set large, in few words a line: none of these should end with an article. One among the first words is left, or they
 * would stand there alone: "What / the work is like".
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
 * A page's content as it is set: in every text units are bound, apostrophes and quotation marks are those of print. In the content they
 * are typed as keyboards have them; what machines read is made from the content itself.
 */
export function typeset<Content>(content: Content, field = ""): Content {
  if (typeof content === "string") return typesetText(content, field) as Content;
  if (Array.isArray(content)) return content.map((item) => typeset(item, field)) as Content;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typeset(value, key)])) as Content;
}
