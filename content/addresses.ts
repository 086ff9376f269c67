import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { addressOf, COLLECTIONS, type CollectionName } from "./collections/collection-names";

/** File names in a folder; none where there is no folder, which is what git leaves of a collection without entries. */
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The slugs of a collection, sorted: the names of its files. */
export const slugsOf = (collection: CollectionName): string[] =>
  filesIn(path.join(process.cwd(), "content", collection))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();

/** The addresses of the pages that are files of a collection, read from the folders: for scripts and tests that have no loader. */
export const addressesOf = (collection: CollectionName): string[] =>
  slugsOf(collection).map((slug) => addressOf(collection, slug));

/** Addresses of the pages that are no collection's, and of those that stay out of search engines. */
export const SINGLE_ADDRESSES = ["/", "/contact/", "/about/contact/", "/faq/"];
const UTILITY = ["/contact/thank-you/", "/site-map/"];

/** Every address at which the site has a page, the utility pages included. */
export const pageAddresses = (): string[] => [...SINGLE_ADDRESSES, ...COLLECTIONS.flatMap(addressesOf), ...UTILITY];

/**
 * Next refuses to export a `[slug]` route without any page: a collection that has none exports one under this name, which the last build step
 * takes out again.
 */
export const NO_PAGES = "no-pages";
