import type { Route } from "next";
import { isRoute } from "@/components/ui/route";

/** How long a pointer rests on a link, or the focus, before its page is fetched, in milliseconds: passing over costs nothing. */
export const DWELL = 60;

/** The visitor's wish to save data; the types know nothing of it yet. */
const savesData = (): boolean => Object(Reflect.get(navigator, "connection")).saveData === true;

/** The page that a link under `target` leads to in this tab; undefined for files, other sites and the page that is open. */
export function pageOf(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const { pathname } = link;
  return isRoute(pathname) && !/\.\w+$/.test(pathname) ? pathname : undefined;
}

/**
 * Has the page of a link fetched as soon as a visitor is about to choose it: the pointer rests on it or the focus comes to it.
 * Each page once. One listener for all links, so that no link is client code. Returns a function that takes it back.
 */
export function prefetchOnIntent(prefetch: (path: Route) => void): () => void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    // Between touch and click there is no time to win: the click would only wait for what is half fetched.
    if (Reflect.get(event, "pointerType") === "touch") return;
    const path = pageOf(event.target);
    if (!path || fetched.has(path) || savesData()) return;
    timer = setTimeout(() => {
      fetched.add(path);
      prefetch(path);
    }, DWELL);
  };
  const signs = ["pointerover", "focusin"];
  for (const sign of signs) addEventListener(sign, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, onIntent);
  };
}
