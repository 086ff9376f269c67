import type { Route } from "next";
import { isRoute } from "@/components/ui/links/route";
import { connection, mayFetchAhead } from "./prefetch-policy";

/** Milliseconds that pointer or focus must stay on a link before its page is prefetched, so that passing over it costs nothing. */
export const DWELL = 60;

/** The page that the link around `target` opens in this tab. Undefined for files, other sites and the current page. */
export function pageOf(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const { pathname } = link;
  return isRoute(pathname) && !/\.\w+$/.test(pathname) ? pathname : undefined;
}

/**
 * Prefetches the page of a link when a visitor is about to choose it: the pointer rests on it, it gets the focus, or a finger touches it. A touch
 * is followed by its click in a tenth of a second; on a slow connection Next's three requests for a prefetch would only compete with the
 * navigation's one, so there it does nothing. Each page once; `fetched` holds the pages that were prefetched. One listener serves all links, so
 * that links stay server markup. Returns a function that removes it.
 */
export function prefetchOnIntent(prefetch: (path: Route) => void, fetched: Set<string>): () => void {
  // One for the pointer and one for the focus: when a focused link scrolls into view, the pointer comes to lie on something else.
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const onIntent = (event: Event) => {
    clearTimeout(timers.get(event.type));
    const path = pageOf(event.target);
    if (!path || fetched.has(path) || connection().saveData) return;
    const fetchIt = () => {
      fetched.add(path);
      prefetch(path);
    };
    // A touch needs no delay: it is already the choice.
    if (event.type === "touchstart") mayFetchAhead() && fetchIt();
    else if (Reflect.get(event, "pointerType") !== "touch") timers.set(event.type, setTimeout(fetchIt, DWELL));
  };
  const signs = ["pointerover", "focusin", "touchstart"];
  for (const sign of signs) addEventListener(sign, onIntent, { passive: true });
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, onIntent);
  };
}
