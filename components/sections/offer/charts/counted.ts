const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen".split(" ");

/** A thing that can be counted, in the singular and, where an s doesn't make it, in the plural. */
interface Countable {
  count: number;
  one: string;
  many?: string;
  /** Whether there are more of them than were counted. */
  isOpen?: boolean;
}

/** "Five services, two focus areas and one industry": counts in words up to seventeen, kinds of which there are none left out. */
export function counted(things: Countable[]): string {
  const parts = things
    .filter(({ count }) => count > 0)
    .map(({ count, one, many = `${one}s`, isOpen }) =>
      [isOpen ? "more than " : "", WORDS[count] ?? count, " ", count === 1 ? one : many].join(""),
    );
  const list = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
  return list.charAt(0).toUpperCase() + list.slice(1);
}
