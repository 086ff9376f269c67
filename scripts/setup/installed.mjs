import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether node_modules holds what package-lock.json asks for: each package in its version, and its folder. npm writes its own record
 * (node_modules/.package-lock.json) last, so an install that was interrupted has none or an older one. Packages for other platforms and
 * other optional ones are not asked for.
 * @param {string} folder The project's.
 */
export function isInstalled(folder) {
  const installed = packagesOf(path.join(folder, "node_modules/.package-lock.json"));
  const locked = packagesOf(path.join(folder, "package-lock.json"));
  if (!installed || !locked) return false;
  return Object.entries(locked)
    .filter(([place, { optional }]) => place && !optional)
    .every(
      ([place, { version }]) => installed[place]?.version === version && existsSync(path.join(folder, place, "package.json")),
    );
}
