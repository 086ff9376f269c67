import type { Route } from "next";
import { isRoute } from "@/components/ui/route";
import { connection } from "./prefetch-policy";

/** How long a pointer rests on a link, or the focus, before its page is fetched, in milliseconds: passing over costs nothing. */
export const DWELL = 60;

/** The page that a link under `target` leads to in this tab; undefined for files, other sites and the page that is open. */
export function pageOf(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const { pathname } = link;
  return isRoute(pathname) && !/\.\w+$/.test(pathname) ? pathname : undefined;
}

/**
 * Has the page of a link fetched as soon as a visitor is about to choose it: the pointer rests on it, the focus comes to it, or a finger touches
 * it. Each page once; `fetched` holds those that are there. One listener for all links, so that no link is client code. Returns a function that
 * ends it.
 */
export function prefetchOnIntent(prefetch: (path: Route) => void, fetched: Set<string>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const path = pageOf(event.target);
    if (!path || fetched.has(path) || connection().saveData) return;
    const fetchIt = () => {
      fetched.add(path);
      prefetch(path);
    };
    // A touch is a choice already.
    if (event.type === "touchstart") fetchIt();
    else if (Reflect.get(event, "pointerType") !== "touch") timer = setTimeout(fetchIt, DWELL);
  };
  const signs = ["pointerover", "focusin", "touchstart"];
  for (const sign of signs) addEventListener(sign, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, onIntent);
  };
}
