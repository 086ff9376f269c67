import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
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

/** Addresses of the pages outside the collections, and of the utility pages, which say noindex. */
export const SINGLE_ADDRESSES = ["/", "/contact/", "/about/contact/", "/faq/"];
const UTILITY = ["/contact/thank-you/", "/site-map/"];

/** Every address at which the site has a page, the utility pages included. */
export const pageAddresses = (): string[] => [...SINGLE_ADDRESSES, ...COLLECTIONS.flatMap(addressesOf), ...UTILITY];

/**
 * Next refuses to export a `[slug]` route without pages. An empty collection therefore exports one page with this slug, which the last build step
 * removes.
 */
export const NO_PAGES = "no-pages";
