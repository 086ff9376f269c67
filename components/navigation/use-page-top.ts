import { type RefObject, useEffect, useRef } from "react";

/** For a screen that replaces a page: scrolls to the top and moves the focus to the screen. Put the returned ref on it, and `tabIndex={-1}`. */
export function usePageTop<T extends HTMLElement>(): RefObject<T | null> {
  const screen = useRef<T>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    screen.current?.focus({ preventScroll: true });
  }, []);
  return screen;
}
