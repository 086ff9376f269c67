"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hasPopovers, refineMenus } from "./menu-panels";
import { PageTurn } from "./page-turn";
import { revealOnScroll } from "./reveal";

/** Ids of the elements that the leaf refines; the server markup carries them. */
export const HEADER_ID = "site-header";
export const MENU_DIALOG_ID = "site-menu";

const closeAll = () => {
  if (hasPopovers()) {
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
  }
  const dialog = document.getElementById(MENU_DIALOG_ID);
  if (dialog instanceof HTMLDialogElement) dialog.close();
};

/** A link to the address that is open changes nothing for the router; the visitor still wants to get there. */
function scrollWithin({ pathname, search, hash }: HTMLAnchorElement): void {
  if (pathname !== location.pathname || search !== location.search) return;
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else scrollTo({ top: 0 });
}

/** Marks the links of the page that is open, within `scope`. The trailing slash is part of every address. */
function markCurrent(scope: ParentNode, pathname: string): void {
  for (const link of scope.querySelectorAll("a[href]")) {
    if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The compact bar where scroll-driven animations are unknown: above 50 px of scroll (specification, section 9). */
function compactByScript(): (() => void) | undefined {
  if (CSS.supports("animation-timeline: scroll()")) return undefined;
  const update = () => document.documentElement.toggleAttribute("data-compact", scrollY > 50);
  update();
  addEventListener("scroll", update, { passive: true });
  return () => removeEventListener("scroll", update);
}

let visits = 0;

/**
 * Refines the header, which is complete server markup and works without this: hover intent and movement of the panels, any choice closes
 * every menu, the open page is marked, focus moves to `main` after a navigation (the App Router leaves it on the clicked link), the page
 * turns and its sections settle into view.
 */
export function SiteMenus() {
  const pathname = usePathname();

  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    if (!header) return;
    const takeBack = refineMenus(header);
    const stopCompacting = compactByScript();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      closeAll();
      scrollWithin(link);
    };
    header.addEventListener("click", onClick);
    return () => {
      takeBack();
      stopCompacting?.();
      header.removeEventListener("click", onClick);
    };
  }, []);

  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    if (header) markCurrent(header, pathname);
    visits += 1;
    if (visits === 1) return;
    if (!location.hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(revealOnScroll, [pathname]);

  return <PageTurn address={pathname} />;
}
