/** Adds up what the last run of CI has tested and prints it as one line. Its argument is the exit code of that run. */
import { existsSync, readFileSync } from "node:fs";
import { countResults } from "./count-results";

const read = (name: string) => {
  const file = `.reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

console.log(countResults({ unit: read("unit"), e2e: read("e2e"), owner: read("owner") }, process.argv[2]));
