/** What somebody at the terminal can mend, such as a server that is not installed; the message says how. */
export class CommandError extends Error {}

/** Runs a command and sets the exit code that it returns. A CommandError is printed as its message and ends with 1; any other error keeps its stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
