import { SINGLE_ADDRESSES } from "@/content/addresses";
import { addressOf, type CollectionName } from "@/content/collections/collection-names";
import { type MovedPage, movedPages } from "@/content/moved-pages";
import type { ContentProblem } from "./validate";

const FILE = "content/moved-pages.ts";
const LINK = /\]\(([^)\s]+)\)/g;

const targetsOf = (moved: readonly MovedPage[]) => new Map(moved.map(({ from, to }) => [from, to]));

const folderOf = (page: string): string => page.replace(/[^/]+\/$/, "");

/**
 * Where an address leads today. A page under another name in its collection keeps its anchors; what stands for a page that has gone, a
 * single page among them, has others.
 */
function current(address: string, targets: ReadonlyMap<string, string>): string {
  const [page = "", anchor] = address.split("#");
  const to = targets.get(page);
  if (to === undefined) return address;
  const isRenamed = !to.includes("#") && !SINGLE_ADDRESSES.includes(to) && folderOf(to) === folderOf(page);
  return isRenamed && anchor ? `${to}#${anchor}` : to;
}

function follow(value: unknown, targets: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    return current(value, targets).replace(LINK, (_, address) => `](${current(address, targets)})`);
  }
  if (Array.isArray(value)) return value.map((item) => follow(item, targets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner, targets)]));
}

/** Content with every address and every link in a text that leads to a moved page leading to where it is now. */
export function followMoved<Content>(content: Content, moved: readonly MovedPage[] = movedPages): Content {
  return moved.length === 0 ? content : (follow(content, targetsOf(moved)) as Content);
}

/** The addresses that a page had before. */
export const formerAddresses = (address: string, moved: readonly MovedPage[] = movedPages): string[] =>
  moved.filter(({ to }) => to === address).map(({ from }) => from);

interface References {
  collection: CollectionName;
  /** Slugs that the collection has. */
  known: readonly string[];
  moved: readonly MovedPage[];
}

/**
 * The slugs of a list of references as they are today: one that has moved within its collection by its new name, each once; one whose page has
 * left the collection not at all. What neither exists nor has moved stays, to be reported.
 */
export function followSlugs(slugs: readonly string[], { collection, known, moved }: References): Map<string, string> {
  const targets = targetsOf(moved);
  const now = (slug: string): string | undefined => {
    const target = known.includes(slug) ? undefined : targets.get(addressOf(collection, slug));
    return target === undefined ? slug : known.find((candidate) => addressOf(collection, candidate) === target);
  };
  const followed = new Map<string, string>();
  for (const slug of slugs) {
    const current = now(slug);
    if (current !== undefined && ![...followed.values()].includes(current)) followed.set(slug, current);
  }
  return followed;
}

const isAddress = (text: string): boolean => /^\/(?:[\w.~-]+\/)+$/.test(text);

/** What is wrong with the list of moved pages, given the addresses at which there is a page today. */
export function checkMoved(moved: readonly MovedPage[], addresses: ReadonlySet<string>): ContentProblem[] {
  const seen = new Set<string>();
  return moved.flatMap(({ from, to }, index) => {
    const problem = (field: "from" | "to", message: string) => ({ file: FILE, field: `${index}.${field}`, message });
    const isTwice = seen.has(from);
    seen.add(from);
    const [page = ""] = to.split("#");
    if (!isAddress(from)) return [problem("from", `is "${from}"; write the old address with a slash at both ends`)];
    if (addresses.has(from)) return [problem("from", `is ${from}, where there is a page; remove the line, or the page`)];
    if (isTwice) return [problem("from", `is ${from} for the second time; keep one of the lines`)];
    if (!addresses.has(page))
      return [problem("to", `is ${to}, where there is no page; write the address of a page that is there`)];
    return [];
  });
}
