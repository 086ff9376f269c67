/** Ids of the search dialog and of its field: the server's markup carries them, buttons and scripts refer to them. */
export const SEARCH_ID = "site-search";
export const SEARCH_FIELD_ID = "site-search-field";
/** Anchor of the site map, and where it stands: on the 404 page, which every host has as a file. */
export const SITE_MAP_ID = "site-map";
export const SITE_MAP = `/404.html#${SITE_MAP_ID}`;
