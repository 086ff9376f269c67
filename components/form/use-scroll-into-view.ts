import { type RefObject, useEffect, useRef } from "react";

/** Scrolls an element into view when it appears, if it is not in view. Put the returned ref on it. */
export function useScrollIntoView<T extends Element>(): RefObject<T | null> {
  const shown = useRef<T>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}
