/**
 * A copy of `value` with one field replaced, for tests: `withChange(entry, "card.features.2", "")`. `undefined` takes the field out.
 * A path that does not exist yet adds the field.
 */
export function withChange(value: unknown, path: string, replacement: unknown): unknown {
  const [key = "", ...rest] = path.split(".");
  const inner = (old: unknown): unknown => (rest.length === 0 ? replacement : withChange(old, rest.join("."), replacement));
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? inner(item) : item));
  if (typeof value !== "object" || value === null) throw new Error(`There is nothing at "${path}" to change.`);
  const fields = new Map<string, unknown>(Object.entries(value));
  const changed = inner(fields.get(key));
  if (changed === undefined) fields.delete(key);
  else fields.set(key, changed);
  return Object.fromEntries(fields);
}
