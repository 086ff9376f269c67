import { type RefObject, useEffect, useRef } from "react";
import { focusIsLost } from "./focus-is-lost";

/** Scrolls an element into view when it appears, unless the visitor is busy elsewhere on the page. Put the returned ref on it. */
export function useScrollIntoView<T extends Element>(): RefObject<T | null> {
  const shown = useRef<T>(null);
  useEffect(() => {
    if (focusIsLost(shown.current)) shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}
