import { useEffect, useLayoutEffect, useRef } from "react";
import { smoothScroll } from "./smooth-scroll";

/**
 * What happens when a navigation arrives: a smoothScroll to the top of the new page, or to its anchor, and the focus moves
 * to `main`, since the App Router leaves it on the clicked link. On the way back and forth the browser itself goes where the visitor was.
 */
export function useScrollAndFocus(pathname: string): void {
  const arrived = useRef(pathname);
  const scrolled = useRef(0);
  const travelledTo = useRef<string>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onScroll = () => {
      scrolled.current = scrollY;
    };
    const onPopState = () => {
      travelledTo.current = location.pathname;
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true, signal });
    addEventListener("popstate", onPopState, { signal });
    return () => listening.abort();
  }, []);

  // Before the new page is painted, and after Next has jumped to its top.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const { hash } = location;
    if (travelledTo.current !== pathname) smoothScroll(document.getElementById(hash.slice(1)) ?? undefined, scrolled.current);
    travelledTo.current = undefined;
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
