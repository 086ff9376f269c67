import { type RefObject, useEffect, useRef } from "react";

/** Brings what has just appeared into view, as far as it is not; takes the returned ref. */
export function useScrollIntoView<T extends Element>(): RefObject<T | null> {
  const shown = useRef<T>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}
