import path from "node:path";
import { fileURLToPath } from "node:url";

const REMEDY = "look for a missing comma, bracket or quotation mark in this line or above it";

/** esbuild, with which tsx reads a file, says where it stopped, a line each: /project/content/a.ts:3:5: ERROR: Unexpected "," */
const STOPPED = /^(.+):(\d+):\d+: ERROR: (.+)$/gm;
/** The first line of a stack: "at file:///project/content/a.ts:3:5", the place in brackets if a function has a name. */
const FIRST = /^ +at (?:.*\()?(.+):(\d+):\d+\)?$/m;

function placeIn(file: string, line: string): string {
  const inProject = path.relative(process.cwd(), file.startsWith("file:") ? fileURLToPath(file) : file);
  return `${inProject.replaceAll("\\", "/")}:${line}`;
}

/** What is wrong with a file that can't be read, with file and line; none if the error is of another kind. */
export function brokenFile(error: Error): string[] {
  const stopped = [...error.message.matchAll(STOPPED)];
  if (stopped.length > 0)
    return stopped.map(([, file = "", line = "", reason]) => `${placeIn(file, line)}: ${reason}; ${REMEDY}`);
  // A text without quotation marks is read as a name, which nothing has.
  const [, file, line] = (error.name === "ReferenceError" && error.stack?.match(FIRST)) || [];
  return file && line ? [`${placeIn(file, line)}: ${error.message}; ${REMEDY}`] : [];
}
