import { useEffect, useLayoutEffect, useRef } from "react";
import { focusOn } from "./focus-on";
import { smoothScroll } from "./smooth-scroll";

/**
 * After a client-side navigation: scrolls to the top of the new page or to its anchor, and moves the focus to the anchor or to `main`. The App Router
 * leaves it on the clicked link, which may be gone. For back and forward the browser restores the position itself.
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
    const anchor = document.getElementById(location.hash.slice(1));
    if (travelledTo.current !== pathname) smoothScroll(anchor ?? undefined, scrolled.current);
    travelledTo.current = undefined;
    focusOn(anchor ?? document.getElementById("main"));
  }, [pathname]);
}
