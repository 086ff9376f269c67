import type { Platform } from "./platform";

/** What this project reads of a package's entry in package-lock.json. */
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

/** package-lock.json; packages by their place, such as `node_modules/next`. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** A binary that a package lists as optional and the lock has no entry for. */
export interface MissingBinary {
  name: string;
  /** A version, or a range of them. */
  wanted: string;
  /** The place of the package that lists it. */
  parent: string;
}

/** The places where Node looks for a package that the one at `place` asks for, the nearest first. */
function placesFor(name: string, place: string): string[] {
  const folders = place.split(/\/?node_modules\//).slice(1);
  return Array.from({ length: folders.length + 1 }, (_, outer) =>
    [...folders.slice(0, folders.length - outer), name].map((folder) => `node_modules/${folder}`).join("/"),
  );
}

const isVersion = (wanted: string) => /^\d/.test(wanted) && !/[\s|<>=x*]/.test(wanted);

/** Every binary that is named by a package of the lock and has no entry of the version it wants; `npm ci` refuses such a lock. */
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

/** The lock with one more entry: at the top where that place is free, else within the package that asks for it. In npm's order. */
export function withEntry(lock: LockFile, { name, parent }: MissingBinary, entry: LockedPackage): LockFile {
  const top = `node_modules/${name}`;
  const place = lock.packages[top] ? `${parent}/${top}` : top;
  const packages = Object.entries({ ...lock.packages, [place]: entry });
  return { ...lock, packages: Object.fromEntries(packages.sort(([one], [other]) => one.localeCompare(other, "en"))) };
}
