import { animateTransform, loadMotion } from "@/components/ui/animate-transform";

/** Engines older than popovers show the panels by CSS; `:popover-open` would be a syntax error there. */
export const hasPopovers = (): boolean => "popover" in HTMLElement.prototype;

/** How long the pointer must rest on a menu before it opens, and may stray before it closes, in milliseconds. */
const HOVER_INTENT = { open: 80, close: 180 } as const;

/**
 * Refines the header's menus, which are native popovers and open by click and keyboard without this: adds hover with intent, keeps a
 * panel open that is clicked right after hovering, closes it when focus leaves, and moves panels in from the side of the last one.
 * Returns a function that undoes everything.
 */
export function refineMenus(bar: HTMLElement): () => void {
  const items = [...bar.querySelectorAll<HTMLElement>("li[data-menu]")].flatMap((item) => {
    const button = item.querySelector<HTMLButtonElement>("button[popovertarget]");
    const panel = item.querySelector<HTMLElement>("[popover]");
    return button && panel ? [{ item, button, panel }] : [];
  });
  const cleanups = items.map((parts, index) => refineMenu(parts, index));
  bar.dataset.refined = "";
  return () => {
    delete bar.dataset.refined;
    for (const cleanup of cleanups) cleanup();
  };
}

interface MenuParts {
  item: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

let lastOpened = -1;

/** Moves a panel in from the side of the menu that was open last. */
function moveIn(panel: HTMLElement, index: number): void {
  const side = lastOpened === -1 ? 0 : Math.sign(index - lastOpened);
  lastOpened = index;
  animateTransform(panel, [side === 0 ? "translate(0, -6px)" : `translate(${side * 24}px, 0)`, "translate(0, 0)"], 0.24);
}

/** What one menu does at each event. */
function reactionsOf({ item, button, panel }: MenuParts, index: number) {
  let timer = 0;
  let openedByHover = false;
  const isOpen = () => panel.matches(":popover-open");
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };

  const openOnHover = () => {
    // Where there is no button, the list unfolds below its row: nothing for a pointer that passes over it.
    if (isOpen() || getComputedStyle(button).display === "none") return;
    panel.showPopover({ source: button });
    openedByHover = true;
  };

  return {
    openOnHover,
    forget: () => clearTimeout(timer),
    enter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      void loadMotion();
      later(openOnHover, HOVER_INTENT.open);
    },
    leave: () =>
      later(() => {
        // The button keeps the focus of an earlier click: only a focus within the panel is a reason to stay.
        if (openedByHover && isOpen() && !panel.contains(document.activeElement)) panel.hidePopover();
      }, HOVER_INTENT.close),
    click: (event: MouseEvent) => {
      // The click that follows a hover means "keep it", not "close it".
      clearTimeout(timer);
      const byKey = event.detail === 0;
      if (byKey || !openedByHover || !isOpen()) return;
      event.preventDefault();
      openedByHover = false;
    },
    focusOut: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !item.contains(next) && isOpen()) panel.hidePopover();
    },
    toggle: (event: ToggleEvent) => {
      const open = event.newState === "open";
      button.setAttribute("aria-expanded", String(open));
      if (open) moveIn(panel, index);
      else openedByHover = false;
    },
  };
}

function refineMenu(parts: MenuParts, index: number): () => void {
  const { item, button, panel } = parts;
  const on = reactionsOf(parts, index);
  button.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
  // CSS alone may be showing the panel under a resting pointer: it stays.
  if (item.matches(":hover") && panel.checkVisibility?.()) on.openOnHover();
  const listening = new AbortController();
  const { signal } = listening;
  item.addEventListener("pointerenter", on.enter, { signal });
  item.addEventListener("pointerleave", on.leave, { signal });
  item.addEventListener("focusout", on.focusOut, { signal });
  button.addEventListener("click", on.click, { signal });
  panel.addEventListener("toggle", on.toggle, { signal });
  return () => {
    on.forget();
    button.removeAttribute("aria-expanded");
    listening.abort();
  };
}
