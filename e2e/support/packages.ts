import { existsSync } from "node:fs";
import path from "node:path";

/** Path of a file of an installed package: in node_modules here or, for a copy of the project, further up. */
export function packageFile(file: string): string {
  for (let folder = path.resolve("."); ; folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", file);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`node_modules has no ${file}; run npm ci`);
  }
}
