import { routes } from "@/content/addresses";
import type { MoreLink } from "@/content/types";

/**
 * The most links to one collection in a menu, the footer or a list. These are on every page, so complete lists would make the site grow with the square
 * of its pages. A longer list ends with a link to the site map, which has all pages.
 */
export const LIST_LIMIT = 24;

/** The first items of a list, and a link to the rest if there are more. `noun` is what they are called, in the plural. */
export function limited<Item>(items: readonly Item[], noun: string): { items: Item[]; more?: MoreLink } {
  if (items.length <= LIST_LIMIT) return { items: [...items] };
  return {
    items: items.slice(0, LIST_LIMIT),
    more: { label: `All ${items.length.toLocaleString("en-GB")} ${noun}`, route: routes.siteMap },
  };
}
