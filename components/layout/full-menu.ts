/** Where the bar has room for its menus; the same as `lg` in app/styles/tokens.css. */
const LARGE = "(width >= 73.8125rem)";

/**
 * Refines the header as the full menu of small screens, a popover that works without this: it closes where the window becomes large,
 * a list that unfolds is brought into view with its row, and after the search that was opened from it the focus is on its button again.
 * Returns a function that takes everything back.
 */
export function refineFullMenu(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => header.matches(":popover-open") && header.hidePopover();
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open) target.parentElement?.scrollIntoView({ block: "nearest" });
  };
  const onClosed = () => {
    if (document.activeElement === document.body) header.querySelector<HTMLElement>(`[popovertarget="${header.id}"]`)?.focus();
  };
  matchMedia(LARGE).addEventListener("change", close, { signal });
  header.addEventListener("toggle", onToggle, { signal, capture: true });
  document.addEventListener("close", onClosed, { signal, capture: true });
  return () => listening.abort();
}
