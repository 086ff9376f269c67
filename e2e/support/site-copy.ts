/** Placeholder in the site copy for the origin of the form endpoint; each test replaces it with its own. Nothing listens there. */
export const PLACEHOLDER_ORIGIN = "http://localhost:65535";

/** The industry page that is added to the site copy. */
export const ADDED_PAGE = { slug: "energy", name: "Energy" };
