import { breakpoints } from "@/components/ui/tokens";

/** Where the bar has room for its menus. */
const LARGE = `(width >= ${breakpoints.lg})`;

/**
 * Refines the header as the full menu of small screens, a popover that works without this: it closes where the window becomes large,
 * its button says whether it is open, a list that unfolds is brought into view with its row, and after the search that was opened from it
 * the focus is on its button again.
 * Returns a function that undoes everything.
 */
export function refineMobileMenu(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const opener = header.querySelector<HTMLElement>(`[popovertarget="${header.id}"]`);
  // Browsers say so of a popover's button by themselves, but not where it stands inside of the popover.
  const tell = () => opener?.setAttribute("aria-expanded", String(header.matches(":popover-open")));
  const close = () => header.matches(":popover-open") && header.hidePopover();
  const onToggle = ({ target }: Event) => {
    if (target === header) tell();
    if (target instanceof HTMLDetailsElement && target.open) target.parentElement?.scrollIntoView({ block: "nearest" });
  };
  const onClosed = () => {
    if (document.activeElement === document.body) opener?.focus();
  };
  tell();
  matchMedia(LARGE).addEventListener("change", close, { signal });
  header.addEventListener("toggle", onToggle, { signal, capture: true });
  document.addEventListener("close", onClosed, { signal, capture: true });
  return () => {
    listening.abort();
    opener?.removeAttribute("aria-expanded");
  };
}
