import { type RefObject, useEffect, useRef } from "react";

/** Whether nothing has the focus, or something in the section of `element`: the visitor has not moved on. */
export function focusIsLost(element: Element | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || Boolean(element?.closest("section")?.contains(activeElement));
}

/** Scrolls an element into view when it appears, unless the visitor is busy elsewhere on the page. Put the returned ref on it. */
export function useScrollIntoView<T extends Element>(): RefObject<T | null> {
  const shown = useRef<T>(null);
  useEffect(() => {
    if (focusIsLost(shown.current)) shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return shown;
}
