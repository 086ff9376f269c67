import type { Route } from "next";

const isRoute = (path: string): path is Route => path.startsWith("/");

/** The address of a page of a collection, which typed routes know only as a pattern. */
export function route(path: string): Route {
  if (!isRoute(path)) throw new Error(`${path} is not an address of this site`);
  return path;
}
