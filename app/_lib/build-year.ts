/** The year of the build, in UTC. */
export const BUILD_YEAR = new Date().getUTCFullYear();
