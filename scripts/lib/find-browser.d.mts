/** Path of a Chromium to test with, or undefined. */
export function findBrowser(): string | undefined;
/** Path of a program that the system finds by its name, or undefined. */
export function onPath(command: string): string | undefined;
