/** Ends a command for a reason that somebody at the terminal can mend; the message says how. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
