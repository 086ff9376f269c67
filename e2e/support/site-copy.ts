/** Placeholder in the site copy for the origin of the form endpoint; each test replaces it with its own. Nothing listens there. */
export const PLACEHOLDER_ORIGIN = "http://localhost:65535";

/** The industry page that is added to the site copy: one that no owner will have. */
export const ADDED_PAGE = { slug: "added-by-a-test", name: "Lighthouses" };
