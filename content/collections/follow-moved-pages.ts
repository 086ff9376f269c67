import { routes } from "@/content/addresses";
import { addressOf, type CollectionName } from "@/content/collections/collection-names";
import { mapLinks } from "@/content/links";
import { type MovedPage, movedPages } from "@/content/moved-pages";
import type { ContentProblem } from "../validation/validate";

const FILE = "content/moved-pages.ts";

const SINGLE_PAGES: readonly string[] = Object.values(routes);

const targetsOf = (moved: readonly MovedPage[]) => new Map(moved.map(({ from, to }) => [from, to]));

const folderOf = (page: string): string => page.replace(/[^/]+\/$/, "");

/** Where an address leads now. The anchor is kept if the page was renamed within its collection; a page that replaces a removed one, a single page included, has other anchors. */
function current(address: string, targets: ReadonlyMap<string, string>): string {
  const [page = "", anchor] = address.split("#");
  const to = targets.get(page);
  if (to === undefined) return address;
  const isRenamed = !to.includes("#") && !SINGLE_PAGES.includes(to) && folderOf(to) === folderOf(page);
  return isRenamed && anchor ? `${to}#${anchor}` : to;
}

function follow(value: unknown, targets: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    return mapLinks(current(value, targets), (address) => current(address, targets));
  }
  if (Array.isArray(value)) return value.map((item) => follow(item, targets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner, targets)]));
}

/** Content in which every address of a moved page, and every link to one, is replaced by the new address. */
export function followMoved<Content>(content: Content, moved: readonly MovedPage[] = movedPages): Content {
  return moved.length === 0 ? content : (follow(content, targetsOf(moved)) as Content);
}

/** The former addresses of a page. */
export const formerAddresses = (address: string, moved: readonly MovedPage[] = movedPages): string[] =>
  moved.filter(({ to }) => to === address).map(({ from }) => from);

/** The slugs that a page had before it was renamed, and those of pages of its collection that it replaces. */
export const formerSlugs = (address: string, moved: readonly MovedPage[] = movedPages): string[] =>
  formerAddresses(address, moved)
    .filter((former) => folderOf(former) === folderOf(address))
    .map((former) => former.split("/").at(-2) ?? "");

/**
 * The current slugs of a list of references to a collection, of which `known` are the slugs, by the slugs as written. A renamed page gets its
 * new slug, each once. A page that has left the collection is dropped. A slug that neither exists nor has moved stays, so that it is reported.
 */
export function followSlugs(
  slugs: readonly string[],
  collection: CollectionName,
  known: readonly string[],
  moved: readonly MovedPage[] = movedPages,
): Map<string, string> {
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

/** Mistakes in content/moved-pages.ts. `addresses` are those at which there is a page now. */
export function checkMoved(moved: readonly MovedPage[], addresses: ReadonlySet<string>): ContentProblem[] {
  const seen = new Set<string>();
  const spellings = new Map([...addresses].map((address) => [address.toLowerCase(), address]));
  return moved.flatMap(({ from, to }, index) => {
    const problem = (field: "from" | "to", message: string) => ({ file: FILE, field: `${index}.${field}`, message });
    const isTwice = seen.has(from);
    seen.add(from);
    const [page = ""] = to.split("#");
    if (!/^\/(?:[\w.~-]+\/)+$/.test(from))
      return [problem("from", `is "${from}"; write the old address with a slash at both ends`)];
    if (addresses.has(from)) return [problem("from", `is ${from}, where there is a page; remove the line, or the page`)];
    // Where case does not count (Windows, macOS, some hosts), the redirect would replace the page and lead to itself.
    const spelling = spellings.get(from.toLowerCase());
    if (spelling !== undefined)
      return [problem("from", `is ${from}, which differs from the page ${spelling} only in letter case; remove the line`)];
    if (isTwice) return [problem("from", `is ${from} for the second time; keep one of the lines`)];
    if (!addresses.has(page))
      return [problem("to", `is ${to}, where there is no page; write the address of a page that is there`)];
    return [];
  });
}
