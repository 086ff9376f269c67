import path from "node:path";

/** A second build of the site, inside the project, so that it finds the project's node_modules above it; ignored by git and by every tool. */
export const COPY = path.resolve(".site-copy");

/** Stands in the copy for the origin of a form service, which each test has of its own. Nothing listens there. */
export const PLACEHOLDER_ORIGIN = "http://localhost:65535";
