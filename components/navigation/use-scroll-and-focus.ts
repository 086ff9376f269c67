import { useEffect, useLayoutEffect, useRef } from "react";
import { smoothScroll } from "./smooth-scroll";

/**
 * After a client-side navigation: scrolls to the top of the new page or to its anchor, and moves the focus to `main`, because the App Router leaves it
 * on the clicked link. For back and forward the browser restores the position itself.
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

  // A layout effect: before the new page is painted, and after Next has jumped to its top.
  useLayoutEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const { hash } = location;
    if (travelledTo.current !== pathname) smoothScroll(document.getElementById(hash.slice(1)) ?? undefined, scrolled.current);
    travelledTo.current = undefined;
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
