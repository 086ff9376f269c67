/** What an entry of a list is called by, if it has one of these: the first that is there. */
const NAMES = ["question", "title", "name", "heading", "label", "id"] as const;
const LONGEST = 40;

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (count: number): string => `the ${count}${ENDINGS[ordinals.select(count)] ?? "th"}`;

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd()}...` : name);

/** What an entry of a list is: its name in quotes, else which of the list it is. */
function entryAt(list: readonly unknown[], index: number): string {
  const fields = new Map<string, unknown>(Object.entries(Object(list[index])));
  const name = NAMES.map((key) => fields.get(key)).find((value) => typeof value === "string" && value.trim() !== "");
  return name === undefined ? ordinal(index + 1) : `"${shortened(String(name))}"`;
}

/**
 * Which entries of lists a path leads through, such as `"How long does it take?"`, or `"Your rights", the 3rd`: paths count from 0, readers
 * from 1. None if it leads through no list.
 */
export function entriesOn(path: readonly PropertyKey[], content: unknown): string | undefined {
  const entries: string[] = [];
  let at = content;
  for (const key of path) {
    if (Array.isArray(at)) entries.push(entryAt(at, Number(key)));
    at = new Map<string, unknown>(Object.entries(Object(at))).get(String(key));
  }
  return entries.length > 0 ? entries.join(", ") : undefined;
}

/** Every value within some content, itself included, with the keys that lead to it. */
export function valuesIn(content: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  const inner = typeof content === "object" && content !== null ? Object.entries(content) : [];
  return [{ path, value: content }, ...inner.flatMap(([key, value]) => valuesIn(value, [...path, key]))];
}
