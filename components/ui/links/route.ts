import type { Route } from "next";

/** Whether an address of the content is one of this site, which a `Link` takes; the others have a scheme. */
export const isRoute = (href: string): href is Route => href.startsWith("/");
