/** Path of a Chromium to test with, or undefined. */
export function findBrowser(): string | undefined;
