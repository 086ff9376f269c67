/**
 * Moves the focus to an element as a full load of its address does: Tab and the screen reader go on from there. The page does not scroll. What takes no
 * focus by itself takes it this once.
 */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
