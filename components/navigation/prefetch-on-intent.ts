import type { Route } from "next";
import { isRoute } from "@/components/ui/route";
import { connection } from "./prefetch-policy";

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
 * Prefetches the page of a link when a visitor is about to choose it: the pointer rests on it, it gets the focus, or a finger touches it. Each page
 * once; `fetched` holds the pages that were prefetched. One listener serves all links, so that links stay server markup. Returns a function that
 * removes it.
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
    // A touch needs no delay: it is already the choice.
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
