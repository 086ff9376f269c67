const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS =
  "ms|s|min|h|am|pm|kB|KB|MB|GB|Mbit|px|dp|mm|cm|km|km²|kg|per cent|LUFS|LKFS|CFR|seconds?|minutes?|hours?|days?|weeks?|metres?|millimetres?|frames?";
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}|${MONTHS})(?![\\w²-]))`, "g");
/** What is numbered, such as a standard by its body. */
const NUMBERED = /\b(ISO|IEC|EN|RFC|Article|Rule|Section|Part|No) (?=\d)/g;
const MINUTES_AND_SECONDS = /(\d\u00a0(?:min|h)) (?=\d)/g;

/** A text whose numbers stay on one line with their unit or month, or with what they number. */
export function boundUnits(text: string): string {
  return [NUMBER_AND_UNIT, MINUTES_AND_SECONDS, NUMBERED].reduce((bound, pair) => bound.replace(pair, "$1\u00a0"), text);
}

/** Fields that are set large, in few words a line: none of these may end with an article. */
const LARGE = ["heading", "claim"];
const ARTICLE = /\b(an?|the) (?=\w)/gi;

const bound = (text: string, field: string): string => {
  const units = boundUnits(text);
  return LARGE.includes(field) ? units.replace(ARTICLE, "$1\u00a0") : units;
};

/** A page's content as it is set: every text in it bound. What is searched, or read by machines, is made from the content itself. */
export function withBoundUnits<Content>(content: Content, field = ""): Content {
  if (typeof content === "string") return bound(content, field) as Content;
  if (Array.isArray(content)) return content.map((item) => withBoundUnits(item, field)) as Content;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withBoundUnits(value, key)])) as Content;
}
