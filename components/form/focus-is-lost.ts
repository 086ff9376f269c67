/** Whether nothing has the focus, or something in the section of `element`: the visitor has not moved on. */
export function focusIsLost(element: Element | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || Boolean(element?.closest("section")?.contains(activeElement));
}
