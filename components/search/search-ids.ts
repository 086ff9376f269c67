/** Ids of the search dialog and of its field: the server's markup carries them, buttons and scripts refer to them. */
export const SEARCH_ID = "site-search";
export const SEARCH_FIELD_ID = "site-search-field";
/** The page that lists all others. */
export const SITE_MAP = "/site-map/";
