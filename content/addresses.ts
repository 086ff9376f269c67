import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Route } from "next";
import { addressOf, COLLECTIONS, type CollectionName } from "./collections/collection-names";

/** File names in a folder. None if there is no folder: git keeps no empty folders, so a collection without entries has none. */
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The slugs of a collection, sorted: the names of its files. */
export const slugsOf = (collection: CollectionName): string[] =>
  filesIn(path.join(process.cwd(), "content", collection))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();

/** The addresses of a collection's pages, read from file names: for scripts and tests that can't use the loader. */
export const addressesOf = (collection: CollectionName): string[] =>
  slugsOf(collection).map((slug) => addressOf(collection, slug));

/** Whether a text is the path of a page of this site, as far as the types can tell. */
export const isRoute = (address: string): address is Route => address.startsWith("/");

/** An address as links, sitemap and canonicals carry it: the typed route with its trailing slash, which the types leave out. */
export function slashed(path: string): Route {
  const address = `${path}/`;
  if (!isRoute(address)) throw new Error(`${path} is no path of this site; it begins with a slash`);
  return address;
}

/** Addresses of the pages that are no collection's. */
export const routes = {
  home: slashed(""),
  contact: slashed("/contact"),
  aboutContact: slashed("/about/contact"),
  faq: slashed("/faq"),
  /** Where a form sent without script ends. */
  thanks: slashed("/contact/thank-you"),
  siteMap: slashed("/site-map"),
};

/** Pages that stay out of search engines and are not counted as pages of the site. */
export const utilityPages: readonly string[] = [routes.thanks, routes.siteMap];

/** Every address at which the site has a page, the utility pages included. */
export const pageAddresses = (): string[] => [...Object.values(routes), ...COLLECTIONS.flatMap(addressesOf)];

/**
 * Next refuses to export a `[slug]` route without pages. An empty collection therefore exports one page with this slug, which the last build step
 * removes.
 */
export const NO_PAGES = "no-pages";
