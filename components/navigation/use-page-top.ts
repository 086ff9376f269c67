import { useEffect } from "react";

/** For a screen that replaces a page: scrolls to the top and moves the focus to `main`. */
export function usePageTop(): void {
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, []);
}
