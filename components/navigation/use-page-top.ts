import { useEffect } from "react";

/** For a screen that takes a page's place: it is seen from its top, wherever the page was scrolled to, and the keyboard goes on from there. */
export function usePageTop(): void {
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, []);
}
