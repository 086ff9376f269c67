const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS =
  "ms|s|min|h|am|pm|kB|KB|MB|GB|Mbit|px|dp|mm|cm|km|km²|kg|per cent|LUFS|LKFS|CFR|seconds?|minutes?|hours?|days?|weeks?|metres?";
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}|${MONTHS})(?![\\w²-]))`, "g");
/** What is numbered, such as a standard by its body. */
const NUMBERED = /\b(ISO|IEC|EN|RFC|Article|Rule|Section|Part|No) (?=\d)/g;
const MINUTES_AND_SECONDS = /(\d\u00a0(?:min|h)) (?=\d)/g;

/** A text whose numbers stay on one line with their unit or month, or with what they number. */
export function boundUnits(text: string): string {
  return [NUMBER_AND_UNIT, MINUTES_AND_SECONDS, NUMBERED].reduce((bound, pair) => bound.replace(pair, "$1\u00a0"), text);
}

/** A page's content as it is set: every text in it bound. What is searched, or read by machines, is made from the content itself. */
export function withBoundUnits<Content>(content: Content): Content {
  if (typeof content === "string") return boundUnits(content) as Content;
  if (Array.isArray(content)) return content.map(withBoundUnits) as Content;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withBoundUnits(value)])) as Content;
}
