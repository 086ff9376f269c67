import type { Platform } from "./platform";

/** The fields of an entry in package-lock.json that are used here. */
export interface LockedPackage extends Platform {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** package-lock.json: packages by their path, such as `node_modules/next`. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** A binary that a package lists as optional and that has no entry in the lock. */
export interface MissingBinary {
  name: string;
  /** A version, or a range of them. */
  wanted: string;
  /** Path of the package that lists it. */
  parent: string;
}

/** The paths where Node looks for a package that the one at `place` needs, the nearest first. */
function placesFor(name: string, place: string): string[] {
  const folders = place.split(/\/?node_modules\//).slice(1);
  return Array.from({ length: folders.length + 1 }, (_, outer) =>
    [...folders.slice(0, folders.length - outer), name].map((folder) => `node_modules/${folder}`).join("/"),
  );
}

const isVersion = (wanted: string) => /^\d/.test(wanted) && !/[\s|<>=x*]/.test(wanted);

/** Every binary that a package lists and that has no entry of the right version. `npm ci` refuses such a lock. */
export function missingBinaries({ packages }: LockFile): MissingBinary[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const place = placesFor(name, parent).find((each) => packages[each]);
        return !place || (isVersion(wanted) && packages[place]?.version !== wanted);
      })
      .map(([name, wanted]) => ({ name, wanted, parent })),
  );
}

/** The lock with one more entry, in npm's order: at the top level if that is free, else inside the package that needs it. */
export function withEntry(lock: LockFile, { name, parent }: MissingBinary, entry: LockedPackage): LockFile {
  const top = `node_modules/${name}`;
  const place = lock.packages[top] ? `${parent}/${top}` : top;
  const packages = Object.entries({ ...lock.packages, [place]: entry });
  return { ...lock, packages: Object.fromEntries(packages.sort(([one], [other]) => one.localeCompare(other, "en"))) };
}
