import { existsSync } from "node:fs";
import path from "node:path";

/** A file of an installed package: in this project's node_modules, or above it where this is a copy inside another project. */
export function packageFile(file: string): string {
  for (let folder = path.resolve("."); ; folder = path.dirname(folder)) {
    const found = path.join(folder, "node_modules", file);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`node_modules has no ${file}; run npm ci`);
  }
}
