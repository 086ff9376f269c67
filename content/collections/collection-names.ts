/** The collections, in the order of the sitemap. Each is a folder of content/ in which every file is a page. */
export const COLLECTIONS = ["services", "focus", "industry", "about", "legal"] as const;

/** The name of a collection, which is the name of its folder. */
export type CollectionName = (typeof COLLECTIONS)[number];

/** The file of an entry, for error messages. */
export const fileOf = (collection: CollectionName, slug: string): string => `content/${collection}/${slug}.ts`;

/** The address of an entry. Legal documents are at the top level of the site. */
export const addressOf = (collection: CollectionName, slug: string): string =>
  collection === "legal" ? `/${slug}/` : `/${collection}/${slug}/`;
