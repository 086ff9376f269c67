/** A port that nothing listens on. */
export function freePort(): number;
