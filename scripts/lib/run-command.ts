/**
 * Runs a command and sets the exit code that it returns. An error, such as a server that is not installed, is printed as its message and ends with 1;
 * with DEBUG set its stack is printed, too.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const isExpected = error instanceof Error && !process.env.DEBUG;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
