import type { MoreLink } from "@/content/collections/schema";
import { routes } from "@/content/single-pages/single-pages";

/**
 * Links to one collection that a page may carry. Menus and footer stand on every page: a list of all would make the site grow with the square of its
 * pages. Past this many, a list ends with a link to the site map, which has them all.
 */
export const LIST_LIMIT = 24;

/** As many of the items as a page may carry, and the way to the others where there are any. `noun` is what they are called, in the plural. */
export function limited<Item>(items: readonly Item[], noun: string): { items: Item[]; more?: MoreLink } {
  if (items.length <= LIST_LIMIT) return { items: [...items] };
  return {
    items: items.slice(0, LIST_LIMIT),
    more: { label: `All ${items.length.toLocaleString("en-GB")} ${noun}`, route: routes.siteMap },
  };
}
