/** The year of the build, by the clock that all machines share. */
export const BUILD_YEAR = new Date().getUTCFullYear();
