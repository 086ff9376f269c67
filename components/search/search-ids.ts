/** Ids of the search dialog and of its input. Buttons and scripts refer to them. */
export const SEARCH_ID = "site-search";
export const SEARCH_FIELD_ID = "site-search-field";
/** The page that lists all others. */
export const SITE_MAP = "/site-map/";
