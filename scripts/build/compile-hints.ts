import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** V8's word for "compile all functions of this file while it loads": https://github.com/WICG/explicit-javascript-compile-hints-file-based */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const isScript = (file: string) => file.startsWith("_next/static/") && file.endsWith(".js");

/**
 * Asks Chromium (136 and later) to compile the framework's scripts on another thread as they arrive. Without this it compiles each function on the main
 * thread when it is first called, and at its start React calls some 1,200. For other browsers the line is a comment.
 */
export async function writeCompileHints(out: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter(isScript)) {
    const code = await readFile(path.join(out, file), "utf8");
    await writeFile(path.join(out, file), COMPILE_HINT + code);
  }
}
