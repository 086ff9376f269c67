/** How the tests start Chromium. */
export const switches: string[];
