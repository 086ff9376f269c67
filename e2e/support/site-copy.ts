/** Stands in the copy for the origin of a form service, which each test has of its own. Nothing listens there. */
export const PLACEHOLDER_ORIGIN = "http://localhost:65535";
