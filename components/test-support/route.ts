import type { Route } from "next";
import { isRoute } from "@/components/ui/links/route";

/** The address of a page of a collection, which typed routes know only as a pattern. */
export function route(path: string): Route {
  if (!isRoute(path)) throw new Error(`${path} is not an address of this site`);
  return path;
}
