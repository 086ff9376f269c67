/** Keys whose values no reader of the page sees as text: names for machines, dates, and what only search engines show. */
const UNSEEN = new Set([
  "meta",
  "updated",
  "effective",
  "slug",
  "route",
  "icon",
  "tone",
  "kind",
  "id",
  "unit",
  "enquiryOption",
  "action",
  "place",
]);

/** A text of a content file and where it stands, such as `{ path: "hero.claim", text: "..." }`. */
export interface Located {
  path: string;
  text: string;
}

/** Every string within `value`, but those under the keys in `unseen`. */
export function textsOf(value: unknown, unseen: ReadonlySet<string> = UNSEEN, path = ""): Located[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.has(key) ? [] : textsOf(inner, unseen, path === "" ? key : `${path}.${key}`),
  );
}

/** The same, machine names and metadata included: for checks of wording. */
export const allTextsOf = (value: unknown): Located[] => textsOf(value, new Set());
